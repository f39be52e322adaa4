import { describe, expect, it } from "vitest";
import type { Channel } from "@/contract/channel";
import { fromIso } from "@/contract/time";
import { daySpan } from "@/contract/zone";
import type { Slot } from "@/lib/shapes";
import { badgeOf, isGap, rowsOf } from "./rows";

const zone = "Europe/Madrid";
const window = daySpan("2026-08-22", zone);
const channel = (id: string, categories: string[] = []): Channel => ({
  id,
  name: id.toUpperCase(),
  country: "ES",
  languages: ["spa"],
  categories,
  feeds: 1,
});
const slot = (id: string, on: string, start: string, stop: string, more: Partial<Slot> = {}): Slot => ({
  id,
  channel: on,
  start: fromIso(start),
  stop: fromIso(stop),
  title: "Noticias",
  ...more,
});
const numbers = ({ season, number }: { season?: number; number?: number }) =>
  season === undefined ? undefined : `S${season} E${number}`;
const rows = (channels: Channel[], slots: Slot[]) =>
  rowsOf(channels, slots, window, { format: { locale: "en-ES", zone }, dir: "ltr", episode: numbers });

describe("the grid's rows", () => {
  it("keep the channels' order, and a channel without listings its row", () => {
    const grid = rows(
      [channel("b"), channel("a")],
      [slot("1", "a", "2026-08-22T10:00:00Z", "2026-08-22T11:00:00Z")],
    );
    expect(grid.map((row) => row.channel.id)).toEqual(["b", "a"]);
    expect(grid[0]?.cells).toEqual([{ gap: "no_listings", ...window }]);
  });

  it("tell a programme's own times, in the zone, where the day's edge cuts it", () => {
    const cells = rows([channel("a")], [slot("1", "a", "2026-08-21T21:30:00Z", "2026-08-21T22:30:00Z")])[0]
      ?.cells;
    expect(cells?.[0]).toMatchObject({ start: window.start, from: "23:30", until: "00:30" });
  });

  it("take a programme's kind from its genres before its channel's", () => {
    const slots = [
      slot("1", "a", "2026-08-22T10:00:00Z", "2026-08-22T11:00:00Z", { category: ["Documental"] }),
      slot("2", "a", "2026-08-22T11:00:00Z", "2026-08-22T12:00:00Z"),
    ];
    const cells = rows([channel("a", ["movies"])], slots)[0]?.cells ?? [];
    expect(cells.flatMap((cell) => (isGap(cell) ? [] : [cell.kind]))).toEqual(["docu", "movie"]);
  });

  it("note season, episode and sub-title, as far as they are told", () => {
    const at = ["2026-08-22T10:00:00Z", "2026-08-22T11:00:00Z"] as const;
    const note = (more: Partial<Slot>) => {
      const cell = rows([channel("a")], [slot("1", "a", ...at, more)])[0]?.cells[1];
      return cell && !isGap(cell) ? cell.note : null;
    };
    expect(note({ episode: { season: 1, number: 3 }, sub_title: "Pressure" })).toBe("S1 E3 · Pressure");
    expect(note({ episode: { name: "Pressure" } })).toBe("Pressure");
    expect(note({})).toBeUndefined();
  });
});

describe("a badge", () => {
  it("is only what the flags say, live first", () => {
    const off = { new: false, live: false, repeat: false };
    expect(badgeOf(undefined)).toBeUndefined();
    expect(badgeOf(off)).toBeUndefined();
    expect(badgeOf({ ...off, new: true })).toBe("new");
    expect(badgeOf({ ...off, repeat: true })).toBe("repeat");
    expect(badgeOf({ new: true, live: true, repeat: false })).toBe("live");
  });
});
