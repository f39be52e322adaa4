import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsOf } from "./i18n.ts";
import { kindsOnNow, type Line, nowRows, paginateLines, splitSilent, toLine } from "./now-next.ts";
import { inPlace, nextChange, rolledOn } from "./rolling.ts";
import type { Channel, NowItem } from "./shapes.ts";

const channel = (id: string, categories: string[] = []): Channel => ({
  id,
  name: id,
  country: "GB",
  languages: [],
  categories,
  feeds: 1,
});

const item = (title: string, start: number, stop: number, category?: string[]): NowItem => ({
  title,
  start,
  stop,
  category,
});

const rows = nowRows(
  [channel("ch_a"), channel("ch_b"), channel("ch_c", ["sports"]), channel("ch_d")],
  [
    { channel: "ch_c", now: null, next: item("Élite Rugby", 300, 400) },
    { channel: "ch_a", now: item("News at Six", 0, 200, ["News"]), next: item("Weather", 200, 210) },
    { channel: "ch_x", now: item("Nowhere", 0, 1), next: null },
    { channel: "ch_b", now: item("A Film", 0, 150, ["Movie"]), next: item("News at Ten", 150, 300) },
  ],
);

describe("now and next", () => {
  it("has a row for every channel, in the line-up's order", () => {
    expect(rows.map((row) => row.channel.id)).toEqual(["ch_a", "ch_b", "ch_c", "ch_d"]);
  });

  it("puts channels whose next programme is a while off after those on which something is on", () => {
    const order = (at: number) =>
      splitSilent(
        nowRows(
          ["a", "b", "c"].map((id) => channel(id)),
          [
            { channel: "a", now: null, next: item("Later", 3600, 7200) },
            { channel: "b", now: item("On", 0, 7200), next: null },
            { channel: "c", now: null, next: item("Any minute", 2400, 7200) },
          ],
        ),
        at,
      ).listed.map((row) => row.channel.id);
    expect(order(1800)).toEqual(["b", "c", "a"]);
    expect(order(3000)).toEqual(["a", "b", "c"]);
  });

  it("sets channels apart that have nothing listed, and loses none", () => {
    const { listed, silent } = splitSilent(rows, 100);
    expect(listed.map((row) => row.channel.id)).toEqual(["ch_a", "ch_b", "ch_c"]);
    expect(silent.map(({ id }) => id)).toEqual(["ch_d"]);
  });

  it("offers only the kinds that are on", () => {
    expect(kindsOnNow(rows)).toEqual(["movie", "news"]);
  });

  it("changes when the first programme ends or the first gap does", () => {
    expect(nextChange(rows, 100)).toBe(150);
    expect(nextChange(rows, 250)).toBe(300);
    expect(nextChange(rows, 1000)).toBeNull();
  });
});

describe("a page's lines", () => {
  it("are those of a kind, and say no more than they show", () => {
    const { lines, count, pages } = paginateLines(rows, { at: 100, kind: "news", page: 1, t: wordsOf("en") });
    expect(lines).toEqual([
      {
        channel: { id: "ch_a", name: "ch_a", logo: undefined },
        now: { id: undefined, title: "News at Six", start: 0, stop: 200, genre: "News" },
        next: { id: undefined, title: "Weather", start: 200, stop: 210 },
      },
    ]);
    expect([count, pages]).toEqual([1, 1]);
  });

  const toOne = (now: NowItem | null, next: NowItem | null, language: "en" | "fr" | "ja" = "en") =>
    nowRows([channel("ch_a")], [{ channel: "ch_a", now, next }]).map((row) =>
      toLine(row, wordsOf(language)),
    )[0];

  it("say a genre in the page's language if that has a word for it", () => {
    const genreOf = (genre: string, language: "fr" | "ja") =>
      toOne(item("A Tale", 0, 9, [genre]), null, language)?.now?.genre;
    expect([genreOf("Documentary", "ja"), genreOf("Crime", "fr"), genreOf("Kids", "fr")]).toEqual([
      "ドキュメンタリー",
      "Policier",
      "Jeunesse",
    ]);
    expect(genreOf("Comédie", "fr")).toBe("Comédie");
  });

  it("leave out a genre that says nothing and a part that the title holds, and call a film one, with its year", () => {
    const poker = { ...item("Poker: Legends", 0, 9, ["Series"]), sub_title: "Legends" };
    expect(toOne(poker, null)?.now).toEqual({ id: undefined, title: "Poker: Legends", start: 0, stop: 9 });
    const film = { ...item("A Film", 0, 9, ["Movie", "Comedy"]), year: 1994, icon: "p" };
    expect(toOne(film, film)).toMatchObject({
      now: { genre: "Comedy", year: 1994, scene: expect.any(String) },
    });
    expect(toOne({ ...film, category: ["Movie"] }, null)?.now).toMatchObject({ film: true, year: 1994 });
    expect(toOne(film, film)?.next).not.toHaveProperty("icon");
    expect(toOne(null, film)?.next).toMatchObject({ year: 1994, icon: "p", scene: expect.any(String) });
  });

  const line = (now: Line["now"], next: Line["next"]): Line => ({
    channel: { id: "a", name: "A" },
    now,
    next,
  });
  const now = { title: "A", start: 0, stop: 100 };
  const next = { title: "B", start: 100, stop: 200 };

  it("roll on to what is next once it begins, and not a second before", () => {
    const shown = line(now, next);
    expect(rolledOn(shown, 99)).toBe(shown);
    expect(rolledOn(shown, 100)).toEqual(line(next, null));
    expect(rolledOn(shown, 200)).toEqual(line(null, null));
  });

  it("keep a gap a gap, and don't say that a programme of unknown length is on", () => {
    expect(rolledOn(line(now, { ...next, start: 150 }), 120)).toEqual(line(null, { ...next, start: 150 }));
    expect(rolledOn(line(now, { title: "B", start: 100 }), 120)).toEqual(line(null, null));
  });

  it("never change what a page shows by rolling on twice", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (first, then) => {
        const [early, late] = [Math.min(first, then), Math.max(first, then)];
        const shown = line(now, { ...next, start: 120 });
        expect(rolledOn(rolledOn(shown, early), late)).toEqual(rolledOn(shown, late));
      }),
    );
  });

  it("stay in their places when fresh ones come, and lose none", () => {
    const named = (id: string, title: string): Line => ({
      channel: { id, name: id },
      now: { ...now, title },
      next: null,
    });
    const shown = [named("a", "old"), named("b", "old")];
    const fresh = [named("c", "new"), named("b", "new")];
    expect(inPlace(shown, fresh).map((kept) => [kept.channel.id, kept.now?.title])).toEqual([
      ["a", "old"],
      ["b", "new"],
      ["c", "new"],
    ]);
  });
});
