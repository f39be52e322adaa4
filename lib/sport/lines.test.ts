import fc from "fast-check";
import { expect, it } from "vitest";
import { accessOf } from "@/lib/access";
import type { Broadcast, Channel, EventOnAir, Showing, SportsEvent } from "@/lib/shapes";
import { testChannel } from "@/lib/test-channel";
import {
  countBy,
  dayLines,
  isShownFree,
  isShownLive,
  isShownLiveFree,
  onAirLines,
  type SportLine,
  splitParts,
  withLater,
} from "./lines";
import { nextRead } from "./next-read";

const channel = (id: string, free = false): Channel =>
  testChannel(id, { name: id.toUpperCase(), country: "ES", free });

const lineup = [channel("ch_a"), channel("ch_b", true)];

const event = (id: string, start: number, more: Partial<SportsEvent> = {}): SportsEvent => ({
  id,
  sport: "football",
  name: `Event ${id}`,
  start,
  live_on: 1,
  ...more,
});

type On = [channel: string, country: string, showing: Showing, start: number];

const onAir = (told: SportsEvent, ...on: On[]): EventOnAir => ({
  ...told,
  channels: on.map(([id, country, showing, start]) => ({ channel: id, country, showing, start })),
});

const nothing = { live: [], coming: [] };

const ids = (lines: readonly SportLine[]) => lines.map(({ event: { id } }) => id);

it("a line lists the market's channels, live first, then the soonest, free before not free", () => {
  const told = onAir(
    event("ev_1", 100),
    ["ch_a", "ES", "repeat", 900],
    ["ch_a", "ES", "live", 100],
    ["ch_a", "ES", "live", 160],
    ["ch_b", "ES", "live", 100],
    ["ch_b", "ES", "delayed", 300],
    ["ch_x", "FR", "live", 100],
  );
  const [line] = onAirLines("ES", { live: [], coming: [told] }, { live: [], coming: [told] }, lineup);
  expect(line?.shown.map(({ channel: { id }, showing }) => `${id} ${showing}`)).toEqual([
    "ch_b live",
    "ch_a live",
    "ch_b delayed",
    "ch_a repeat",
  ]);
  expect(line).toMatchObject({ state: "coming", isHere: true, isLiveHere: false, elsewhere: ["FR"] });
});

it("a showing tells what its channel asks of viewers", () => {
  const paid: Channel = { ...channel("ch_a"), access: "subscription" };
  const told = onAir(event("ev_1", 100), ["ch_a", "ES", "live", 100], ["ch_b", "ES", "live", 100]);
  const [line] = onAirLines("ES", { live: [], coming: [told] }, nothing, [paid, channel("ch_b", true)]);
  expect(line?.shown.map(({ channel: shown }) => accessOf(shown))).toEqual(["free", "subscription"]);
});

it("what is live elsewhere and later here isn't live here", () => {
  const world = onAir(event("ev_1", 100), ["ch_x", "FR", "live", 100], ["ch_a", "ES", "delayed", 300]);
  const [line] = onAirLines("ES", nothing, { live: [world], coming: [] }, lineup);
  expect(line).toMatchObject({ state: "live", isHere: true, isLiveHere: false });
  expect(splitParts(line ? [line] : []).coming).toHaveLength(1);
});

it("what no channel here shows is listed apart, with the countries that have it", () => {
  const told = onAir(event("ev_1", 100), ["ch_x", "FR", "live", 100], ["ch_y", "FR", "repeat", 200]);
  const lines = onAirLines("ES", nothing, { live: [], coming: [told] }, lineup);
  expect(splitParts(lines).elsewhere).toEqual([
    expect.objectContaining({ isHere: false, shown: [], elsewhere: ["FR"] }),
  ]);
});

it("a day has every event once: what is on air as listed there, the rest over or to come", () => {
  const live = onAir(event("ev_live", 50), ["ch_a", "ES", "live", 40]);
  const lines = onAirLines("ES", { live: [live], coming: [] }, nothing, lineup);
  const all = [event("ev_over", 10), event("ev_live", 50), event("ev_later", 200, { live_on: 0 })];
  const here = [event("ev_over", 10), event("ev_later", 200, { live_on: 0 })];
  const parts = splitParts(dayLines(all, here, lines, 100));
  expect(ids(parts.live)).toEqual(["ev_live"]);
  expect(ids(parts.over)).toEqual(["ev_over"]);
  expect(ids(parts.recorded)).toEqual(["ev_later"]);
});

