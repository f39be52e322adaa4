/** Sports whose events have no two entrants, or have many pairs in one session. */
const soloSports = new Set(
  `motorsport cycling golf tennis athletics running triathlon swimming diving rowing canoeing sailing surfing
   skateboarding climbing gymnastics weightlifting boxing mma kickboxing judo karate taekwondo fencing sumo darts
   snooker pool bowls bowling horse-racing harness-racing greyhound-racing equestrian rodeo camel-racing
   alpine-skiing cross-country-skiing ski-jumping nordic-combined biathlon freestyle-skiing snowboarding
   figure-skating speed-skating bobsleigh archery shooting trampolining drone-racing multi-sport badminton
   table-tennis squash padel pickleball disc-golf curling rugby-sevens beach-volleyball bullfighting polo`.split(
    /\s+/,
  ),
);
/** Sports without opponents, so that two names are places or parts of a race. */
const withoutOpponents = new Set(
  `motorsport cycling golf disc-golf athletics running triathlon swimming diving rowing sailing surfing climbing weightlifting
   horse-racing harness-racing greyhound-racing equestrian rodeo camel-racing alpine-skiing cross-country-skiing
   ski-jumping nordic-combined biathlon freestyle-skiing snowboarding figure-skating bobsleigh trampolining
   drone-racing multi-sport skateboarding canoeing`.split(/\s+/),
);
/** Races of animals are held at meetings that listings name by place: `Racing from Ascot`. */
const animalRacing = new Set(["horse-racing", "harness-racing", "greyhound-racing"]);
/**
 * Card and board games, staged fights, computer games, angling and bullfighting aren't covered. Wrestling is if it
 * contests a championship.
 */
const leftOut = new Set(["esports", "poker", "wrestling", "fishing", "chess", "bullfighting"]);

const fights = new Set(["mma", "kickboxing", "boxing"]);

/** A quarter of an hour isn't enough for a match. */
const shortestMatchMinutes = 16;
/** Guides that list summaries as they list matches give those of two teams a third of an hour. */
const shortestOfTeams = 21;

/**
 * A slot shorter than this shows a summary of a match. Duels and single fights are shorter than matches of teams, and
 * what is live or said to be whole is no summary.
 */
export const shortestOfMatch = (sport: string | null, isNoSummary: boolean): number =>
  isNoSummary || sport === null || isSoloSport(sport) ? shortestMatchMinutes : shortestOfTeams;
const shortestEvents: Readonly<Record<string, number>> = {
  motorsport: 27,
  cycling: 45,
  golf: 30,
  "horse-racing": 5,
  "harness-racing": 5,
  "greyhound-racing": 5,
};

/** A slot shorter than this shows a summary of an event rather than the event. */
export const shortestMinutes = (sport: string): number => shortestEvents[sport] ?? shortestMatchMinutes;

/** Hockey on grass, football with an oval ball and billiards, by the countries in which the word means those. */
const usualSports: ReadonlyMap<string | null, string> = new Map([
  ..."NL BE GB IE IN PK AU NZ ZA AR CL MY ES".split(" ").map((code) => [code, "hockey"] as const),
  ...["US", "CA"].map((code) => [code, "american-football"] as const),
  ...["HK", "MO"].map((code) => [code, "snooker"] as const),
]);

/** Sports that share a word, the one that a country means by it first. */
export function usualFirst<T>(
  sports: readonly T[],
  country: string | null,
  slugOf: (sport: T) => string,
): readonly T[] {
  const usual = usualSports.get(country);
  if (usual === undefined || sports.length < 2) return sports;
  return sports.toSorted((a, b) => Number(slugOf(b) === usual) - Number(slugOf(a) === usual));
}

export const isLeftOut = (sport: string | null): boolean => sport !== null && leftOut.has(sport);
export const isFight = (sport: string | null): boolean => sport !== null && fights.has(sport);
export const isAnimalRacing = (sport: string | null): boolean => sport !== null && animalRacing.has(sport);
export const isOneSided = (sport: string | null): boolean => sport !== null && withoutOpponents.has(sport);
export const isSoloSport = (sport: string | null): boolean => sport !== null && soloSports.has(sport);
