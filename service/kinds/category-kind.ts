import type { Kind } from "../../contract/slot.ts";
import { isShortCartoon, isShortTale } from "./cartoon.ts";
import { isAnyMagazine, isAnySeries, isAnyShow, type Meaning, readCategory, readForm } from "./categories.ts";
import { cuedGenre } from "./cues.ts";
import type { Genre } from "./genre-words.ts";
import { articledGenre } from "./lead.ts";
import { fictionKind, formedKind, isFilmLength, longestBrief, mayBeStory } from "./length-kind.ts";
import type { ListedSlot } from "./listed-programme.ts";
import { ledKind, namedProgramme, openingKind, statedKind } from "./stated-kind.ts";
import { namedKind } from "./titled-kind.ts";

/** What the categories of a listing say, and whatever else names a genre. */

/**
 * In the order in which the categories of a listing win: a children's film is a film, sports news is sport unless it is
 * for children, a magazine of religion is something else, and a series of facts, games or talk is known by them.
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

/**
 * The kind that a listing's genres mean. Undefined if nothing can decide it, null if its texts have to, or there is no
 * genre.
 */
export function genresKind(
  genres: ReadonlySet<Meaning | null | undefined>,
  slot: ListedSlot,
  minutes: number | null,
  channel: Kind | null,
): Kind | undefined | null {
  const genre = winningGenre(genres, slot, minutes);
  if (!genre) return null;
  return chosenKind(genres, slot, minutes) ?? categoryKind(genre, slot, minutes, channel);
}

/** Which of a listing's genres wins; undefined if none says anything. */
function winningGenre(
  genres: ReadonlySet<Meaning | null | undefined>,
  slot: ListedSlot,
  minutes: number | null,
): Genre | undefined {
  if (isFilmedNews(slot, genres, minutes)) return "documentary";
  // Documentaries are called films, too, and seldom the other way round.
  if (genres.has("film") && isFilmed(slot)) return "documentary";
  // A film is about somebody's life or times: `Biografie;Drama`.
  const isTold = genres.has("fiction") && !genres.has("entertainment") && mayBeStory(slot, minutes);
  const givesWay: Partial<Record<Genre, boolean>> = {
    // Religion is culture, too, and sitcoms and talk shows are about something: only the form says that facts are filmed.
    documentary: !isFilmed(slot) && (genres.has("other") || isTold || isStaged(slot)),
    music: genres.has("music") && isMadeOfMusic(slot, genres, minutes),
    sport: genres.has("kids"),
    news: genres.has("news") && isReality(slot),
  };
  return winning.find((each) => genres.has(each) && !givesWay[each]);
}

/** Whether music is what a film or a documentary is about: `Musik;Romantik`, `Dokumentation;Musik`. */
const isMadeOfMusic = (slot: ListedSlot, genres: ReadonlySet<unknown>, minutes: number | null): boolean =>
  !slot.flags.live && (isFilmed(slot) || (genres.has("fiction") && mayBeStory(slot, minutes)));

/**
 * The kind that the winning genre of a listing means, by its length, its channel's kind and, where the genre is wide, its
 * texts. Undefined if nothing can decide it, null if its texts have to.
 */
function categoryKind(
  genre: Genre,
  slot: ListedSlot,
  minutes: number | null,
  channel: Kind | null,
): Kind | undefined | null {
  const isTold = genre === "fiction" || genre === "series";
  if (isTold && isShortTale(slot, minutes)) return "kids";
  if (genre === "fiction") {
    if (channel === "kids" || isShortCartoon(slot, minutes)) return "kids";
    return namedFiction(slot, minutes) ?? fictionKind(slot, minutes);
  }
  if (genre === "series") return seriesKind(slot, minutes, channel);
  if (genre === "news" && isAnyInformation(slot)) return informedKind(slot, minutes);
  if (channel === "kids" && ofKidsToo.has(genre)) return channel;
  const narrowed = genre === "entertainment" ? narrowedKind(slot, minutes, channel) : undefined;
  return narrowed ?? formedKind(genre, slot, minutes);
}

