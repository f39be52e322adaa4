import { expect, it } from "vitest";
import { partOf } from "./part.ts";

it.each([
  [{ title: "The Long Walk", sub_title: "Pilot" }, "Pilot"],
  [{ title: "The Long Walk", episode: { name: "Pilot" } }, "Pilot"],
  [{ title: "The Long Walk", sub_title: "Pilot", episode: { name: "One" } }, "Pilot"],
  [{ title: "The Long Walk" }, undefined],
  [{ title: "The Long Walk", sub_title: "The long walk" }, undefined],
  [{ title: "The Long Walk", sub_title: "Long Walk, The" }, undefined],
  [{ title: "Larkhill - Fernside", sub_title: "Larkhill / Fernside" }, undefined],
  [{ title: "The Long Walk", sub_title: "Storm, The" }, "Storm, The"],
  [{ title: "The Long Walk", sub_title: "Episode 8", episode: { number: 8 } }, undefined],
  [{ title: "The Long Walk", sub_title: "Episode 8", episode: { number: 8, name: "Storm" } }, "Storm"],
  [{ title: "The Long Walk", sub_title: "Episode 8", episode: { number: 9 } }, "Episode 8"],
  [{ title: "The Long Walk", sub_title: "Episode 8" }, "Episode 8"],
  [{ title: "The Long Walk", sub_title: "8. bölüm", episode: { number: 8 } }, undefined],
  [{ title: "The Long Walk", sub_title: "第8話", episode: { number: 8 } }, undefined],
  [{ title: "The Long Walk", sub_title: "Day 8 of Rain", episode: { number: 8 } }, "Day 8 of Rain"],
])("finds in %j the part %s", (programme, part) => {
  expect(partOf(programme)).toBe(part);
});
