import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { mineKey, repaintMine } from "@/components/favourites/mine-script";
import { type Mine, nothingMine, type Way } from "@/lib/favourites/mine";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import { detailFor, type EventHit } from "@/lib/search";
import type { Broadcast } from "@/lib/shapes";
import { Results } from "./results";
import { buildSuggestions } from "./suggest";

const start = Date.UTC(2026, 7, 22, 19) / 1000;

const broadcast = (name: string, showing: Broadcast["showing"], hours: number, free: boolean): Broadcast => ({
  channel: `ch_${name}`,
  channel_name: name,
  country: "GB",
  listing: `ls_${name}`,
  start: start + hours * 3600,
  stop: start + (hours + 2) * 3600,
  showing,
  free,
});

const match = (id: string, name: string): EventHit => ({
  ...{ id, name, sport: "football", start, live_on: 1 },
  broadcasts: [
    broadcast("Arena", "live", 0, false),
    broadcast("Larkhill", "delayed", 4, true),
    broadcast("Skylark", "repeat", 6, false),
  ],
});

const found = {
  ...{ query: "town", teams: [], leagues: [], shows: [], channels: [], people: [], listings: [] },
  ...({ reach: "all", at: start - 3600, zone: "Europe/London" } as const),
  events: [match("ev_1", "Harrow Town v Castleford"), match("ev_2", "Mill Lane v Harrow Town")],
};

const setting = {
  ...{ market: "gb", country: "GB", query: "town", at: found.at, t: wordsOf("en") },
  format: { locale: "en-GB", zone: "Europe/London" },
};

afterEach(() => {
  localStorage.clear();
  repaintMine("GB");
});

const choose = (way: Way, more: Partial<Mine> = {}): Mine => ({ ...nothingMine, way, ...more });

/** What is read of the two events on the page below their names. */
async function seen(mine: Mine): Promise<string[]> {
  localStorage.setItem(mineKey, JSON.stringify(mine));
  repaintMine("GB");
  const { container, unmount } = await render(<Results found={found} setting={setting} />);
  const lines = [...container.querySelectorAll("bdi:not(a *)")].filter((line) => line.checkVisibility());
  const texts = lines.map(({ textContent }) => textContent ?? "");
  await unmount();
  return texts;
}

/** The same in the list under the box. */
function suggested(mine: Mine): string[] {
  const { groups } = buildSuggestions(found, marketOf("GB"), setting.t);
  return groups.flatMap(({ options }) => options.map((option) => detailFor(option, mine, "GB")));
}

const best = "20:00 · Live on Arena";
const free = "Tomorrow 00:00 · Delayed and free on Larkhill";
const repeat = "Tomorrow 02:00 · Repeat on Skylark";
const lineup = (country: string) => ({ id: "li_1", name: "Harbour", country, channels: ["ch_Skylark"] });

it.each([
  ["everything", choose("all"), best],
  ["what is free", choose("free"), free],
  ["a provider's channels", choose("lineup", { lineup: lineup("GB") }), repeat],
  ["a provider's channels of another country", choose("lineup", { lineup: lineup("NZ") }), best],
  ["some channels", choose("picked", { favourites: ["ch_Skylark", "ch_Larkhill"] }), free],
  ["channels that don't show it", choose("picked", { favourites: ["ch_Terra"] }), best],
  ["all channels for the moment", choose("free", { on: false }), best],
])("events say how whoever watches %s watches them best", async (_, mine, line) => {
  expect(await seen(mine)).toEqual([line, line]);
  expect(suggested(mine)).toEqual([line, line]);
});

it("the list under the box ends its sentences as the language does", () => {
  const { status, scope } = buildSuggestions(found, marketOf("JP", "ja"), wordsOf("ja"));
  expect(status).toBe("2件。");
  expect(scope).toMatch(/。\S* ?[^.。]+。$/u);
  expect(`${status}${scope}`).not.toContain(".");
});
