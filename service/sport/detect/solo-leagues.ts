import type { League } from "../knowledge.ts";

/** What sports and leagues whose events have no two entrants hold: how many at a time, where, and for how long. */

/** Sports in which a league has several meetings at once, so that a round doesn't identify one. */
export const sideBySide = new Set(
  "tennis badminton table-tennis multi-sport horse-racing harness-racing greyhound-racing rodeo".split(" "),
);

/** Sports whose championships have a final for each discipline, so that a final alone doesn't identify one. */
export const manyFinals = new Set(
  `archery athletics canoeing climbing diving fencing freestyle-skiing gymnastics judo karate rowing shooting
   skateboarding snowboarding speed-skating swimming taekwondo trampolining weightlifting`.split(/\s+/),
);

/** Sports whose series go from place to place, so that the second race of one isn't that of another. */
export const goesAround = new Set(["motorsport"]);

/** Sports whose tournaments last for days, and what the leagues that hold many of them are called. */
const seriesByDays: Readonly<Record<string, RegExp>> = {
  golf: /\bTour\b|LIV|TGL/,
  cycling: /^UCI|Keirin|Superprestige/,
};
export const hasDays = (sport: string): boolean => sport in seriesByDays;
export const isOneOfDays = ({ sport, name }: League): boolean => seriesByDays[sport]?.test(name) === false;

/** Leagues with many meetings, and games of many sports, for which a round says nothing. */
export const manyMeetings = new Set(
  `tennis/atp tennis/wta tennis/atp-challenger tennis/itf table-tennis/wtt badminton/bwf-world-tour
   multi-sport/summer-olympics multi-sport/winter-olympics`.split(/\s+/),
);

/** Leagues that are a single race a year, which their name identifies. */
const oneRace = new Set(
  `cycling/milan-sanremo cycling/flanders cycling/roubaix cycling/liege cycling/lombardia cycling/amstel cycling/fleche
   cycling/strade-bianche cycling/gent-wevelgem cycling/e3 cycling/omloop cycling/kuurne cycling/dwars
   cycling/scheldeprijs cycling/san-sebastian cycling/hamburg cycling/plouay cycling/quebec cycling/paris-tours
   horse-racing/arc
   motorsport/indy-500 motorsport/le-mans-24 motorsport/nurburgring-24`.split(/\s+/),
);

/** Whether a league is a race a year: `London Marathon`. */
const isOneRace = ({ key, sport, name }: League): boolean =>
  oneRace.has(key) || (sport === "running" && /\b(?:Marathon|Ekiden|Run)$/.test(name));

/** Promotions with an unnumbered card a week, which its day identifies. */
const weeklyCards = new Set(
  `7hd-muay lumpinee rajadamnern muay-dee-withi-thai petchyindee muay-thai-super-champ fairtex-fight max-muay-thai
   suek-jao-muay-thai kiatpetch muay-man-wan-suk muay-det panthamit wan-kingthong jitmuangnon`
    .split(/\s+/)
    .map((slug) => `kickboxing/${slug}`),
);

/** Whether a league is one event at a time, which its name and time identify: a race, a card, a tournament of days. */
export const isOneEvent = (league: League): boolean =>
  isOneRace(league) || weeklyCards.has(league.key) || isOneOfDays(league);

/** Leagues that number their races through the season, whatever the meeting. */
export const numbersRaces = new Set(["motorsport/supercars", "motorsport/formula-e"]);
/** Those of them with one race at most places, which listings name with its number or without. */
export const fewRaces = new Set(["motorsport/formula-e"]);
