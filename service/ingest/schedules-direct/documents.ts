import { z } from "zod";
import { createTally, type Tally } from "../tally.ts";

/**
 * The answers of Schedules Direct's JSON service that a guide is made of, as far as they are read here. Their form is
 * described at https://github.com/SchedulesDirect/JSON-Service/wiki/API-20141201.
 */

const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const texts = z.array(z.string()).optional().catch(undefined);
const count = z.coerce.number().int().min(0).max(99_999).optional().catch(undefined);

const rating = z.object({ body: text, code: z.string() });
const ratings = z.array(rating).optional().catch(undefined);

const stationSchema = z.object({
  stationID: z.string().min(1),
  name: text,
  callsign: text,
  broadcastLanguage: texts,
  stationLogo: z
    .array(z.object({ URL: z.string() }))
    .optional()
    .catch(undefined),
  logo: z.object({ URL: z.string() }).optional().catch(undefined),
});

const placeSchema = z.object({
  stationID: z.string(),
  channel: text,
  logicalChannelNumber: text,
});

/** `GET /lineups/{lineup}`: a lineup's stations, and the numbers at which they are. */
const lineupSchema = z.object({
  stations: z.array(stationSchema),
  map: z.array(placeSchema).optional().catch(undefined),
});

const airingSchema = z.object({
  programID: z.string(),
  airDateTime: z.string(),
  duration: z.number().int().min(1),
  new: flag,
  premiere: flag,
  repeat: flag,
  liveTapeDelay: text,
  signed: flag,
  isPremiereOrFinale: text,
  multipart: z.object({ partNumber: count, totalParts: count }).optional().catch(undefined),
  ratings,
  audioProperties: texts,
  videoProperties: texts,
});

/** `POST /schedules`: a day of one station. */
const scheduleSchema = z.object({ stationID: z.string().min(1), programs: z.array(z.unknown()) });

const personSchema = z.object({ name: z.string(), role: text, characterName: text });
const people = z.array(personSchema).optional().catch(undefined);
const described = z
  .array(z.object({ description: z.string(), descriptionLanguage: text }))
  .optional()
  .catch(undefined);
const numbers = z.object({
  season: count,
  episode: count,
  totalEpisodes: count,
  seriesID: z.coerce.string().regex(/^\d+$/).optional().catch(undefined),
});

/** `POST /programs`: one programme. */
const programSchema = z.object({
  programID: z.string(),
  titles: z.array(z.object({ title120: z.string() })).min(1),
  episodeTitle150: text,
  descriptions: z
    .object({ description1000: described, description100: described })
    .optional()
    .catch(undefined),
  genres: texts,
  originalAirDate: text,
  showType: text,
  entityType: text,
  metadata: z.array(z.record(z.string(), numbers)).optional().catch(undefined),
  cast: people,
  crew: people,
  contentRating: ratings,
  country: texts,
  movie: z
    .object({
      year: text,
      duration: z.number().positive().optional().catch(undefined),
      qualityRating: z
        .array(z.object({ ratingsBody: text, rating: z.string(), maxRating: z.string() }))
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});

export type Station = z.infer<typeof stationSchema>;
export type MappedStation = z.infer<typeof placeSchema>;
export type Airing = z.infer<typeof airingSchema>;
export type Program = z.infer<typeof programSchema>;

/** What the documents of a guide hold together, in whatever order they came. */
export type Documents = {
  stations: Map<string, Station>;
  places: MappedStation[];
  /** Airings by station; those that can't be read are null. */
  airings: Map<string, (Airing | null)[]>;
  programs: Map<string, Program>;
  /** How often airings and programs have members that the guide has no place for, by their names. */
  unread: Tally;
};

export const noDocuments = (): Documents => ({
  stations: new Map(),
  places: [],
  airings: new Map(),
  programs: new Map(),
  unread: createTally(),
});

/** Adds one answer of the service to a guide's documents. Returns false if it is none of those that are read. */
export function addDocument(documents: Documents, value: unknown): boolean {
  const lineup = lineupSchema.safeParse(value);
  if (lineup.success) {
    for (const station of lineup.data.stations) documents.stations.set(station.stationID, station);
    documents.places.push(...(lineup.data.map ?? []));
    return true;
  }
  if (!Array.isArray(value)) return false;
  const unknown = value.filter((each) => !addItem(documents, each));
  if (unknown.length > 0 && unknown.length === value.length) return false;
  for (const each of unknown) documents.unread.count(nameAnswer(each));
  return true;
}

/** A part of an answer that is no schedule and no program often says why: `SCHEDULE_QUEUED`. */
function nameAnswer(value: unknown): string {
  const response: unknown = Object(value).response;
  return typeof response === "string" && /^\w{1,40}$/.test(response) ? `answer ${response}` : "answer";
}

function addItem(documents: Documents, value: unknown): boolean {
  const schedule = scheduleSchema.safeParse(value);
  if (schedule.success) {
    const own = documents.airings.get(schedule.data.stationID) ?? [];
    for (const each of schedule.data.programs) {
      own.push(airingSchema.safeParse(each).data ?? null);
      noteUnread(documents, "airing", each, airingSchema.shape);
    }
    documents.airings.set(schedule.data.stationID, own);
    return true;
  }
  const program = programSchema.safeParse(value);
  if (!program.success) return false;
  documents.programs.set(program.data.programID, program.data);
  noteUnread(documents, "program", value, programSchema.shape);
  return true;
}

/** Members that say nothing of a programme. */
const technical = new Set(["md5", "hash", "resourceID"]);

function noteUnread({ unread }: Documents, kind: string, value: unknown, read: object): void {
  for (const name of Object.keys(Object(value))) {
    if (!Object.hasOwn(read, name) && !technical.has(name)) unread.count(`${kind}/${name}`);
  }
}
