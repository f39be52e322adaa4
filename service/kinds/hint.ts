import type { Kind } from "../../contract/slot.ts";
import { hintedTitleKind } from "./bare-title.ts";
import { isShortTale } from "./cartoon.ts";
import { isOfTheRest } from "./categories.ts";
import { isEntertaining, isOnlySeries, isVague } from "./category-kind.ts";
import { channelKind, channelSays } from "./channel-kind.ts";
import { creditedKind } from "./credited.ts";
import { cuedGenre } from "./cues.ts";
import { gameTitle } from "./kind-words.ts";
import { programmeFirst } from "./known-programmes.ts";
import { calledProgramme } from "./lead.ts";
import { formedKind, isEpisode, isEpisodeLong, mayBeStory, shortestFilm, storyKind } from "./length-kind.ts";
import { type ListedProgramme, type ListedSlot, noNames } from "./listed-programme.ts";
import { hasHost, isHosted, namedProgramme, openingKind } from "./stated-kind.ts";
import { isNotedFilm, isNotedSeries, markedStory, toldKind } from "./story-form.ts";
import { namesGuests } from "./sub-title.ts";
import { namedKind } from "./titled-kind.ts";
import { isTitledStory } from "./titled-story.ts";
import { unscriptedKind } from "./unscripted.ts";
import { countedKind, longestForKids } from "./vocabulary.ts";

/**
 * The kind at which a listing hints, by words that other programmes have too. What hints first counts; it is right in
 * two of three listings, so others of the source may outweigh it.
 */
export function readHint({
  slot,
  listed = slot.title,
  detail,
  minutes,
  names = noNames,
}: ListedProgramme): Kind | undefined {
  if (isMereSeries(slot, minutes, names))
    return (
      namedProgramme(slot, minutes) ??
      namedKind(slot.title) ??
      episodeKind(slot, minutes) ??
      untoldKind(slot, minutes) ??
      "series"
    );
  return (
    // Its description: how it begins, in what form it and the title are written, and words anywhere in it.
    openedKind(slot, minutes) ??
    toldKind(slot, listed, minutes) ??
    markedStory(slot, listed, minutes) ??
    cuedKind(slot, minutes) ??
    (isNotedFilm(slot, listed, minutes) ? "film" : undefined) ??
    (isNotedSeries(slot, minutes) ? "series" : undefined) ??
    // Words of titles that part none, and that guests are in it.
    hintedTitleKind(slot, minutes) ??
    (namesGuests(slot) ? "entertainment" : undefined) ??
    // Words of its title, and several of its description, which say less of what is numbered: it may tell a story.
    (isEpisode(slot) ? episodeKind(slot, minutes) : hintedSingle(slot, listed, minutes)) ??
    (isEpisodeLong(minutes) && isTitledStory(slot.title) ? "series" : undefined) ??
    // What isn't in its texts: its makers, its channel, that it has a host, and categories that say next to nothing.
    (slot.flags.live ? undefined : creditedKind(detail, minutes, storyKind(slot, minutes))) ??
    channelHints(channelKind(names), slot, minutes) ??
    hostedKind(slot) ??
    (isVague(slot) ? vagueKind(slot) : undefined) ??
    (isOfTheRest(slot) ? "other" : undefined)
  );
}

/**
 * Whether categories call it a series and no more, so that only words of shows or facts make it something else. What is
 * as long as a film may be one, and what is called entertainment, too, is a story on channels for films alone.
 */
const isMereSeries = (slot: ListedSlot, minutes: number | null, names: ReadonlySet<string>): boolean =>
  isOnlySeries(slot) &&
  !mayBeStory(slot, minutes) &&
  (!isEntertaining(slot) || channelKind(names) === "film");

/** What the texts of a mere series say that tell no story. */
const untoldKind = (slot: ListedSlot, minutes: number | null): Kind | undefined =>
  [openedKind(slot, minutes), cuedKind(slot, minutes), presentedKind(slot), hostedKind(slot)].find(
    (kind) => kind !== undefined && kind !== "film" && kind !== "series",
  );

/** What the beginning of a description says: a short series with several words of those for children is for them. */
function openedKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const kind = openingKind(slot, minutes);
  return kind === "series" && isForKids(slot, minutes) ? "kids" : kind;
}

/** What the cues of a description say, in the same way. */
function cuedKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const genre = cuedGenre(slot.description ?? "");
  const mayBeKids = genre === "fiction" || genre === "documentary";
  return mayBeKids && isForKids(slot, minutes) ? "kids" : genre && formedKind(genre, slot, minutes);
}

/** Most programmes are longer, and counting words takes long. */
const isForKids = (slot: ListedSlot, minutes: number | null): boolean =>
  minutes !== null && minutes <= longestForKids && countedKind(slot, minutes) === "kids";

