import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDescription } from "./description.ts";

/** What a description says beside its text, in one line after it. */
function said(listed: string, more: { isFilm?: boolean; subTitle?: string } = {}): string {
  const { text = "", season, number, name, marks } = readDescription(listed, { isFilm: false, ...more });
  return [
    text,
    ...(name === undefined ? [] : [`"${name}"`]),
    ...(season === undefined ? [] : [`s${season}`]),
    ...(number === undefined ? [] : [`e${number}`]),
    ...[...marks].sort(),
  ].join(" ");
}

describe("what stands around a description becomes data", () => {
  test.each([
    ["Ana digs. [SL,S,AD,HD] S1 Ep4", "Ana digs. s1 e4 captioned described hd signed"],
    ["8/10. Ana digs.", "Ana digs. e8"],
    [
      "ANIMATIONSSERIE Der Brunnen (Staffel: 1 Folge: 25), USA 2019",
      "ANIMATIONSSERIE Der Brunnen, USA 2019 s1 e25",
    ],
    ["KINDERSERIE Der Brunnen (Folge: 26), D/A 2019", "KINDERSERIE Der Brunnen, D/A 2019 e26"],
    ["Ana kope. [AL-T]", "Ana kope. technical"],
    ["- Ana digs.", "Ana digs."],
    ["- Ana digs.\n- Eva finds a key.", "- Ana digs.\n- Eva finds a key."],
    ["9/11. Ana remembers.", "9/11. Ana remembers."],
    ["Ντοκιμαντέρ Eπεισόδιο 12 - «Ο εγκέφαλος»", 'Ντοκιμαντέρ "Ο εγκέφαλος" e12'],
    ["Drama series - Ep. 10. Ana digs.", "Drama series. Ana digs. e10"],
    ["Δραματική Σειρά, Επ.10. Η Άννα σκάβει.", "Δραματική Σειρά. Η Άννα σκάβει. e10"],
    ["Ana digs in the garden, in 1990. Eva helps.", "Ana digs in the garden, in 1990. Eva helps."],
    ["Documentary Episode 6 - Ana digs.", "Documentary. Ana digs. e6"],
    ["Documental Episodio 6", "Documental e6"],
    ["Σειρά Επεισόδια 1ο & 2ο", "Σειρά e1"],
    ["Παιδικό Επεισόδια 129ο & 130ο & 131ο", "Παιδικό e129"],
    ["Episodes 3, 4 & 5", " e3"],
    ["Episodes 5 and 6 of 10. Ana digs.", "Ana digs. e5"],
    ["Επεισόδιο 1ο και 2ο", " e1"],
    ["Folgen 1 und 2", " e1"],
    ["Épisodes 1 et 2: Ana creuse.", "Ana creuse. e1"],
    ["Bölüm 1 ve 2", " e1"],
    ['Ep. 6. "The Well" (The Old Well)', '(The Old Well) "The Well" e6'],
    ["Court TV 24/7. Ana judges.", "Court TV 24/7. Ana judges."],
    ["Fra 2010. Fra 2010. Fra 2010. Ana graver.", "Fra 2010. Ana graver."],
    ["Från 2012. Från 2013. Ana gräver.", "Från 2012. Från 2013. Ana gräver."],
    ["Series Larkhill 2: Ana digs.", "Series Larkhill 2: Ana digs."],
    ["Ana bakes. S10 E71, Australia 2018", "Ana bakes. s10 e71"],
    ["Přímý přenos utkání ME", "Přímý přenos utkání ME live"],
    ["Прямая трансляция из Ларкхилла", "Прямая трансляция из Ларкхилла live"],
    ["Přímý přenos opakujeme večer. (R)", "Přímý přenos opakujeme večer. repeat"],
    ["现场直播足球比赛", "现场直播足球比赛 live"],
    ["Live coverage from Larkhill", "Live coverage from Larkhill"],
    ["Ana digs. S4/Ep8", "Ana digs. s4 e8"],
    ["Ana digs. (S7 Ep 19)", "Ana digs. s7 e19"],
    ["Ana digs! (Ep3/4)", "Ana digs! e3"],
    ["Ana digs. Also in HD. [S] S2, Ep1/22", "Ana digs. s2 e1 captioned hd"],
    ["Ana digs (2/15).", "Ana digs. e2"],
    ["Ana digs. (R)", "Ana digs. repeat"],
    ["Ana hledá klíč. ST, HD", "Ana hledá klíč. hd subtitled"],
    ["Repríza: Ana hledá klíč.", "Ana hledá klíč. repeat"],
    ["Inédit.", " new"],
    ["Nova", "Nova"],
    ["LIVE coverage.", "LIVE coverage."],
    ["Ana digs. S1E5", "Ana digs. s1 e5"],
    ["Ana gräbt. Staffel 2, Folge 3", "Ana gräbt. s2 e3"],
    ["Ana kopie. Odc. 12", "Ana kopie. e12"],
    ["Ana cava. Capítulo 5.", "Ana cava. e5"],
    ["Анна копает. 12 серия", "Анна копает. e12"],
    ["אנה חופרת. כ' עב'. כ' סמ'.", "אנה חופרת. captioned"],
    ["אנה חופרת. כ עב.", "אנה חופרת. captioned"],
    ["אנה חופרת. כת ער. כ עב.", "אנה חופרת. captioned"],
    ["אנה חופרת.כת ער+עב", "אנה חופרת. captioned"],
    ["אנה חופרת. כת ער+עב כעב", "אנה חופרת. captioned"],
    ["אנה חופרת. כ סמ ער.", "אנה חופרת. captioned"],
    ["אנה חופרת. כ עב/ער.", "אנה חופרת. captioned"],
    ['אנה חופרת. כ ע"פ דרישה.', "אנה חופרת. captioned"],
    ['אנה חופרת. כ עב. שס"י.', "אנה חופרת. captioned signed"],
    ["אנה עברה כמו עב", "אנה עברה כמו עב"],
    ["م2026 ، ح126 : تبحث آنا.", "تبحث آنا. s2026 e126"],
    ["م1 ، ح3 : تبحث آنا.", "تبحث آنا. s1 e3"],
    ["אנה חופרת כ' ע''פ דרישה. ש.ח.  (C) לרקהיל", "אנה חופרת  (C) לרקהיל captioned repeat"],
    ["אנה חופרת שידור חי. (C) לרקהיל", "אנה חופרת (C) לרקהיל live"],
    ["Ana digs. © Larkhill", "Ana digs. © Larkhill"],
    ["'S1/E8 - The Well'. Ana digs.", 'Ana digs. "The Well" s1 e8'],
    ["“S3 E7 — The Well”. Ana digs.", 'Ana digs. "The Well" s3 e7'],
    ["'S28/E1409 of 40 - Episode 1409'. Ana digs.", "Ana digs. s28 e1409"],
    ["'Larkhill. S7/E2 - The Well: Deeper'. Ana digs.", 'Ana digs. "The Well: Deeper" s7 e2'],
    [
      "NEW | Season 8 - Episode 233 Ana digs. TV-PG | STEREO | CC",
      "Ana digs. s8 e233 captioned new technical",
    ],
    ["'Larkhill? with Ana. S4/E17'. Ana digs.", "Ana digs. s4 e17"],
    ['"The Well" | Season 8 - Episode 2 Ana digs.', 'Ana digs. "The Well" s8 e2'],
    ['NEW | "The Well: Deeper" | Ana digs.', 'Ana digs. "The Well: Deeper" new'],
    ["NEW | Ana digs", "Ana digs new"],
    ["PREMIERE: Ana digs.", "Ana digs. new"],
    ["LIVE: Ana digs.", "LIVE: Ana digs."],
    ["DIGGING UP LARKHILL: Ana digs.", "DIGGING UP LARKHILL: Ana digs."],
    ["2. Staffel, Episode 4: Anna gräbt.", "Anna gräbt. s2 e4"],
    ["(1/2) Ana digs.", "Ana digs. e1"],
    ["Ep. 6. Ana digs.", "Ana digs. e6"],
    ["S2:E1 Ana digs.", "Ana digs. s2 e1"],
    ["Folge 23", " e23"],
    ["S18 E4.The diggers return.", "The diggers return. s18 e4"],
    ["T3 (7/10) Ana cava.", "Ana cava. s3 e7"],
    ["Säsong 3. Del 7. Ana gräver.", "Ana gräver. s3 e7"],
    ["Sesong 3 (7:10) Ana graver.", "Ana graver. s3 e7"],
    ["Saison:3 - Episode:7 - Ana creuse.", "Ana creuse. s3 e7"],
    ["ΣΤ Κύκλος, Επεισόδιο: 1. Η Άννα σκάβει.", "Η Άννα σκάβει. s6 e1"],
    ["еп. 7, сез. 3, драма, САЩ, 2014", "драма, САЩ, 2014 s3 e7"],
    ["сериал, еп. 45, 46", "сериал, 46 e45"],
    ["документален филм, 5 епизод", "документален филм e5"],
    ["amerikai krimisorozat, VIII / 8. rész", "amerikai krimisorozat s8 e8"],
    ["Eπεισόδιο 9 - «Ο εγκέφαλος»", ' "Ο εγκέφαλος" e9'],
    ["Ana gräver. Del 7 av 10 säsong 3.", "Ana gräver. s3 e7"],
    ["Ana gräver. Repris från 1/2.", "Ana gräver. repeat"],
    ["Ana gräbt. Wiederholung vom 25.12.2026", "Ana gräbt. repeat"],
    ["Ana creuse. Inédit.", "Ana creuse. new"],
    ["Slovenska nadaljevanka, ponovitev.", "Slovenska nadaljevanka. repeat"],
  ])("%s", (listed, expected) => {
    expect(said(listed)).toBe(expected);
  });

  test.each([
    "Episode 4 of the hit series.",
    "Season 2 Episode 5 of Larkhill continues.",
    "It ended in 1972.",
    "The race is on from 21:00 (05/08) and 22:00 (06/08)",
    "Ana works for the CC",
    "'The well', says Ana, 'is deep'.",
    "Part of a series (Winter)",
    "In season 2, episode 3 was lost.",
    "On day 3, 4 men dig.",
    "A host apologizes. (R, 2016)",
    "rumunjsko-bugarski film (2015.)",
  ])("a text keeps what is its own: %s", (text) => {
    expect(said(text)).toBe(text);
  });

  test("a film has no numbers", () => {
    expect(said("Ana digs. (1/2) [S]", { isFilm: true })).toBe("Ana digs. (1/2) captioned");
  });

  test("the title before a text goes, if a dash parts them", () => {
    const read = (text: string) => readDescription(text, { isFilm: false, title: "Larkhill Open" }).text;
    expect(read("Larkhill Open - From the north of the island.")).toBe("From the north of the island.");
    expect(read("Larkhill Open: Round 4 - Ana leads.")).toBe("Larkhill Open: Round 4 - Ana leads.");
    expect(read("Larkhill Open – and its winners.")).toBe("Larkhill Open – and its winners.");
  });

  test("the sub-title before a text goes, unless a sentence begins with it", () => {
    expect(said("The Well: Ana digs.", { subTitle: "The Well" })).toBe("Ana digs.");
    expect(said("The Well - Ana digs.", { subTitle: "The Well" })).toBe("Ana digs.");
    expect(said("The Well is deep.", { subTitle: "The Well" })).toBe("The Well is deep.");
    expect(said("The old well. It is deep.", { subTitle: "The Old Well" })).toBe("The old well. It is deep.");
    expect(said("S2 Ep5 The Cafe - Ana digs.", { subTitle: "The Café" })).toBe("Ana digs. s2 e5");
  });

  test("and the name before a text goes where the sub-title is a number alone", () => {
    expect(said("S2 Ep5 The Well - Ana digs.", { subTitle: "Ep. 5" })).toBe('Ana digs. "The Well" s2 e5');
    expect(said("S2 Ep5 Ana - Eva's sister - Digs.", { subTitle: "Ep. 5" })).toBe(
      "Ana - Eva's sister - Digs. s2 e5",
    );
    expect(said("S2 Ep5 The Well - Ana digs.")).toBe("The Well - Ana digs. s2 e5");
  });
});

