import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import type { Broadcast, Channel, EventOnAir } from "@/lib/shapes";
import {
  type Audience,
  eventEntry,
  type ListedEvent,
  toListedEvent,
  verdictSentence,
} from "./event-entry.ts";

const start = Date.UTC(2026, 7, 22, 11, 30) / 1000;
const hour = 3600;

function audienceIn(slug: string, zone: string): Audience {
  const market = parseMarket(slug);
  if (!market) throw new Error(`no market ${slug}`);
  return { market, zone, t: wordsOf(market.words, market.locale) };
}

const newZealand = audienceIn("nz", "Pacific/Auckland");

const showing = (
  of: Broadcast["showing"],
  country: string,
  fromHours: number,
  more: Partial<Broadcast> = {},
) => ({
  channel: "ch_1",
  channel_name: `${country} One`,
  country,
  listing: "ls_1",
  start: start + fromHours * hour,
  stop: start + (fromHours + 3) * hour,
  showing: of,
  free: false,
  ...more,
});

const match = (...broadcasts: Broadcast[]): ListedEvent => ({
  id: "ev_0123456789",
  sport: "football",
  league: { id: "lg_0123456789", name: "First League" },
  name: "Reds v Blues",
  home: "Reds",
  away: "Blues",
  start,
  round: "Round 2",
  live_on: 1,
  broadcasts,
});

const url = "https://guide.example/nz/events/reds-v-blues-ev_0123456789";

it("a live event lasts from its start, not the studio's, to the showing's end", () => {
  const entry = eventEntry(match(showing("live", "NZ", -0.5), showing("live", "GB", 0)), newZealand, url);
  expect(entry).toMatchObject({
    uid: "ev_0123456789-nz@nownext",
    start,
    stop: start + 2.5 * hour,
    summary: "Reds v Blues",
    location: "NZ One",
    url,
  });
  expect(entry.description).toBe(
    [
      "First League · Round 2",
      "Live in New Zealand on NZ One.",
      "Saturday, 22 August, 11:00 pm – 2:00 am · NZ One · Live\nAuckland time",
      url,
    ].join("\n\n"),
  );
});

it("an event that is only shown later is entered at its showing, and says so", () => {
  const entry = eventEntry(match(showing("live", "GB", 0), showing("delayed", "NZ", 10)), newZealand, url);
  expect(entry).toMatchObject({ start: start + 10 * hour, summary: "Reds v Blues (Delayed)" });
  expect(entry.description).toContain(
    "Not live in New Zealand: delayed on NZ One, Sunday, 23 August, 9:30 am – 12:30 pm.",
  );
});

it("an event that a country doesn't show is entered at its start, without an end", () => {
  const entry = eventEntry(match(showing("live", "GB", 0)), newZealand, url);
  expect(entry).toMatchObject({ start, summary: "Reds v Blues" });
  expect(entry.stop).toBeUndefined();
  expect(entry.description).toContain("Not listed on any channel in New Zealand.");
});

it("the free channel of two that are live is named, in the audience's language", () => {
  const free = showing("live", "FR", 0, { channel: "ch_2", channel_name: "France Libre", free: true });
  const french = audienceIn("fr", "Europe/Paris");
  expect(verdictSentence(match(showing("live", "FR", 0), free), french)).toContain("France Libre");
  expect(verdictSentence(match(showing("live", "FR", 0), free), audienceIn("fr-en", "Europe/Paris"))).toBe(
    "Live and free in France on France Libre.",
  );
});

it("a list's event has the country's channels, with no end, and leaves out those that it doesn't know", () => {
  const { broadcasts: _, ...event } = match();
  const onAir: EventOnAir = {
    ...event,
    channels: [
      { channel: "ch_1", country: "AU", showing: "live", start },
      { channel: "ch_gone", country: "NZ", showing: "live", start },
    ],
  };
  const channel = { id: "ch_1", name: "Over the Sea", free: true } as Channel;
  const entry = eventEntry(toListedEvent(onAir, "NZ", [channel]), newZealand, url);
  expect(entry).toMatchObject({ start, location: "Over the Sea" });
  expect(entry.stop).toBeUndefined();
  expect(entry.description).toContain(
    "Saturday, 22 August, 11:30 pm · Over the Sea · Live, free to watch\nAuckland time",
  );
});
