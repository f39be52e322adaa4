import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLeadName } from "./lead-name.ts";

const told = "Ana and the others of the village dig a well.";

describe("an episode's name stands before an English description", () => {
  test.each([
    [`Larks on Ice: ${told}`, "Larks on Ice"],
    [`Fear: Itself: ${told}`, "Fear: Itself"],
    [`Ana vs. the Well: ${told}`, "Ana vs. the Well"],
    [`Dr. Hale Goes to War: ${told}`, "Dr. Hale Goes to War"],
    [`Who Is the Larkhill Digger?: ${told}`, "Who Is the Larkhill Digger?"],
    [`Dig: ${told}`, "Dig"],
    [`"Down the Well" ${told}`, "Down the Well"],
    [`“Down the Well” ${told}`, "Down the Well"],
  ])("%s", (text, name) => {
    expect(readLeadName(text, { title: "Larkhill", isNumbered: true })).toEqual({ name, text: told });
  });
});

describe("a description stays whole", () => {
  test.each([
    ["without a colon", told],
    ["after a label", `Season Premiere: ${told}`],
    ["after a label's first word", `Starring Ana Hale: ${told}`],
    ["after a sentence", `1961. Drama. Director: ${told}`],
    ["after words that aren't a name", `Ana has one wish: ${told}`],
    ["after the programme's own title", `Larkhill: ${told}`],
    ["after capitals alone", `MORE FROM LARKHILL: ${told}`],
    ["in another language", "Die Jagd: Anna und die anderen graben im Dorf einen Brunnen."],
    ["if what is quoted is said", `"Who are you?" ${told}`],
    ["if nothing follows", "Larks on Ice: The end"],
  ])("%s", (_, text) => {
    expect(readLeadName(text, { title: "Larkhill", isNumbered: true })).toBeNull();
  });

  test.each([`Dig: ${told}`, `Larkhill, 1987: ${told}`, `Upford Cup: Larkhill v Upford. ${told}`])(
    "without a number, after one word or a year, or before a match: %s",
    (text) => {
      expect(readLeadName(text, { title: "Digging", isNumbered: false })).toBeNull();
    },
  );

  test("whatever it says, it is the name and the text, with a sign between", () => {
    const piece = fc.stringMatching(/^[A-Za-z0-9 .:'"v]{0,40}$/);
    fc.assert(
      fc.property(piece, piece, (before, after) => {
        const text = `${before}: ${after}${told}`;
        const read = readLeadName(text, { title: "Larkhill", isNumbered: true });
        if (read) expect(text.replace(/["“”]/g, "")).toMatch(new RegExp(`^${patternOf(read.name)}[: ]+`));
        if (read) expect(text.endsWith(read.text)).toBe(true);
      }),
    );
  });
});

const patternOf = (text: string): string => text.replace(/["“”]/g, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
