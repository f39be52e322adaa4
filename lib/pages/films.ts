import "server-only";
import { listCountryTonight } from "@/lib/api/on-air";
import { readSpare } from "@/lib/api/spare";
import { eveningStart } from "@/lib/guide/tonight";
import { countryName, type Market } from "@/lib/market";
import { type EveningFilm, isFilm } from "@/lib/picks/film";
import { withoutLaterParts } from "@/lib/picks/later-parts";
import { findBar } from "@/lib/picks/never";
import { choosePicks } from "@/lib/picks/picks";
import { type Programme, programmeKey } from "@/lib/picks/programme";
import { type Channel, isUnavailable, type NowNext } from "@/lib/shapes";
import { readLineup } from "./lineup";
import { listProgrammes } from "./picks";

/** The hours that films are looked for at: those that an evening's best is read at, and the one before. */
const hours = [18, 19, 20, 21, 22] as const;

/** Films on one page: as many as a phone can render. */
const mostFilms = 120;

/** The films, by their start, whose listings are read for what lists of programmes don't say: each costs a call. */
const mostTold = 30;

const mostPicks = 3;

type Lineup = NonNullable<Awaited<ReturnType<typeof readLineup>>>;

/** The evening that films are of: its beginning and end, and the present, epoch seconds. */
type FilmEvening = { channels: Channel[]; now: number; opening: number; night: number };

async function tell({ channel, item }: Programme, country: string): Promise<EveningFilm> {
  const listing = item.id ? await readSpare("getListing", item.id, country) : null;
  return { channel, item, ...(listing && !isUnavailable(listing) && { told: listing }) };
}

/** The films among the lines of an evening's hours that aren't over, by their start, each once. */
function filmsAmong(items: NowNext[], { channels, now, opening, night }: FilmEvening): Programme[] {
  const found = new Set<string>();
  return withoutLaterParts(listProgrammes(channels, items))
    .filter((programme) => {
      const { start, stop = start } = programme.item;
      const isTonight = start >= opening && start < night && stop > now;
      return isTonight && isFilm(programme) && findBar(programme, undefined) === null;
    })
    .sort((a, b) => a.item.start - b.item.start || a.place - b.place)
    .filter((programme) => {
      const key = programmeKey(programme);
      return !found.has(key) && found.add(key);
    });
}

const filmEvening = ({ channels, now, zone, today }: Omit<Lineup, "country">): FilmEvening => ({
  ...{ channels, now },
  ...{ opening: eveningStart(today, 18, zone), night: eveningStart(today, "late", zone) },
});

/** Whether a country lists a film this evening; true as well while nobody can tell. */
export async function hasFilms({ country: code }: Market): Promise<boolean> {
  const [lineup, ...lines] = await Promise.all([
    readLineup(code),
    ...hours.map((hour) => readSpare("listCountryTonight", code, hour)),
  ]);
  if (!lineup || lines.some((line) => line && isUnavailable(line))) return true;
  const items = lines.flatMap((line) => (line && !isUnavailable(line) ? line.items : []));
  return filmsAmong(items, filmEvening(lineup)).length > 0;
}

/**
 * A country's films of this evening that aren't over, by their start, each once, and the best of them; null if the API
 * doesn't know it.
 */
export async function readFilms({ country: code }: Market) {
  const [lineup, ...lines] = await Promise.all([
    readLineup(code),
    ...hours.map((hour) => listCountryTonight(code, hour)),
  ]);
  if (!lineup) return null;
  const { now, zone, today: date } = lineup;
  const evening = filmEvening(lineup);
  const films = filmsAmong(
    lines.flatMap((line) => line?.items ?? []),
    evening,
  );
  const setting = {
    from: Math.max(now, evening.opening),
    country: code,
    countryName: countryName(code, "en"),
  };
  const shown = films.slice(0, mostFilms);
  const told = await Promise.all(shown.slice(0, mostTold).map((film) => tell(film, code)));
  return {
    films: [...told, ...shown.slice(mostTold)] as EveningFilm[],
    picks: choosePicks(films, { ...setting, events: new Map() }, mostPicks),
    count: films.length,
    now,
    date,
    zone,
  };
}
