import fc from "fast-check";
import { expect, it } from "vitest";
import { distinctGenres, specificGenres } from "./genres.ts";

it.each([
  [
    ["Action", "Movie, Drama", "Action/Adventure", "Adventure"],
    ["Movie, Drama", "Action/Adventure"],
  ],
  [
    ["Drama", "Features", "Feature"],
    ["Drama", "Features"],
  ],
  [["Sport", "sport"], ["Sport"]],
  [
    ["News", "Newsreel"],
    ["News", "Newsreel"],
  ],
  [[], []],
])("tells %j as %j", (genres, told) => {
  expect(distinctGenres(genres)).toEqual(told);
});

it("invents nothing, keeps the order, and leaves nothing to leave out", () => {
  const genre = fc.array(fc.constantFrom("Action", "Drama", "Sports", "Sport", "News"), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(genre.map((words) => words.join("/"))), (genres) => {
      const told = distinctGenres(genres);
      let from = 0;
      for (const each of told) {
        from = genres.indexOf(each, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
      expect(distinctGenres(told)).toEqual(told);
      expect(told.length > 0).toBe(genres.length > 0);
    }),
  );
});

it.each([
  [["magazine-sportif"], ["magazine sportif"]],
  [["dessin-animé"], ["dessin animé"]],
  [["série", "programme-indéterminé"], []],
  [["serie", "Sci-Fi"], ["Sci-Fi"]],
  [["Talk-Show"], ["Talk-Show"]],
])("of %j, a line says %j: a part of an address is read as words", (genres, told) => {
  expect(specificGenres(genres)).toEqual(told);
});
