import type { Kind } from "../../contract/slot.ts";

/** One slot of a channel, with the kind that its own listing gives. */
export type SlotKind = {
  title: string;
  isEpisode: boolean;
  /** Null if unknown. */
  minutes: number | null;
  kind: Kind | undefined;
  /** Whether its listing has categories. */
  isCategorised: boolean;
};

/** A film may have the name of a series. */
const shortestFilm = 70;
const longestFilm = 240;
/** A programme has the kind of so many of its slots, of those whose kind is known. */
const agreeing = 0.8;
/** What so few say may be an accident. */
const fewestKnown = 0.25;
/** What a listing says by its text alone is wrong if so many others of its programme say something else. */
const overruling = 0.9;
const fewestOverruling = 4;
/** Kinds that channels are about. */
const themes: ReadonlySet<Kind> = new Set(["sport", "film", "kids", "music", "news", "documentary"]);
/** A channel is about what so many of its programmes are, of those whose kind is known. */
const themed = 0.9;
const fewestThemed = 5;

/**
 * The kinds of a channel's slots whose own listings don't say it, or contradict most others of the same title and a
 * similar length, by their places in the list. A programme of unknown kind gets that of nearly everything else on the
 * channel, or is a film if nearly everything else as long is one. What a listing with categories says stays.
 */
export function settleKinds(slots: readonly SlotKind[]): Map<number, Kind> {
  const settled = new Map<number, Kind>();
  const programmes = Map.groupBy(slots.entries(), ([, slot]) => programmeKey(slot));
  const kindsOf = (some: readonly [number, SlotKind][][]): (Kind | undefined)[] =>
    some.map((own) => findMostCommon(own.map(([, { kind }]) => kind)).most);
  const all = [...programmes.values()];
  const theme = findTheme(kindsOf(all));
  // Between films, a channel shows other things too.
  const long = all.filter(([first]) => first !== undefined && isFilmLong(first[1]));
  const showsFilms = theme === null && findTheme(kindsOf(long)) === "film";
  for (const own of programmes.values()) {
    const { most, count, known } = findMostCommon(own.map(([, { kind }]) => kind));
    if (most === undefined) {
      const kind = showsFilms ? "film" : theme;
      for (const [place, slot] of own) if (kind && mayBe(kind, slot)) settled.set(place, kind);
      continue;
    }
    if (count === own.length) continue;
    const isAgreed = count >= agreeing * known && count >= fewestKnown * own.length;
    for (const [place, { kind, isCategorised }] of own) {
      const isOverruled = count >= fewestOverruling && count >= overruling * (known - 1);
      if (kind === undefined ? isAgreed : kind !== most && !isCategorised && isOverruled)
        settled.set(place, most);
    }
  }
  return settled;
}

/** The most common kind in a list, how often it occurs, and how many kinds are known. */
function findMostCommon(list: readonly (Kind | undefined)[]): { most?: Kind; count: number; known: number } {
  const counts = new Map<Kind, number>();
  for (const kind of list) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const known = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [most, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { most, count, known };
}

/** What a channel is about, by the kinds of its programmes; null if nothing. */
function findTheme(programmeKinds: readonly (Kind | undefined)[]): Kind | null {
  const { most, count, known } = findMostCommon(programmeKinds);
  const isThemed =
    known >= fewestThemed && count >= themed * known && known >= fewestKnown * programmeKinds.length;
  return most && isThemed && themes.has(most) ? most : null;
}

const isFilmLong = ({ minutes }: SlotKind): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;

const mayBe = (theme: Kind, slot: SlotKind): boolean =>
  theme !== "film" || (!slot.isEpisode && isFilmLong(slot));

const programmeKey = ({ title, minutes }: SlotKind): string =>
  `${(minutes ?? 0) >= shortestFilm ? "long" : "short"} ${title}`;