/** What is called no more than entertainment: a numbered one may be a story as well. */
const vagueKind = (slot: ListedSlot): Kind | undefined =>
  isEpisode(slot) ? unscriptedKind(slot.title) : "entertainment";

/** What a channel for films lists bare in episodes is a series. */
const channelHints = (channel: Kind | null, slot: ListedSlot, minutes: number | null): Kind | undefined =>
  channelSays(channel, slot, minutes) ??
  (channel === "film" && !slot.description && isEpisode(slot) && isEpisodeLong(minutes)
    ? "series"
    : undefined);

const hintedSingle = (slot: ListedSlot, listed: string, minutes: number | null): Kind | undefined =>
  presentedKind(slot) ??
  (isForKids(slot, minutes) ? "kids" : undefined) ??
  (isSong(slot, minutes) ? "music" : unscripted(slot, listed, minutes)) ??
  (topics.test(listed) ? "entertainment" : undefined) ??
  (isShortTale(slot, minutes) ? "kids" : lastKind(slot, minutes));

/** A song behind who sings it: `Ana Bell - Long Is the Night`, `Ana Bell ft. Bo Reed - Night`. Two names are a game's. */
const sung =
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: (?:[ieyu&x]|and|ve|und|feat|ft)\.? \p{Lu}[^-–]*)? [-–] (?!\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)\p{Lu}/u;
/** In minutes, as most clips are. */
const longestSong = 6;

const isSong = ({ title, description }: ListedSlot, minutes: number | null): boolean =>
  minutes !== null && minutes <= longestSong && !description && sung.test(title);

const showTitle = /(?:^|\s)(?:\p{L}{3,})?shows?(?:\s\d+)?$/iu;

const presentedKind = ({ title, description = "" }: ListedSlot): Kind | undefined =>
  showTitle.test(title) || isHosted(description) ? "entertainment" : undefined;

const hostedKind = ({ description = "" }: ListedSlot): Kind | undefined =>
  hasHost(description) ? "entertainment" : undefined;

/** Behind these, titles of shows in Japan list what is on: `港の朝▽旬の魚▽天気`. */
const topics = /[▽▼]/u;
/** Those of shows that are longer than usual say so. */
const isLongShow = /[▽▼]|(?:\d時間|拡大|[!！])\s?(?:SP|ＳＰ|スペシャル)/u;

/** Clips are shorter. */
const shortestHinted = 10;

/** Few films take as long as what is on all morning: `Buenos días Upford`. */
const longerThanFilms = 150;

/**
 * By its title alone, a clip may be anything but for children, and what lasts as long as a film one. What lists its topics
 * is a show, wherever it goes.
 */
function unscripted({ title }: ListedSlot, listed: string, minutes: number | null): Kind | undefined {
  if (minutes === null) return undefined;
  const isProgramme = programmeFirst.test(title);
  const mayBeFilm = !isProgramme && minutes >= shortestFilm && minutes < longerThanFilms;
  if (mayBeFilm && !isLongShow.test(listed)) return undefined;
  const kind = unscriptedKind(title);
  if (kind === "documentary" && topics.test(listed)) return "entertainment";
  return kind === "kids" || kind === "news" || isProgramme || minutes >= shortestHinted ? kind : undefined;
}

/**
 * What a numbered programme is if it tells no story: its description calls it a programme, which no listing calls a
 * story, its title has a word that stories have none of, or its description has several of another kind. Undefined if it
 * may tell one.
 */
const episodeKind = (slot: ListedSlot, minutes: number | null): Kind | undefined =>
  isShortTale(slot, minutes)
    ? "kids"
    : (calledProgramme(slot) ?? unscriptedKind(slot.title) ?? countedKind(slot, minutes));

/** What follows a competition or is shown live, and has two entrants. */
const competing = /^[^:]{2,40}:\s/u;
const live = /^live\s/iu;

/** Whose programme it is: `Upford Live with Ana Bell`. */
const ofSomebody =
  /\s(?:with|mit|avec|con|com|met|med|z|s|sa|с|със|з|ile|dengan) \p{Lu}[\p{L}.'’-]+ \p{Lu}[\p{L}.'’-]+$|\s(?:עם|مع) \S+ \S+$/u;
/** What lasts longer may be a film. */
const longestHosted = 75;

/** The kind of what nothing names: a game of two, what is called a programme, has words of one kind, or a host. */
function lastKind(slot: ListedSlot, minutes: number | null): Kind | undefined {
  const { title, flags } = slot;
  if ((flags.live || live.test(title) || competing.test(title)) && gameTitle.test(title)) return "sport";
  const isHosted = minutes !== null && minutes <= longestHosted && ofSomebody.test(title);
  return calledProgramme(slot) ?? countedKind(slot, minutes) ?? (isHosted ? "entertainment" : undefined);
}