const anyEvent = fc
  .record({
    id: fc.integer({ min: 0, max: 12 }).map((number) => `ev_${number}`),
    start: fc.integer({ min: 0, max: 200 }),
    live_on: fc.integer({ min: 0, max: 2 }),
    on: fc.array(
      fc.tuple(
        fc.constantFrom("ch_a", "ch_b", "ch_x"),
        fc.constantFrom("ES", "FR"),
        fc.constantFrom<Showing[]>("live", "delayed", "repeat"),
        fc.integer({ min: 0, max: 400 }),
      ),
    ),
  })
  .map(({ id, start, live_on, on }) => onAir(event(id, start, { live_on }), ...on));
const events = fc.array(anyEvent, { maxLength: 12 });

it("whatever the API returns, no event is lost or listed twice, and each list is sorted by time", () => {
  fc.assert(
    fc.property(events, events, events, events, (liveHere, comingHere, live, coming) => {
      const here = { live: liveHere, coming: comingHere };
      const world = { live, coming };
      const lines = onAirLines("ES", here, world, lineup);
      const told = [...liveHere, ...comingHere, ...live, ...coming].map(({ id }) => id);
      expect(ids(lines).toSorted()).toEqual([...new Set(told)].toSorted());
      const parts = Object.values(splitParts(lines));
      expect(ids(parts.flat()).toSorted()).toEqual(ids(lines).toSorted());
      for (const part of parts)
        expect(part.map(({ event: { start } }) => start)).toEqual(
          part.map(({ event: { start } }) => start).toSorted((a, b) => a - b),
        );
    }),
  );
});

it("a line says whether it is live, free or both here, and sports are counted most first", () => {
  const free = onAir(event("ev_1", 100), ["ch_b", "ES", "delayed", 300]);
  const live = onAir(event("ev_2", 100, { sport: "tennis" }), ["ch_a", "ES", "live", 100]);
  const other = onAir(event("ev_3", 120, { sport: "tennis" }), ["ch_a", "ES", "live", 120]);
  const late = onAir(event("ev_4", 130), ["ch_a", "ES", "live", 130], ["ch_b", "ES", "delayed", 300]);
  const both = onAir(event("ev_5", 140), ["ch_b", "ES", "live", 140]);
  const lines = onAirLines("ES", { live: [], coming: [free, live, other, late, both] }, nothing, lineup);
  expect(lines.map((line) => [isShownLive(line), isShownFree(line), isShownLiveFree(line)])).toEqual([
    [false, true, false],
    [true, false, false],
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect(countBy(lines, ({ event: { sport } }) => sport)).toEqual([
    ["football", 3],
    ["tennis", 2],
  ]);
});

it("a page refreshes at the next start, and soon while something is live", () => {
  const coming = onAirLines("ES", { live: [], coming: [onAir(event("ev_1", 500))] }, nothing, lineup);
  expect(nextRead(coming, 100)).toBe(500);
  const live = onAirLines("ES", { live: [onAir(event("ev_2", 50))], coming: [] }, nothing, lineup);
  expect(nextRead([...coming, ...live], 100)).toBe(160);
  expect(nextRead([], 100)).toBeNull();
});

it("an event that is over lists its showings still to come here", () => {
  const [over] = dayLines([event("ev_1", 10)], [event("ev_1", 10)], [], 500);
  const broadcast = (channel: string, country: string, from: number, more: Partial<Broadcast> = {}) => ({
    channel,
    channel_name: channel.toUpperCase(),
    country,
    listing: `ls_${channel}`,
    start: from,
    stop: from + 100,
    showing: "repeat" as const,
    free: false,
    ...more,
  });
  const broadcasts = [
    broadcast("ch_late", "ES", 900),
    broadcast("ch_free", "ES", 700, { free: true }),
    broadcast("ch_soon", "ES", 700),
    broadcast("ch_abroad", "FR", 600),
    broadcast("ch_past", "ES", 10, { showing: "live" }),
  ];
  const line = over && withLater(over, broadcasts, "ES", 500);
  expect(line?.shown.map(({ channel: { id } }) => id)).toEqual(["ch_free", "ch_soon", "ch_late"]);
  expect(line?.state).toBe("over");
});
