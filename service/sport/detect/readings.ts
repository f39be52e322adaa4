import type { Found, League, Sport } from "../knowledge.ts";
import type { Dated } from "./dates.ts";
import type { Part } from "./rounds.ts";

export type FieldName = "title" | "sub-title" | "description";

/** One field of a slot with everything recognised in it. Positions refer to `text`. */
export type FieldReading = {
  field: FieldName;
  text: string;
  leagues: readonly Found<League>[];
  sports: readonly Found<Sport>[];
  rounds: readonly Part[];
  dates: readonly Dated[];
  /** The text, cut at whatever can't be part of an entrant's name: punctuation, leagues, rounds, dates, marks. */
  pieces: readonly string[];
};

/** The readings of title and sub-title. */
export const titleReadings = (readings: readonly FieldReading[]): FieldReading[] =>
  readings.filter(({ field }) => field !== "description");

export const descriptionReading = (readings: readonly FieldReading[]): FieldReading | undefined =>
  readings.find(({ field }) => field === "description");
