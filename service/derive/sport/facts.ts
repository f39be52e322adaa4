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
  // Detection reads the source's own marks; a name that was split from the title is in it already.
  title: listing.title_as_listed ?? listing.title,
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

/** Whether a channel's name says that it shows another's programmes an hour later: `ITV2 +1`, `ThreePlus1`. */
export const isTimeshift = (name: string): boolean =>
  /(?:\+1|plus ?1)(?: ?h(?:our)?)?(?: ?(?:u?hd|sd))?$/i.test(name.trim());
