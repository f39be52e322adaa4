import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import type { Broadcast } from "@/lib/shapes";
import { FoldedCountry } from "./country-card";

const start = Date.UTC(2026, 7, 22, 19) / 1000;

const best: Broadcast = {
  ...{ channel: "ch_1", channel_name: "Arena Sport", country: "GB", listing: "ls_1" },
  ...{ start, stop: start + 7200, showing: "live", free: true },
};

async function readSummary(market: string | null): Promise<string> {
  const { container } = await render(
    <FoldedCountry
      event={{ id: "ev_1", name: "A v B", start, startKnown: true }}
      shown={{ country: "GB", broadcasts: [best], verdict: { kind: "live", best, on: false } }}
      setting={{
        ...{ now: start - 600, market, t: wordsOf("en") },
        format: { locale: "en-GB", zone: "Europe/London" },
        ...{ logos: new Map(), ways: new Map(), access: new Map() },
      }}
    />,
  );
  return container.querySelector("summary")?.textContent ?? "";
}

it("a folded country says whose clock its time is by where the page's other times are the reader's", async () => {
  expect(await readSummary(null)).toMatch(/20:00.*London time/);
  expect(await readSummary("gb")).not.toContain("London time");
});
