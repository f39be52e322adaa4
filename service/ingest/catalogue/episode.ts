import { episodeIdOf, showIdOf } from "../../ids.ts";
import type { EpisodeDraft } from "./draft.ts";
import { plainText } from "./plain.ts";

/** What catalogues say of an episode, whatever they call it. */
type Told = {
  /** The catalogue's own numbers of the episode and its show. */
  id: number;
  show: number;
  season: number | null | undefined;
  number: number | null | undefined;
  name: string | null | undefined;
  /** `YYYY-MM-DD` */
  aired: string | null;
  minutes: number | null | undefined;
  summary: string | null | undefined;
};

/** An episode of a catalogue, which is the ids' prefix. The time of its first showing isn't known. */
export const buildEpisode = (
  source: string,
  { id, show, season, number, name, aired, minutes, summary }: Told,
): EpisodeDraft => ({
  id: episodeIdOf(`${source}:${id}`),
  show_id: showIdOf(`${source}:${show}`),
  season: season ?? null,
  number: number ?? null,
  name: name || null,
  orig_air: aired,
  runtime: minutes ? Math.round(minutes) : null,
  summary: plainText(summary),
  source,
  air_time: null,
  airs_at: null,
});
