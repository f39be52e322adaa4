import { writeDuration } from "../time/duration.ts";

const dayMinutes = 24 * 60;

/**
 * Formats a duration in full minutes: "4 min", "1 hr 45 min", and from two days on "2 days 4 hr". `round` is what happens to a part
 * of a minute: up for a wait, down for time that has passed.
 */
export function formatWait(seconds: number, locale: string, round: "up" | "down" = "down"): string {
  const exact = Math.max(0, seconds) / 60;
  const minutes = round === "up" ? Math.ceil(exact) : Math.floor(exact);
  const days = minutes >= 2 * dayMinutes ? Math.floor(minutes / dayMinutes) : 0;
  const rest = minutes - days * dayMinutes;
  const hours = Math.floor(rest / 60);
  return writeDuration(days > 0 ? { days, hours } : { hours, minutes: rest % 60 }, locale);
}
