import { describe, expect, it } from "vitest";
import type { Kind } from "../../contract/slot.ts";
import type { Airing } from "./match.ts";
import { matchShows } from "./match-shows.ts";
import { readSeriesHints } from "./series-hints.ts";

const day = 86_400;
type Spec = {
  title: string;
  at: number;
  text?: string;
  minutes?: number;
  cat?: string[];
  sub?: string;
  kind?: Kind;
};

const airingOf = (
  { title, at, text, minutes = 30, cat, sub, kind }: Spec,
  channelName = "Harbour TV",
): Airing => {
  const listing = {
    title,
    sub_title: sub,
    description: text,
    category: cat,
    kind,
    flags: { new: false, live: false, repeat: false },
  };
  const hints = readSeriesHints({
    listing,
    detail: null,
    isEvent: false,
    source: "guide",
    languages: ["eng"],
    channel: channelName,
    isOfOneShow: true,
    minutes,
  });
  if (!hints) throw new Error(`${title} has no hints`);
  return { channel: 1, start: at, country: "GB", zone: "Europe/London", hints };
};

const showsOf = (specs: readonly Spec[], channelName?: string): (string | null)[] => {
  const airings = specs.map((spec) => airingOf(spec, channelName));
  const { matches } = matchShows(airings, []);
  return airings.map((airing) => matches.get(airing)?.show ?? null);
};
const isOneShow = (shows: readonly (string | null)[]): boolean =>
  shows[0] !== null && new Set(shows).size === 1;

