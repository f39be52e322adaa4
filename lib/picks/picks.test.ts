import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Channel, NowItem } from "@/lib/shapes";
import { testChannel } from "@/lib/test-channel";
import { isFilm } from "./film";
import { withoutLaterParts } from "./later-parts";
import { findBar } from "./never";
import { choosePicks } from "./picks";
import { type EventFacts, eventOf, type Programme } from "./programme";
import { findStage } from "./stage";

const from = Date.UTC(2026, 7, 22, 19) / 1000;
const hour = 3600;

const on = (
  id: string,
  item: Partial<NowItem> & { title: string },
  more: Partial<Channel> = {},
  place = 0,
): Programme => {
  const start = item.start ?? from + hour;
  return { channel: testChannel(id, more), place, item: { start, stop: start + 2 * hour, ...item } };
};

const flags = (...set: ("live" | "new" | "repeat")[]) => ({
  live: set.includes("live"),
  new: set.includes("new"),
  repeat: set.includes("repeat"),
});

const events: EventFacts = new Map(
  [
    ["ev_cup", "football", "FA Cup", "Final", "Harrow Town v Castleford"],
    ["ev_one", "football", "Premier League", undefined, "Hull City v Manchester United"],
    ["ev_two", "football", "Premier League", undefined, "Everton v Brentford"],
    ["ev_three", "football", "Premier League", undefined, "Leeds United v Sunderland"],
    ["ev_school", "rugby", "Noordvaal Schools Rugby", "Final", "Monnas v HSRTB"],
    ["ev_race", "horse-racing", undefined, undefined, "Kempton"],
  ].map(([id = "", sport = "", league, round, name = ""]) => [
    id,
    { name, sport, ...(league && { league }), ...(round && { round }) },
  ]),
);

const setting = { from, country: "GB", countryName: "United Kingdom", events };
const titles = (programmes: Programme[], most = 9) =>
  choosePicks(programmes, setting, most).map(({ item }) => item.title);
const live = (event: string, title: string, place = 0) =>
  on(`ch_${event}`, { title, event, showing: "live" }, {}, place);
const episode = (season: number, number: number) => ({ episode: { season, number }, flags: flags("new") });
const film = (title: string, more: Partial<NowItem> = {}) => ({
  title,
  category: ["Film"],
  year: 1994,
  ...more,
});

describe("the evening's best", () => {
  it("puts a final before a match, a first episode before the next, and films by their rating", () => {
    const programmes = [
      on("a", { title: "Saltmarsh", ...episode(1, 4) }),
      on("b", { title: "The Lamplighter’s Daughter", ...episode(1, 1) }),
      on("c", film("Midnight at Ostend", { star_rating: "8.3/10" })),
      on("d", film("Last Boat to Varne", { star_rating: "2/5" })),
      live("ev_one", "Hull City v Manchester United"),
      live("ev_cup", "Harrow Town v Castleford"),
    ];
    expect(titles(programmes)).toEqual([
      "Harrow Town v Castleford",
      "Midnight at Ostend",
      "The Lamplighter’s Daughter",
      "Hull City v Manchester United",
      "Saltmarsh",
    ]);
  });

  it("says why, the strongest reason first, in codes", () => {
    const [cup, ostend, second] = choosePicks(
      [
        on("a", { title: "Cup", event: "ev_cup", showing: "live" }, { free: true }),
        on("b", film("Midnight at Ostend", { star_rating: "8.3/10" })),
        on("c", { title: "Saltmarsh", ...episode(2, 1) }),
      ],
      setting,
      3,
    );
    expect(cup?.reasons).toEqual([{ code: "final" }, { code: "live" }, { code: "free" }]);
    expect(ostend?.reasons).toEqual([{ code: "film", year: 1994, rating: 8.3 }]);
    expect(second?.reasons).toEqual([{ code: "new-season", season: "2" }]);
    expect(cup?.score).toBe(cup?.parts.reduce((sum, { points }) => sum + points, 0));
  });

  it("varies: a film comes before the third match of one league", () => {
    const matches = ["ev_one", "ev_two", "ev_three"].map((id) => live(id, id));
    expect(
      titles([...matches, on("f", film("Midnight at Ostend"))]).indexOf("Midnight at Ostend"),
    ).toBeLessThan(2);
  });

  it("takes an event on the channel that is free, and once", () => {
    const paid = on("paid", { title: "Cup", event: "ev_cup", showing: "live" });
    const free = on("free", { title: "The Cup", event: "ev_cup", showing: "live" }, { free: true }, 9);
    expect(choosePicks([paid, free], setting, 3).map((pick) => pick.channel.id)).toEqual(["free"]);
  });

  it("doesn't take a school's final for a great one", () => {
    expect(titles([live("ev_school", "Schools"), live("ev_one", "League")])[0]).toBe("League");
  });

  it("takes one more episode only on a channel that most know", () => {
    const episode = { title: "The Weighbridge", episode: { season: 4, number: 7 }, flags: flags("new") };
    expect(titles([on("c1", episode, { free: true }, 3)])).toEqual(["The Weighbridge"]);
    expect(titles([on("c2", episode, { free: true }, 240)])).toEqual([]);
  });

  it("takes nothing for a film that is shown as it happens", () => {
    const debate = { title: "Debates", year: 2019, star_rating: "5/10", start: from, stop: from + 2 * hour };
    expect(isFilm(on("a", debate))).toBe(true);
    expect(isFilm(on("a", { ...debate, flags: flags("live") }))).toBe(false);
  });

  it("doesn't take the name of a file for a film", () => {
    const file = { title: "LivingInFear-feature-eng-spa", kind: "film" as const, year: 2001 };
    expect(titles([on("c1", file), on("c2", { ...file, title: "Spider-Man" })])).toEqual(["Spider-Man"]);
  });

  it("leaves out what can no longer be caught from near its beginning", () => {
    expect(titles([on("a", film("Early", { start: from - hour, stop: from + hour }))])).toEqual([]);
  });
});

