import type { Listing, SlotDetail } from "../../contract/slot.ts";
import type { SlotFacts } from "../sport/detection.ts";

type SlotRow = { start: number; stop: number; body: string; detail: string | null };
type ChannelRow = { name: string; country: string | null; languages_json: string; categories_json: string };

/** A channel as detection reads it. */
export const channelFacts = (row: ChannelRow): SlotFacts["channel"] => ({
  name: row.name,
  country: row.country,
  languages: JSON.parse(row.languages_json),
  categories: JSON.parse(row.categories_json),
});

/** A stored slot as detection reads it. */
export function slotFacts({ start, stop, body, detail }: SlotRow, channel: SlotFacts["channel"]): SlotFacts {
  const text: Listing = JSON.parse(body);
  const more: SlotDetail | null = detail === null ? null : JSON.parse(detail);
  return {
    start,
    stop,
    title: text.title,
    sub_title: text.sub_title,
    description: text.description,
    category: text.category,
    flags: text.flags ?? { new: false, live: false, repeat: false },
    year: text.year,
    previously_shown: more?.previously_shown?.start,
    language: more?.language,
    channel,
  };
}

/** Whether a channel's name says that it shows another's programmes an hour later: `ITV2 +1`, `ThreePlus1`. */
export const isTimeshift = (name: string): boolean =>
  /(?:\+1|plus ?1)(?: ?h(?:our)?)?(?: ?(?:u?hd|sd))?$/i.test(name.trim());
