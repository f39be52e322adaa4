import type { Kind } from "../../contract/slot.ts";
import { lastsAsFilm, mayTellFilm } from "./film-text.ts";
import { countedChars } from "./folded-opening.ts";
import { foldGenre } from "./genre-words.ts";
import { weighName } from "./known-programmes.ts";
import { isFilmLength, longestBrief } from "./length-kind.ts";
import { allKinds } from "./lessons.ts";
import { type NotedSlot, type SourceKinds, titleGroup } from "./source-kinds.ts";
import { weighWords } from "./vocabulary.ts";
import { agreedKind, countVotes, mostVotes, type Votes } from "./votes.ts";

/** One slot of a channel, with the kind that its own listing gives. */
export type SlotKind = NotedSlot & {
  /** Whether its listing has categories. */
  isCategorised: boolean;
  isLive: boolean;
};

type Place = readonly [place: number, slot: SlotKind];

/** What a listing says by its text alone is wrong if so many others of its programme say something else. */
const overruling = 0.9;
const fewestOverruling = 4;

/**
 * The kinds of a channel's slots whose own listings don't say it, or contradict most others of the same title and a
 * similar length, by their places in the list. A programme of unknown kind gets that of the same title on other
 * channels of its source, otherwise the likeliest. What a listing with categories says stays.
 */
export function settleKinds(slots: readonly SlotKind[], sourceKinds: SourceKinds): Map<number, Kind> {
  const settled = new Map<number, Kind>();
  const groups = Map.groupBy(slots.entries(), ([, { title, minutes }]) => titleGroup(title, minutes));
  const programmes = Array.from(groups, ([group, own]) => ({
    group,
    own,
    votes: countVotes(own.map(([, { kind }]) => kind)),
  }));
  const shown = new Map<Kind, number>();
  for (const { own } of programmes) {
    const kind = agreedKind(countVotes(own.map(([, slot]) => slot.kind ?? slot.hint ?? undefined)));
    if (kind) shown.set(kind, (shown.get(kind) ?? 0) + 1);
  }
  for (const { group, own, votes } of programmes) {
    settleGroup(own, votes, sourceKinds.find(group), settled);
    const unknown = own.filter(([place, { kind }]) => kind === undefined && !settled.has(place));
    if (unknown.length === 0) continue;
    const kind = likeliestKind(unknown, votes, shown, sourceKinds, isAmongKids(unknown, slots));
    if (kind) for (const [place] of unknown) settled.set(place, kind);
  }
  return settled;
}

/** Adds what slots of one programme, and of its title elsewhere in the source, say of each other. */
function settleGroup(
  own: readonly Place[],
  votes: Votes,
  elsewhere: Kind | null,
  settled: Map<number, Kind>,
): void {
  const agreed = agreedKind(votes) ?? (votes.known === 0 ? elsewhere : null);
  const most = mostVotes(votes);
  for (const [place, { kind, isCategorised }] of own) {
    if (kind === undefined && agreed) settled.set(place, agreed);
    if (kind === undefined || isCategorised || !most || kind === most.kind) continue;
    const isOverruled = most.count >= fewestOverruling && most.count >= overruling * (most.known - 1);
    if (isOverruled) settled.set(place, most.kind);
  }
}

/**
 * How much speaks for a kind, beside what other programmes of the channel and source teach, as logarithms of odds: what
 * the listings hint at, a number for a series, a story as long as a film for a film, and a place among programmes for
 * children, or a few minutes of a story in parts, for one of them.
 */
const weights = { hinted: 2.5, numbered: 1, told: 2.5, among: 2, brief: 2 };
/**
 * What nothing says is of some kinds more often, or less, than what something does, as logarithms of odds: the titles of
 * news say so, those of shows and documentaries may not.
 */
const unsaid: Partial<Record<Kind, number>> = { news: -1, documentary: 0.5, entertainment: 0.25 };
/** How likely a kind has to be. */
const likely = 0.4;
/** How many texts of a programme are read. */
const mostTexts = 8;

