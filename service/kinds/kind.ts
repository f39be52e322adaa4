import type { Kind, SlotDetail } from "../../contract/slot.ts";
import { anyCase } from "../any-case.ts";
import type { SlotText } from "../ingest/draft.ts";
import type { Form } from "../titles/form-words.ts";
import { readTitle } from "../titles/read-title.ts";
import { isAdvertised } from "./advertised.ts";
import { isDrawn, isShortCartoon, isShortTale } from "./cartoon.ts";
import { namesCast } from "./cast.ts";
import { isAnyMagazine, isAnyShow, isOfTheRest, readCategory, readForm } from "./categories.ts";
import { channelKind, sellsThings } from "./channel-kind.ts";
import { creditedKind, identifiedKind } from "./credited.ts";
import { cuedGenre } from "./cues.ts";
import { describedKind, episodeKind, isPresented, openingChars } from "./described.ts";
import { beginsAdapted, isDescribedFilm } from "./film-text.ts";
import { genericKind } from "./generic-title.ts";
import type { Genre } from "./genre-words.ts";
import { beginsWithHero } from "./hero.ts";
import { childrenPattern, competitionTitle, gameTitle, kindPatterns, sportTitle } from "./kind-words.ts";
import { knownKind } from "./known-programmes.ts";
import { groupKind, introducesHero, lastKind } from "./last-resort.ts";
import { headOf, readLead } from "./lead.ts";
import { createQuickTest } from "./quick-test.ts";
import { besideGenre, namesGuests } from "./sub-title.ts";
import { notedGenre, sentenceGenre } from "./title-note.ts";
import { formAround, isGameOf, isMatch, namedKind } from "./titled-kind.ts";
import { isTitledStory } from "./titled-story.ts";
import { unscriptedKind } from "./unscripted.ts";

/** What a listing says of a programme; `minutes` is its length, null if unknown. */
export type ListedProgramme = {
  slot: Pick<SlotText, "title" | "sub_title" | "description" | "category" | "episode" | "year" | "flags">;
  /** The title as its source writes it, if marks were taken off. */
  listed?: string;
  /** That of the title, in ISO 639-1. */
  language?: string;
  /** What stands around the title as the source writes it, if that is known already; null for nothing. */
  form?: Form | null;
  detail: Pick<SlotDetail, "credits" | "external_ids" | "star_rating"> | null;
  minutes: number | null;
  /** What its channel is called. */
  names?: ReadonlySet<string>;
};

type Slot = ListedProgramme["slot"];

/**
 * In the order in which the categories of a listing win: a children's film is a film, sports news is sport, a magazine of
 * religion is something else, and a series of facts, games or talk is known by them.
 */
const winning: readonly Genre[] = [
  "sport",
  "film",
  "kids",
  "news",
  "music",
  "documentary",
  "other",
  "entertainment",
  "series",
  "fiction",
];

const shortestFilm = 70;
const longestFilm = 240;
const longestEpisode = 65;
const shortestShow = 20;

/** Whether a season or number counts episodes; daily programmes have a year for a season. */
export const isEpisode = ({ episode }: Pick<SlotText, "episode">): boolean =>
  (episode?.number !== undefined || episode?.season !== undefined) && (episode.season ?? 1) < 100;

/**
 * The kind of a programme by its own listing: what that says or hints at, or that of a story if it has only a season or
 * number. Undefined if nothing says it.
 */
export const readKind = (programme: ListedProgramme): Kind | undefined =>
  readSureKind(programme) ?? readHint(programme) ?? (isEpisode(programme.slot) ? "series" : undefined);

/**
 * The kind that a programme's listing says: by its categories in whatever language, with genres that films and series
 * share decided by its episode and length; then by its title, by what its description calls it, by its channel's name,
 * and by year, makers and length. Undefined if nothing says it, or only what `readHint` reads.
 */
