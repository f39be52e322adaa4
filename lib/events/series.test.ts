import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { leagueAndRound, seriesOf } from "./series.ts";

const event = (more: Partial<SportsEvent>): SportsEvent => ({
  id: "ev_1",
  sport: "basketball",
  name: "Serbia v France",
  home: "Serbia",
  away: "France",
  start: 0,
  live_on: 1,
  ...more,
});

const league = (name: string) => ({ id: "lg_1", name });

it("an event is always said to belong to something: its competition, else its sport in the page's language", () => {
  const [en, fr] = [wordsOf("en"), wordsOf("fr")];
  expect(seriesOf(event({ league: league("EuroBasket") }), en)).toBe("EuroBasket");
  expect(seriesOf(event({}), en)).toBe("Basketball");
  expect(seriesOf(event({}), fr)).toBe("Basket");
  expect(seriesOf(event({}), en, "Hoops")).toBe("Hoops");
});

it("an event's competition and round are said as far as they are known, in the page's language", () => {
  const fr = wordsOf("fr");
  expect(leagueAndRound(event({ league: league("Premier League"), round: "2. Spieltag" }), fr)).toEqual([
    "Premier League",
    "Journée 2",
  ]);
  expect(leagueAndRound(event({}), fr)).toEqual([]);
});

it("a round isn't said beside an event that is called so", () => {
  const golf = event({ name: "BMW Championship: Round 3", home: undefined, away: undefined, round: "Rd 3" });
  expect(leagueAndRound({ ...golf, league: league("PGA Tour") }, wordsOf("en"))).toEqual(["PGA Tour"]);
});

it("a competition isn't named beside an event that has its name", () => {
  const race = event({ name: "Renewi Tour: Stage 4", home: undefined, away: undefined, sport: "cycling" });
  expect(seriesOf({ ...race, league: league("Renewi Tour") }, wordsOf("en"))).toBe("Cycling");
});
