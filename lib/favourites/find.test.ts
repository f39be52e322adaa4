import { expect, it } from "vitest";
import { findChannels } from "./find.ts";

const channels = [
  { name: "Sport TV 1", number: 101 },
  { name: "TF1", number: 1 },
  { name: "TV Género", number: null },
  { name: "1TV", number: 12 },
];

const find = (text: string) => findChannels(channels, text).map(({ name }) => name);

it("finds a channel by its number first, then by how its name begins, then by any words of it", () => {
  expect(find("1")).toEqual(["TF1", "1TV", "Sport TV 1"]);
  expect(find("tv")).toEqual(["TV Género", "Sport TV 1", "1TV"]);
  expect(find("tv sport")).toEqual(["Sport TV 1"]);
});

it("neither case nor accents matter", () => {
  expect(find("GENERO")).toEqual(["TV Género"]);
});
