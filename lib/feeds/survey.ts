import type { EventOnAir } from "@/lib/shapes";

/** An event of the coming week, as far as an address needs it, and the countries that show it. */
export type SurveyedEvent = Pick<EventOnAir, "id" | "name" | "sport" | "league"> & { countries: string[] };

/** All that has pages of its own, and when it was read, epoch seconds. `events` is empty where the plan lacks them. */
export type Survey = {
  at: number;
  countries: string[];
  channels: { id: string; country: string | null }[];
  events: SurveyedEvent[];
};