test("the sub-title before a description goes, though no sign parts them", () => {
  const rest = (listed: string, subTitle: string) =>
    readDescription(listed, { isFilm: false, subTitle }).text;
  expect(rest("The WellAna digs.", "The Well")).toBe("Ana digs.");
  expect(rest("Who digs?Ana does.", "Who digs?")).toBe("Ana does.");
  expect(rest("Episode 16Ana digs.", "Episode 16")).toBe("Ana digs.");
  expect(rest("MacBell digs.", "Mac")).toBe("MacBell digs.");
  expect(rest("The Wells dry up.", "The Well")).toBe("The Wells dry up.");
});

test("reading a description again changes nothing", () => {
  const pieces = fc.constantFrom(
    "Ana digs.",
    "S1 Ep4",
    "[S,AD]",
    "(R)",
    "'E2 - The Well'.",
    "HD",
    "NEW |",
    "3:",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 4 }), (parts) => {
      const { text } = readDescription(parts.join(" "), { isFilm: false });
      expect(readDescription(text, { isFilm: false }).text).toBe(text);
    }),
  );
});

test("a letter that is a mark in the listing's language is one behind the genre before a text", () => {
  for (const language of ["el", undefined]) {
    const { text, marks } = readDescription("Στίβος (Ζ). 1η Μέρα.", { isFilm: false, language });
    expect([text, ...marks]).toEqual(["Στίβος. 1η Μέρα.", "live"]);
  }
});

test("a letter that means a repeat in the listing's language is one as a sentence of its own", () => {
  const repeats = (language: string) =>
    readDescription("Ana grefur. e.", { isFilm: false, language }).marks.has("repeat");
  expect(repeats("is")).toBe(true);
  expect(repeats("en")).toBe(false);
});
