import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import type { BestTonight } from "@/lib/pages/evening";
import type { Listing } from "@/lib/shapes";
import type { SportLine } from "@/lib/sport/lines";
import { testChannel } from "@/lib/test-channel";
import { leagueCard, programmeCard, tonightCard } from "./guide-cards.ts";

it("a programme's card says what it is, not the name of all of them", () => {
  const channel = testChannel("ch_0123456789", { name: "Larkhill One" });
  const listing: Listing = {
    ...{ id: "ls_0123456789", channel: channel.id, title: "Midnight at Ostend", category: ["Film"] },
    ...{ start: 0, stop: 7200 },
  };
  const card = programmeCard(
    listing,
    channel,
    marketOf("GB"),
    { locale: "en-GB", zone: "UTC" },
    wordsOf("en"),
  );
  expect(card.eyebrow).toBe("Film");
});

it("a card calls a channel free by what it asks of viewers, whatever ways to it are known", () => {
  const listing: Listing = { id: "ls_1", channel: "ch_1", title: "Midnight at Ostend", start: 0, stop: 7200 };
  const badgesOf = (more: Parameters<typeof testChannel>[1]) =>
    programmeCard(
      listing,
      testChannel("ch_1", more),
      marketOf("GB"),
      { locale: "en-GB", zone: "UTC" },
      wordsOf("en"),
    ).badges?.map(({ look }) => look);
  expect(badgesOf({ access: "free", free: false })).toEqual(["free"]);
  expect(badgesOf({ access: "subscription", free: true })).toEqual([]);
});

it("an evening's card has its picks by their times, and begins its date with a capital in any language", () => {
  const pick = (title: string, start: number) =>
    ({ channel: { name: "Phare 1" }, item: { title, start } }) as BestTonight["picks"][number];
  const picks = [pick("La finale", 7200), pick("Le film", 0), pick("Le débat", 3600)];
  const market = marketOf("FR");
  const card = tonightCard({ date: "2026-08-22", zone: "UTC", now: 0, picks }, market, wordsOf("fr"));
  expect(card.lines?.map(({ time }) => time)).toEqual(["00:00", "01:00", "02:00"]);
  expect(card.subtitle).toMatch(/^Samedi 22 août/);
});

const league = { id: "lg_1", name: "Larkhill League", sport: "football", events: 9 };
const start = Date.UTC(2026, 7, 22, 19) / 1000;

const line = (day: number, more: Partial<SportLine> = {}): SportLine => ({
  event: {
    id: `ev_${day}`,
    sport: "football",
    name: `Home ${day} v Away`,
    home: `Home ${day}`,
    away: "Away",
    start: start + day * 86_400,
    live_on: 1,
  },
  state: "coming",
  isHere: true,
  isLiveHere: false,
  shown: [{ channel: { id: "ch_1", name: "Arena Sport" }, showing: "live", start }],
  elsewhere: [],
  ...more,
});

const cardOf = (lines: SportLine[]) => {
  const market = marketOf("GB");
  const format = { locale: market.locale, zone: "Europe/London" };
  return leagueCard(league, lines, market, format, wordsOf("en"));
};

it("a competition's picture tells when and where its next four events in the country are", () => {
  const over = line(0, { state: "over", shown: [] });
  const abroad = line(1, { isHere: false, shown: [] });
  const card = cardOf([over, abroad, ...[2, 3, 4, 5, 6].map((day) => line(day))]);
  expect(card).toMatchObject({ eyebrow: "Football", title: "Larkhill League", subtitle: "London time" });
  expect(card.lines?.map(({ time }) => time)).toEqual([
    "Mon 24, 20:00",
    "Tue 25, 20:00",
    "Wed 26, 20:00",
    "Thu 27, 20:00",
  ]);
  expect(card.lines?.[0]).toMatchObject({ title: "Home 2 v Away", note: "Arena Sport" });
});

it("a competition of which nothing is to come here has a picture with its name alone", () => {
  const card = cardOf([line(0, { state: "over", shown: [] })]);
  expect([card.lines, card.subtitle]).toEqual([undefined, undefined]);
});
