import { expect, it } from "vitest";
import { readNews } from "./news.ts";

const event = {
  ...{
    id: "ev_0123456789",
    sport: "football",
    name: "Hull City v Ashford",
    home: "Hull City",
    away: "Ashford",
  },
  ...{ league: { id: "lg_0123456789", name: "Northern League" }, start: "2026-08-22T19:00:00Z" },
  ...{ venue: null, round: null, live_on: 1 },
  channels: [
    { channel: "ch_0123456789", country: "GB", showing: "live", start: "2026-08-22T18:45:00Z" },
    { channel: "ch_1234567890", country: null, showing: "live", start: "2026-08-22T18:45:00Z" },
  ],
};
const timestamp = "2026-08-22T18:30:00Z";

it("says when an event is, where it is shown, and what it is of", () => {
  const news = readNews("dl_1", { type: "event.starting", timestamp, data: { event } });
  expect(news).toMatchObject({
    ...{ message: "dl_1", id: event.id, countries: ["GB"] },
  });
  expect(news?.itemIn?.("gb")).toMatchObject({
    title: event.name,
    start: Date.parse(event.start) / 1000,
    path: `events/hull-city-v-ashford-${event.id}`,
  });
  const isOf = (subject: string) => news?.isOf(subject);
  expect(isOf("league:lg_0123456789")).toBe(true);
  expect(isOf("team:football~hull city")).toBe(true);
  expect(isOf("team:football~Hull City Women")).toBe(false);
  expect(isOf("team:rugby~Hull City")).toBe(false);
  expect(isOf("words:Hull City")).toBe(false);
});

it("calls an event as its market's pages do, at the address that all share", () => {
  const local = { ...event, names: { ar: { home: "هال سيتي", away: "أشفورد" } } };
  const news = readNews("dl_1", { type: "event.starting", timestamp, data: { event: local } });
  expect(["sa", "gb", "gone"].map((market) => news?.itemIn?.(market))).toMatchObject([
    { title: "هال سيتي ضد أشفورد", path: `events/hull-city-v-ashford-${event.id}` },
    { title: event.name },
    { title: event.name },
  ]);
});

it("says that an event is gone, and nothing of messages of other kinds", () => {
  const change = { moved: null, added: [], removed: [], altered: [] };
  const gone = { type: "event.changed", timestamp, data: { event, gone: true, ...change } };
  expect(readNews("dl_2", gone)?.itemIn).toBeNull();
  expect(
    readNews("dl_3", { type: "webhook.test", timestamp, data: { webhook: "wh_0123456789" } }),
  ).toBeNull();
  expect(readNews("dl_4", null)).toBeNull();
});
