import { expect, it } from "vitest";
import { asTitled } from "../events/programme-title";
import { marketOf, parseMarket } from "../market";
import type { Airing } from "../shapes";
import { findMoved, listedAs, listingItem } from "./listing-item";

const start = Date.UTC(2026, 2, 14, 20) / 1000;

const airing = (changes: Partial<Airing> = {}): Airing =>
  asTitled({
    id: "ls_1",
    channel: "ch_1",
    channel_name: "Larkhill Sport",
    title: "LIVE: CL: Northgate v River",
    start,
    stop: start + 7200,
    flags: { live: true, new: false, repeat: false },
    event: "ev_1",
    event_info: {
      title: "Northgate v Riverside",
      league: "Coastal League",
      start,
      names: { ar: { home: "نورثغيت", away: "ريفرسايد" } },
    },
    ...changes,
  });

const planned = (market: string) => {
  const item = listingItem(airing(), parseMarket(market) ?? marketOf("GB"), "Larkhill Sport");
  return { ...item, isSent: false };
};

it("a reminder of a programme calls it as its page does", () => {
  expect(planned("gb").title).toBe("Northgate v Riverside");
  expect(planned("gb-ar").title).toBe("نورثغيت ضد ريفرسايد");
});

it("a programme that moved is found by its listing's own words, whatever it is called", () => {
  const moved = airing({ id: "ls_2", start: start + 1800, stop: start + 9000 });
  for (const market of ["gb", "gb-ar"]) {
    const before = planned(market);
    expect(listedAs(before)).toBe("LIVE: CL: Northgate v River");
    expect(findMoved([airing({ id: "ls_3", title: "Darts" }), moved], before)).toEqual({
      ...before,
      start: start + 1800,
      path: "programmes/ls_2",
    });
    expect(findMoved([{ ...moved, channel_name: "Another" }], before)).toBe(null);
    expect(findMoved([{ ...moved, start: start + 86_400 }], before)).toBe(null);
  }
});
