import type { Episode, Show } from "../../../contract/show.ts";

/** A catalogue file, read and unpacked. */
export type CatalogueFile = {
  /** Its address, or the last two parts of its path without `.gz`. Identifies the rows of its earlier imports. */
  origin: string;
  text: string;
};

/** A show in a catalogue. */
export type ShowDraft = Show & {
  /** Further names. */
  aliases: string[];
  /** Of its first broadcaster. */
  country: string | null;
};

/** An episode in a catalogue. */
export type EpisodeDraft = Episode & {
  /** When it was first shown: `HH:MM` local time, and epoch seconds. */
  air_time: string | null;
  airs_at: number | null;
};

export type ParsedCatalogue = { shows: ShowDraft[]; episodes: EpisodeDraft[] };
