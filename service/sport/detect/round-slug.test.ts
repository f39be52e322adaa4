import { describe, expect, test } from "vitest";
import { roundSlugs } from "./round-slug.ts";
import { findRounds } from "./rounds.ts";

describe("one slug for a round in every spelling", () => {
  test.each<[slug: string, texts: readonly string[]]>([
    [
      "stage-4",
      [
        "Stage 4",
        "Etappe 4",
        "4. Etappe",
        "4e étape",
        "Étape 4",
        "4ª etapa",
        "tappa 4",
        "4. etapa",
        "4.ª etapa",
        "etap 4: Toruń",
      ],
    ],
    ["match-3", ["Ferns v Diamonds: G3", "Hull v Leeds - G3 Highlights", "Game 3"]],
    ["day", ["最終日"]],
    ["day-1", ["初日", "Day 1", "第1日"]],
    ["day-2", ["二日目", "2日目"]],
    ["day-8", ["秋場所 中日", "八日目"]],
    ["day-14", ["十四日目", "Day 14"]],
    ["day-15", ["千秋楽", "Day 15"]],
    [
      "day-3",
      ["3. dag", "3. nap", "3. päivä", "3. den", "ziua a 3-a", "3-й день", "ден 3", "hari ke-3", "3η μέρα"],
    ],
    [
      "final",
      [
        "final",
        "finales",
        "决赛",
        "決勝",
        "döntő",
        "finále",
        "finał",
        "фінал",
        "τελικός",
        "chung kết",
        "รอบชิงชนะเลิศ",
      ],
    ],
    ["finals", ["总决赛"]],
    ["race-2", ["Race 2", "2. Rennen", "מירוץ 2", "מרוץ 2"]],
    [
      "round-3",
      [
        "Matchday 3",
        "Round 3",
        "Round Three",
        "third round",
        "Week 3",
        "3. Spieltag",
        "3e journée",
        "Jornada 3",
        "3. kolo",
        "מחזור 3",
        "الجولة 3",
        "第3節",
        "第3轮",
        "3回戦",
        "R3",
        "3 кръг",
        "3η αγωνιστική",
        "3. forduló",
        "3. kierros",
        "vòng 3",
        "pekan 3",
      ],
    ],
    [
      "semi-final",
      [
        "Semi-Final",
        "四強",
        "1/2 finales",
        "Semifinal",
        "SF",
        "Halbfinale",
        "demi-finale",
        "semifinales",
        "polufinale",
        "חצי גמר",
        "نصف نهائي",
        "separuh final",
        "Yarı Final",
        "halve finale",
        "elődöntő",
        "półfinał",
        "semifinále",
        "півфінал",
        "ημιτελικός",
        "bán kết",
        "välierä",
        "รอบรองชนะเลิศ",
        "半决赛",
        "準決勝",
      ],
    ],
    [
      "quarter-final",
      [
        "Quarter-Final",
        "八强",
        "QF",
        "Viertelfinale",
        "negyeddöntő",
        "ćwierćfinał",
        "čtvrťfinále",
        "чвертьфінал",
        "четвъртфинал",
        "προημιτελικός",
        "tứ kết",
        "kvartsfinal",
        "puolivälierä",
        "รอบก่อนรองชนะเลิศ",
        "quart de finale",
        "četvrtfinale",
        "רבע גמר",
        "ربع نهائي",
        "Perempat Final",
        "çeyrek final",
        "1/4决赛",
        "準々決勝",
      ],
    ],
    ["final", ["Final", "Finale", "גמר", "النهائي", "决赛", "決勝"]],
    ["day-2", ["Day 2", "Day Two", "D2", "2. Tag", "día 2", "Dan 2"]],
    ["semi-final-2", ["SF2", "Semi-Final 2"]],
  ])("%s", (slug, texts) => {
    expect(texts.map((text) => [text, roundSlugs(findRounds(text))])).toEqual(
      texts.map((text) => [text, [slug]]),
    );
  });

  test("leaves out what Hebrew attaches to one", () => {
    expect(findRounds("ניצחון במחזור 3").map(({ text }) => text)).toEqual(["מחזור 3"]);
  });

  test("tells games of a series apart", () => {
    const slugs = ["juego 1", "juego 2", "Game 2"].map((text) => roundSlugs(findRounds(text)));
    expect(slugs).toEqual([["match-1"], ["match-2"], ["match-2"]]);
  });

  test.each(["Hull v Leeds", "Weekend", "Finalists", "Stagecoach", "Runde um Runde"])(
    "%j names none",
    (text) => {
      expect(findRounds(text)).toEqual([]);
    },
  );
});

test.each(["Ann Lee - The Final Season", "The Final Word", "Final Score: round-up"])(
  "a final that a word behind it makes something else is no round: %s",
  (title) => {
    expect(roundSlugs(findRounds(title))).toEqual([]);
  },
);
