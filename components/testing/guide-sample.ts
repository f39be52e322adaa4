import type { Span } from "@/contract/zone";
import { blockRows, chunkAt, chunkSpan, cutToWindow, type GuideSlot, packChunk } from "@/lib/guide/chunk";
import type { GuideChannel, LineupBody } from "@/lib/guide/guide-data";
import { kinds } from "@/lib/kind";
import type { GridWords } from "../guide/cell-look";
import type { FirstScreen } from "../guide/first-screen";

/** A made-up country's guide: channels by number, each with programmes of its own length around the clock. */

/** 20:12 in London on Saturday 14 March 2026. */
export const now = Date.parse("2026-03-14T20:12:00Z") / 1000;

export const zone = "Europe/London";

export const gridWords: GridWords = {
  label: "Programmes",
  on: "on now",
  past: "over",
  until: "until {time}",
  gaps: { off_air: "Off air", no_listings: "No listings", loading: "Loading", locked: "Not in the plan" },
  badges: { live: "Live", new: "New", repeat: "Repeat", delayed: "Delayed" },
  episode: { both: "S{season} E{number}", season: "Season {season}", number: "Episode {number}" },
};

export const makeChannels = (count: number): GuideChannel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `ch_${index + 1}`,
    name: `Channel ${index + 1}`,
    logo: null,
    number: index + 1,
    access: index % 2 === 0 ? "free" : "unknown",
    feeds: 1,
    languages: ["eng"],
    categories: [],
  }));

/** Minutes of a channel's programmes. */
const lengths = [30, 45, 60, 20];

/** A channel's programmes that overlap a span. The first channel's begin at each full and half hour. */
export function makeSlots(row: number, { start, stop }: Span): GuideSlot[] {
  const length = (lengths[row % lengths.length] ?? 30) * 60;
  const first = Math.floor(start / length);
  return Array.from({ length: Math.ceil(stop / length) - first }, (_, index) => ({
    id: `ls_${row + 1}_${first + index}`,
    start: (first + index) * length,
    stop: (first + index + 1) * length,
    title: `Show ${row + 1}-${first + index}`,
    kind: kinds[(first + index) % kinds.length] ?? "general",
  }));
}

const chunkBody = (firstRow: number, count: number, chunk: number, toSlots = makeSlots) =>
  packChunk(
    Array.from({ length: count }, (_, index) => toSlots(firstRow + index, chunkSpan(chunk))),
    chunkSpan(chunk).start,
  );

/** What the server sends along: sixteen channels from half an hour before now. */
export function makeScreen(channels: readonly GuideChannel[], toSlots = makeSlots): FirstScreen {
  const start = now - (now % 1800);
  const window = { start, stop: start + 4 * 3600 };
  const shown = channels.slice(0, 16);
  const chunks = Array.from(
    { length: chunkAt(window.stop - 1) - chunkAt(window.start) + 1 },
    (_, index) => chunkAt(window.start) + index,
  );
  return {
    window,
    firstRow: 0,
    rows: channels.length,
    channels: shown,
    places: shown.map((channel) => channels.indexOf(channel)),
    chunks: chunks.map((chunk) => [
      chunk,
      chunkBody(0, shown.length, chunk, (row, span) => cutToWindow(toSlots(row, span), window)),
    ]),
  };
}

/** Answers the site's own routes for the grid: the lineup and its chunks. Null for any other address. */
export function answerGuide(path: string, channels: readonly GuideChannel[], toSlots = makeSlots) {
  if (/^\/api\/guide\/[a-z-]+\/lineup$/.test(path))
    return {
      channels: channels.map(({ id, name, logo, number, access, feeds, languages, categories }) => [
        id,
        name,
        logo,
        number,
        access === "free" ? "f" : "u",
        feeds,
        languages.join(),
        categories.join(),
      ]),
    } satisfies LineupBody;
  const [, block, chunk] = /^\/api\/guide\/[a-z-]+\/(\d+)\/(\d+)$/.exec(path) ?? [];
  if (block === undefined || chunk === undefined) return null;
  const first = Number(block) * blockRows;
  return chunkBody(first, Math.min(blockRows, channels.length - first), Number(chunk), toSlots);
}
