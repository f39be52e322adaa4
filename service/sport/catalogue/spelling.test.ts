import { describe, expect, test } from "vitest";
import { foldName } from "./fold.ts";
import { loadKnowledge } from "./load.ts";
import { spellPlainly } from "./spelling.ts";

describe("a foreign name in one script", () => {
  test.each([
    ["טוטנהאם", "טוטנהם"],
    ["נורבגיה", "נורווגיה"],
    ["אתלטיקו", "אטלטיקו"],
    ["مانشستر سيتي", "منچستر سیتی"],
    ["برينتفورد", "برنتفورد"],
    ["นิวคาสเซิล", "นิวคาสเซิ่ล"],
    ["มิวนิค", "มิวนิก"],
    ["リヴァプール", "リバプール"],
  ])("is the same in both spellings: %s and %s", (one, other) => {
    const [plain, alike] = [one, other].map((name) => spellPlainly(foldName(name)));
    expect(plain).not.toBe(null);
    expect(plain).toBe(alike);
  });

  test.each(["רן", "الهلال", "Liverpool"])("is compared as it is: %s", (name) => {
    expect(spellPlainly(foldName(name))).toBe(null);
  });

  test("finds its team", () => {
    const keys = loadKnowledge()
      .findTeams("נורבגיה")
      .map(({ key }) => key);
    expect(keys).toContain("football/no");
  });
});
