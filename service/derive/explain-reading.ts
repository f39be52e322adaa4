import type { Kind } from "../../contract/slot.ts";
import { type CatalogueKinds, catalogueKindOf } from "../kinds/catalogue-kind.ts";
import { readKind } from "../kinds/kind.ts";
import type { ListedProgramme } from "../kinds/listed-programme.ts";
import { fold } from "../text.ts";
import { readTitle } from "../titles/read-title.ts";
import { titleLanguage } from "../titles/title-language.ts";
import type { ParsedSlot } from "./plugin.ts";

/** What was read of a listing's title, and which part of it tells its kind. */
export type Reading = {
  title: string;
  season: number | null;
  number: number | null;
  /** What the marks around the title say, in alphabetical order. */
  marks: string[];
  kind: Kind | null;
  /** Null if there is no kind. */
  kind_by:
    | (
        | "event"
        | "categories"
        | "title"
        | "description"
        | "channel"
        | "all of it"
        | "catalogue"
        | "other programmes"
      )
    | null;
};

/**
 * Explains how a slot's title and kind were read, by reading the parts of its listing alone. `shows` are the kinds of
 * catalogues' shows.
 */
export function explainReading(
  { listing, more, start, stop }: Pick<ParsedSlot, "listing" | "more" | "start" | "stop">,
  { channel, isEvent, shows }: { channel: string; isEvent: boolean; shows: CatalogueKinds },
): Reading {
  const { title, title_as_listed: listed = title, episode, kind } = listing;
  const { marks } = readTitle(listed, { language: titleLanguage(more) });
  const minutes = (stop - start) / 60;
  const { category, description } = listing;
  const flags = listing.flags ?? { new: false, live: false, repeat: false };
  const names = new Set([fold(channel)]);
  const read = (part: Partial<ListedProgramme>): Kind | undefined =>
    readKind({ listed: "", detail: null, minutes, ...part, slot: { title: "", flags, ...part.slot } });
  const by = (): Reading["kind_by"] => {
    if (kind === undefined) return null;
    if (isEvent && kind === "sport") return "event";
    if (read({ slot: { title: "", flags, category } }) === kind) return "categories";
    if (read({ slot: { title, flags }, listed }) === kind) return "title";
    if (read({ slot: { title: "", flags, description } }) === kind) return "description";
    if (read({ names }) === kind) return "channel";
    if (read({ slot: { ...listing, flags }, listed, names }) === kind) return "all of it";
    const ofShow = catalogueKindOf({ ...listing, flags }, minutes, shows);
    return ofShow === kind ? "catalogue" : "other programmes";
  };
  return {
    title,
    season: episode?.season ?? null,
    number: episode?.number ?? null,
    marks: [...marks].sort(),
    kind: kind ?? null,
    kind_by: by(),
  };
}
