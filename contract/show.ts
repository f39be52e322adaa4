import { z } from "zod";
import { pictureAddress } from "./address.ts";
import { episodeId, showId } from "./id.ts";
import { calendarDate } from "./instant.ts";

/** A series, from a catalogue or the listings. Null means unknown. */
export const showSchema = z.object({
  id: showId,
  name: z.string(),
  /** The catalogue's own word: Scripted, Reality, Documentary … */
  kind: z.string().nullable(),
  genres: z.array(z.string()),
  /** ISO 639-3 */
  languages: z.array(z.string()),
  premiered: calendarDate.nullable(),
  ended: calendarDate.nullable(),
  /** The catalogue's own word: Running, Ended … */
  status: z.string().nullable(),
  /** Plain text. */
  summary: z.string().nullable(),
  image: pictureAddress.nullable(),
  /** Its ids elsewhere. */
  external: z.object({
    imdb: z.string().nullable(),
    tvdb: z.string().nullable(),
    tmdb: z.string().nullable(),
    tvmaze: z.string().nullable(),
  }),
  /** The catalogue it comes from; `listings` if no catalogue has it. */
  source: z.string(),
});

/** One part of a series. */
export const episodeSchema = z.object({
  id: episodeId,
  show_id: showId,
  season: z.int().nullable(),
  number: z.int().nullable(),
  name: z.string().nullable(),
  orig_air: calendarDate.nullable(),
  /** Minutes. */
  runtime: z.int().nullable(),
  summary: z.string().nullable(),
  source: z.string(),
});

export type Show = z.infer<typeof showSchema>;
export type Episode = z.infer<typeof episodeSchema>;
