import type { Kind } from "../../contract/slot.ts";
import { lastsAsFilm, mayTellFilm } from "./film-text.ts";
import { agreedKind, countVotes, mostVotes, type TitleKinds, titleGroup } from "./title-kinds.ts";

/** One slot of a channel, with the kind that its own listing gives. */
export type SlotKind = {
  title: string;
  /** Epoch seconds. */
  start: number;
  isEpisode: boolean;
  /** Null if unknown. */
  minutes: number | null;
  kind: Kind | undefined;
  /** What its number alone says, if nothing else says its kind. */
  counted?: Kind;
  /** What one word hints at, if nothing else says its kind. */
  hinted?: Kind;
  /** Its description, if its kind is unknown and it has no sub-title. */
  told?: string;
  /** Whether its listing has categories. */
  isCategorised: boolean;
};

type Place = readonly [place: number, slot: SlotKind];

/** A film may have the name of a series. */
const shortestFilm = 70;
const longestFilm = 240;
/** What a listing says by its text alone is wrong if so many others of its programme say something else. */
const overruling = 0.9;
const fewestOverruling = 4;
/** Kinds that channels are about. */
const themes: ReadonlySet<Kind> = new Set(["sport", "film", "kids", "music", "news", "documentary"]);
/** A channel is about what so many of its programmes are, of those whose kind is known. */
const themed = 0.9;
const fewestThemed = 5;
/** And shows films whenever there is time for one, if so many of what lasts as long are films. */
const mostlyFilms = 0.6;
const fewestKnown = 0.25;

/**
 * The kinds of a channel's slots whose own listings don't say it, or contradict most others of the same title and a
 * similar length, by their places in the list. A programme of unknown kind gets, in this order, that of the same title
 * on other channels of its source; of nearly everything, then of most else on the channel; of what is on before and
 * after it; or is a film by its length and what is told of it. What only has a number tells a story, and what has
 * none is what a word of it hints at, if none of these says something else. What a listing with categories says stays.
 */
export function settleKinds(slots: readonly SlotKind[], titleKinds: TitleKinds): Map<number, Kind> {
  const settled = new Map<number, Kind>();
  const programmes = [
    ...Map.groupBy(slots.entries(), ([, { title, minutes }]) => titleGroup(title, minutes)),
  ];
  const known = programmes.map(([, own]) => mostVotes(countVotes(own.map(([, { kind }]) => kind)))?.kind);
  const theme = findTheme(known);
  // Between films, a channel shows other things too.
  const long = programmes.flatMap(([, [first]], at) => (first && isFilmLong(first[1]) ? [known[at]] : []));
  const showsFilms = theme === null && findTheme(long, mostlyFilms) === "film";
  const company = findCompany(known, companyShares);
  const countedCompany = findCompany(known, countedShares);
  const mayShowFilms = isFilmAmong(long);
  const around = readNeighbours(slots);
  for (const [group, own] of programmes) {
    settleGroup(own, titleKinds.find(group), settled);
    if (own.some(([place, { kind }]) => kind !== undefined || settled.has(place))) continue;
    const themeKind = showsFilms ? "film" : theme;
    const isCounted = own.some(([, { counted }]) => counted !== undefined);
    const kind =
      (isCounted ? countedCompany : own.some(([, slot]) => isFilmLong(slot)) ? null : company) ??
      neighbourKind(own, around, isCounted) ??
      (mayShowFilms && tellsFilm(own) ? "film" : null);
    for (const [place, slot] of own) {
      const found = themeKind && mayBe(themeKind, slot) ? themeKind : kind;
      if (found) settled.set(place, found);
    }
  }
  for (const [place, { kind, counted, hinted }] of slots.entries()) {
    const last = counted ?? hinted;
    if (kind === undefined && last && !settled.has(place)) settled.set(place, last);
  }
  return settled;
}

/** Adds what slots of one programme, and of its title elsewhere in the source, say of each other. */
function settleGroup(own: readonly Place[], elsewhere: Kind | null, settled: Map<number, Kind>): void {
  const votes = countVotes(own.map(([, { kind }]) => kind));
  const agreed = agreedKind(votes) ?? (votes.known === 0 ? elsewhere : null);
  const most = mostVotes(countVotes(own.map(([, { kind, counted }]) => kind ?? counted)));
  for (const [place, { kind, isCategorised }] of own) {
    if (kind === undefined && agreed) settled.set(place, agreed);
    if (kind === undefined || isCategorised || !most || kind === most.kind) continue;
    const isOverruled = most.count >= fewestOverruling && most.count >= overruling * (most.known - 1);
    if (isOverruled) settled.set(place, most.kind);
  }
}