describe("what is for adults only", () => {
  it.each<[string, Partial<Channel>, string[]?]>([
    ["channel's group", { categories: ["xxx"] }],
    ["channel's name", { name: "映画（年齢制限あり）" }],
    ["channel's name in English", { name: "Playboy TV" }],
    ["genre", {}, ["Erotik"]],
    ["genre in English", {}, ["Adult"]],
  ])("is known by its %s, and is never a pick", (_, more, category) => {
    const shown = on("ch_late", film("Late Film", category && { category: ["Film", ...category] }), more);
    expect(findBar(shown, undefined)).toBe("adult");
    expect(titles([shown])).toEqual([]);
  });

  it("is neither a channel of grown-ups' cartoons nor a title with the word", () => {
    expect(findBar(on("ch", film("Adult World"), { name: "Adult Swim" }), undefined)).toBeNull();
  });
});

describe("what is never a pick", () => {
  it.each([
    ["placeholder", { title: "No listing available" }],
    ["placeholder", { title: "To Be Announced" }],
    ["placeholder", { title: "Thanks For Watching" }],
    ["placeholder", { title: "Sendeschluss" }],
    ["placeholder", { title: "放送休止" }],
    ["selling", { title: "Live Lotto Draw" }],
    ["selling", { title: "Paid Programming" }],
    ["selling", { title: "Télé-achat" }],
    ["racing", { title: "Trackside 1 - AUS" }],
    ["racing", { title: "Racing From Australia" }],
    ["racing", { title: "Kempton", event: "ev_race" }],
    ["repeat", { title: "Cup", event: "ev_cup", showing: "repeat" as const }],
    ["highlights", { title: "NRL", sub_title: "Roosters v Warriors Hls R8" }],
    ["news", { title: "News at Ten", category: ["News"] }],
    ["length", { title: "A word", stop: from + hour + 600 }],
    ["length", { title: "Mood", stop: from + 12 * hour }],
  ])("a %s, however live: %o", (bar, item) => {
    const programme = on("a", { flags: flags("live", "new"), ...item });
    expect(findBar(programme, eventOf(programme.item, events)?.sport)).toBe(bar);
    expect(titles([programme])).toEqual([]);
  });

  it("is also what a channel shows an hour after another", () => {
    expect(findBar(on("a", film("Film"), { name: "TVNZ 1 +1" }), undefined)).toBe("timeshift");
  });

  it("isn't motor racing, nor a programme about a trial", () => {
    expect(findBar(on("a", { title: "Formula 1 Racing" }), "motorsport")).toBeNull();
    expect(findBar(on("a", film("The Trial of Harriet Quill")), undefined)).toBeNull();
  });
});

