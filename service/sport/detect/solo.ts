import type { League, Meeting, Session } from "../knowledge.ts";
import type { FieldReading } from "./readings.ts";
import type { Part } from "./rounds.ts";

/** What a slot says about an event without two entrants. */
export type Solo = {
  sport: string;
  league: League | null;
  meeting: Meeting | null;
  session: Session | null;
  rounds: readonly Part[];
  titles: readonly FieldReading[];
  description: string;
};

/** The games of many sports that a title names. */
export const findGames = (titles: readonly FieldReading[]): string | null =>
  titles
    .flatMap(({ leagues }) => leagues)
    .find(({ item }) => item.sport === "multi-sport")
    ?.item.key.replace("multi-sport/", "") ?? null;
