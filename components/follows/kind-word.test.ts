import { expect, it } from "vitest";
import { kindWord } from "./kind-word.ts";

const kinds = { show: "Series", team: "Team", league: "Competition", person: "Person", words: "Words" };

it("a side is a person in sports of individuals, and a team in others", () => {
  const wordOf = (sport: string) => kindWord({ kind: "team", sport, name: "Lark" }, { kinds });
  expect(["mma", "tennis", "football"].map(wordOf)).toEqual(["Person", "Person", "Team"]);
  expect(kindWord({ kind: "words", name: "larks" }, { kinds })).toBe("Words");
});
