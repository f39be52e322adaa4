import type { Kind } from "../../contract/slot.ts";

/** One slot of a channel, with the kind that its own listing tells. */
export type ToldSlot = {
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
/** A programme has the kind that so many of its slots tell, of those that tell one. */
const agreeing = 0.8;
/** What so few tell may be an accident. */
const fewestTelling = 0.25;
/** What a listing tells by its text alone is wrong if so many others of its programme tell something else. */
const overruling = 0.9;
const fewestOverruling = 4;
/** Kinds that channels are about. */
const themes: ReadonlySet<Kind> = new Set(["sport", "film", "kids", "music", "news", "documentary"]);
/** A channel is about what so many of its programmes are, of those that tell a kind. */
const themed = 0.9;
const fewestThemed = 5;

/**
 * The kinds of a channel's slots that their own listings don't tell, or tell against most others of the same title and
 * a similar length, by their places in the list. What nothing tells has the kind of nearly everything else on the
 * channel, or is a film if nearly everything else as long is one. What a listing with categories tells stays.
 */
export function settleKinds(slots: readonly ToldSlot[]): Map<number, Kind> {
  const settled = new Map<number, Kind>();
  const programmes = Map.groupBy(slots.entries(), ([, slot]) => programmeKey(slot));
  const kindsOf = (some: readonly [number, ToldSlot][][]): (Kind | undefined)[] =>
    some.map((own) => mostTold(own.map(([, { kind }]) => kind)).most);
  const all = [...programmes.values()];
  const theme = findTheme(kindsOf(all));
  // Between films, a channel shows other things too.
  const long = all.filter(([first]) => first !== undefined && isFilmLong(first[1]));
  const showsFilms = theme === null && findTheme(kindsOf(long)) === "film";
  for (const own of programmes.values()) {
    const { most, count, told } = mostTold(own.map(([, { kind }]) => kind));
    if (most === undefined) {
      const kind = showsFilms ? "film" : theme;
      for (const [place, slot] of own) if (kind && mayBe(kind, slot)) settled.set(place, kind);
      continue;
    }
    if (count === own.length) continue;
    const isAgreed = count >= agreeing * told && count >= fewestTelling * own.length;
    for (const [place, { kind, isCategorised }] of own) {
      const isOverruled = count >= fewestOverruling && count >= overruling * (told - 1);
      if (kind === undefined ? isAgreed : kind !== most && !isCategorised && isOverruled)
        settled.set(place, most);
    }
  }
  return settled;
}

/** The kind that most of a list are, how many that is, and how many are of any. */
function mostTold(list: readonly (Kind | undefined)[]): { most?: Kind; count: number; told: number } {
  const counts = new Map<Kind, number>();
  for (const kind of list) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const told = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [most, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { most, count, told };
}

/** What a channel is about, by the kinds of its programmes; null if nothing. */
function findTheme(programmeKinds: readonly (Kind | undefined)[]): Kind | null {
  const { most, count, told } = mostTold(programmeKinds);
  const isThemed =
    told >= fewestThemed && count >= themed * told && told >= fewestTelling * programmeKinds.length;
  return most && isThemed && themes.has(most) ? most : null;
}

const isFilmLong = ({ minutes }: ToldSlot): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;

const mayBe = (theme: Kind, slot: ToldSlot): boolean =>
  theme !== "film" || (!slot.isEpisode && isFilmLong(slot));

const programmeKey = ({ title, minutes }: ToldSlot): string =>
  `${(minutes ?? 0) >= shortestFilm ? "long" : "short"} ${title}`;