describe("a stage", () => {
  it.each([
    ["Final", "final"],
    ["Women's Singles: Final", "final"],
    ["Finale", "final"],
    ["決勝", "final"],
    ["النهائي", "final"],
    ["SF1", "semi-final"],
    ["Demi-finale", "semi-final"],
    ["準決勝", "semi-final"],
    ["نصف النهائي", "semi-final"],
    ["QF4", "quarter-final"],
    ["Viertelfinale", "quarter-final"],
    ["Cuartos de final", "quarter-final"],
    ["Round 24", null],
    ["1/8 final", null],
    ["Achtelfinale", null],
    ["Finals, D4", null],
    ["Final Practice", null],
    ["Octavos de final", null],
  ])("%s is %s", (round, stage) => {
    expect(findStage("football", round, "")).toBe(stage);
  });

  it("is no part of a race's name", () => {
    expect(findStage("motorsport", "QF, Race 28", "")).toBeNull();
  });
});

describe("picks of any evening", () => {
  const anything = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    title: fc.constantFrom(
      "Saltmarsh",
      "No listing available",
      "Trackside 2",
      "Cup",
      "Midnight",
      "Home Shopping",
    ),
    start: fc.integer({ min: -2, max: 5 }).map((away) => from + away * hour),
    event: fc.constantFrom(undefined, undefined, ...events.keys()),
    showing: fc.constantFrom(undefined, "live" as const, "repeat" as const, "delayed" as const),
    number: fc.constantFrom(undefined, 1, 2),
    genre: fc.constantFrom("Film", "Drama", "News", ""),
    isNew: fc.boolean(),
    free: fc.boolean(),
  });
  const evening = fc.array(
    anything.map(({ id, title, start, event, showing, number, genre, isNew, free }) =>
      on(
        id,
        {
          title,
          start,
          category: [genre],
          ...(event && { event }),
          ...(event && showing && { showing }),
          ...(number && { episode: { season: 1, number } }),
          flags: flags(...(isNew ? (["new"] as const) : [])),
        },
        { free },
        id.charCodeAt(0),
      ),
    ),
    { maxLength: 40 },
  );

  it("are the same whatever the order of the programmes, and the first of more picks", () => {
    fc.assert(
      fc.property(
        evening.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          // One channel shows one thing at a time.
          const one = [
            ...new Map(all.map((each) => [`${each.channel.id} ${each.item.start}`, each])).values(),
          ];
          const other = shuffled.filter((each) => one.includes(each));
          expect(choosePicks(other, setting, 6)).toEqual(choosePicks(one, setting, 6));
          expect(choosePicks(one, setting, 3)).toEqual(choosePicks(one, setting, 6).slice(0, 3));
        },
      ),
    );
  });

  it("hold nothing barred, and nothing twice", () => {
    fc.assert(
      fc.property(evening, (all) => {
        const picks = choosePicks(all, setting, 9);
        for (const pick of picks) expect(findBar(pick, eventOf(pick.item, events)?.sport)).toBeNull();
        const things = picks.map(({ item }) => item.event ?? item.title);
        expect(new Set(things).size).toBe(things.length);
        for (const { reasons } of picks) expect(reasons.length).toBeGreaterThan(0);
      }),
    );
  });
});

it("a film that the news interrupts counts from its first part on, a series doesn't", () => {
  const part = (title: string, start: number, more: Partial<NowItem> = {}) =>
    on("ch_a", { ...film(title), start: from + start, stop: from + start + hour, ...more });
  const first = part("Coldwater", 0);
  const later = part("Coldwater", hour + 300);
  const again = part("Coldwater", 4 * hour);
  const elsewhere = { ...later, channel: testChannel("ch_b") };
  const series = [0, hour + 300].map((start) => part("Larkhill", start, { kind: "series" }));
  expect(withoutLaterParts([first, later, again, elsewhere, ...series])).toEqual([
    ...[first, again, elsewhere],
    ...series,
  ]);
});