describe("a title without any number is a show", () => {
  it("if its listing calls it a programme behind a name in quotation marks, and no concert", () => {
    for (const title of ['"Арт гэр" нэвтрүүлэг', "„Градина“ - кулинарно предаване", "«Сад», ток-шоу"])
      expect(showsOf([{ title, at: 0 }])[0]).not.toBeNull();
    for (const title of ['"Пролет", концертна програма', '"Хавар" баярын нэвтрүүлэг', "Арт гэр"])
      expect(showsOf([{ title, at: 0 }])[0]).toBeNull();
    expect(showsOf([{ title: '"Арт гэр" нэвтрүүлэг', at: 0, minutes: 120 }])[0]).toBeNull();
  });

  it("if it is on twice with different descriptions", () => {
    const shows = showsOf([
      { title: "Quayside", at: 0, text: "A storm comes." },
      { title: "Quayside", at: 7200, text: "The ferry leaves." },
    ]);
    expect(isOneShow(shows)).toBe(true);
  });

  it("if a category says series, and it is on twice, or once for no longer than an hour", () => {
    const twice = [0, day].map((at) => ({ title: "البحر", at, cat: ["مسلسل"], minutes: 70 }));
    expect(isOneShow(showsOf(twice))).toBe(true);
    expect(showsOf(twice.slice(1))).toEqual([null]);
    expect(isOneShow(showsOf([{ title: "البحر", at: 0, cat: ["مسلسل"], minutes: 45 }]))).toBe(true);
  });

  it("if it is on once for no longer than an hour, and of a kind that rarely has single programmes", () => {
    const once = (kind: Kind | undefined, minutes: number) =>
      showsOf([{ title: "The Bottom Line", at: 0, text: "Talk.", kind, minutes }]);
    for (const kind of ["series", "entertainment", "kids"] as const)
      expect(isOneShow(once(kind, 45))).toBe(true);
    for (const kind of ["documentary", "film", "music", "sport", "news", undefined] as const)
      expect(once(kind, 45)).toEqual([null]);
    expect(once("entertainment", 70)).toEqual([null]);
    expect(showsOf([{ title: "Local Programming", at: 0, kind: "entertainment", minutes: 30 }])).toEqual([
      null,
    ]);
  });

  it("if it is on at the same time on two days, or three if it is a documentary, and not thrice in one", () => {
    const at = (times: readonly number[], kind?: Kind) =>
      showsOf(times.map((time) => ({ title: "Morning Coast", at: time, text: "The coast.", kind })));
    expect(isOneShow(at([0, day + 120]))).toBe(true);
    expect(at([0, 7200, 15_000])).toEqual([null, null, null]);
    expect(at([0, day], "documentary")).toEqual([null, null]);
    expect(isOneShow(at([0, day, 2 * day], "documentary"))).toBe(true);
    expect(isOneShow(at([0, 7 * day], "documentary"))).toBe(true);
  });

  it("if it is long, of a kind that films aren't or without any description, and on at the same time on three days", () => {
    const at = (kind: Kind | undefined, minutes: number) =>
      showsOf(
        [0, day, 2 * day].map((time) => ({ title: "Breakfast", at: time, text: "News.", minutes, kind })),
      );
    expect(isOneShow(at("news", 180))).toBe(true);
    const undescribed = (hours: readonly number[]) =>
      showsOf(hours.map((hour) => ({ title: "Harbour Street", at: hour * 3600, minutes: 160 })));
    expect(isOneShow(undescribed([0, 24, 96]))).toBe(true);
    expect(undescribed([0, 27, 54])).toEqual([null, null, null]);
    for (const shows of [at(undefined, 180), at("film", 180), at("sport", 180), at("music", 360)])
      expect(shows).toEqual([null, null, null]);
  });

  it("if it is news, however long, and on at the same time on two days", () => {
    const at = (kind: Kind) =>
      showsOf(
        [0, day].map((time) => ({ title: "Breakfast", at: time, text: "The day.", minutes: 150, kind })),
      );
    expect(isOneShow(at("news"))).toBe(true);
    expect(at("documentary")).toEqual([null, null]);
  });

  it.each([
    ["מגזין נדל''ן שבועי."],
    ["תכנית אקטואליה יומית."],
    ["Íslensk tónlist alla virka daga."],
    ["Denní magazín o moři."],
    ["Emisión diaria de noticias."],
    ["Trosatna emisija o gradu."],
    ["Кожного тижня новий випуск. Щотижнева програма."],
  ])("if its description says that it is on again and again: %s", (text) => {
    expect(isOneShow(showsOf([{ title: "Harbour", at: 0, text, minutes: 40 }]))).toBe(true);
  });

  it("but not if its description says so of a life", () => {
    for (const text of ["Dagligt liv på en ö.", "La vida diaria de un pueblo.", "Codzienne życie rybaków."])
      expect(showsOf([{ title: "Harbour", at: 0, text, minutes: 40 }])).toEqual([null]);
  });

  it("if it is on twice, and of a kind that rarely has single programmes", () => {
    const twice = (kind: Kind, minutes = 30) =>
      showsOf([0, 20_000].map((at) => ({ title: "The Bottom Line", at, text: "Talk.", kind, minutes })));
    for (const kind of ["news", "entertainment", "kids", "series", "other"] as const)
      expect(isOneShow(twice(kind))).toBe(true);
    for (const kind of ["documentary", "music", "sport"] as const) expect(twice(kind)).toEqual([null, null]);
    expect(twice("entertainment", 70)).toEqual([null, null]);
  });

  it("if it is on twice, shorter than single documentaries are, but no spot", () => {
    const twice = (minutes: number, text?: string, kind?: Kind) =>
      showsOf([0, 20_000].map((at) => ({ title: "Why the Coast", at, text, kind, minutes })));
    expect(isOneShow(twice(15, "Newcomers tell.", "documentary"))).toBe(true);
    expect(isOneShow(twice(30, undefined, "documentary"))).toBe(true);
    expect(isOneShow(twice(30))).toBe(true);
    for (const shows of [
      twice(26, "Newcomers tell.", "documentary"),
      twice(45, undefined, "documentary"),
      twice(2),
      twice(15, "A song.", "music"),
      twice(30, undefined, "other"),
    ])
      expect(shows).toEqual([null, null]);
  });

  it.each([
    ["ابقوا على تواصل مع برنامج (الميناء)."],
    ["يروي البرنامج قطوفاً من سيرة البحارة."],
    ["תכנית דת. הכומר קורא בכתבי הקודש."],
    ["Телевизионный путеводитель по портам."],
    ["Programa que recorre los puertos."],
    ["รายการพาเที่ยวท่าเรือ"],
  ])("if its description calls it a programme: %s", (text) => {
    expect(isOneShow(showsOf([{ title: "Harbour", at: 0, text, minutes: 40 }]))).toBe(true);
  });

  it("but not if its description is of another programme", () => {
    for (const text of [
      "The nuclear programme of a port.",
      "يتناول أسرار برنامج نووي",
      "Un programa de espionaje.",
    ])
      expect(showsOf([{ title: "Harbour", at: 0, text, minutes: 40 }])).toEqual([null]);
  });

  it("if its title says how often it is on", () => {
    for (const title of ["Harbour Weekly", "ข่าวท่าเรือประจำสัปดาห์", "Портовый еженедельник"])
      expect(isOneShow(showsOf([{ title, at: 0, minutes: 60 }]))).toBe(true);
    expect(showsOf([{ title: "Every Day the Sea", at: 0, minutes: 60 }])).toEqual([null]);
  });

  it("if its description calls it a series, and it is on twice", () => {
    const twice = (text: string, minutes = 45) =>
      showsOf([0, 20_000].map((at) => ({ title: "Tides", at, text, minutes, kind: "documentary" as const })));
    for (const text of [
      "A documentary series on tides.",
      "Каждую неделю новые берега.",
      "سلسلة وثائقية عن البحر",
    ])
      expect(isOneShow(twice(text))).toBe(true);
    expect(twice("A serial killer is back after a series of storms.")).toEqual([null, null]);
    expect(twice("A documentary series on tides.", 110)).toEqual([null, null]);
  });

  it("if its description says in any language that this is an episode, and it is on twice", () => {
    const twice = (text: string) =>
      showsOf([0, 20_000].map((at) => ({ title: "Ebbe", at, text, kind: "documentary" as const })));
    for (const text of [
      "Dans cet épisode, la marée monte.",
      "Die Reise geht in dieser Folge nach Norden.",
      "Svaka epizoda donosi novi grad.",
      "في هذه الحلقة نزور الميناء",
    ])
      expect(isOneShow(twice(text))).toBe(true);
  });

  it("if it is a magazine or talk show about sport, and it is on twice", () => {
    const twice = (title: string, text?: string, minutes = 45) =>
      showsOf([0, 20_000].map((at) => ({ title, at, text, minutes, cat: ["Sport"] })));
    expect(isOneShow(twice("Rowing Weekly"))).toBe(true);
    expect(isOneShow(twice("On the Quay", "Hosted by a former rower, with a panel of pundits."))).toBe(true);
    expect(isOneShow(twice("מגזין השיט"))).toBe(true);
    // A meeting, a session as long as one, and the issue of a programme that is repeated.
    expect(twice("Racing Upford", "The meeting.")).toEqual([null, null]);
    expect(twice("Preview Show: Upford", "Hosted by a former rower.")).toEqual([null, null]);
  });

  it("if all of its airings have one sub-title, which is a tagline then, and it recurs", () => {
    const lectures = (minutes: number) =>
      showsOf(
        [0, 1, 2, 3, 4].map((at) => ({ title: "Tide Talk", sub: "About the sea", at: at * day, minutes })),
      );
    expect(isOneShow(lectures(30))).toBe(true);
  });

  it("if it is on in two parts more often than a film in two halves is", () => {
    const pairs = [0, 6, 12, 18, 30].flatMap((hour) => [hour * 3600, (hour + 1) * 3600]);
    const parts = (starts: readonly number[]) =>
      showsOf(
        starts.map((at) => ({ title: "Harbour Saga", at: at + at / 40, text: "A saga.", minutes: 60 })),
      );
    expect(isOneShow(parts(pairs))).toBe(true);
    expect(new Set(parts(pairs.slice(0, 6)))).toEqual(new Set([null]));
  });

  it("if it is long, of unknown kind, and on at the same time on five days running", () => {
    const on = (days: readonly number[], minutes = 110) =>
      showsOf(days.map((at) => ({ title: "Ein Hafen", at: at * day, text: "A port.", minutes })));
    expect(isOneShow(on([0, 1, 2, 3, 4]))).toBe(true);
    for (const shows of [on([0, 2, 4, 6, 8]), on([0, 1, 2, 3, 4], 200)])
      expect(new Set(shows)).toEqual(new Set([null]));
  });

  it("if its title ends in a date or an issue, which is the episode's name", () => {
    const shows = showsOf([
      { title: "Hafenblick 22.08.2026", at: 0 },
      { title: "Hafenblick 23.08.2026", at: day },
    ]);
    expect(isOneShow(shows)).toBe(true);
  });

  it("if it is filed under sports, short, and on with several names", () => {
    const fast = (sub: string, minutes = 30) => ({
      title: "Fast Lap",
      at: sub.length * 3600,
      sub,
      minutes,
      cat: ["Sport"],
    });
    expect(isOneShow(showsOf([fast("Coast Road"), fast("Mountain Pass")]))).toBe(true);
    expect(showsOf([fast("Coast Road")])).toEqual([null]);
  });

  it("if its title is only the number of an episode, on a channel named after it", () => {
    const shows = showsOf(
      [1, 2].map((number) => ({ title: `Episode ${number}`, at: number * 3600, text: `Part ${number}.` })),
      "The Lighthouse",
    );
    expect(isOneShow(shows)).toBe(true);
  });
});