/** What a channel is about, by the kinds of its programmes; null if nothing. */
function findTheme(programmeKinds: readonly (Kind | undefined)[], share = themed): Kind | null {
  const most = mostVotes(countVotes(programmeKinds));
  if (!most || most.known < fewestThemed || most.known < fewestKnown * programmeKinds.length) return null;
  return most.count >= share * most.known && themes.has(most.kind) ? most.kind : null;
}

/** The share of a channel's programmes from which on others are of their kind too. */
const companyShares: Partial<Record<Kind, number>> = {
  documentary: 0.6,
  entertainment: 0.6,
  kids: 0.6,
  music: 0.6,
  other: 0.6,
  sport: 0.6,
};
/** The same of what has only a number: where facts are shown, they are numbered as often as stories. */
const countedShares: Partial<Record<Kind, number>> = { ...companyShares, documentary: 0.25 };
const fewestCompany = 5;

/** What most of a channel's programmes are that aren't stories; null if it shows this and that. */
function findCompany(
  programmeKinds: readonly (Kind | undefined)[],
  shares: typeof companyShares,
): Kind | null {
  const most = mostVotes(countVotes(programmeKinds));
  const share = most && shares[most.kind];
  if (!most || !share || most.known < fewestCompany) return null;
  return most.count >= share * most.known ? most.kind : null;
}

/** Kinds that are shown in a row, and how long what is of them lasts at most. */
const rows: Partial<Record<Kind, number>> = { kids: 35, sport: 70, documentary: 70 };
/** The same of what has only a number. */
const countedRows: Partial<Record<Kind, number>> = { ...rows, entertainment: 70 };
/** How far away what is on before or after may be. */
const mostBetween = 4;
const longestRow = 4 * 3600;

/** The kind that the nearest programmes of other titles before and after a slot have in common, by its place. */
function readNeighbours(slots: readonly SlotKind[]): Map<number, Kind> {
  const inOrder = [...slots.entries()].sort(([, a], [, b]) => a.start - b.start);
  const nearest = (at: number, step: 1 | -1): SlotKind | null => {
    const title = inOrder[at]?.[1].title;
    for (let steps = 1; steps <= mostBetween; steps++) {
      const other = inOrder[at + steps * step]?.[1];
      if (other?.kind !== undefined && other.title !== title) return other;
    }
    return null;
  };
  const found = new Map<number, Kind>();
  for (const [at, [place, { kind }]] of inOrder.entries()) {
    if (kind !== undefined) continue;
    const before = nearest(at, -1);
    const after = before && nearest(at, 1);
    if (!before?.kind || before.kind !== after?.kind || before.title === after.title) continue;
    if (after.start - before.start <= longestRow) found.set(place, before.kind);
  }
  return found;
}

/** The kind of what is on before and after most slots of a programme. */
function neighbourKind(
  own: readonly Place[],
  around: ReadonlyMap<number, Kind>,
  isCounted: boolean,
): Kind | null {
  const most = mostVotes(countVotes(own.map(([place]) => around.get(place))));
  const longest = most && (isCounted ? countedRows : rows)[most.kind];
  if (!most || !longest || most.count * 2 < own.length) return null;
  return own.every(([, { minutes }]) => minutes !== null && minutes <= longest) ? most.kind : null;
}

const fewestLong = 3;
const fewestFilms = 0.2;

/** Whether a channel's long programmes may be films: some of them are, or hardly any is known. */
function isFilmAmong(longKinds: readonly (Kind | undefined)[]): boolean {
  const known = longKinds.filter((kind) => kind !== undefined);
  const films = known.filter((kind) => kind === "film");
  return known.length < fewestLong || films.length >= fewestFilms * known.length;
}

/** Whether a programme of unknown kind is a film by its length and its one description. */
function tellsFilm(own: readonly Place[]): boolean {
  const texts = new Set(own.map(([, { told }]) => told));
  const [text] = texts;
  const isLong = own.every(([, { minutes, isEpisode }]) => !isEpisode && lastsAsFilm(minutes));
  return texts.size === 1 && text !== undefined && isLong && mayTellFilm(text);
}

const isFilmLong = ({ minutes }: SlotKind): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;

const mayBe = (theme: Kind, slot: SlotKind): boolean =>
  theme !== "film" || (!slot.isEpisode && isFilmLong(slot));
