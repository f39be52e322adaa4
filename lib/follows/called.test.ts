import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { followIn } from "./called";
import { type Follow, followId, followName, packFollow } from "./follow";

const team = (name: string): Follow => ({ kind: "team", sport: "football", name });

it("a nation that is followed has its name in the page's language there, and stays the same follow", () => {
  const followed = followIn(team("Germany Women"), wordsOf("fr"));
  expect(followName(followed)).toBe("Allemagne (F)");
  expect(followId(followed)).toBe(followId(team("Germany Women")));
  expect(packFollow(followed)).toEqual(packFollow(team("Germany Women")));
});

it("whatever else is followed keeps its name", () => {
  const others: Follow[] = [team("Hull City"), { kind: "words", name: "Germany" }];
  for (const other of others) expect(followName(followIn(other, wordsOf("fr")))).toBe(other.name);
  expect(followName(followIn(team("Germany"), wordsOf("en")))).toBe("Germany");
});
