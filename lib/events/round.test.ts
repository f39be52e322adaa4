import fc from "fast-check";
import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { addsTo, eventName, roundOf, roundWords } from "./round.ts";

const [en, de, fr] = [wordsOf("en"), wordsOf("de"), wordsOf("fr")];

it.each([
  ["3. Spieltag", "Matchday 3"],
  ["Journée 12", "Matchday 12"],
  ["Étape 2", "Stage 2"],
  ["Tappa 4", "Stage 4"],
  ["Halbfinale", "Semi-final"],
  ["Cuartos De Final", "Quarter-final"],
  ["Octavos de final", "Last 16"],
  ["Quarti di finale", "Quarter-final"],
  ["準決勝", "Semi-final"],
  ["Finale", "Final"],
  ["Rd 3", "Round 3"],
  ["R2", "Round 2"],
  ["2. Runde", "Round 2"],
  ["Matchday #5", "Matchday 5"],
  ["Grupo C", "Group C"],
  ["Kvalifikacije", "Qualifying"],
  ["SF1", "Semi-final 1"],
  ["QF", "Quarter-final"],
  ["D3", "Day 3"],
  ["match 16", "Match 16"],
  ["2nd Test D4, L2H", "2nd Test, Day 4"],
  ["2nd Test D4", "2nd Test, Day 4"],
  ["Test 4", "4th Test"],
  ["Day 2, D2", "Day 2"],
  ["QF, Race 28", "Qualifying, Race 28"],
  ["Runde 2, 2. Spieltag", "Round 2, Matchday 2"],
  ["1/4决赛1", "Quarter-final 1"],
  ["总决赛", "Final"],
  ["第1轮, 第2轮", "Round 1, Round 2"],
  ["第二轮", "Round 2"],
  ["比赛 3", "Match 3"],
  ["第3節", "Matchday 3"],
  ["полуфинал", "Semi-final"],
  ["5-й тур", "Matchday 5"],
  ["3. hafta", "Matchday 3"],
  ["준결승", "Semi-final"],
  ["מחזור 2", "Matchday 2"],
  ["الجولة 4", "Matchday 4"],
  ["Round of 16, Leg 2", "Last 16, Second leg"],
  ["3e tour", "Round 3"],
  ["1er tour", "Round 1"],
  ["5.ª etapa", "Stage 5"],
  ["5.a etapa", "Stage 5"],
  ["4a giornata", "Matchday 4"],
  ["第3ラウンド", "Round 3"],
  ["Final Round", "Final round"],
  ["Schlussrunde", "Final round"],
])("a round is said in the page's language: %s", (source, english) => {
  expect(roundWords(source, en)).toBe(english);
});

it("a round goes into every language, and comes back", () => {
  expect(roundWords("Stage 2", de)).toBe("2. Etappe");
  expect(roundWords("2nd Test, Day 1", wordsOf("ar"))).toBe("المباراة الاختبارية 2، اليوم 1");
  expect(roundWords(roundWords("Stage 2", de), fr)).toBe("Étape 2");
  expect(roundWords("Matchday 3", fr)).toBe("Journée 3");
  expect(["Round 3", "Round 1", "Stage 1", "Final Round"].map((round) => roundWords(round, fr))).toEqual([
    "3e tour",
    "1er tour",
    "Étape 1",
    "Dernier tour",
  ]);
  expect(roundWords(roundWords("Round 3", fr), de)).toBe("3. Runde");
  expect(roundWords("Game 2", fr)).toBe("Match 2");
  expect(roundWords("Leg 1", fr)).toBe("Match aller");
  expect(roundWords("Match 16", de)).toBe("Spiel 16");
});

it("a round of a league between teams is a matchday where the language says so, and none of a cup or of people", () => {
  const match = { sport: "rugby", home: "Upford", away: "Larkhill", round: "Round 3" };
  const league = { id: "lg_1", name: "Harbour Premiership" };
  const read = (more: object, t = fr) => roundOf({ ...match, league, ...more }, t);
  expect(read({})).toBe("3e journée");
  expect(read({}, en)).toBe("Round 3");
  expect(read({ league: { ...league, cup: true } })).toBe("3e tour");
  expect(read({ league: { ...league, name: "Harbour Cup" } })).toBe("3e tour");
  expect(read({ league: { ...league, name: "Harbour Cup", cup: false } })).toBe("3e journée");
  expect(read({ round: "3e tour" })).toBe("3e tour");
  expect(read({ sport: "tennis" })).toBe("3e tour");
  expect(read({ home: null, away: null, sport: "golf" })).toBe("3e tour");
  expect(read({ round: null })).toBeNull();
});

it("what the catalogues don't name stays as it is", () => {
  expect(roundWords("1st Test, morning", en)).toBe("1st Test, morning");
  expect(roundWords("L2H", en)).toBe("L2H");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(roundWords(`?${text}`, en)).toBe(`?${text}`);
    }),
  );
});

it("of an event without sides, the part is said so too, and teams keep their names", () => {
  expect(eventName({ name: "Renewi Tour: 2e étape" }, en)).toBe("Renewi Tour: Stage 2");
  expect(eventName({ name: "Daytona 500" }, en)).toBe("Daytona 500");
  const sides = { name: "A: Finale v B", home: "A: Finale", away: "B" };
  expect([eventName(sides, en), eventName(sides, fr)]).toEqual(["A: Finale v B", "A: Finale – B"]);
});

it("knows what an event's name already says", () => {
  const name = eventName({ name: "The Crucible Cup: Finale" }, en);
  expect([addsTo(name, "The Crucible Cup"), addsTo(name, "Final"), addsTo(name, "Snooker")]).toEqual([
    false,
    false,
    true,
  ]);
});
