import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import type { Channel, Listing } from "@/lib/shapes";
import { planEntry } from "./plan-entry";

const start = Date.UTC(2026, 7, 22, 20, 10) / 1000;

const listing: Listing = {
  ...{ id: "ls_larkhill00new", channel: "ch_0123456789", start, stop: start + 3600 },
  ...{ title: "The Mill", sub_title: "Pilot", description: "A mystery." },
};

it("is an entry by the id under which it was planned, at the time and place where it is now", () => {
  const market = parseMarket("gb");
  if (!market) throw new Error("no market gb");
  const channel = { id: "ch_0123456789", name: "Larkhill One" } as Channel;
  const url = "https://guide.example/gb/programmes/ls_larkhill00new";
  const planned = { id: "ls_larkhill00old", listing, channel };
  const entry = planEntry(planned, url, wordsOf(market.words, market.locale));
  expect(entry).toMatchObject({
    ...{ uid: "ls_larkhill00old@nownext", start, stop: start + 3600 },
    ...{ summary: "The Mill", location: "Larkhill One" },
    ...{ description: `Pilot\n\nA mystery.\n\n${url}`, url },
  });
});
