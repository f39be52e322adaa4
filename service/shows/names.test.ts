import { describe, expect, it } from "vitest";
import { areAlike, episodeName, isPartOnly } from "./names.ts";

describe("an episode's name", () => {
  it.each([
    "Episode 5",
    "Part Two",
    "12",
    "S3 Ep4",
    "Folge 12",
    "Tuesday",
    "Highlights",
    "Harbour",
    "harbour street",
    "Drama",
    "A storm keeps the ferry in port.",
    "Episode 3 of 6",
    "…",
    "Week 2, Day 3",
  ])("isn't a number, the title, a category or the description: %s", (text) => {
    const beside = {
      title: "Harbour Street",
      category: ["Drama"],
      description: "A storm keeps the ferry in port.",
    };
    expect(episodeName(text, beside)).toBe(null);
  });

  it.each([
    ["The Gale", "the gale"],
    ["4. The Gale", "the gale"],
    ["Episode 4: The Gale", "the gale"],
    ["Harbour Lights", "harbour lights"],
    ["22/08/2026", "22 08 2026"],
    ["100 Days", "100 days"],
    ["第一夜の客", "第一夜の客"],
  ])("is found in %s", (text, name) => {
    expect(episodeName(text, { title: "Harbour Street" })).toBe(name);
  });
});

describe("two names", () => {
  it.each([
    ["the ferry", "ferry"],
    ["the pigeaon of ill omen", "the pigeon of ill omen"],
    ["the ferry part 1", "the ferry"],
    ["boat house", "boathouse"],
  ])("are alike but for a few letters or words: %s, %s", (a, b) => {
    expect([areAlike(a, b), areAlike(b, a)]).toEqual([true, true]);
  });

  it.each([
    ["the ferry", "the gale"],
    ["the ferry part 1", "the ferry part 2"],
  ])("contradict each other: %s, %s", (a, b) => {
    expect([areAlike(a, b), areAlike(b, a)]).toEqual([false, false]);
  });
});

describe("a title", () => {
  it("is only a part's number if it has a word for that, and isn't a name in capitals", () => {
    expect(["Episode 5", "Folge 12", "الحلقة 28"].filter(isPartOnly)).toHaveLength(3);
    expect(["AFL 360", "Harbour 5", "Episode"].filter(isPartOnly)).toEqual([]);
  });
});
