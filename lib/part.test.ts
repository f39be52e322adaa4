import { expect, it } from "vitest";
import { partOf } from "./part.ts";

it.each([
  [{ title: "The Long Walk", sub_title: "Pilot" }, "Pilot"],
  [{ title: "The Long Walk", episode: { name: "Pilot" } }, "Pilot"],
  [{ title: "The Long Walk", sub_title: "Pilot", episode: { name: "One" } }, "Pilot"],
  [{ title: "The Long Walk" }, undefined],
  [{ title: "The Long Walk", sub_title: "The long walk" }, undefined],
  [{ title: "The Long Walk", sub_title: "Long Walk, The" }, undefined],
  [{ title: "The Long Walk", sub_title: "Storm, The" }, "Storm, The"],
])("finds in %j the part %s", (programme, part) => {
  expect(partOf(programme)).toBe(part);
});