/** What is for children on a channel for them. */
const ofKidsToo: ReadonlySet<Genre> = new Set(["documentary", "entertainment", "sport"]);

/** What is called a series: for whom, or of what, if its categories leave that open. Undefined and null as above. */
function seriesKind(slot: ListedSlot, minutes: number | null, channel: Kind | null): Kind | undefined | null {
  if (isForKids(slot, minutes)) return "kids";
  if (!isOnlySeries(slot)) return (isAnyDrama(slot) ? retoldKind(slot, minutes, channel) : null) ?? "series";
  if (mayBeStory(slot, minutes)) return null;
  return namedProgramme(slot, minutes) ?? (channel === "sport" ? channel : undefined);
}

/** What a known programme is if the categories of its listing are of several kinds and that is one: `Krimi;Wissen` of a series. */
function chosenKind(
  genres: ReadonlySet<Meaning | null | undefined>,
  slot: ListedSlot,
  minutes: number | null,
): Kind | undefined {
  const listed = new Set(
    [...genres].map((each) => (isGenre(each) ? formedKind(each, slot, minutes) : undefined)),
  );
  listed.delete(undefined);
  if (listed.size < 2 || listed.has("kids") || listed.has("film")) return undefined;
  const known = namedProgramme(slot, minutes);
  return known && listed.has(known) ? known : undefined;
}

const isGenre = (meaning: Meaning | null | undefined): meaning is Genre =>
  winning.some((each) => each === meaning);

/** Sources in English call crimes that are told in parts so, too. */
const anyDrama = /^(?:(?:tv )?series|drama)$/iu;

const isAnyDrama = ({ category = [] }: ListedSlot): boolean =>
  category.every((each) => anyDrama.test(each.trim()));

/** What is called no more than a drama in parts, if it is known or its channel shows facts. */
function retoldKind(slot: ListedSlot, minutes: number | null, channel: Kind | null): Kind | undefined {
  const known = namedProgramme(slot, minutes);
  if (known === "documentary" || known === "entertainment") return known;
  return channel === "documentary" ? channel : undefined;
}

/** Sources in English call whatever a channel for news shows so. */
const anyInformation = /^(?:news (?:&|and) information|news|(?:tv )?series)$/iu;

const isAnyInformation = ({ category = [] }: ListedSlot): boolean =>
  category.every((each) => anyInformation.test(each.trim())) &&
  category.some((each) => /information/iu.test(each));

/** What is called no more than news and information, if a listing says that it is something else. */
function informedKind(slot: ListedSlot, minutes: number | null): Kind {
  return (
    statedKind(slot, slot.title, minutes) ??
    namedProgramme(slot, minutes) ??
    openingKind(slot, minutes) ??
    "news"
  );
}

/**
 * Whether what is called no more than a series is known as one for children, told in parts of a few minutes, or for
 * families, too: sources in English call what children watch so.
 */
function isForKids(slot: ListedSlot, minutes: number | null): boolean {
  if (minutes === null) return false;
  const known = minutes <= longestForKids ? namedProgramme(slot, minutes) : undefined;
  if (isFamilySeries(slot)) return minutes <= longestForKids && (known ?? "kids") === "kids";
  if (!isAnySeries(slot)) return false;
  return (
    known === "kids" || (minutes <= longestBrief && slot.episode?.season !== undefined && !!slot.description)
  );
}

const family = /^family$/iu;

const isFamilySeries = ({ category = [] }: ListedSlot): boolean =>
  category.some((each) => family.test(each.trim())) &&
  category.some((each) => inParts.test(each.trim())) &&
  category.every((each) => family.test(each.trim()) || inParts.test(each.trim()));

const longestForKids = 35;

