import { expect, it } from "vitest";
import type { Channel, NowItem, NowNext } from "@/lib/shapes";
import { eveningProgrammes } from "./evening.ts";

const zone = "Pacific/Auckland";
const date = "2026-08-22";
/** An hour of the evening of that date. */
const at = (hour: number) => Date.UTC(2026, 7, 22, hour - 12) / 1000;

const channels = ["ch_a", "ch_b"].map(
  (id): Channel => ({
    id,
    name: id,
    country: "NZ",
    languages: [],
    categories: [],
    feeds: 1,
    aliases: [],
  }),
);

const item = (id: string, start: number, more: Partial<NowItem> = {}): NowItem => ({
  id,
  title: id,
  start,
  stop: start + 3600,
  ...more,
});

const line = (channel: string, now: NowItem | null, next: NowItem | null = null): NowNext => ({
  channel,
  now,
  next,
});

it("lists what is on at 20:00 and the picks, by start and line-up, each once", () => {
  const film = item("ls_film", at(21), { category: ["Film"] });
  const told = eveningProgrammes(
    channels,
    [
      { hour: 20, lines: [line("ch_b", item("ls_b", at(20))), line("ch_a", item("ls_a", at(20)), film)] },
      { hour: 21, lines: [line("ch_a", film), line("ch_b", item("ls_plain", at(21)))] },
    ],
    date,
    zone,
  );
  expect(told.map(({ id }) => id)).toEqual(["ls_a", "ls_b", "ls_film"]);
});

it("leaves out what begins before the evening or after midnight", () => {
  const told = eveningProgrammes(
    channels,
    [
      {
        hour: 20,
        lines: [
          line("ch_a", item("ls_early", at(6), { stop: at(23) })),
          line("ch_b", null, item("ls_late", at(24), { flags: { live: true, new: false, repeat: false } })),
        ],
      },
    ],
    date,
    zone,
  );
  expect(told).toEqual([]);
});
