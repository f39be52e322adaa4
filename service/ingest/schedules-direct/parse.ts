import { earliestEpoch, latestEpoch } from "../../../contract/time.ts";
import { parseChannelNumber } from "../../channel-number.ts";
import type { ChannelDraft, DraftSink, ProgrammeDraft, RejectReason } from "../draft.ts";
import { IngestError } from "../summary.ts";
import { shortText } from "../xmltv/texts.ts";
import type { Airing, Documents, Program, Station } from "./documents.ts";

/** What stands between the documents of a folder or an archive: the record separator of RFC 7464. */
export const documentStart = "\u001e";

const most = { title: 500, description: 4000, name: 200, short: 100, categories: 20, credits: 100 };
/** A guide is held as a whole, since its programmes may come after their airings. */
const mostCharacters = 400 * 2 ** 20;

/**
 * A parser of guides in Schedules Direct's JSON: the answers to a lineup, to schedules and to programs, in any order.
 * Throws an IngestError at the end if the text isn't that.
 */
export function createJsonParser(sink: DraftSink): { write(text: string): void; end(): Promise<void> } {
  const parts: string[] = [];
  let size = 0;
  return {
    write(text) {
      size += text.length;
      if (size > mostCharacters) throw new IngestError("the JSON is too large: split it by station");
      parts.push(text);
    },
    async end() {
      // Loaded only if needed: few guides are JSON, and the schemas take a while.
      const { addDocument, noDocuments } = await import("./documents.ts");
      const documents = noDocuments();
      const texts = parts.join("").split(documentStart).map(trimmed).filter(Boolean);
      const known = texts.filter((text, index) => addDocument(documents, parseJson(text, index)));
      if (known.length === 0) throw new IngestError(formatUnknown());
      if (documents.airings.size === 0)
        throw new IngestError(
          "there are no schedules: save what Schedules Direct answers to POST /schedules",
        );
      emit(documents, sink);
    },
  };
}

const trimmed = (text: string): string => text.replace(/^\ufeff/, "").trim();

function parseJson(text: string, index: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new IngestError(`document ${index + 1} isn't JSON: ${(cause as Error).message.slice(0, 200)}`, {
      cause,
    });
  }
}

const formatUnknown = (): string =>
  "this JSON is no guide that can be read: it has to be XMLTV, or Schedules Direct's lineup, schedules and programs";

function emit({ stations, places, airings, programs, unread }: Documents, sink: DraftSink): void {
  for (const [what, times] of unread.all()) sink.dropped?.(what, times);
  // The first place of a station counts.
  const placeOf = new Map(places.toReversed().map((place) => [place.stationID, place]));
  for (const id of new Set([...stations.keys(), ...airings.keys()])) {
    const place = placeOf.get(id);
    sink.channel(toChannel(id, stations.get(id), place?.logicalChannelNumber ?? place?.channel));
  }
  let position = 0;
  for (const [station, own] of airings)
    for (const airing of own) {
      position++;
      const draft = airing ? toProgramme(station, airing, programs.get(airing.programID)) : "bad_start";
      if (typeof draft === "string") sink.rejected(draft, position);
      else sink.programme(draft);
    }
}

