import { expect, it } from "vitest";
import { withAccents } from "./genre-accents.ts";

it.each([
  ["dessin-anime", "fr", "dessin-animé"],
  ["telerealite", "fr-FR", "téléréalité"],
  ["magazine-sportif", "fr", "magazine-sportif"],
  ["Théâtre", "fr", "Théâtre"],
  ["Meteo", "fr", "Meteo"],
  ["meteo", "it", "meteo"],
  ["anime", undefined, "anime"],
])("the genre %j in %s reads %j", (genre, language, written) => {
  expect(withAccents(genre, language)).toBe(written);
});
