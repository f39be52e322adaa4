import { describe, expect, test } from "vitest";
import { readHint } from "./hint.ts";
import { readKind, readSureKind } from "./kind.ts";

const flags = { new: false, live: false, repeat: false };

test.each([
  ["Ana Bell - Long is the night", 4, "music"],
  ["Ana Bell ft. Bo Reed - Noć", 3, "music"],
  ["Ana Bell - Long is the night", 25, undefined],
  ["Ana Bell - Bo Reed", 4, undefined],
  ["Larkhill - Long is the night", 4, undefined],
])("a clip is a song if a name stands before it: %s, %i minutes", (title, minutes, kind) => {
  expect(readHint({ slot: { title, flags }, detail: null, minutes })).toBe(kind);
});

describe("what no word names", () => {
  test.each([
    ["The Bells (2012) Dvoje ljudi i jedno zvono", "series"],
    ["(2022)", "series"],
    ["(2023) Od obale do vrhova planina", undefined],
    ["Susjedi se sele (2012).", undefined],
  ])("is a story with the year behind what it is called abroad: %s", (description, kind) => {
    const slot = { title: "Zvona", description, flags };
    expect(readHint({ slot, detail: null, minutes: 45 })).toBe(kind);
    expect(readHint({ slot, detail: null, minutes: 5 })).toBeUndefined();
  });

  test.each([
    ["Explore jazz by the best artists of the decade.", "music"],
    ["Analysis of the markets before they open.", "news"],
    ["A pastor teaches from scripture.", "other"],
    ["Ana falls for a man whom her husband hates, and her marriage breaks.", "series"],
    ["Un matrimonio, un secreto y una venganza.", "series"],
    ["Scientists follow the predators of the ocean.", "documentary"],
    ["Учёные следят за хищниками океана.", "documentary"],
    ["يتابع العلماء الحيوانات في المحيط.", "documentary"],
    ["The best artists of the decade.", undefined],
    ["Jazz artists meet a pastor of a church.", undefined],
  ])("is what most words of a description are of, if several agree: %s", (description, kind) => {
    expect(readKind({ slot: { title: "Larkhill", description, flags }, detail: null, minutes: 50 })).toBe(
      kind,
    );
  });

  test("counts such words of a numbered programme, too, before its number says that it tells a story", () => {
    const read = (description: string) =>
      readHint({
        slot: { title: "Larkhill", description, episode: { season: 1, number: 2 }, flags },
        detail: null,
        minutes: 50,
      });
    expect(read("Whales cross an ocean to feed.")).toBe("documentary");
    expect(read("Analysis of the markets before they open.")).toBe("news");
    expect(read("Ana crosses an ocean in search of Ben.")).toBeUndefined();
  });

  test("is no children's programme by such words if it goes on for long, and no episode", () => {
    const read = (description: string, minutes: number) =>
      readKind({ slot: { title: "Larkhill", description, flags }, detail: null, minutes });
    expect(read("A bunny and a dragon look for a fairy.", 12)).toBe("kids");
    expect(read("The puppies and bears of the treehouse share their toys.", 25)).toBe("kids");
    expect(read("The puppies and bears of the treehouse share their toys.", 95)).toBeUndefined();
    expect(read("The marriage of a widow and her jealous heir.", 150)).toBe("film");
  });

  test("is whose name stands in its title", () => {
    const read = (title: string) => readKind({ slot: { title, flags }, detail: null, minutes: 60 });
    expect(read("Upford Nights with Ana Bell")).toBe("entertainment");
    expect(read("Upford Nights with Friends")).toBeUndefined();
  });

  test.each([
    ["PSL: Larkhill v Upford", false, "sport"],
    ["Larkhill v Upford", true, "sport"],
    ["Larkhill vs Upford", false, undefined],
    // A dash parts a programme's name from what it is about, too.
    ["Larkhill - Meeting of the Council", true, undefined],
  ])("is sport if two compete live or behind a competition's name: %s", (title, live, kind) => {
    const slot = { title, flags: { ...flags, live } };
    expect(readKind({ slot, detail: null, minutes: 120 })).toBe(kind);
  });

  test.each([
    [10, ["アニメ/特撮"], "kids"],
    [25, ["アニメ/特撮"], "series"],
    [10, ["Animation", "Comedy"], "series"],
  ])("of %i minutes of %j is %s", (minutes, category, kind) => {
    expect(readKind({ slot: { title: "Larkhill", category, flags }, detail: null, minutes })).toBe(kind);
  });

  test("a channel's name in Hangul or kana says what it shows", () => {
    const slot = { title: "Larkhill", flags };
    const names = new Set(["투니버스".normalize("NFKD")]);
    expect(readKind({ slot, detail: null, minutes: 25, names })).toBe("kids");
  });

  test.each([
    ["yu gi oh", "kids", 25],
    ["operation repo", "entertainment", 25],
    ["bones", undefined, 25],
    ["hit sitcoms", "series", 25],
    ["africa magic epic", "film", 100],
    ["drama", "series", 45],
    ["drama", undefined, 100],
  ] as const)("what a channel called %s shows and nothing else names is %s", (name, kind, minutes) => {
    expect(
      readKind({ slot: { title: "Larkhill", flags }, detail: null, minutes, names: new Set([name]) }),
    ).toBe(kind);
  });

  test("is a film if it is as long as one and its description begins with a year", () => {
    const description =
      "Fra 1994. Fra 1994. Et gammelt fyr på en øy skal selges, og de to søstrene er uenige.";
    const readOf = (minutes: number) =>
      readHint({ slot: { title: "Larkhill", description, flags }, detail: null, minutes });
    expect([95, 60].map(readOf)).toEqual(["film", undefined]);
  });

  test.each([
    ["Larkhill Misdaadkomedie", 100, "film"],
    ["Larkhill Actie", 100, "film"],
    ["Larkhill Actie", 45, undefined],
    ["Actie", 100, undefined],
  ] as const)("%s of %i minutes is %s by the genre behind its title", (title, minutes, kind) => {
    expect(readHint({ slot: { title, flags }, detail: null, minutes })).toBe(kind);
  });

  test("a known programme is known with the age from which Finland lets it be seen", () => {
    const read = (title: string) => readKind({ slot: { title, flags }, detail: null, minutes: 30 });
    expect(["Akkaa päälle", "Akkaa päälle (7)", "Akkaa päälle (S)"].map(read)).toEqual([
      "series",
      "series",
      "series",
    ]);
  });

  test("a known programme is known without its article, unless one word is left", () => {
    const read = (title: string) => readKind({ slot: { title, flags }, detail: null, minutes: 30 });
    expect(read("Big Bang Theory")).toBe("series");
    expect(read("Chase")).toBeUndefined();
  });

  test.each([
    ['"Салхи" УСК', 100, "film"],
    ['"Салхи" МОАК', 45, "series"],
    ['"Салхи" хүүхдийн нэвтрүүлэг', 30, "kids"],
    ['"Салхи" цаг агаарын хөтөлбөр', 10, "news"],
    ['"Салхи" тоглолтын нэвтрүүлэг', 60, "music"],
    ["«Ларкхилл» информационная программа", 30, "news"],
    ['"Салхи" ярилцлага', 60, "entertainment"],
    ["Салхи МУСК", 90, "film"],
    ["Салхи СОАК 12-р анги", 50, "series"],
    ['"Салхи" хүүхдийн цуврал', 20, "kids"],
    ['"Салхи" баримтат цуврал', 40, "documentary"],
    ["Эфир завсарласан", 300, "other"],
    ["Эфир эхлэл", 5, "other"],
  ] as const)("%s of %i minutes is %s in Mongolian", (title, minutes, kind) => {
    expect(readKind({ slot: { title, flags }, detail: null, minutes })).toBe(kind);
  });

  test.each([
    ["黄金剧场:邻居", "series"],
    ["动画剧场:邻居", "kids"],
  ] as const)("%s is %s by the hours in which it is shown", (title, kind) => {
    const read = readSureKind({ slot: { title, flags }, detail: null, minutes: 45 });
    expect(read).toBe(kind);
  });

  test.each(["Programme à confirmer", "Sendepause", "Перерва в мовленні", "放送休止", "TBA"])(
    "hours of which a guide says nothing are no programme: %s",
    (title) => {
      expect(readKind({ slot: { title, flags }, detail: null, minutes: 60 })).toBe("other");
    },
  );

  test("what is sold is no entertainment, whatever its category says", () => {
    const slot = { title: "Paid Programming", category: ["Consumer"], flags };
    expect(readKind({ slot, detail: null, minutes: 30 })).toBe("other");
  });

  test.each(["qvc2", "ishopping", "jewellery channel"])(
    "what %s shows is sold, whatever it is called",
    (name) => {
      const slot = { title: "Larkhill", category: ["Lifestyle"], flags };
      expect(readKind({ slot, detail: null, minutes: 60, names: new Set([name]) })).toBe("other");
      expect(readKind({ slot, detail: null, minutes: 60, names: new Set(["the repair shop"]) })).toBe(
        "entertainment",
      );
    },
  );

  test("what lasts as long as a film and is only called a series is a film on a channel of films", () => {
    const read = (minutes: number, episode?: { number: number }) =>
      readKind({
        slot: { title: "Larkhill", category: ["Entertainment", "Series"], episode, flags },
        detail: null,
        minutes,
        names: new Set(["larkhill movies"]),
      });
    expect(read(99)).toBe("film");
    expect(read(50)).toBe("series");
    expect(read(99, { number: 3 })).toBe("series");
  });

  test("a word of a description, a channel for news and a wide category only hint", () => {
    const listings = [
      { slot: { title: "Larkhill", description: "The latest headlines from Upford.", flags }, kind: "news" },
      { slot: { title: "Larkhill", flags }, names: new Set(["news"]), kind: "news" },
      { slot: { title: "Larkhill", category: ["Entertainment"], flags }, kind: "entertainment" },
    ];
    for (const { kind, ...listing } of listings) {
      const programme = { ...listing, detail: null, minutes: 45 };
      expect(readSureKind(programme)).toBeUndefined();
      expect(readHint(programme)).toBe(kind);
    }
  });

  test("one word for a show or for facts says nothing of what may tell a film", () => {
    const kindOf = (description: string, minutes: number) =>
      readKind({ slot: { title: "Larkhill", description, flags }, detail: null, minutes });
    const house = "An architect and her old friend renovate a house by the sea and find a letter.";
    expect(kindOf(house, 45)).toBe("entertainment");
    expect(kindOf(house, 100)).toBeUndefined();
    const bakers = "Bakers and pastry chefs compete in a tent, and a jury tastes what they made of it.";
    expect(kindOf(bakers, 100)).toBe("entertainment");
  });
});