/** What is called no more than entertainment or a magazine, if it is known or a description says more of it. */
function narrowedKind(slot: ListedSlot, minutes: number | null, channel: Kind | null): Kind | undefined {
  const known = isAnyShow(slot) ? namedProgramme(slot, minutes) : undefined;
  if (known && known !== "film") return known;
  if (namedKind(slot.title) === "other") return "other";
  if (isAnyMagazine(slot)) return magazineKind(slot, minutes, channel);
  return isOfStories(slot) ? ledStory(slot, minutes) : undefined;
}

/** What a description calls a story whose categories are of what isn't told, too: `Krimi;Dokusoap` of a `Krimiserie`. */
function ledStory(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const kind = ledKind(slot, minutes);
  return kind === "series" || kind === "film" ? kind : undefined;
}

/** Whether one of the categories is a taste of stories. */
const isOfStories = ({ category = [] }: ListedSlot): boolean =>
  category.some((each) => readCategory(each) === "fiction");

/** What a magazine is by its description, its title or its channel, each of which says more of it than its category. */
const magazineKind = (slot: ListedSlot, minutes: number | null, channel: Kind | null): Kind | undefined =>
  ofMagazines(ledKind(slot, minutes)) ??
  ofMagazines(articledGenre(slot.description ?? "")) ??
  ofMagazines(namedKind(slot.title)) ??
  ofMagazines(channel) ??
  ofMagazines(cuedGenre(slot.description ?? "")) ??
  ofMagazines(openingKind(slot, minutes));

/** What a magazine may be besides entertainment. */
const magazineKinds = ["sport", "news", "music", "documentary", "kids"] as const satisfies readonly Kind[];

const ofMagazines = (said: unknown): Kind | undefined => magazineKinds.find((kind) => kind === said);

/** A programme that is called fiction and known as none, or not as a film, of which there may be one of the same name. */
function namedFiction(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const kind = namedProgramme(slot, minutes);
  return isFilmLength(minutes) && (kind === "series" || kind === "kids") ? undefined : kind;
}

/** Sources in English call whatever is shown in parts a series; others those that tell a story. */
const inParts = /^(?:tv )?(?:series|anthology)$/iu;

/** Whether a category calls it a series and no other says of what. */
export const isOnlySeries = ({ category = [] }: ListedSlot): boolean =>
  category.some((each) => inParts.test(each.trim())) &&
  category.every((each) => inParts.test(each.trim()) || (readCategory(each) ?? "vague") === "vague");

const entertaining = /^(?:general )?entertainment$/iu;

/** Whether a category calls it entertainment, too: what is called a series as well is seldom a story. */
export const isEntertaining = ({ category = [] }: ListedSlot): boolean =>
  category.some((each) => entertaining.test(each.trim()));

/** Whether a category calls it no more than entertainment. */
export const isVague = ({ category }: ListedSlot): boolean =>
  category?.some((each) => readCategory(each) === "vague") ?? false;

/** Reports of half an hour are news. */
const longestReport = 35;

/** Some sources say of a documentary that it is about what is in the news, too. */
const isFilmedNews = (slot: ListedSlot, genres: ReadonlySet<unknown>, minutes: number | null): boolean =>
  (minutes ?? 0) > longestReport && genres.has("news") && !genres.has("sport") && isFilmed(slot);

const staged = /^(?:sit-?com|(?:talk|game|quiz|casting|koch)-?show|quiz|talk)$/iu;

/** Whether the categories call it a sitcom, a talk show or a game, whatever that is about. */
const isStaged = ({ category = [] }: ListedSlot): boolean =>
  category.some((each) => staged.test(each.trim().replace(" ", "")));

/** Whether a category says that it shows people as they are, in whatever affairs. */
const isReality = ({ category = [] }: ListedSlot): boolean => category.some((each) => /reality/iu.test(each));

/** Whether the categories call it a documentary rather than facts. */
const isFilmed = ({ category = [] }: ListedSlot): boolean =>
  category.some((each) => readForm(each) === "documentary");
