import { describe, expect, test } from "vitest";
import type { SlotText } from "../../ingest/draft.ts";
import { markSlot } from "../mark-slot.ts";
import { createConventions } from "./conventions.ts";

const flags = { new: false, live: false, repeat: false };

/** The slots of a channel as its source's conventions make them readable. */
function apply(listed: Partial<SlotText>[], minutes = 30): SlotText[] {
  const conventions = createConventions();
  const marked = listed.map((slot) =>
    markSlot({ title: "", flags, ...slot }, { isFilm: false, names: new Set() }),
  );
  for (const each of marked) conventions.note(each);
  const slots = marked.map(({ slot }) => slot);
  const changed = conventions.apply(slots.map((slot) => ({ slot, minutes })));
  return slots.map((slot, index) => changed.get(index)?.slot ?? slot);
}

const titlesOf = (slots: readonly SlotText[]) => slots.map(({ title, sub_title }) => [title, sub_title]);

describe("by a source's conventions", () => {
  test("a prefix that different names follow is the show", () => {
    const slots = apply(["The Gate", "The Well", "The Barn"].map((name) => ({ title: `Larkhill: ${name}` })));
    expect(titlesOf(slots)[1]).toEqual(["Larkhill", "The Well"]);
    expect(slots[1]?.title_as_listed).toBe("Larkhill: The Well");
    expect(
      titlesOf(apply(["دراغون", "البيت", "المطر"].map((name) => ({ title: `بلوم:${name}` }))))[0],
    ).toEqual(["بلوم", "دراغون"]);
    expect(
      titlesOf(apply(["潮水", "夜景", "老街"].map((name) => ({ title: `《港湾》${name}` }))))[0],
    ).toEqual(["港湾", "潮水"]);
  });

  test("a name in brackets is an episode's if several follow its show, or most brackets of the source are names", () => {
    const listed = (shows: readonly string[]) =>
      shows.flatMap((show) =>
        ["The Gate", "The Well", "The Barn"].map((name) => ({ title: `${show} (${name})` })),
      );
    expect(titlesOf(apply(listed(["Larkhill"])))[1]).toEqual(["Larkhill", "The Well"]);
    const single = { title: "Harbour (Old Streets)" };
    const many = listed(["Larkhill", "Upford", "Northgate", "Eastgate", "Southgate"]);
    expect(titlesOf(apply([single, ...many]))[0]).toEqual(["Harbour", "Old Streets"]);
    expect(titlesOf(apply([single, ...listed(["Larkhill"])]))[0]).toEqual([
      "Harbour (Old Streets)",
      undefined,
    ]);
    const pairs = listed(["Larkhill", "Upford", "Northgate", "Eastgate", "Southgate", "Westgate"]).filter(
      (_, at) => at % 3 > 0,
    );
    expect(titlesOf(apply([single, ...pairs]))[0]).toEqual(["Harbour", "Old Streets"]);
    expect(titlesOf(apply([single, ...pairs.slice(2)]))[0]).toEqual(["Harbour (Old Streets)", undefined]);
    const others = ["Hindi", "Tamil", "first part", "second part", "2019", "AB"];
    for (const { title } of apply(others.map((said) => ({ title: `Larkhill (${said})` }))))
      expect(title).not.toBe("Larkhill");
  });

  test("a word before titles is a mark if several of them stand without it, too", () => {
    const names = ["Upford News", "Harbour Talk", "The Gate"];
    const listed = [...names, ...names.map((name) => `Live ${name}`), "Live Well"];
    const slots = apply(listed.map((title) => ({ title })));
    expect(slots[3]).toMatchObject({ title: "Upford News", flags: { live: true } });
    expect(slots[3]?.title_as_listed).toBe("Live Upford News");
    expect(slots.at(-1)?.title).toBe("Live Well");
    const fewer = apply([...names.slice(0, 2), ...listed.slice(4, 5)].map((title) => ({ title })));
    expect(fewer.at(-1)?.title).toBe("Live Harbour Talk");
    const game = { title: "Live Scotia Cup: Reds-Blues", kind: "sport" as const };
    expect(apply([...listed.map((title) => ({ title })), game]).at(-1)?.title).toBe("Scotia Cup: Reds-Blues");
  });

  test("but a league that is called Premier keeps its name, whatever else stands with and without that word", () => {
    const names = ["Padel", "Boxing", "Darts", "Cup"];
    const listed = [...names, ...names.map((name) => `Premier ${name}`), "Premier League"];
    expect(
      apply(listed.map((title) => ({ title, kind: "sport" as const }))).map(({ title }) => title),
    ).toEqual(listed);
  });

  test("what a show in quotation marks is called goes with them when its episodes' names do", () => {
    const slots = apply(
      ["Gutal", "Deel", "Uut"].map((name) => ({ title: `“Цэцэрлэг” нэвтрүүлэг - ${name}` })),
    );
    expect(titlesOf(slots)[0]).toEqual(["Цэцэрлэг", "Gutal"]);
  });

  test("two names are enough behind a show in quotation marks", () => {
    const slots = apply(["Тахиа", "Хулгана"].map((name) => ({ title: `"Үлгэр" - ${name}` })));
    expect(titlesOf(slots)[0]).toEqual(["Үлгэр", "Тахиа"]);
    expect(titlesOf(apply([{ title: `"Үлгэр" - Тахиа` }]))[0]?.[1]).toBeUndefined();
    const bare = apply(["The Gate", "The Well"].map((name) => ({ title: `Larkhill - ${name}` })));
    expect(titlesOf(bare)[0]).toEqual(["Larkhill - The Gate", undefined]);
  });

  test("a number behind most shows of a channel is their season, if some are in their first", () => {
    const titles = ["Larkhill 2", "Harbour 27", "Orchard 1", "Summit 6", "Meadow 1", "Ferry 3", "Harbour 26"];
    const slots = apply(titles.map((title) => ({ title })));
    expect(slots[0]).toMatchObject({ title: "Larkhill", episode: { season: 2 } });
    expect(slots[6]).toMatchObject({ title: "Harbour", episode: { season: 26 } });
    const isRead = (listed: readonly string[], minutes = 30) =>
      apply(
        listed.map((title) => ({ title })),
        minutes,
      ).some(({ episode }) => episode !== undefined);
    expect(isRead(titles, 110)).toBe(false);
    expect(isRead(titles.filter((title) => !title.endsWith(" 1")))).toBe(false);
    const unnumbered = ["News", "Weather", "The Well", "The Gate", "The Barn", "Moors"];
    expect(isRead([...titles, ...unnumbered])).toBe(false);
    const volumes = ["Songs", "Colours", "Animals", "Shapes", "Words"];
    expect(isRead(volumes.flatMap((name) => [1, 2, 3].map((volume) => `${name} ${volume}`)))).toBe(false);
  });

  test("different numbers in brackets behind many shows are episodes, and numerals before them seasons", () => {
    const shows = ["Larkhill", "Upford", "Harbour", "The Well", "Northgate"];
    const titles = shows.flatMap((show, at) =>
      [4 + 2 * at, 5 + 2 * at].map((n) => `${show} ${["I", "II", "IV"][at % 3]} (${n})`),
    );
    const slots = apply(titles.map((title) => ({ title })));
    expect(slots[5]).toMatchObject({
      title: "Harbour",
      title_as_listed: "Harbour IV (9)",
      episode: { season: 4, number: 9 },
    });
    expect(titlesOf(apply(titles.slice(0, 8).map((title) => ({ title }))))[0]).toEqual([
      "Larkhill I (4)",
      undefined,
    ]);
    const ages = shows.map((show, at) => ({ title: `${show} (${[6, 12, 16, 18][at % 4]})` }));
    expect(titlesOf(apply(ages))[0]).toEqual(["Larkhill (6)", undefined]);
  });

  test("a single title with a colon stays whole, as do films, and shows whose names share a beginning", () => {
    const one = [{ title: "Larkhill: The Gate" }];
    expect(titlesOf(apply(one))).toEqual([["Larkhill: The Gate", undefined]]);
    const three = ["The Gate", "The Well", "The Barn"].map((name) => ({ title: `Larkhill: ${name}` }));
    expect(titlesOf(apply(three, 120))[0]).toEqual(["Larkhill: The Gate", undefined]);
    const shows = ["Leeds", "Hull", "York"].flatMap((name) =>
      [1, 2].map((week) => ({ title: `Larkhill: ${name}`, description: `Week ${week}` })),
    );
    expect(titlesOf(apply(shows))[0]).toEqual(["Larkhill: Leeds", undefined]);
  });

  test("a number between name and episode is the season, if the source writes so", () => {
    const names = ["Larkhill", "Harbour", "Orchard", "Summit", "Meadow"];
    const slots = apply(names.map((name) => ({ title: `${name} 2 - Episode 5` })));
    expect(slots[0]).toMatchObject({ title: "Larkhill", episode: { season: 2, number: 5 } });
    const parted = apply(names.map((name) => ({ title: `${name} 2, ep. 5` })));
    expect(parted[0]).toMatchObject({ title: "Larkhill", episode: { season: 2, number: 5 } });
    expect(apply([{ title: "Apollo 13 - Episode 5" }])[0]).toMatchObject({ title: "Apollo 13" });
  });

  test("numbers before names are seasons, if the source writes several of five shows", () => {
    const names = ["Larkhill", "Harbour", "Orchard", "Summit", "Meadow"];
    const titles = names.flatMap((name) => [`${name} 2 - The Well`, `${name} 3 - The Gate`]);
    const read = (more: readonly string[]) => apply([...titles, ...more].map((title) => ({ title }))).at(-1);
    expect(read(["1923 2 - The Barn", "Upford 7 - The Barn"])).toMatchObject({
      title: "Upford",
      sub_title: "The Barn",
      episode: { season: 7 },
    });
    expect(titlesOf(apply(titles.slice(0, 8).map((title) => ({ title })))).at(-1)).toEqual([
      "Summit 3 - The Gate",
      undefined,
    ]);
    expect(read(["Fight Night 7 - Reds v Blues"])).toMatchObject({ title: "Fight Night 7 - Reds v Blues" });
    expect(read(["30 for 30 - The Barn"])).toMatchObject({ title: "30 for 30 - The Barn" });
  });

  test("numbers right behind Chinese names are episodes, if the source writes several of five shows", () => {
    const titles = ["港湾", "山村", "海岛", "草原", "老街"].flatMap((name) => [`${name}-7`, `${name}-8`]);
    expect(apply(titles.map((title) => ({ title })))[3]).toMatchObject({
      title: "山村",
      episode: { number: 8 },
    });
    expect(titlesOf(apply(titles.slice(0, 8).map((title) => ({ title }))))[0]).toEqual(["港湾-7", undefined]);
  });

  test("a colon without a space parts a show from its name everywhere, if the source writes five shows so", () => {
    const names = ["The Gate", "The Well", "The Barn"];
    const shows = ["Harbour", "Orchard", "Summit", "Meadow", "Coast: The Edge"];
    const usual = shows.flatMap((show) => names.map((name) => ({ title: `${show}:${name}` })));
    const once = { title: "Larkhill: Last Land:The Well" };
    expect(titlesOf(apply([once, ...usual]))[0]).toEqual(["Larkhill: Last Land", "The Well"]);
    expect(titlesOf(apply([once, ...usual.slice(3)]))[0]?.[1]).toBeUndefined();
    const place = [1, 2].map((week) => ({ title: "Larkhill:Leeds", description: `Week ${week}` }));
    expect(titlesOf(apply([...place, ...usual]))[0]).toEqual(["Larkhill:Leeds", undefined]);
    const theatres = usual.map(({ title }) => ({ title: `剧场${title}` }));
    expect(titlesOf(apply([{ title: "花漾剧场:九个弹孔" }, ...theatres]))[0]?.[1]).toBeUndefined();
  });

  test("a season before a name is no part of the show's title, and quotation marks none of the name", () => {
    const names = ["The Gate", "The Well", "The Barn"];
    const dashed = apply(names.map((name) => ({ title: `Larkhill S2 - "${name}"` })));
    expect(dashed[0]).toMatchObject({ title: "Larkhill", sub_title: "The Gate", episode: { season: 2 } });
    const bare = apply(names.map((name) => ({ title: `Larkhill S2 ${name}` })));
    expect(bare[0]).toMatchObject({ title: "Larkhill", sub_title: "The Gate", episode: { season: 2 } });
    const lists = names.map((name) => ({ title: `Top 10: Larkhill S1 - "${name}"` }));
    expect(titlesOf(apply(lists))[0]).toEqual(["Top 10: Larkhill", "The Gate"]);
    expect(titlesOf(apply([{ title: "Audi S3 Review" }]))[0]).toEqual(["Audi S3 Review", undefined]);
  });

  test("a time of day is no show", () => {
    const slots = apply(["Late Talk", "World View", "News"].map((name) => ({ title: `11am: ${name}` })));
    expect(titlesOf(slots)[0]).toEqual(["11am: Late Talk", undefined]);
  });

  test("a number that stands in the name already is no season", () => {
    const usual = ["Larkhill", "Harbour", "Orchard", "Summit", "Meadow"];
    const slots = apply([
      ...usual.map((name) => ({ title: `${name} 2 - Episode 5` })),
      { title: "Films 30 for 30 - Episode 5" },
    ]);
    expect(slots.at(-1)).toMatchObject({ title: "Films 30 for 30", episode: { number: 5 } });
  });

  test("a note in square brackets behind five titles is a mark", () => {
    const titles = ["The Gate", "The Well", "The Barn", "The Coast", "The Hill"];
    const slots = apply(titles.map((title) => ({ title: `${title} [Late Edit]` })));
    expect(titlesOf(slots)[4]).toEqual(["The Hill", undefined]);
    expect(titlesOf(apply(titles.slice(1).map((title) => ({ title: `${title} [Late Edit]` }))))[0]?.[0]).toBe(
      "The Well [Late Edit]",
    );
  });

  test("a full stop goes if the source writes one behind every title, and stays behind an initial", () => {
    const stopped = Array.from({ length: 12 }, (_, index) => ({
      title: `Show of ${"abcdefghij"[index % 10]}${index}.`,
    }));
    const slots = apply([
      ...stopped,
      { title: "Who Digs?." },
      { title: "Larkhill F.C." },
      { title: "The Well..." },
    ]);
    expect(slots[12]?.title).toBe("Who Digs?");
    expect(slots[0]).toMatchObject({ title: "Show of a0", title_as_listed: "Show of a0." });
    expect(slots.slice(-2).map(({ title }) => title)).toEqual(["Larkhill F.C.", "The Well..."]);
    const plain = Array.from({ length: 30 }, (_, index) => ({ title: `Show ${index} of the Day` }));
    expect(apply([...stopped, ...plain])[0]?.title).toBe("Show of a0.");
  });

  test("capitals become the words that the source writes elsewhere, and stay if one is unknown", () => {
    const [shouted, acronym] = apply([
      { title: "THE WEEKEND WRAP" },
      { title: "KXRB WEEKEND" },
      { title: "All the Best of the Weekend" },
      { title: "Meet Wrap Artists" },
      { title: "Look: The Sea" },
    ]);
    expect(shouted).toMatchObject({ title: "The Weekend Wrap", title_as_listed: "THE WEEKEND WRAP" });
    expect(acronym?.title).toBe("KXRB WEEKEND");
  });

  test("Greek capitals get back the accents that they have elsewhere, and stay if those aren't known for certain", () => {
    const others = [
      { title: "Τα νέα: Απαράδεκτοι και Άννα" },
      { title: "Ο Νομός των ονείρων" },
      { title: "Η φωνή, τότε" },
      { title: "Μια χώρα, μια χωρά" },
    ];
    const read = (title: string, description?: string) =>
      apply([...others, { title, description }]).at(-1)?.title;
    expect(read("ΟΙ ΑΠΑΡΑΔΕΚΤΟΙ")).toBe("Οι Απαράδεκτοι");
    expect(read("Η ΑΝΝΑ ΚΑΙ ΤΑ ΝΕΑ")).toBe("Η Άννα και τα νέα");
    expect(read("Η ΠΟΛΥΚΑΤΟΙΚΙΑ", "Η πολυκατοικία έχει νέο διαχειριστή.")).toBe("Η πολυκατοικία");
    // What no other text has, words of several spellings, and words that are two by their accents.
    for (const title of [
      "ΟΙ ΓΕΙΤΟΝΕΣ",
      "ΤΑ ΝΕΑ ΤΗΣ ΧΩΡΑΣ",
      "Ο ΝΟΜΟΣ ΤΩΝ ΟΝΕΙΡΩΝ",
      "ΝΕΑ Η ΟΝΕΙΡΩΝ",
      "Η ΧΩΡΑ ΜΑΣ",
    ])
      expect(read(title)).toBe(title);
  });

  test("capitals become English title case in a source that writes so, unless a word may be an acronym", () => {
    const written = (second: string) =>
      Array.from({ length: 240 }, (_, at) => {
        const word = [...`${at}`].map((digit) => "bcdfghklmn"[Number(digit)]).join("o");
        return { title: `The ${second}${word}o of Night` };
      });
    const read = (title: string, second = "Lan") => apply([...written(second), { title }]).at(-1)?.title;
    expect(read("FOCUS ON THE HARBOUR")).toBe("Focus on the Harbour");
    // Whatever else the source writes.
    expect(
      apply([...written("Lan"), { title: "Late The Well" }, { title: "OVER THE WALL" }]).at(-1)?.title,
    ).toBe("Over the Wall");
    expect(read("LATE SHOW วันนี้")).toBe("Late Show วันนี้");
    for (const title of ["NCIS HARBOUR", "WNQ HARBOUR", "ДОМ У МОРЯ", "UEFA REVIEW", "BUFC REVIEW"])
      expect(read(title)).toBe(title);
    expect(read("WYFF4 TONIGHT")).toBe("WYFF4 Tonight");
    // A source of another language writes most words small, and Turkish has another capital I.
    expect(read("FOCUS ON THE HARBOUR", "lan")).toBe("FOCUS ON THE HARBOUR");
    expect(read("FOCUS ON THE HARBOUR", "Lanş")).toBe("FOCUS ON THE HARBOUR");
  });
});