export function readSureKind({
  slot,
  listed = slot.title,
  language,
  form = readTitle(listed, { language }).form ?? null,
  detail,
  minutes,
  names = noNames,
}: ListedProgramme): Kind | undefined {
  if (isAdvertised(slot) || sellsThings(names)) return "other";
  const isSure = form !== null && form !== "series" && form !== "fiction";
  if (isSure) return formedKind(form, slot, minutes);
  const genres = new Set([
    ...(slot.category ?? []).map(readCategory),
    form,
    identifiedKind(detail),
    besideGenre(slot),
  ]);
  // Religion is culture, too: only the form says that it is filmed.
  if (genres.has("other") && !isFilmed(slot)) genres.delete("documentary");
  const genre = isFilmedNews(slot, genres, minutes)
    ? "documentary"
    : winning.find((each) => genres.has(each));
  const channel = channelKind(names);
  if (genre === "fiction" && (channel === "kids" || isShortCartoon(slot, minutes))) return "kids";
  if ((genre === "fiction" || genre === "series") && isShortTale(slot, minutes)) return "kids";
  if (genre === "fiction") return namedFiction(slot, minutes) ?? fictionKind(slot, minutes);
  const known = namedProgramme(slot, minutes);
  const isInParts = genre === "series" && isOnlySeries(slot);
  if (isInParts && !mayBeStory(slot, minutes)) return known ?? (channel === "sport" ? channel : undefined);
  if (genre === "entertainment" && known && known !== "film" && isAnyShow(slot)) return known;
  if (genre === "entertainment" && isAnyMagazine(slot)) {
    const about = ledKind(slot, minutes);
    if (about && ofMagazines.has(about)) return about;
  }
  if (genre !== undefined && !isInParts) return formedKind(genre, slot, minutes);
  const isStory = !known && mayBeStory(slot, minutes);
  if (isStory && (beginsWithHero(slot.description ?? "") || beginsAdapted(slot))) return "film";
  const played = known === undefined ? playedKind(slot, minutes) : undefined;
  if (played) return played;
  const stated = statedKind(slot, listed, minutes) ?? known ?? genericKind(slot.title, names);
  if (channel === "kids" && stated !== undefined && !keptOfKids.has(stated)) return channel;
  if (genres.has("vague")) return stated;
  const isWide = channel !== null && wideChannels.has(channel);
  return (
    stated ??
    (isWide ? undefined : channelSays(channel, slot, minutes)) ??
    (isEpisode(slot) ? undefined : singleKind(slot, detail, minutes))
  );
}

/** What a magazine is, if a description says more of it than its category. */
const ofMagazines: ReadonlySet<Kind> = new Set(["sport", "news", "music", "documentary", "kids"]);

/** What the cues of a description say. */
function cuedKind({ description = "", ...slot }: Slot, minutes: number | null): Kind | undefined {
  const genre = cuedGenre(description);
  return genre && formedKind(genre, slot, minutes);
}

/** What a channel for children shows for others as well; whatever else it shows is for them. */
const keptOfKids: ReadonlySet<Kind> = new Set(["film", "news", "other"]);

/** On channels for these there is much else. */
const wideChannels: ReadonlySet<Kind> = new Set(["news", "entertainment", "other"]);

/**
 * The kind at which a listing hints: by words of its description that other programmes have too, and by its channel's
 * name. It is right in two of three listings, so others of the source may outweigh it.
 */
export function readHint({ slot, detail, minutes, names = noNames }: ListedProgramme): Kind | undefined {
  if (isOnlySeries(slot) && !mayBeStory(slot, minutes)) return episodeKind(slot, minutes) ?? "series";
  return (
    openingKind(slot, minutes) ??
    cuedKind(slot, minutes) ??
    groupKind(slot.description ?? "", minutes) ??
    (namesGuests(slot) ? "entertainment" : undefined) ??
    (isEpisode(slot) ? episodeKind(slot, minutes) : hintedSingle(slot, minutes)) ??
    (isEpisodeLong(minutes) && isTitledStory(slot.title) ? "series" : undefined) ??
    (slot.flags.live ? undefined : creditedKind(detail, minutes, storyKind(slot, minutes))) ??
    channelSays(channelKind(names), slot, minutes) ??
    (slot.category?.some(isVague) ? vagueKind(slot) : undefined) ??
    (isOfTheRest(slot) ? "other" : undefined)
  );
}

/** What a story is by its length. */
function storyKind(slot: Slot, minutes: number | null): "film" | "series" | undefined {
  if (mayBeFilm(slot, minutes)) return "film";
  return isEpisode(slot) || isEpisodeLong(minutes) ? "series" : undefined;
}

const isVague = (category: string): boolean => readCategory(category) === "vague";

/** What is called no more than entertainment: a numbered one may be a story as well. */
const vagueKind = (slot: Slot): Kind | undefined =>
  isEpisode(slot) && !isPresented(slot) ? unscriptedKind(slot.title) : "entertainment";

/** What a programme without a season or number is, if its makers, words or length say it. */
function singleKind(slot: Slot, detail: ListedProgramme["detail"], minutes: number | null): Kind | undefined {
  const tellsHero = mayBeStory(slot, minutes) && introducesHero(slot.description ?? "");
  const isFilm = (mayBeFilm(slot, minutes) && isDescribedFilm(slot)) || tellsHero;
  return madeKind(slot, detail, minutes) ?? soldKind(slot) ?? (isFilm ? "film" : undefined);
}

const hintedSingle = (slot: Slot, minutes: number | null): Kind | undefined =>
  presentedKind(slot) ??
  describedKind(slot) ??
  unscripted(slot, minutes) ??
  (isShortTale(slot, minutes) ? "kids" : lastKind(slot, minutes));

