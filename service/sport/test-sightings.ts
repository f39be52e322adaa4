import { fromIso } from "../../contract/time.ts";
import type { Detection, Entrant, ShowingMarks } from "./detection.ts";
import { type Marking, noMarking } from "./marking.ts";
import type { SportContext } from "./rules.ts";
import type { Sighting } from "./sighting.ts";

/** Sightings of an invented league, with the little that is known about it, for tests. */

const minutes = 60;

/** The country of each known team, by slug. */
const teams: Readonly<Record<string, string>> = {
  westport: "GB",
  eastgate: "GB",
  northam: "GB",
  kauri: "NZ",
};

/** What teams are called in other letters, by key and language. */
const localNames: Readonly<Record<string, Record<string, string>>> = {
  "football/kauri": { ar: "كاوري", he: "קאורי" },
  "football/northam": { ar: "نورثام" },
};

export const noMarks: ShowingMarks = {
  saysLive: false,
  namedLive: false,
  flagLive: false,
  flagNew: false,
  flagRepeat: false,
  saysRepeat: false,
  saysDelayed: false,
  saysOld: false,
};

/** An entrant: a known team by its slug, or the folded name of an unknown one. */
export const entrant = (name: string, sport = "football"): Entrant =>
  Object.hasOwn(teams, name)
    ? { key: `${sport}/${name}`, name: name[0]?.toUpperCase() + name.slice(1), known: true }
    : { key: `~${name}`, name, known: false };

const usualMinutes: Readonly<Record<string, number>> = { football: 115, baseball: 180, motorsport: 120 };

/** A context in which each source marks what it shows as `markings` say. */
export const createContext = (markings: Readonly<Record<string, Partial<Marking>>> = {}): SportContext => ({
  knowledge: {
    sport: (slug) => ({ slug, name: slug, usualMinutes: usualMinutes[slug] ?? 120 }),
    team: (key) => {
      const [sport = "", slug = ""] = key.split("/");
      const country = teams[slug];
      return country === undefined
        ? null
        : { key, sport, name: slug, country, timezone: null, leagues: [], squad: "" };
    },
    league: (key) => ({
      key,
      sport: "football",
      name: "Harbour League",
      country: "GB",
      squad: "",
      season: null,
      isCup: false,
      hasOwnClubs: false,
      womens: null,
      sharedNames: new Map(),
    }),
    localNames: (key) => new Map(Object.entries(localNames[key] ?? {})),
    localLeagueNames: () => new Map([["ar", "دوري الميناء"]]),
    findSessions: () => [],
  },
  markingOf: ({ source }) => ({ ...noMarking, ...markings[source] }),
});

export type SightingFacts = {
  at: string;
  /** In minutes. */
  length?: number;
  channel?: string;
  country?: string | null;
  source?: string;
  timeshift?: boolean;
  canned?: boolean;
  sides?: readonly [string, string] | null;
  marks?: Partial<ShowingMarks>;
} & Partial<Omit<Detection, "sides" | "marks">>;

/** A sighting of Westport v Eastgate, two hours long, on channel `one` in GB, unless `facts` say otherwise. */
export function sighting(facts: SightingFacts): Sighting {
  const {
    at,
    length = 120,
    channel = "one",
    country = "GB",
    source = "a",
    timeshift = false,
    canned = false,
  } = facts;
  const { kind = "broadcast", sport = "football", league = null, leagueName = null } = facts;
  const { subject = null, round = null, venue = null, played = null, confidence = 1 } = facts;
  const { sides: names = subject === null ? (["westport", "eastgate"] as const) : null } = facts;
  const sides =
    names && ([entrant(names[0], sport ?? "football"), entrant(names[1], sport ?? "football")] as const);
  const name = facts.name ?? (sides ? `${sides[0].name} v ${sides[1].name}` : (subject ?? ""));
  const start = fromIso(at);
  const marks = { ...noMarks, ...facts.marks };
  return {
    channel,
    country,
    source,
    timeshift,
    canned,
    start,
    stop: start + length * minutes,
    detection: {
      kind,
      sport,
      league,
      leagueName,
      sides,
      ...(facts.written && { written: facts.written }),
      subject,
      name,
      round,
      venue,
      played,
      marks,
      confidence,
    },
  };
}

export const live = { saysLive: true } as const;