/** The kind that is likeliest for a programme by all that is known of it and others; null if none is likely. */
function likeliestKind(
  places: readonly Place[],
  votes: Votes,
  shown: ReadonlyMap<Kind, number>,
  { lessons }: SourceKinds,
  amongKids: boolean,
): Kind | null {
  const own = places.map(([, slot]) => slot);
  const [first] = own;
  if (!first) return null;
  const distinct = [...new Map(own.map((slot) => [slot.text, slot])).values()].slice(0, mostTexts);
  const isNumbered = own.some(({ isEpisode }) => isEpisode);
  const isFilm = own.every(mayBeFilm) && !hasEpisodesInARow(places);
  const tellsFilm = isFilm && distinct.length === 1 && lastsAsFilm(first.minutes) && mayTellFilm(first.text);
  const isBrief = isNumbered && own.every(isBriefStory);
  const hints = countVotes(own.map(({ hint }) => hint ?? undefined));
  const taught = lessons.weigh(distinct, shown);
  const named = weighName(first.title, lessons.timesTaught);
  const worded = weighWords(foldTexts(first.title, distinct), lessons.timesTaught);
  const odds = allKinds.map((kind, at) => {
    if (kind === "film" && !isFilm) return 0;
    const beside =
      Math.log(1 + (votes.counts[kind] ?? 0)) +
      (weights.hinted * (hints.counts[kind] ?? 0)) / Math.max(1, hints.known) +
      (hints.known === 0 ? (unsaid[kind] ?? 0) : 0) +
      (kind === "series" && isNumbered ? weights.numbered : 0) +
      (kind === "film" && tellsFilm ? weights.told : 0) +
      (kind === "kids" && amongKids ? weights.among : 0) +
      (kind === "kids" && isBrief ? weights.brief : 0);
    return Math.exp((taught[at] ?? 0) + (named[at] ?? 0) + (worded[at] ?? 0) + beside);
  });
  const most = Math.max(...odds);
  const isSaid = isNumbered || hints.known > 0;
  const isLikely = isSaid || most >= likely * odds.reduce((a, b) => a + b, 0);
  if (isLikely) return allKinds[odds.indexOf(most)] ?? null;
  return isFilm && isBareFilm(own) ? "film" : null;
}

/** The words of a programme's texts. */
const foldTexts = (title: string, slots: readonly SlotKind[]): string =>
  foldGenre([title, ...slots.map(({ text }) => text.slice(0, countedChars))].join(". "));

/** What is shown in a block for children is no longer. */
const longestAmongKids = 35;
/** So many episodes of a programme may follow each other in it. */
const mostInARow = 5;

/** Whether most slots of a short programme stand between two others that are for children. */
function isAmongKids(own: readonly Place[], slots: readonly SlotKind[]): boolean {
  if (!own.every(([, slot]) => isShort(slot))) return false;
  const among = own.filter(([place]) => isForKids(slots, place, -1) && isForKids(slots, place, 1));
  return among.length * 2 > own.length;
}

/** Whether the next slot in a direction that shows something else is short and for children. */
function isForKids(slots: readonly SlotKind[], from: number, step: 1 | -1): boolean {
  const title = slots[from]?.title;
  for (let away = 1; away <= mostInARow; away++) {
    const other = slots[from + step * away];
    if (other?.title !== title) return !!other && isShort(other) && (other.kind ?? other.hint) === "kids";
  }
  return false;
}

/** Chinese guides list what is cut from a series for adults, too. */
const chinese = /\p{Script=Han}/u;

const isBriefStory = ({ minutes, text, title }: SlotKind): boolean =>
  minutes !== null && minutes <= longestBrief && text !== "" && !chinese.test(title);

const isShort = ({ minutes }: SlotKind): boolean => minutes !== null && minutes <= longestAmongKids;

/** Whether two slots of one programme, one after the other, tell of different things. */
const hasEpisodesInARow = (places: readonly Place[]): boolean =>
  places.some(([place, { text }], at) => {
    const [next, following] = places[at + 1] ?? [];
    return next === place + 1 && text !== "" && !!following?.text && following.text !== text;
  });

const mayBeFilm = ({ minutes, isEpisode, isLive }: SlotKind): boolean =>
  !isEpisode && !isLive && isFilmLength(minutes);

/** What is on once for as long as a film, under a bare title, is one more often than anything else. */
const isBareFilm = ([first, ...others]: readonly SlotKind[]): boolean =>
  others.length === 0 && first?.text === "" && lastsAsFilm(first.minutes);
