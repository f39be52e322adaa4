import type { SlotFacts } from "../../sport/detection.ts";
import type { ReadableChannel } from "../../store/derived-channels.ts";
import { titleLanguage } from "../../titles/title-language.ts";
import type { ParsedSlot } from "../plugin.ts";

/** A channel as detection reads it. */
export const channelFacts = (row: ReadableChannel): SlotFacts["channel"] => ({
  name: row.name,
  country: row.country,
  languages: JSON.parse(row.languages_json),
  categories: JSON.parse(row.categories_json),
});

/** A slot as detection reads it. */
export const slotFacts = (
  { start, stop, listing, more }: ParsedSlot,
  channel: SlotFacts["channel"],
): SlotFacts => ({
  start,
  stop,
  title: markedTitle(listing),
  // A name that was split from the title is in it already.
  sub_title: listing.title_as_listed?.includes(listing.sub_title ?? "\0") ? undefined : listing.sub_title,
  description: listing.description,
  category: listing.category,
  flags: listing.flags ?? { new: false, live: false, repeat: false },
  year: listing.year,
  previously_shown: more?.previously_shown?.start,
  language: more?.language,
  title_language: titleLanguage(more),
  channel,
});

type Titled = Pick<ParsedSlot["listing"], "title" | "title_as_listed">;

/** A title with its source's own marks, which detection reads, completed if the source cuts it: `LIVE: F1 Dutch GP and...`. */
export function markedTitle({ title, title_as_listed: listed = title }: Titled): string {
  const [, cut] = /^(.*\S)\s?(?:\.{3}|…)$/u.exec(listed) ?? [];
  if (cut === undefined) return listed;
  const words = [0, ...Array.from(cut.matchAll(/\s+/gu), ({ 0: space, index }) => index + space.length)];
  const from = words.find((at) => cut.length - at >= shortestShared && title.startsWith(cut.slice(at)));
  return from === undefined ? listed : cut.slice(0, from) + title;
}
const shortestShared = 4;

/** Whether a channel's name says that it shows another's programmes an hour later: `ITV2 +1`, `ThreePlus1`. */
export const isTimeshift = (name: string): boolean =>
  /(?:\+1|plus ?1)(?: ?h(?:our)?)?(?: ?(?:u?hd|sd))?$/i.test(name.trim());