/** Sources in English call whatever is shown in parts a series; others those that tell a story. */
const inParts = /^(?:tv )?(?:series|anthology)$/iu;

/** Whether a category calls it a series and no other says of what. */
const isOnlySeries = ({ category = [] }: Slot): boolean =>
  category.some((each) => inParts.test(each.trim())) &&
  category.every((each) => inParts.test(each.trim()) || (readCategory(each) ?? "vague") === "vague");

/** Reports of half an hour are news. */
const longestReport = 35;

/** Some sources say of a documentary that it is about what is in the news, too. */
const isFilmedNews = (slot: Slot, genres: ReadonlySet<unknown>, minutes: number | null): boolean =>
  (minutes ?? 0) > longestReport && genres.has("news") && !genres.has("sport") && isFilmed(slot);

/** Whether the categories call it a documentary rather than facts. */
const isFilmed = ({ category = [] }: Slot): boolean =>
  category.some((each) => readForm(each) === "documentary");

const noNames: ReadonlySet<string> = new Set();

/** The kind that a genre means for a programme: one that films and series share depends on its episode and length. */
function formedKind(genre: Genre, slot: Slot, minutes: number | null): Kind | undefined {
  if (genre === "fiction") return fictionKind(slot, minutes);
  const isShort = minutes !== null && minutes <= longestEpisode;
  return genre === "film" && isEpisode(slot) && isShort ? "series" : genre;
}

/** What a programme is that its title names; one word may as well be a film's name, and what is short is no film. */
function namedProgramme({ title }: Slot, minutes: number | null): Kind | undefined {
  const isLong = isFilmLength(minutes);
  const kind = title.includes(" ") || !isLong ? knownKind(title) : null;
  return kind === "film" && !isLong && minutes !== null ? undefined : (kind ?? undefined);
}

/** A programme that is called fiction and known as none, or not as a film, of which there may be one of the same name. */
function namedFiction(slot: Slot, minutes: number | null): Kind | undefined {
  const kind = namedProgramme(slot, minutes);
  return isFilmLength(minutes) && (kind === "series" || kind === "kids") ? undefined : kind;
}

const mayMatch = createQuickTest(kindPatterns.map(([, pattern]) => pattern));
const saidKinds = kindPatterns.map(([kind, pattern]) => [kind, anyCase(pattern)] as const);

/** What the title and the beginning of the description say. */
function statedKind(slot: Slot, listed: string, minutes: number | null): Kind | undefined {
  const { title, description = "", flags, year } = slot;
  const titled = namedKind(title) ?? (listed === title ? undefined : namedKind(listed));
  // What is shown live isn't a story: `Eliteserien: Larkhill - Upford`.
  if (titled && !(flags.live && titled === "series")) return titled;
  const around = flags.live ? null : formAround(listed);
  if (around && (around !== "film" || (!isEpisode(slot) && isFilmLength(minutes)))) return around;
  const isContest = flags.live ? competitionTitle.test(title) || gameTitle.test(title) : isMatch(title);
  const isSport = year === undefined && (sportTitle.test(title) || isContest || isGameOf(title, description));
  const noted = flags.live || isSport || competitionTitle.test(title) ? null : notedGenre(listed);
  if (noted) return formedKind(noted.genre, { ...slot, year: year ?? noted.year }, minutes);
  const called = isSport ? null : sentenceGenre(listed);
  if (called) return formedKind(called, slot, minutes);
  if (flags.live && description === "") return isSport ? "sport" : liveKind(title);
  const head = headOf(description, title);
  const lead = readLead(head);
  // A series of matches: `Test Series - Larkhill vs Upford`.
  if (lead === "series" && gameTitle.test(head)) return "sport";
  const tellsStory = lead === "series" || lead === "fiction";
  if (tellsStory && (childrenPattern.test(head) || isDrawn(head, minutes))) return "kids";
  const made = ledKind(slot, minutes);
  if (made && (distinctLeads.has(made) || (saysFacts.has(made) && fewWords.test(head)))) return made;
  return matchedKind(namesOf(slot)) ?? (isSport ? "sport" : undefined);
}

/** These are hardly said of anything else. */
const distinctLeads: ReadonlySet<Kind> = new Set(["film", "sport", "kids"]);

const saysFacts: ReadonlySet<Kind> = new Set(["news", "documentary"]);
/** A sentence of a few words, parted by spaces, says no more than what it is: `Žinių laida.` */
const fewWords = /^\p{L}+ (?:\p{L}+ )?\p{L}+(?:[.,;]|$)/u;

/** What a description calls the programme at its beginning. */
function ledKind(slot: Slot, minutes: number | null): Kind | undefined {
  const head = headOf(slot.description ?? "", slot.title);
  const lead = readLead(head);
  return lead ? formedKind(lead, { ...slot, year: slot.year ?? yearIn(head) }, minutes) : undefined;
}

