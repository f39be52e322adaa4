import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SlotText } from "../ingest/draft.ts";
import { markSlot } from "./mark-slot.ts";
import { readTitle } from "./read-title.ts";

const flags = { new: false, live: false, repeat: false };

const mark = (title: string, more: Partial<SlotText> = {}, names: string[] = []) =>
  markSlot({ title, flags, ...more }, { isFilm: false, names: new Set(names) }).slot;

/** What differs from the plain title, in one line. */
function said(title: string, more: Partial<SlotText> = {}): string {
  const { title: read, sub_title, flags: own, episode } = mark(title, more);
  const marks = (["live", "new", "repeat"] as const).filter((flag) => own[flag]);
  const season = episode?.season === undefined ? [] : [`s${episode.season}`];
  const number = episode?.number === undefined ? [] : [`e${episode.number}`];
  return [read, ...(sub_title ? [`"${sub_title}"`] : []), ...marks, ...season, ...number].join(" ");
}

/** Titles as guides write them: a language, the title, and what it says. */
const listedTitles = readFileSync(join(import.meta.dirname, "test-titles.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

describe("a title's marks become data", () => {
  test.each(listedTitles)("in %s: %s", (_, title = "", expected) => {
    expect(said(title)).toBe(expected);
  });

  test("a numeral before an episode's number is its season where ordinals have a full stop", () => {
    const read = (title: string, language: string) =>
      markSlot({ title, flags }, { isFilm: false, names: new Set(), language }).slot;
    expect(read("Sousedé III (5)", "cs")).toMatchObject({
      title: "Sousedé",
      episode: { season: 3, number: 5 },
    });
    expect(read("Susedia XII (18/23)", "sk").episode).toMatchObject({ season: 12, number: 18 });
    expect(read("Sousedé VIII (15, 16)", "cs").episode).toMatchObject({ season: 8, number: 15 });
    expect(read("Sosedje (II.), 5/9", "sl")).toMatchObject({
      title: "Sosedje",
      episode: { season: 2, number: 5 },
    });
    expect(read("Ludwig II (2)", "de").title).toBe("Ludwig II");
  });

  test("an age rating of a title or a description is the slot's, unless its source says another", () => {
    const read = (title: string, rating?: string) =>
      markSlot(
        { title, description: "Ana caută. AP 12", flags, rating },
        { isFilm: false, names: new Set(), language: "ro" },
      ).slot;
    expect(read("Larkhill")).toMatchObject({ description: "Ana caută.", rating: "AP 12" });
    expect(read("Larkhill", "15").rating).toBe("15");
    for (const [title, rating] of [
      ["Larkhill (16+)", "16+"],
      ["[K8] Larkhill", "K8"],
      ["Larkhill ⑫", "12"],
      ["Larkhill 'TV-14'", "TV-14"],
    ] as const)
      expect(read(title)).toMatchObject({ title: "Larkhill", rating });
  });

  test("in Mongolian, two numbers behind a quoted name's form are a season and an episode, unless they are close", () => {
    const read = (title: string) => {
      const { slot } = markSlot({ title, flags }, { isFilm: false, names: new Set(), language: "mn" });
      return [slot.title, slot.episode?.season, slot.episode?.number];
    };
    expect(read('"Цэцэрлэг" нэвтрүүлэг-12')).toEqual(["Цэцэрлэг", undefined, 12]);
    expect(read('"Цэцэрлэг" нэвтрүүлэг 3-12')).toEqual(["Цэцэрлэг", 3, 12]);
    expect(read('"Цэцэрлэг" хүүхэлдэйн кино 2-27,28,29-р анги /3+/')).toEqual(["Цэцэрлэг", 2, 27]);
    expect(read('"Цэцэрлэг" хөгжмийн хөтөлбөр 1-2')[1]).toBeUndefined();
    expect(read('"Цэцэрлэг" хүүхэлдэйн кино 2.22-2.26')).toEqual(["Цэцэрлэг", 2, 22]);
    expect(read('"Цэцэрлэг" хүүхэлдэйн кино 1.1-2.1')[1]).toBeUndefined();
  });

  test.each([
    ["Тод мэдээ давталт", "mn"],
    ["Večernji dnevnik repriza", "hr"],
    ["Kun yangiliklari takroran", "uz"],
  ])("%s: a language's word for a repeat needs no sign", (title, language) => {
    const read = (own?: string) =>
      markSlot({ title, flags }, { isFilm: false, names: new Set(), language: own }).slot;
    expect(read(language).flags.repeat).toBe(true);
    expect(read(language).title).toBe(title.replace(/ \S+$/, ""));
    expect(read().title).toBe(title);
  });

  test("a first showing in a sub-title's place is a flag, and a number there makes way for a name", () => {
    const read = (sub_title: string, description: string) =>
      markSlot({ title: "Larkhill", sub_title, description, flags }, { isFilm: false, names: new Set() })
        .slot;
    expect(read("1^TV", "Ana digs.")).toMatchObject({ sub_title: undefined, flags: { new: true } });
    expect(read("Ep. 5", "S2 Ep5 The Well - Ana digs.")).toMatchObject({
      sub_title: "The Well",
      description: "Ana digs.",
      episode: { season: 2, number: 5, name: "The Well" },
    });
  });

  test("a sentence that is both sub-title and description stays the description", () => {
    const text =
      "The host collates some of the most important news and updates from across the world in half an hour.";
    const read = (said: string) =>
      markSlot(
        { title: "Non-Stop 100", sub_title: said, description: said, flags },
        { isFilm: false, names: new Set() },
      );
    expect(read(text).slot).toMatchObject({ sub_title: undefined, description: text });
    expect(read(text).changes).toEqual(["repeated_name"]);
    expect(read("The Well").slot).toMatchObject({ sub_title: "The Well", description: undefined });
  });

  test("a number before an episode's is its season if the description begins with that", () => {
    expect(said("החוף 4 - פרק 3", { description: "עונה 4 חדשה לדרמה. הבלשית חוזרת." })).toBe("החוף s4 e3");
    expect(said("Die Küste 2, Folge 5", { description: "2. Staffel der Serie. Ein Fall." })).toBe(
      "Die Küste s2 e5",
    );
    expect(said("החוף 4 - פרק 3", { description: "דרמה. הבלשית חוזרת." })).toBe("החוף 4 e3");
    expect(said("Larkhill 5", { description: "Season 5 of the drama returns." })).toBe("Larkhill 5");
  });

  test("what counts seasons in a name stays, whatever stands behind it", () => {
    expect(said("The Second Season of Love S3 E4")).toBe("The Second Season of Love s3 e4");
    expect(said("Die dritte Staffel und ich S2 E3")).toBe("Die dritte Staffel und ich s2 e3");
    expect(said("La segunda temporada")).toBe("La segunda temporada");
    expect(said("Staffel zwei")).toBe("Staffel zwei");
  });

  test.each([
    ["Wiederholung", "Larkhill repeat"],
    ["Повтор", "Larkhill repeat"],
    ["Přímý přenos", "Larkhill live"],
    ["The Well (R)", 'Larkhill "The Well" repeat'],
    ["The Well (LIVE)", 'Larkhill "The Well" live'],
    ["The Well [inédit]", 'Larkhill "The Well" new'],
    ["NEW The Well", 'Larkhill "The Well" new'],
    ["Live MLB: Reds @ Blues", 'Larkhill "MLB: Reds @ Blues" live'],
    ["Live at the Well", 'Larkhill "Live at the Well"'],
    ["Episodio: The Well", 'Larkhill "The Well"'],
    ["Hoy: The Well", 'Larkhill "The Well"'],
    ["Hoy: 12", 'Larkhill "Hoy: 12"'],
    ["Folge: The Well", 'Larkhill "The Well"'],
    ["الحلقة: The Well", 'Larkhill "The Well"'],
    ["LIVE Reds v Blues", 'Larkhill "Reds v Blues" live'],
    ["NEW YORK CITY", 'Larkhill "NEW YORK CITY"'],
    ["Premiere", 'Larkhill "Premiere"'],
    ["Live", 'Larkhill "Live"'],
    ["The Well (Part Two)", 'Larkhill "The Well (Part Two)"'],
  ])("a sub-title's marks become data: %s", (sub_title, expected) => {
    expect(said("Larkhill", { sub_title })).toBe(expected);
  });

  test("a category that is a mark becomes data too, and stays", () => {
    const slot = mark("Larkhill", { category: ["Film", "Wiederholung"] });
    expect(slot).toMatchObject({ category: ["Film", "Wiederholung"], flags: { repeat: true, live: false } });
    expect(mark("Larkhill", { category: ["live broadcast"] }).flags.live).toBe(true);
    expect(mark("Larkhill", { category: ["Live", "Nova"] }).flags).toEqual(flags);
    expect(mark("Larkhill", { category: ["Live", "Music"] }).flags).toEqual(flags);
    for (const live of ["Live", "En vivo", "مباشر"])
      expect(mark("Larkhill", { category: ["Football", live] }).flags.live).toBe(true);
  });

  test("a sub-title or description that repeats a name goes", () => {
    expect(mark("Larkhill", { sub_title: "Larkhill", description: "Larkhill" })).toMatchObject({
      sub_title: undefined,
      description: undefined,
    });
    expect(mark("Larkhill", { sub_title: "The Well", description: "The Well" }).description).toBeUndefined();
    expect(mark("Who Digs?", { sub_title: "Who digs", description: "Who digs." })).toMatchObject({
      sub_title: undefined,
      description: undefined,
    });
    expect(
      mark("Reds - Blues. Прямая трансляция", { description: "Reds - Blues. Прямая трансляция" }),
    ).toMatchObject({
      title: "Reds - Blues",
      description: undefined,
    });
    expect(mark("!", { sub_title: "?" }).sub_title).toBe("?");
    const { changes } = markSlot(
      { title: "Larkhill", sub_title: "Larkhill", flags },
      { isFilm: false, names: new Set() },
    );
    expect(changes).toEqual(["repeated_name"]);
  });

  test.each([
    ["Larkhill S01 E08- The Well", "The Well"],
    ["The Well - The Well S04 E26", "The Well"],
    ["S8:E1 The Well", "The Well"],
    ["The Well (S1 E8)", "The Well"],
    ["Larkhill S2 E3", undefined],
    ["Saison 3, épisode 4 : The Well", "The Well"],
    ["Staffel 4, Folge 12: The Well", "The Well"],
    ["The Well, Staffel 4, Folge 12", "The Well"],
    ["Saison 2 Episode 34", undefined],
    ["II. évad, 24. rész", undefined],
    ["Season Two, Episode Seven: The Well", "The Well"],
    ["T2 E5 The Well", "The Well"],
    ["T. 3 Ep. 7 The Well", "The Well"],
    ["S03/F07: The Well", "The Well"],
  ])("a sub-title's numbers become data: %s", (listed, name) => {
    const { sub_title, episode } = mark("Larkhill", { sub_title: listed });
    expect(sub_title).toBe(name);
    expect(episode?.season).toBeGreaterThan(0);
  });

  test.each([
    ["12. The Well", "The Well", 12],
    ["12/26 - The Well", "The Well", 12],
    ["Épisode 12 : The Well", "The Well", 12],
    ["The Well, Folge 12", "The Well", 12],
    ["odc. 12/20; The Well", "The Well", 12],
    ["12. Bölüm", "12. Bölüm", 12],
    ["قسط 23", "قسط 23", 23],
    ["우물 12회", "우물", 12],
    ["The Well (2/2)", "The Well (2/2)", undefined],
    ["3. Runde der Meister", "3. Runde der Meister", undefined],
    ["12. Tag", "12. Tag", undefined],
  ])(
    "a number before a sub-title's name is its episode's, unless it counts something else: %s",
    (listed, name, number) => {
      const { sub_title, episode } = mark("Larkhill", { sub_title: listed });
      expect(sub_title).toBe(name);
      expect(episode?.number).toBe(number);
    },
  );

  test.each([
    ["tr", "Larkhill (T)", "Larkhill repeat"],
    ["tr", "Larkhill (C)", "Larkhill live"],
    ["en", "Larkhill (N)", "Larkhill new"],
    ["ca", "Larkhill (T)", "Larkhill"],
    ["pt", "Larkhill [L]", "Larkhill"],
    ["de", "Larkhill (5)", "Larkhill e5"],
    ["fi", "Larkhill (5)", "Larkhill (5)"],
    [undefined, "Larkhill (T)", "Larkhill (T)"],
    ["fi", "Larkhill (U)", "Larkhill repeat"],
    ["fi", "Larkhill (12), jakso 4231", "Larkhill e4231"],
    ["de", "Larkhill (W)", "Larkhill repeat"],
    ["da", "Larkhill (42)", "Larkhill e42"],
    ["is", "Larkhill (e)", "Larkhill repeat"],
    ["vi", "Larkhill (PL)", "Larkhill repeat"],
    ["sk", "Larkhill 7/10", "Larkhill e7"],
    ["fr", "Le 18/20", "Le 18/20"],
    ["cs", "Larkhill 1/4", "Larkhill 1/4"],
    ["nl", "Larkhill S2 A3", "Larkhill e3"],
    ["hr", "Larkhill S04 E09, serija (12)", "Larkhill e9"],
    ["sv", "Larkhill, S8 A4", "Larkhill e4"],
    ["fi", "Larkhill K3 J5", "Larkhill e5"],
    ["eu", "Larkhill D2 K5", "Larkhill e5"],
    ["fa", "همسایه‌ها ف۲ ق۵", "همسایه‌ها e5"],
    ["it", "Larkhill p. 12", "Larkhill e12"],
    ["vi", "Larkhill (T.28)", "Larkhill e28"],
    ["en", "Larkhill: 12. The Well", "Larkhill e12"],
    ["de", "Larkhill: 2. Weltkrieg", "Larkhill: 2. Weltkrieg"],
    ["en", "Handball: 2. Round", "Handball: 2. Round"],
    ["zh", "港口之家 9/40", "港口之家 e9"],
    ["de", "Neu: Larkhill", "Larkhill new"],
    ["en", "Neu: Larkhill", "Neu: Larkhill"],
    ["de", "Larkhill (7) - NEU", "Larkhill new e7"],
    ["de", "Larkhill - Neu", "Larkhill - Neu"],
    ["hu", "Larkhill 3/8", "Larkhill e3"],
    ["vi", "Larkhill - T12/40", "Larkhill e12"],
    ["af", "Larkhill (H)", "Larkhill repeat"],
    ["sk", "Larkhill (R) (T)", "Larkhill repeat"],
    ["et", "Larkhill (K)", "Larkhill repeat"],
  ])("what brackets say may depend on a title's language: %s %s", (language, title, expected) => {
    const slot = { title, flags: { new: false, live: false, repeat: false } };
    const {
      title: read,
      flags,
      episode,
    } = markSlot(slot, { isFilm: false, names: new Set(), language }).slot;
    const marks = Object.entries(flags).flatMap(([mark, is]) => (is ? [mark] : []));
    expect([read, ...marks, ...(episode?.number ? [`e${episode.number}`] : [])].join(" ")).toBe(expected);
  });

  test.each([
    ["sl", "Sipine, pon.", { title: "Sipine", flags: { ...flags, repeat: true } }],
    ["hr", "Vijesti, pon.", { title: "Vijesti, pon." }],
    ["lt", "Kopos (3/8) (k.)", { title: "Kopos", flags: { ...flags, repeat: true } }],
    ["es", "La costa (41)", { title: "La costa", episode: { number: 41 } }],
    ["es", "La costa (16)", { title: "La costa (16)" }],
    ["en", "Studio (54)", { title: "Studio (54)" }],
    ["de", "Die Küste (3): Der Pakt", { title: "Die Küste", sub_title: "Der Pakt", episode: { number: 3 } }],
    ["en", "Room (3): The Deal", { title: "Room (3): The Deal" }],
  ])(
    "what only a language's own guides write is read in that language: %s, %s",
    (language, title, expected) => {
      expect(markSlot({ title, flags }, { isFilm: false, names: new Set(), language }).slot).toMatchObject(
        expected,
      );
    },
  );

  test.each([
    ["2/6", { sub_title: undefined, episode: { number: 2 } }],
    ["The Well (2/6)", { sub_title: "The Well", episode: { number: 2 } }],
    ["The Well (1/2)", { sub_title: "The Well (1/2)" }],
    ["1/8", { sub_title: "1/8" }],
    ["（26）港の夜", { sub_title: "港の夜", episode: { number: 26 } }],
    ["（84）", { sub_title: undefined, episode: { number: 84 } }],
    ["(7) The Well", { sub_title: "The Well", episode: { number: 7 } }],
    ["(1)", { sub_title: "(1)" }],
    ["(1999) The Well", { sub_title: "(1999) The Well" }],
    ["Series 2: 3. The Old Well", { sub_title: "The Old Well", episode: { season: 2, number: 3 } }],
    ["Ep. 12, The Well", { sub_title: "The Well", episode: { number: 12 } }],
    ["The Well - Episodio 5", { sub_title: "The Well", episode: { number: 5 } }],
    ["Folge 5 - Wiederholung", { flags: { ...flags, repeat: true }, episode: { number: 5 } }],
  ])("a sub-title's numbers and marks are read wherever they stand: %s", (sub_title, expected) => {
    expect(mark("Larkhill", { sub_title })).toMatchObject(expected);
  });

  test.each([
    ["[Repeat] Ana finds the well.", true],
    ["Wiederholung. Ana finds the well.", true],
    ["Repeat. Rinse. Ana finds the well.", false],
    ["New series. Ana finds the well.", false],
  ])("a description begins with a repeat: %s", (description, isRepeat) => {
    const slot = mark("Larkhill", { description });
    expect(slot.flags).toEqual({ ...flags, repeat: isRepeat });
    expect(slot.description).toBe(isRepeat ? "Ana finds the well." : description);
  });

  test.each([
    ["Larkhill (3/8)", {}, 8],
    ["Larkhill, Folge 2 von 8", {}, 8],
    ["Larkhill - 3. díl z 8", {}, 8],
    ["המגדלור - עונה 2, פרק 4 מתוך 8", {}, 8],
    ["المكان - الحلقة ٣ من ٢٠", {}, 20],
    ["海河往事 第12集(共24集)", {}, 24],
    ["Larkhill", { sub_title: "2/6" }, 6],
    ["Larkhill", { description: "4/6. Ana finds the well." }, 6],
    ["Larkhill", { description: "Ana finds the well. (S4 Ep 3 of 8)" }, 8],
    ["Larkhill (3/8)", { episode: { season: 1, number: 12 } }, undefined],
    ["Larkhill S2 E3", { description: "He has 3/8 of it." }, undefined],
    ["Larkhill (2010/11)", {}, undefined],
    ["Larkhill S01E05/06", {}, undefined],
  ])("%s %o: how many episodes there are is kept beside the number", (title, more, total) => {
    const read = markSlot({ title, flags, ...more }, { isFilm: false, names: new Set() });
    expect(read.total).toBe(total);
  });

  test("of news and sport, words for live at the end need no sign", () => {
    const title = "Jornal da Noite ao vivo";
    expect(said(title, { category: ["Jornalismo"] })).toBe("Jornal da Noite live");
    expect(said(title, { category: ["Música"] })).toBe(title);
    expect(said("Berlin direkt", { category: ["Nachrichten"] })).toBe("Berlin direkt");
    expect(said("Larkhill News Live", { category: ["News"] })).toBe("Larkhill News Live");
    expect(said("Le petit direct", { category: ["Journal"] })).toBe("Le petit direct");
  });

  test("what opens a season of a sport is no new programme", () => {
    expect(said("Cliff Racing: Season Opener 2026")).toBe("Cliff Racing: Season Opener 2026");
    expect(said("Larkhill (Season Opener)")).toBe("Larkhill new");
  });

  test("a name that a title ends with twice is there once, as is the sign before it", () => {
    expect(said("Larkhill: The Old Well: The Old Well")).toBe("Larkhill: The Old Well");
    expect(said("The Old Well: The Old Well")).toBe("The Old Well");
    expect(said("Larkhill Cup: - Day 3")).toBe("Larkhill Cup: Day 3");
    expect(said("Larkhill: Larkhill")).toBe("Larkhill: Larkhill");
    expect(said("The Well: The Old Well")).toBe("The Well: The Old Well");
  });

  test("in Dutch, a repeat needs no sign before it", () => {
    expect(said("Larkhill Cup: Dag 3 Herhaling")).toBe("Larkhill Cup: Dag 3 repeat");
    expect(said("Larkhill: The Old Well: The Old Well Herhaling")).toBe("Larkhill: The Old Well repeat");
    expect(said("De Herhaling")).toBe("De Herhaling");
  });

  test("a film in parts has their numbers", () => {
    const read = (title: string) => markSlot({ title, flags }, { isFilm: true, names: new Set() }).slot;
    expect(read("Т/ф «Соседи», 2-я серия")).toMatchObject({ title: "Соседи", episode: { number: 2 } });
    expect(read('Х/ф "Соседи", 2 ч.')).toMatchObject({ title: "Соседи", episode: { number: 2 } });
    expect(read("Х/ф «Сусіди», частина 2")).toMatchObject({ title: "Сусіди", episode: { number: 2 } });
    expect(read("Соседи 2").title).toBe("Соседи 2");
  });

  test.each([
    ["Two families share a terrace. Series 3 (ep 7).", { season: 3, number: 7 }],
    ["Cyfres 4, pennod 12 o 20. Mae Nerys yn gwrthod.", { season: 4, number: 12 }],
    ["Dokumentárny cyklus. 3. časť.", { number: 3 }],
    ["Prògram 3 à 6. Beatha nan ròn.", { number: 3 }],
    ["Ana is 12. Ben is 13.", undefined],
  ])("numbers around a description become data: %s", (description, episode) => {
    const read = mark("Larkhill", { description }).episode;
    expect(read && { season: read.season, number: read.number }).toEqual(episode);
  });

  test.each([
    "Die Angeklagte schweigt. Gerichtsshow. Wdh. von 14:00",
    "Drama sobre um ator. Reposição.",
    "Animatieserie voor kleuters. (Herhaling)",
  ])("a description may end with a mark: %s", (description) => {
    expect(mark("Larkhill", { description }).flags.repeat).toBe(true);
  });

  test("numbers in a description's second sentence become data", () => {
    const description = "Brand new drama. Episode 1 of 4. Ana returns to the village.";
    expect(mark("Larkhill", { description })).toMatchObject({
      episode: { number: 1 },
      description: "Brand new drama. Ana returns to the village.",
    });
  });

  test("a title that its dots end isn't completed with a description's first sentence", () => {
    expect(
      mark("Larkhill Nights...", {
        description: "...Heist thriller starring Ana Bell. A retired thief is forced into one more job.",
      }),
    ).toMatchObject({ title: "Larkhill Nights", description: expect.stringMatching(/^Heist thriller/) });
  });

  test.each([
    ["Vecinos [COLOR red]T8 E213[/COLOR]", "Vecinos s8 e213"],
    ["Vicini - St. 28 Ep. 61", "Vicini s28 e61"],
    ["Vicini - 1a TV", "Vicini new"],
    ["Nachbarn (4012)", "Nachbarn e4012"],
    ["Nachbarn (4123) (Wdh.)", "Nachbarn repeat e4123"],
    ["Nachbarn (S5/E12)", "Nachbarn s5 e12"],
    ["Nachbarn (Whg.)", "Nachbarn repeat"],
    ["Sąsiedzi s. 3 odc. 12", "Sąsiedzi s3 e12"],
    ["Grannar, del 3 av 8", "Grannar e3"],
    ["Naboer (3:8)", "Naboer e3"],
    ["Γείτονες (Ε)", "Γείτονες repeat"],
    ["Γείτονες (Κ3 Ε12)", "Γείτονες s3 e12"],
    ["となりの庭 第1100話「旅立ち」", 'となりの庭 "旅立ち" e1100'],
    ["となりの庭(15)「おごれる者たち」", 'となりの庭 "おごれる者たち" e15'],
    ["となりの庭 ＃１５ 新しい門", 'となりの庭 "新しい門" e15'],
    ["<再>となりの庭", "となりの庭 repeat"],
    ["이웃 <재>", "이웃 repeat"],
    ["이웃 16부(최종회)", "이웃 e16"],
    ["이웃의 아침 2부", "이웃의 아침 2부"],
    ["电视剧：邻居(12)", "邻居 e12"],
    ["黄金剧场:邻居(12)", "邻居 e12"],
    ["动画剧场：邻居", "邻居"],
    ["电影剧场:邻居", "电影剧场:邻居"],
    ["邻居[12/54]", "邻居 e12"],
    ["邻居 第三季 第5期", "邻居 s3 e5"],
    ["Phim truyện: Hàng xóm - Tập 12", "Hàng xóm e12"],
    ["ถ่ายทอดสดกอล์ฟ", "กอล์ฟ live"],
    ["همسایه (قسمت ۱۲)", "همسایه e12"],
    ["همسایه ۶ قسمت ۴", "همسایه ۶ e4"],
    ["الجيران ج13 - ح5", "الجيران s13 e5"],
    ["الجيران الجزء 13 الحلقة 5", "الجيران s13 e5"],
    ["الجيران - الحلقة (12)", "الجيران e12"],
    ["الجيران حلقة ٥", "الجيران e5"],
    ["Наживо. Сусіди", "Сусіди live"],
    ["Кубок. Прямая трансляция", "Кубок live"],
    ['Премьера. "Соседи"', "Соседи new"],
    ['Т/с "Соседи" (3-4 с.)', "Соседи e3"],
    ["Соседи (16+)", "Соседи"],
    ["Susjedi, 12. epizoda", "Susjedi e12"],
    ["Susjedi (1. i 2. epizoda)", "Susjedi e1"],
    ["Kup: Zagreb - Split, prijenos", "Kup: Zagreb - Split live"],
    ["Szomszédok VI./12.", "Szomszédok s6 e12"],
    ["Szomszédok 2025./5.", "Szomszédok s2025 e5"],
    ["Szomszédok - VI. évad, 12. rész", "Szomszédok s6 e12"],
    ["Съседи - сезон 3, еп. 12", "Съседи s3 e12"],
    ["Voisins - Ép. 1512", "Voisins e1512"],
    ["Larkhill *New*", "Larkhill new"],
  ])("as other countries write it: %s", (title, expected) => {
    expect(said(title)).toBe(expected);
  });

  test.each([
    ["Film: Larkhill", "Larkhill"],
    ["Movie - Larkhill", "Larkhill"],
    ["Tamil Movie: Larkhill", "Larkhill"],
    ["[ภาพยนตร์] เพื่อนบ้าน", "เพื่อนบ้าน"],
    ["Grannar (film)", "Grannar"],
    ["Худ. фильм «Соседи» (12+)", "Соседи"],
    ["Сериал. Соседи, 5 серия", "Соседи e5"],
    ["Ελληνική ταινία: Γείτονες", "Γείτονες"],
    ["Série : Voisins - Épisode 12", "Voisins e12"],
    ["مسلسل: الجيران - ح 40 (إعادة)", "الجيران repeat e40"],
    ["المسلسل الوثائقي الجيران", "الجيران"],
    ["مسلسل وثائقي: الجيران", "الجيران"],
    ["「映画」となりの庭", "「映画」となりの庭"],
    ["【ドラマ】となりの庭 #3", "となりの庭 e3"],
    ["ধারাবাহিক নাটক: প্রতিবেশী (পর্ব ৪৫)", "প্রতিবেশী e45"],
    ["„Съседи“ - комедия, САЩ, 1988", "Съседи"],
    ["«Көршілер» телехикаясы. 2-маусым, 14-бөлім", "Көршілер s2 e14"],
    ["Susjedi, dokumentarna serija (4/6)", "Susjedi e4"],
    ["Film: Naapurit (uusinta)", "Naapurit repeat"],
    ["Larkhill | Movie", "Larkhill"],
  ])("a word for its form isn't its name: %s", (title, expected) => {
    expect(said(title)).toBe(expected);
  });

  test.each([
    "Série noire",
    "Serie A: Larkhill - Upford",
    "Film Unfinished",
    "A Film: Larkhill",
    "Movie: The Movie",
    "Movie 43",
    "The Larkhill Movie: Sea of Gardens",
    "Larkhill - The Movie",
    "Larkhill - il film",
    "Larkhill, le film",
    "Kino - Das Filmmagazin",
    "Cinema Larkhill",
    "Cine de barrio: Vecinos",
    "Film: 2026",
    "Documentary Now!",
    "Documentary “I Love Gardens”",
    "Drama: Queen of the Garden",
    "Serial Gardeners",
    "Reality Bites",
    "Film",
    "Live",
    "Larkhill (K2)",
    "Larkhill Cup, 25/26",
    "Larkhill Cup (25/26): Final",
    "Νέα",
    "Dnevnik - pon",
    "Club 3+",
    "The Larkhill Direct",
    "Subtle Garden (Subtil)",
    "Larkhill: Le retour",
    "Larkhill - Nu",
    "Larkhill - Ora",
    "Larkhill (2020) II",
    "Plan (B) SOS",
    "Larkhill (T-800)",
    "Vizinhos ao vivo",
    "Larkhill: Debut",
  ])("a title that has such a word for a name keeps it: %s", (title) => {
    expect(said(title)).toBe(title);
  });

  test.each([
    ["Larkhill (v.f.) (S17 É4)", "Larkhill s17 e4"],
    ["1923: S1 E3 - The Gate", '1923 "The Gate" s1 e3'],
    ["Larkhill (3/5): The Gate", 'Larkhill "The Gate" e3'],
    ["Vecinos (T11): Ep.3", "Vecinos s11 e3"],
    ["Vicini 9^ stagione ep. 3", "Vicini s9 e3"],
    ["Naboer, sæson 12, afsnit 3 af 6", "Naboer s12 e3"],
    ["Sąsiedzi - odc. 3/8 - Brama", 'Sąsiedzi "Brama" e3'],
    ["Susedia (7/10) -R-", "Susedia repeat e7"],
    ["Комшије, 12/24 (р)", "Комшије repeat e12"],
    ["پڑوسی - قسط نمبر 14", "پڑوسی e14"],
    ["となりの庭#3【再会】", 'となりの庭 "再会" e3'],
    ["Veïns (capítol 1.712)", "Veïns e1712"],
    ["Γείτονες, Ε΄ Κύκλος, Επεισόδιο 12", "Γείτονες s5 e12"],
    ["Nágrannar (3 af 8) e.", "Nágrannar repeat e3"],
    ["Naabrid, 30. hooaeg: 15. osa", "Naabrid s30 e15"],
    ["Съседи /4 сезон, 8 епизод/п/", "Съседи repeat s4 e8"],
    ["Qonşular (23-cü seriya)", "Qonşular e23"],
    ["அயலார் - எபிசோட் 512", "அயலார் e512"],
    ["Makwabta: Zango na 5, Kashi na 3", "Makwabta s5 e3"],
    ["ភូមិ ភាគទី១២", "ភូមិ e12"],
    ["Cymdogion - Pennod 12", "Cymdogion e12"],
    ["Comharsana: Sraith 3, Clár 7", "Comharsana s3 e7"],
    ["قوشنىلار 18-قىسىم", "قوشنىلار e18"],
    ["চুবুৰীয়া খণ্ড ২৩", "চুবুৰীয়া e23"],
    ["Deriseler, 3-nji möwsüm, 12-nji bölüm", "Deriseler s3 e12"],
    ["الجيران - الحلقة 3 من 8", "الجيران e3"],
    ["Larkhill - Episode 12: The Well", 'Larkhill "The Well" e12'],
    ["«Соседи», 2-я серыя", "Соседи e2"],
    ["이웃들 3기 12화 - 재회", '이웃들 "재회" s3 e12'],
    ["Larkhill (Sr 2)", "Larkhill s2"],
  ])("numbers are read in other forms: %s", (title, expected) => {
    expect(said(title)).toBe(expected);
  });

  test.each([
    ["Соседи (с субтитрами) 16+", "Соседи"],
    ["Vizinhos (com Língua Gestual Portuguesa)", "Vizinhos"],
    ["Съседи /с жестомимичен превод/", "Съседи"],
    ["Voisins (Audiodescription)", "Voisins"],
    ["Vizinhos [Livre]", "Vizinhos"],
    ["Kaimynai (N-7) [HD]", "Kaimynai"],
    ["MUBASHARA: Majirani", "Majirani live"],
    ["Nágrannar BEINT", "Nágrannar live"],
    ["Γείτονες (Ζ)", "Γείτονες live"],
    ["Γείτονες (Z)", "Γείτονες live"],
    ["UPFORD UNITED - REDS (Z)", "UPFORD UNITED - REDS live"],
    ["Larkhill - Saga (Z)", "Larkhill - Saga (Z)"],
    ["13:30 LIVE Round 3 - Day 15, Upford", "Round 3 - Day 15, Upford live"],
    ["Reds-Blues Live La Liga", "Reds-Blues La Liga live"],
    ["Reds - Blues Live Ligue 1", "Reds - Blues Ligue 1 live"],
    ["Reds - Blues 15/9/25", "Reds - Blues"],
    ['Ларкхил"', "Ларкхил"],
    ['Larkhill 27"', 'Larkhill 27"'],
    ["Larkhill:...", "Larkhill"],
    ["Ларкхил - ФИЛМ [оригинално заглавие:Larkhill]", "Ларкхил"],
    ["Larkhill (Originaltitel: The Well)", "Larkhill"],
    ["Larkhill [The Original Title: A Story]", "Larkhill [The Original Title: A Story]"],
    ["पड़ोसी - रिपीट", "पड़ोसी repeat"],
    ["Kaimynai. Premjera", "Kaimynai new"],
    ["Majirani (Marudio)", "Majirani repeat"],
    ["Larkhill | (R)", "Larkhill repeat"],
    ["Ġirien (Rip.)", "Ġirien repeat"],
    ["પડોશી (રિપીટ)", "પડોશી repeat"],
    ["Сусіди. Прем'єра", "Сусіди new"],
    ["Nachbarn (12/13) WH", "Nachbarn repeat e12"],
    ["Sousedé (5/13) ST AD", "Sousedé e5"],
    ["Vizinhos (1.ª exibição)", "Vizinhos new"],
    ["Kaimiņi (ar subt.) Atkārtojums", "Kaimiņi repeat"],
    ["Larkhill (Livestream Replay)", "Larkhill repeat"],
    ["Larkhill (PG) (Eng/Sub Chi)", "Larkhill"],
    ["Nachbarn S1/E3 (Original/d)", "Nachbarn s1 e3"],
    ["Larkhill ★★½", "Larkhill"],
    ["Larkhill - Series Return", "Larkhill"],
    ["シネマ「となりの庭」<1958年・モノクロ>[二]", "シネマ「となりの庭」"],
    ['"Соседи" (2013 г.)', "Соседи"],
  ])("and marks in other languages: %s", (title, expected) => {
    expect(said(title)).toBe(expected);
  });

  test.each([
    "Larkhill (1965)",
    "Larkhill: 1978",
    "Larkhill 1976 - 1979",
    "Larkhill vs. Upford (2010/11)",
    "Larkhill: NY",
    "Nova: Ancient Earth",
    "Re: Larkhill",
    "Star Wars: Episode 1 - The Gate",
    "Lehi (UT)",
    "Larkhill del 2",
    "Larkhill Part 2",
    "الجيران الجزء الثاني",
    "Direkt: Larkhill",
    "Larkhill S2 A5",
    "Комшије 5/12",
    "First Step 4",
    "La mamá del 10",
    "Room 104",
    "Larkhill 1/2",
    "Inside 9/11: Zero Hour",
    "Larkhill Liga - 12. Spieltag",
    "Larkhill Liga - 7. mecz finałowy: Reds - Blues",
    "Larkhill Liga - 2. zápas: Reds - Blues",
    "Larkhill Kupa: 3. mérkőzés",
    "Larkhill (Original)",
    "Larkhill Final (France 1998)",
    "Larkhill (M/W)",
    "John Larkhill: Chapter 3 - Parabellum",
    "이웃 라이브",
    "이웃 모아보기 1회 ~ 12회",
    "Larkhill (UK)",
    "Larkhill 1985 (2010)",
  ])("keeps what may be a name: %s", (title) => {
    expect(said(title)).toBe(title);
  });

  test.each([
    ["LIVE: Larkhill Cup", "Larkhill Cup live"],
    ["Live: Larkhill Cup", "Larkhill Cup live"],
    ["Live Snooker: Larkhill Open", "Snooker: Larkhill Open live"],
    ["Live NRLW", "NRLW live"],
    ["NFL NFL Football", "NFL Football"],
    ["WNBA WNBA Basketball", "WNBA Basketball"],
    ["Live NPC Rugby", "NPC Rugby live"],
    ["Live Ladies European Tour Golf", "Ladies European Tour Golf live"],
    ["Larkhill Cup 🔴 LIVE", "Larkhill Cup live"],
    ["ישיר! גביע", "גביע live"],
    ["גביע מישור", "גביע live"],
    ["كأس | مباشر", "كأس live"],
    ["Kupa (canlı)", "Kupa live"],
    ["Кубок (прямой эфир)", "Кубок live"],
    ["Прямой эфир: Кубок", "Кубок live"],
    ["AO VIVO: Taça", "Taça live"],
    ["Copa (en directo)", "Copa live"],
    ["Ταινία ᴸᶦᵛᵉ", "Ταινία live"],
    ["ข่าวเช้า (สด)", "ข่าวเช้า live"],
    ["[生]朝の時間", "朝の時間 live"],
    ["NEW: Larkhill", "Larkhill new"],
    ["חדש! השכנים", "השכנים new"],
    ["[新]となりの庭", "となりの庭 new"],
    ["Larkhill (R)", "Larkhill repeat"],
    ["Garten (Wdh.)", "Garten repeat"],
    ["Jardin (Rediff.)", "Jardin repeat"],
    ["Bahçe - Tekrar", "Bahçe repeat"],
    ["Цэцэрлэг /давталт/", "Цэцэрлэг repeat"],
    ["Кубок (Шууд): Улаан - Цэнхэр", "Кубок: Улаан - Цэнхэр live"],
    ["Larkhill Cup (LIVE): Reds v Blues", "Larkhill Cup: Reds v Blues live"],
    ["“Цэцэрлэг” хүүхэлдэйн кино 8", "Цэцэрлэг e8"],
    ["“Цэцэрлэг” хүүхэлдэйн кино 31,32,33", "Цэцэрлэг e31"],
    ['"Цэцэрлэг" 45,46-р анги', "Цэцэрлэг e45"],
    ['"Цэцэрлэг" олон ангит кино /6/', "Цэцэрлэг e6"],
    ['"Цэцэрлэг" олон ангит кино /S4-21/', "Цэцэрлэг s4 e21"],
    ['"Цэцэрлэг" оросын ОАУСК 1-р анги', "Цэцэрлэг e1"],
    ['"Цэцэрлэг" монголын уран сайхны кино', "Цэцэрлэг"],
    ["“Цэцэрлэг” мэдээллийн хөтөлбөр /шууд/", "Цэцэрлэг live"],
    ['"Цэцэрлэг" концерт 2-р хэсэг', "Цэцэрлэг e2"],
    ["Larkhill Weekly №04 (2025/26)", "Larkhill Weekly e4"],
    ["Larkhill Weekly №12 (2025/26)", "Larkhill Weekly e12"],
    ["Larkhill: #8 - The Well", 'Larkhill "The Well" e8'],
    ["Larkhill | E4", "Larkhill e4"],
    ['Larkhill: New Town "The Well". EP.208.', 'Larkhill: New Town "The Well" e208'],
    ["港屋第1季:潮水", '港屋 "潮水" s1'],
    ["Κήπος - 9ος Κύκλος", "Κήπος s9"],
    ["(再)となりの庭", "となりの庭 repeat"],
    ["となりの庭[終][字]", "となりの庭"],
    ["Larkhill [HD]", "Larkhill"],
    ["т/с Соседи. 4 с.", "Соседи e4"],
    ["Larkhill S3 Ep. 302", "Larkhill s3 e302"],
    ["Larkhill (S4)", "Larkhill s4"],
    ["Larkhill EPS 72", "Larkhill e72"],
    ["Larkhill Season 02", "Larkhill s2"],
    ["Larkhill - S01E02 - The Gate", 'Larkhill "The Gate" s1 e2'],
    ["Nachbarn Folge 12", "Nachbarn e12"],
    ["השכנים - פרק 5", "השכנים e5"],
    ["השכנים - 22. השער", 'השכנים "השער" e22'],
    ["الجيران:الحلقة 28", "الجيران e28"],
    ["となりの庭 第3話", "となりの庭 e3"],
    ["となりの庭 第3話 新しい門", 'となりの庭 "新しい門" e3'],
    ["邻居第二季(10)", "邻居 s2 e10"],
    ["이웃 174회", "이웃 e174"],
    ["เพื่อนบ้าน (ตอน 7-8)", "เพื่อนบ้าน e7"],
    ["Komşular 12. Bölüm", "Komşular e12"],
    ["“Larkhill”", "Larkhill"],
    ["«Соседи»", "Соседи"],
  ])("%s", (listed, read) => {
    expect(said(listed)).toBe(read);
    expect(mark(listed).title_as_listed).toBe(listed);
  });

  test("from a sub-title that is only a number, or repeats the title's end", () => {
    expect(said("Larkhill", { sub_title: "S18 E34" })).toBe("Larkhill s18 e34");
    expect(said("Larkhill", { sub_title: "6, series 1" })).toBe("Larkhill s1 e6");
    expect(said("Larkhill: The Gate", { sub_title: "The Gate" })).toBe('Larkhill "The Gate"');
    expect(said("Live: Morning Races", { sub_title: "Morning Races" })).toBe("Morning Races live");
    expect(said("Larkhill: NEW The Gate", { sub_title: "NEW The Gate" })).toBe('Larkhill "The Gate" new');
  });

  test("but of a game stay both sides, and a sub-title that is one of them goes", () => {
    const read = (title: string, sub_title: string, names: string[], category?: string[]) => {
      const slot = mark(title, { sub_title, category }, names);
      return [slot.title, slot.sub_title];
    };
    expect(read("Roma - Genoa", "Genoa", ["larkhill sport"])).toEqual(["Roma - Genoa", undefined]);
    expect(read("Roma - Genoa", "Roma", ["larkhill"], ["Calcio"])).toEqual(["Roma - Genoa", undefined]);
    const final = "Larkhill Open 2026, Final: Bell - Hart";
    expect(read(final, "Bell", ["larkhill tennis"])).toEqual([final, undefined]);
    expect(read("Larkhill - The Gate", "The Gate", ["larkhill"])).toEqual(["Larkhill", "The Gate"]);
    expect(read("Roma vs Genoa - Inside a derby", "Inside a derby", ["larkhill sport"])).toEqual([
      "Roma vs Genoa",
      "Inside a derby",
    ]);
  });

  test("from a sub-title that stands before the numbers in its title", () => {
    const sub_title = "The Well";
    const slot = markSlot(
      { title: "Larkhill - The Well, Episode 11 - Season 6", sub_title, flags },
      { isFilm: false, names: new Set() },
    ).slot;
    expect(slot).toMatchObject({ title: "Larkhill", sub_title, episode: { season: 6, number: 11 } });
  });

  test("and one that has a title in its own language keeps that one's numbers alone", () => {
    const sub_title = "СЕРИАЛ [оригинално заглавие:Larkhill | S02E03]";
    const { slot } = markSlot(
      { title: `Ларкхил - ${sub_title}`, sub_title, flags },
      { isFilm: false, names: new Set(), language: "bg" },
    );
    expect(slot).toMatchObject({ title: "Ларкхил", episode: { season: 2, number: 3 } });
    expect(slot.sub_title).toBeUndefined();
  });

  test("and an original title in its place is none, with where and when it was made", () => {
    const sub_title = "The Well; Velika Britanija, 2023, sezona 2, epizoda 4...Ana koplje vodnjak.";
    const { slot } = markSlot(
      { title: "Vodnjak", sub_title, description: "Ana koplje.", flags },
      { isFilm: false, names: new Set(), language: "sl" },
    );
    expect(slot).toMatchObject({ title: "Vodnjak", episode: { season: 2, number: 4 } });
    expect(slot.sub_title).toBeUndefined();
  });

  test("a Greek letter in brackets is a mark in either alphabet", () => {
    const marked = (title: string) =>
      markSlot({ title, flags }, { isFilm: false, names: new Set(), language: "el" }).slot;
    expect(marked("REDS - BLUES (Z)")).toMatchObject({ title: "REDS - BLUES", flags: { live: true } });
    expect(marked("REDS - BLUES (E)")).toMatchObject({ title: "REDS - BLUES", flags: { repeat: true } });
  });

  test("from a sub-title within a word of which the title was cut", () => {
    expect(said("Larkhill: Summer Holiday Speci", { sub_title: "Summer Holiday Special" })).toBe(
      'Larkhill "Summer Holiday Special"',
    );
    const whole = { sub_title: "Summer Holiday Special" };
    expect(said("Larkhill: Summer Holiday", whole)).toBe('Larkhill: Summer Holiday "Summer Holiday Special"');
  });

  test("from a sub-title that repeats the show", () => {
    expect(said("Larkhill", { sub_title: "Larkhill: The Gate" })).toBe('Larkhill "The Gate"');
    expect(said("Larkhill", { sub_title: "Larkhill - Episode 16" })).toBe('Larkhill "Episode 16" e16');
    expect(said("Larkhill", { sub_title: "Larkhills: The Gate" })).toBe('Larkhill "Larkhills: The Gate"');
  });

  test("and one that was cut is completed from its description", () => {
    expect(said("Larkhill: The Digital...", { description: "...Gardeners: A minor quarrel." })).toBe(
      "Larkhill: The Digital Gardeners",
    );
    expect(said("Larkhill Weather:..", { description: "...Caught on Camera. A storm nears." })).toBe(
      "Larkhill Weather: Caught on Camera",
    );
    expect(said("Larkhill S.O.S. ...", { description: "...at Sea. A storm nears." })).toBe(
      "Larkhill S.O.S. at Sea",
    );
    expect(said("The Curse of the...", { description: "'The Curse of the Garden Gate'. In Larkhill." })).toBe(
      "The Curse of the Garden Gate",
    );
    expect(said("I Remember...", { description: "Ten people remember." })).toBe("I Remember...");
  });

  test.each([
    "Live Free or Die Hard",
    "Live at the Apollo",
    "Live and Let Die",
    "The New Adventures of Old Christine",
    "New Looney Tunes",
    "New Tricks",
    "24",
    "Saw IV",
    "Apollo 13",
    "9-1-1",
    "Se7en",
    "S.W.A.T.",
    "U-571",
    "District 9",
    "Blade Runner 2049",
    "M*A*S*H",
    "Adam-12",
    "Murder, She Wrote",
    "Series 7: The Contenders",
    "Fußball 2. Liga",
    "UEFA Euro 2028",
    "Prisoner: Cell Block H",
    "Taratata 100% live",
    "Прямой эфир",
    "مباشر",
    "生",
    "(R)",
    "Yo soy Betty, la fea",
    "13h15, le dimanche...",
    "Larkhill (Blue): Reds v Blues",
    "Палата №6",
    "Plant, Water, Wait, Repeat!",
  ])("leaves %s alone", (title) => {
    expect(said(title)).toBe(title);
    expect(mark(title).title_as_listed).toBeUndefined();
  });

  test("and a title that names its channel keeps its end, as a film's keeps its number", () => {
    expect(mark("This Is Larkhill HD", {}, ["larkhill hd"]).title).toBe("This Is Larkhill HD");
    const film = markSlot(
      { title: "The Gate: Episode 4", flags },
      { isFilm: true, names: new Set<string>() },
    );
    expect(film.slot.title).toBe("The Gate: Episode 4");
  });
});

const parts = fc.constantFrom(
  ...'LIVE|Live:|(R)|[HD]|NEW:|S3 Ep. 302|(S4)|第3話|פרק 5|الحلقة 28|Show: Name| - |:|(|)|[|]|「|」|"|…|…x|HD|24|/давталт/|🔴|🔴 LIVE|x|Ёлка|(2)|#3|Folge 3|т/с |Film:|(film)|-R-|16+|(T2)|, serija|(3/5):|Movie|BEINT'.split(
    "|",
  ),
);
const titles = fc.oneof(
  fc.array(parts, { minLength: 1, maxLength: 6 }).map((own) => own.join(" ").trim()),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
);

test("reading a title again changes nothing, and something always stays", () => {
  fc.assert(
    fc.property(titles, (title) => {
      fc.pre(title.trim() !== "");
      const { title: read } = readTitle(title.trim());
      expect(read.trim()).not.toBe("");
      expect(readTitle(read).title).toBe(read);
    }),
  );
});

test("a text that is too long for a title is untouched", () => {
  const title = `${"Larkhill ".repeat(30)}(R)`;
  expect(readTitle(title)).toEqual({ title, marks: new Set() });
});

test("a title of plain words is untouched", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/).filter((text) => !/^(?:Live|Direct)/i.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const title = words.join(" ");
      expect(readTitle(title).title).toBe(title);
    }),
  );
});

test.each(["Larkhill - syntolkat", "Larkhill - teckenspråkstolkat", "Larkhill (með táknmálstúlkun)"])(
  "how a programme can be followed is no part of its title: %s",
  (title) => {
    expect(mark(title).title).toBe("Larkhill");
  },
);

test.each(["Larkhill - AD", "Larkhill - den signed utgåvan"])("a name behind a dash stays: %s", (title) => {
  expect(mark(title).title).toBe(title);
});
