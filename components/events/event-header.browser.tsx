import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { wordsOf } from "@/lib/i18n";
import type { Broadcast } from "@/lib/shapes";
import { EventHeader } from "./event-header";

const start = Date.UTC(2026, 7, 22, 19) / 1000;

const shown = (channel: string, of: Partial<Broadcast>): Broadcast => ({
  ...{ channel, channel_name: "Arena Sport", country: "GB", listing: `ls_${channel}` },
  ...{ start, stop: start + 7200, showing: "live", free: true },
  ...of,
});

const openBetween = (home: string, away: string, ...broadcasts: Broadcast[]) =>
  render(
    <EventHeader
      event={{
        ...{ id: "ev_1", sport: "football", name: `${home} v ${away}`, home, away, start, live_on: 2 },
        ...{ broadcasts, related: [] },
      }}
      sport="Football"
      actions={null}
      setting={{
        ...{ now: start + 600, market: "gb", t: wordsOf("en") },
        format: { locale: "en-GB", zone: "Europe/London" },
        ...{ logos: new Map(), ways: new Map(), access: new Map() },
      }}
    />,
  );

const open = (...broadcasts: Broadcast[]) => openBetween("A", "B", ...broadcasts);

it("an event counts the countries that show it live only if it knows them all", async () => {
  await open(shown("ch_1", {}), shown("ch_2", { country: "FR" }));
  await expect.element(page.getByText("2 channels live in 2 countries", { exact: true })).toBeVisible();
  await open(shown("ch_1", {}), shown("ch_2", { country: undefined }));
  await expect.element(page.getByText("2 channels live", { exact: true })).toBeVisible();
});

it("an event of which only repeats are listed says when they begin, and not that it was first shown then", async () => {
  const { container } = await open(shown("ch_1", { showing: "repeat" }));
  expect(container.textContent).toContain("Repeats from Saturday 22 August, 20:00");
});

it("a side's name keeps to one line of the title where it fits", async () => {
  await page.viewport(520, 800);
  const { container } = await openBetween("Kingsferry United Women", "Ansel Women");
  const names = [...container.querySelectorAll("h1 bdi")].map((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return [name.textContent, new Set([...text.getClientRects()].map(({ top }) => top)).size];
  });
  expect(names).toEqual([
    ["Kingsferry United Women", 1],
    ["Ansel Women", 1],
  ]);
});
