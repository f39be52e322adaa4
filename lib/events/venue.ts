import { wallClock } from "@/contract/zone";
import { fallbackZone, zonesOf } from "@/lib/market";

/**
 * The zone of a place whose country alone is known, if its clock differs from another zone's at an instant
 * (epoch seconds). Null if it is the same, or if the country's own clocks differ so much that its principal one says
 * little.
 */
export function venueZone(country: string, at: number, zone: string): string | null {
  const principal = fallbackZone(country);
  const clock = wallClock(at, principal);
  if (clock === wallClock(at, zone)) return null;
  const zones = zonesOf(country);
  const alike = zones.filter((other) => wallClock(at, other) === clock);
  return alike.length * 2 >= zones.length ? principal : null;
}