function toChannel(id: string, station: Station | undefined, place = ""): ChannelDraft {
  const number = parseChannelNumber(place.replace(/^0+/, ""));
  const [language] = station?.broadcastLanguage ?? [];
  const names = [...new Set([station?.name, station?.callsign].map((name) => shortText(name, most.name)))];
  const icon = station?.stationLogo?.[0]?.URL ?? station?.logo?.URL;
  return {
    sourceChannel: id,
    names: names.flatMap((name) => (name === undefined ? [] : [{ name, language }])),
    ...(icon !== undefined && /^https?:\/\//.test(icon) && { icon }),
    ...(number !== null && { number }),
  };
}

function toProgramme(
  station: string,
  airing: Airing,
  program: Program | undefined,
): ProgrammeDraft | RejectReason {
  const start = Math.round(Date.parse(airing.airDateTime) / 1000);
  if (!Number.isFinite(start)) return "bad_start";
  if (start < earliestEpoch || start + airing.duration >= latestEpoch) return "out_of_range";
  const title = shortText(program?.titles[0]?.title120, most.title);
  if (!program) return "no_program";
  if (title === undefined) return "no_title";
  const name = shortText(program.episodeTitle150, most.title);
  const { season, episode: number, totalEpisodes: episodes } = readNumbers(program);
  const hasNumber = season !== undefined || number !== undefined;
  const ratings = readRatings(airing, program);
  const stars = readStars(program);
  const [description, ...descriptions] = readDescriptions(program);
  const year = Number(program.movie?.year);
  return {
    sourceChannel: station,
    start,
    stop: start + airing.duration,
    slot: {
      title,
      sub_title: name,
      description: description?.description,
      category: readCategories(program),
      ...(hasNumber && { episode: { season, number, name, orig_air: readDate(program.originalAirDate) } }),
      flags: {
        new: airing.new === true || airing.premiere === true,
        live: airing.liveTapeDelay === "Live",
        repeat: airing.repeat === true && airing.new !== true,
      },
      ...(year > 1880 && year < 2200 && { year }),
      rating: ratings[0]?.value,
    },
    detail: {
      ...withItems("credits", readCredits(program)),
      description_language: description?.language,
      ...withItems("descriptions", descriptions),
      ...withItems("ratings", ratings),
      ...withItems(
        "countries",
        (program.country ?? []).flatMap((each) => shortText(each) ?? []),
      ),
      ...withItems("subtitles", readSubtitles(airing)),
      quality: findFirst(qualities, airing.videoProperties),
      audio: findFirst(sounds, airing.audioProperties),
      audio_description: airing.audioProperties?.includes("dvs") ? "" : undefined,
      star_rating: stars[0]?.value,
      ...withItems("star_ratings", stars),
      original_air_date: readDate(program.originalAirDate),
      length_minutes: program.movie?.duration && Math.round(program.movie.duration / 60),
      premiere: /premiere/i.test(airing.isPremiereOrFinale ?? "")
        ? shortText(airing.isPremiereOrFinale)
        : undefined,
      episodes,
      part: airing.multipart?.partNumber || undefined,
      parts: airing.multipart?.totalParts || undefined,
      external_ids: { dd_progid: program.programID, ...readOtherIds(program) },
    },
  };
}

const withItems = <K extends string, T>(key: K, items: T[]): { [key in K]?: T[] } =>
  (items.length > 0 ? { [key]: items } : {}) as { [key in K]?: T[] };

/** What Schedules Direct calls pictures and sound, best first, in XMLTV's words. */
const qualities = { uhdtv: "UHD", hdtv: "HDTV" };
const sounds = {
  "DD 5.1": "dolby digital",
  DD: "dolby digital",
  Dolby: "dolby",
  surround: "surround",
  stereo: "stereo",
};

const findFirst = (words: Readonly<Record<string, string>>, of: readonly string[] = []): string | undefined =>
  Object.entries(words).find(([name]) => of.includes(name))?.[1];

const readStars = ({ movie }: Program): { value: string; system?: string }[] =>
  (movie?.qualityRating ?? []).flatMap(({ ratingsBody, rating, maxRating }) => {
    if (!(Number(rating) > 0 && Number(maxRating) >= Number(rating))) return [];
    const system = shortText(ratingsBody);
    return [{ value: `${rating}/${maxRating}`, ...(system !== undefined && { system }) }];
  });

const readDate = (date: string | undefined): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(date ?? "") ? date : undefined;

/** The long descriptions, else the short ones: one a language. */
const readDescriptions = ({ descriptions: all }: Program): { description: string; language?: string }[] =>
  (all?.description1000 ?? all?.description100 ?? []).flatMap((each) => {
    const description = shortText(each.description, most.description);
    const language = shortText(each.descriptionLanguage);
    return description === undefined ? [] : [{ description, ...(language !== undefined && { language }) }];
  });

/** Season and number as Gracenote counts them, else as another system does. A zero means that it has none. */
function readNumbers({ metadata = [] }: Program) {
  const systems = metadata.flatMap((each) => Object.entries(each));
  const [, found] = systems.find(([system]) => system === "Gracenote") ?? systems[0] ?? [];
  return {
    season: found?.season || undefined,
    episode: found?.episode || undefined,
    totalEpisodes: found?.totalEpisodes || undefined,
  };
}

function readOtherIds({ metadata = [] }: Program): Record<string, string> {
  const series = metadata.flatMap(({ TheTVDB }) => TheTVDB?.seriesID ?? [])[0];
  return series === undefined ? {} : { "thetvdb.com": `series/${series}` };
}

const readSubtitles = ({ audioProperties = [], signed }: Airing): string[] => [
  ...(audioProperties.includes("cc") ? ["teletext"] : []),
  ...(signed ? ["deaf-signed"] : []),
];

function readCategories({ genres = [], showType, entityType }: Program): string[] | undefined {
  const all = [entityType === "Movie" ? "Movie" : undefined, showType, ...genres];
  const categories = [...new Set(all.flatMap((each) => shortText(each) ?? []))].slice(0, most.categories);
  return categories.length > 0 ? categories : undefined;
}

function readRatings(airing: Airing, program: Program): { value: string; system?: string }[] {
  const all = [...(airing.ratings ?? []), ...(program.contentRating ?? [])];
  const found = all.flatMap(({ body, code }) => {
    const value = shortText(code);
    return value === undefined ? [] : [{ value, ...(shortText(body) && { system: shortText(body) }) }];
  });
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()].slice(0, most.categories);
}

function readCredits({
  cast = [],
  crew = [],
}: Program): { role: string; name: string; character?: string }[] {
  return [...cast, ...crew].slice(0, most.credits).flatMap(({ name, role, characterName }) => {
    const person = shortText(name);
    const character = shortText(characterName);
    return person === undefined
      ? []
      : [{ role: readRole(role), name: person, ...(character !== undefined && { character }) }];
  });
}

/** The roles in XMLTV's words. */
const roles: Readonly<Record<string, string>> = {
  host: "presenter",
  anchor: "presenter",
  narrator: "commentator",
  "guest star": "guest",
  "executive producer": "producer",
};

function readRole(role: string | undefined): string {
  const own = role?.toLowerCase().trim() || "actor";
  return roles[own] ?? (own.length <= most.short ? own : "actor");
}
