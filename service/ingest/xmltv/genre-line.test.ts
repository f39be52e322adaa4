import { expect, test } from "vitest";
import { emptyFields } from "./fields.ts";
import { takeGenreLine } from "./genre-line.ts";

/** The categories and the description after the line is taken. */
function take(description: string, categories: string[] = []) {
  const fields = emptyFields(1);
  fields.texts.set("title", [{ text: "Music News" }]);
  fields.texts.set("desc", [{ text: description, language: "en" }]);
  if (categories.length > 0)
    fields.texts.set(
      "category",
      categories.map((text) => ({ text })),
    );
  takeGenreLine(fields);
  return [fields.texts.get("category")?.map(({ text }) => text) ?? [], fields.texts.get("desc")?.[0]?.text];
}

test.each([
  ["Children\nThe bears build a boat.", "Children", "The bears build a boat."],
  ["Comedy Drama \r\n\r\nTwo sisters inherit a mill.", "Comedy Drama", "Two sisters inherit a mill."],
  ["Documentaire\nLes îles du nord.", "Documentaire", "Les îles du nord."],
])("a genre in a line of its own above a description is a category: %j", (text, genre, description) => {
  expect(take(text)).toEqual([[genre], description]);
});

test.each([
  ["The bears\nbuild a boat."],
  ["Music news"],
  ["Ana and the bears"],
  ["The bears, comedy"],
  ["Children of the valley who build\na boat."],
  ["The Kids Show\nA boat is built."],
  ["Music News\nA boat is built."],
  ["Children: a boat\nis built."],
])("other lines stay in the description: %j", (text) => {
  expect(take(text)).toEqual([[], text]);
});

test("a listing with categories keeps its description as it is", () => {
  expect(take("Children\nThe bears build a boat.", ["Family"])).toEqual([
    ["Family"],
    "Children\nThe bears build a boat.",
  ]);
});

test.each([
  ["serije", ["serije"]],
  ["Children", ["Children"]],
  ["Igrani film.", ["Igrani film"]],
  [
    "sport, informativni, automobilizam, putopis, magazin",
    ["sport", "informativni", "automobilizam", "putopis", "magazin"],
  ],
])("a description that is only genres is categories: %j", (text, genres) => {
  expect(take(text)).toEqual([genres, undefined]);
});

test("a description that says only what form and genre a programme has is its categories", () => {
  expect(take("This is TV Show - Drama Category")).toEqual([["TV Show", "Drama"], undefined]);
  expect(take("This is Documentary - Others Category", ["Facts"])).toEqual([["Facts"], undefined]);
  expect(take("This is Ana - the Other Category winner")).toEqual([
    [],
    "This is Ana - the Other Category winner",
  ]);
});

test("a genre, rating, year and country behind a description become data", () => {
  const fields = emptyFields(1);
  fields.texts.set("title", [{ text: "Larkhill" }]);
  fields.texts.set("desc", [{ text: "Ana prepara un pan de campo. Cocina. TV-G. 2023. EE. UU." }]);
  takeGenreLine(fields);
  const said = ["desc", "category", "country", "date"].map((name) => fields.texts.get(name)?.[0]?.text);
  expect(said).toEqual(["Ana prepara un pan de campo.", "Cocina", "EE. UU.", "2023"]);
  expect(fields.ratings).toEqual([{ text: "TV-G" }]);
});

test("and may be all of one, whose year may be unknown", () => {
  expect(take("Fútbol. TV-PG. 2000")).toEqual([["Fútbol"], undefined]);
  expect(take("Noticiero. NR. 2007. Argentina", ["News"])).toEqual([["News"], undefined]);
  expect(take("Ana mira TV-G. 2023. Argentina")).toEqual([[], "Ana mira TV-G. 2023. Argentina"]);
});

test("a description that is only a genre before its title is a category", () => {
  expect(take("magazine music news")).toEqual([["magazine"], undefined]);
  expect(take("Documentaire : Music News")).toEqual([["Documentaire"], undefined]);
  expect(take("magazine music news with Ana")).toEqual([[], "magazine music news with Ana"]);
  expect(take("Larkhill Music News")).toEqual([[], "Larkhill Music News"]);
});