describe("no show", () => {
  it.each([
    ["a film that is repeated", { title: "The Long Tide", text: "A captain sails.", minutes: 110 }],
    [
      "a film filed under series",
      { title: "The Long Tide", text: "A captain sails.", minutes: 110, cat: ["Series"] },
    ],
    ["a filler", { title: "Local Programming", text: "Local.", minutes: 60 }],
    ["what only says that there is news", { title: "News", minutes: 30 }],
    ["a race meeting that is repeated", { title: "Racing Upford", text: "The meeting.", cat: ["Sport"] }],
  ])("is %s", (_, spec) => {
    const shows = showsOf([0, day, 2 * day].map((at) => ({ ...spec, at })));
    expect(shows).toEqual([null, null, null]);
  });

  it("is a film in two halves, however often it is on", () => {
    const halves = [0, 30_000, 70_000].flatMap((at) => [at, at + 3900]);
    const shows = showsOf(
      halves.map((at) => ({
        title: "The Long Tide",
        at,
        text: "A captain sails.",
        minutes: 60,
        kind: "series",
      })),
    );
    expect(new Set(shows)).toEqual(new Set([null]));
  });

  it("is what fills a channel's whole day with slots of one length", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour * 3600);
    const shows = showsOf(hours.map((at) => ({ title: "Harbour TV", at, text: "All day.", minutes: 60 })));
    expect(new Set(shows)).toEqual(new Set([null]));
  });

  it("are films with a sub-title, unless several have the title", () => {
    const film = { title: "Harbour Crime", cat: ["Film"], minutes: 90 };
    expect(showsOf([{ ...film, at: 0, sub: "The Drowned" }])).toEqual([null]);
    expect(
      isOneShow(
        showsOf([
          { ...film, at: 0, sub: "The Drowned" },
          { ...film, at: day, sub: "The Net" },
        ]),
      ),
    ).toBe(true);
  });
});

describe("no show is made of programmes that needn't belong together", () => {
  it.each(["Spielfilm", "Documentary", "Crtani film", "电影", "Radsport"])(
    "under a title that only says what is on, whatever their names: %s",
    (title) => {
      const shows = showsOf(
        ["The Well", "The Ferry", "The Barn"].map((sub, nth) => ({
          title,
          sub,
          at: nth * day,
          text: `${sub}.`,
        })),
      );
      expect(new Set(shows)).toEqual(new Set([null]));
    },
  );

  it("but a bulletin is one programme", () => {
    expect(isOneShow(showsOf([0, 1, 2].map((nth) => ({ title: "Tagesschau", at: nth * day }))))).toBe(true);
  });

  it.each([
    { title: "Teleshopping", description: "Teleshopping." },
    { title: "This Is Harbour Four", description: "Programmes start at 7.00pm." },
  ])("of what is sold or not shown: $title", (listing) => {
    const facts = {
      detail: null,
      isEvent: false,
      source: "guide",
      languages: [],
      channel: "Four",
      isOfOneShow: false,
      minutes: 60,
    };
    expect(readSeriesHints({ ...facts, listing })).toBe(null);
  });
});
