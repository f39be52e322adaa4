import type { SlotDetail } from "../../../contract/slot.ts";
import { languageIn, type ProgrammeFields } from "./fields.ts";
import { readAddress } from "./pictures.ts";
import { capText, cleanText } from "./text.ts";
import { most, orAbsent, shortText, upTo } from "./texts.ts";

/** What others think of a programme: for which ages it is, how many stars it has, and reviews. */

type Rating = NonNullable<SlotDetail["ratings"]>[number];
type Stars = NonNullable<SlotDetail["star_ratings"]>[number];
type Review = NonNullable<SlotDetail["reviews"]>[number];

export function readRatings({ ratings, dropped }: ProgrammeFields): Rating[] {
  return upTo(most.items, ratings, () => dropped.push("rating")).flatMap((rating): Rating[] => {
    const value = shortText(rating.text);
    if (value === undefined) return [];
    if (/^(?:n\/?a|nr|none|null)$/i.test(value)) {
      dropped.push("rating");
      return [];
    }
    const system = shortText(rating.system);
    const icon = rating.icon === undefined ? undefined : readAddress(rating.icon);
    if (rating.icon && !icon) dropped.push("rating/icon");
    return [{ value, ...(system && { system }), ...(icon && { icon }) }];
  });
}

export function readStars({ stars, dropped }: ProgrammeFields): Stars[] {
  if (stars.length === 0) return none;
  return upTo(most.items, stars, () => dropped.push("star-rating")).flatMap((each): Stars[] => {
    const value = cleanText(each.text).replace(/ /g, "");
    const system = shortText(each.system);
    return value === "" ? [] : [{ value, ...(system && { system }) }];
  });
}

const none: Stars[] = [];

/** A review is a text, or the address of one. */
export function readReviews({ reviews, dropped }: ProgrammeFields): Review[] | undefined {
  if (!reviews) return undefined;
  const kept = upTo(most.items, reviews, () => dropped.push("review")).flatMap(
    ({ text: raw, attributes }): Review[] => {
      const url = readAddress(raw);
      const whole = url === undefined ? cleanText(raw) : "";
      const text = capText(whole, most.description);
      if (text !== whole) dropped.push("review, cut");
      if (url === undefined && (text === "" || attributes.type === "url")) {
        if (text !== "") dropped.push("review");
        return [];
      }
      return [
        {
          ...(url === undefined ? { text } : { url }),
          source: shortText(attributes.source),
          reviewer: shortText(attributes.reviewer),
          language: languageIn(attributes),
        },
      ];
    },
  );
  return orAbsent(kept);
}
