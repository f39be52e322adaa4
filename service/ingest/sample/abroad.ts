import { addDays, atHour } from "../../../contract/zone.ts";
import { countryZone } from "../../country-zones.ts";
import type { SampleCountry } from "./country.ts";
import { fixturesOn, type SampleFixture } from "./fixtures.ts";

/** How a country's second sports channel shows another's football: live, or some hours later. */
type Arrangement = { from: string; hoursLater: number };

const arrangements: Readonly<Record<string, Arrangement>> = {
  GB: { from: "ES", hoursLater: 0 },
  ES: { from: "GB", hoursLater: 0 },
  BG: { from: "GB", hoursLater: 0 },
  EG: { from: "ES", hoursLater: 0 },
  BR: { from: "GB", hoursLater: 3.5 },
  JP: { from: "GB", hoursLater: 4 },
};

/** A foreign match as it is shown here; `at` is in minutes from the start of the broadcast day. */
export type ForeignMatch = { fixture: SampleFixture; at: number; isLive: boolean };

/**
 * The foreign matches that a country shows within its broadcast day, which begins at `dayStartHour` on a date: the last
 * football match of each day that is played there.
 */
export function foreignMatches(
  { code }: SampleCountry,
  countries: readonly SampleCountry[],
  date: string,
  dayStartHour: number,
): ForeignMatch[] {
  const arrangement = arrangements[code];
  const other = countries.find((country) => country.code === arrangement?.from);
  const here = countryZone(code);
  const there = other && countryZone(other.code);
  if (!arrangement || !other || !here || !there) return [];
  const start = atHour(date, dayStartHour, here);
  const end = atHour(addDays(date, 1), dayStartHour, here);
  return [-1, 0, 1].flatMap((away) => {
    const played = addDays(date, away);
    const fixture = fixturesOn(other, played)
      .filter(({ league }) => league === other.leagues[0])
      .at(-1);
    if (!fixture) return [];
    const hour = Math.floor(fixture.at / 60);
    const shown = atHour(played, hour, there) + (fixture.at % 60) * 60 + arrangement.hoursLater * 3600;
    if (shown < start || shown >= end) return [];
    return [{ fixture, at: (shown - start) / 60, isLive: arrangement.hoursLater === 0 }];
  });
}