/** Episodes of a story are called after other things: `Recipe for Disaster`. */
const namesOf = ({ title, sub_title = "", episode }: Slot): string =>
  episode?.season === undefined ? `${title}. ${sub_title}` : title;

const matchedKind = (text: string): Kind | undefined =>
  mayMatch(text) ? saidKinds.find(([, pattern]) => pattern.test(text))?.[0] : undefined;

/** What the beginning of a description says, of the programme or of what is in it. */
const openingKind = (slot: Slot, minutes: number | null): Kind | undefined =>
  ledKind(slot, minutes) ?? matchedKind((slot.description ?? "").slice(0, openingChars));

/** What a live programme without a description may be, by the words of its title: a service, not a story. */
const liveKind = (title: string): Kind | undefined =>
  saidKinds.find(([kind, pattern]) => kind === "other" && pattern.test(title))?.[0];

/** The year in which the programme was made, if a description names one at its beginning. */
function yearIn(text: string): number | undefined {
  const year = /(?<!\d)(?:19[2-9]|20[0-4])\d(?!\d)/.exec(text)?.[0];
  return year === undefined ? undefined : Number(year);
}

/** `Host Ana Bell; players …`, as American guides begin. */
const hosted = /^Hosts? \p{Lu}\p{L}+ \p{Lu}/u;

const mayBeFilm = (slot: Slot, minutes: number | null): boolean =>
  !isEpisode(slot) && slot.sub_title === undefined && isFilmLength(minutes);

const shortestStory = 80;

/** Whether a description decides that it is a film, whatever else it is about: a boxer's or a singer's life. */
const mayBeStory = (slot: Slot, minutes: number | null): boolean =>
  mayBeFilm(slot, minutes) && !slot.flags.live && (minutes ?? 0) >= shortestStory;

/** What a programme is whose description says who plays whom. */
function playedKind(slot: Slot, minutes: number | null): Kind | undefined {
  const { description = "", flags } = slot;
  // Behind a host stands where they are from.
  if (minutes === null || flags.live || hosted.test(description) || !namesCast(description)) return undefined;
  if (mayBeFilm(slot, minutes)) return "film";
  return minutes <= longestEpisode || isEpisode(slot) ? "series" : undefined;
}

function channelSays(channel: Kind | null, slot: Slot, minutes: number | null): Kind | undefined {
  if (channel === null) return undefined;
  if (channel === "music" && isEpisode(slot)) return undefined;
  if (channel === "series") return isEpisode(slot) || isEpisodeLong(minutes) ? channel : undefined;
  if (channel !== "film") return channel;
  return !isEpisode(slot) && isFilmLength(minutes) ? "film" : undefined;
}

function madeKind(slot: Slot, detail: ListedProgramme["detail"], minutes: number | null): Kind | undefined {
  const isMade = slot.year !== undefined && !slot.episode && !slot.flags.live;
  const hasMakers =
    detail?.credits?.some(({ role }) => role === "director" || role === "actor") ||
    detail?.star_rating !== undefined;
  return isMade && hasMakers && isFilmLength(minutes) ? "film" : undefined;
}

const showTitle = /(?:^|\s)shows?(?:\s\d+)?$/iu;

/** Where things are sold: `iShopping`, `Shop Mania`, `Jewellery Hour`. */
const soldTitle =
  /(?:^|\s)i?shopping(?:\s(?:hours?|time|live|tv))?$|^shop(?:ping)?(?::|\s(?:mania|time|the|with)(?:\s|$))|(?:^|\s)jewel(?:le)?ry(?:\s\p{L}+)?$/iu;

const soldKind = ({ title }: Slot): Kind | undefined => (soldTitle.test(title) ? "other" : undefined);

const presentedKind = ({ title, description = "" }: Slot): Kind | undefined =>
  showTitle.test(title) || hosted.test(description) ? "entertainment" : undefined;

/** By its title alone, a clip may be anything but for children, and what lasts as long as a film one. */
function unscripted({ title }: Slot, minutes: number | null): Kind | undefined {
  if (minutes === null || minutes >= shortestFilm) return undefined;
  const kind = unscriptedKind(title);
  return kind === "kids" || kind === "news" || minutes >= shortestShow ? kind : undefined;
}

function fictionKind(slot: Slot, minutes: number | null): Kind | undefined {
  if (slot.episode) return "series";
  if (minutes === null) return undefined;
  if (minutes <= longestEpisode) return "series";
  return isFilmLength(minutes) && (slot.year !== undefined || minutes >= 80) ? "film" : undefined;
}

const isEpisodeLong = (minutes: number | null): boolean =>
  minutes !== null && minutes >= shortestShow && minutes <= longestEpisode;

const isFilmLength = (minutes: number | null): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;
