import type { EventOnAir } from "@/lib/shapes";

/**
 * An event of the coming week, with what its address needs, the countries that show it, and when it last changed, epoch
 * seconds; absent if unknown.
 */
export type SurveyedEvent = Pick<EventOnAir, "id" | "name" | "sport" | "league"> & {
  countries: string[];
  changed?: number;
};

/** Everything that has pages of its own, and when it was read, epoch seconds. `events` is empty if the plan excludes them. */
export type Survey = {
  at: number;
  countries: string[];
  channels: { id: string; country: string | null }[];
  events: SurveyedEvent[];
};
