import { expect, test } from "vitest";
import { readKind } from "./kind.ts";
import type { ListedProgramme } from "./listed-programme.ts";

const read = (slot: Partial<ListedProgramme["slot"]>, minutes: number) =>
  readKind({
    slot: { title: "Larkhill", flags: { new: false, live: false, repeat: false }, ...slot },
    detail: null,
    minutes,
  });

test.each([
  ["film", "Film Action", 100],
  ["film", "Film Court métrage", 20],
  ["film", "Amerikai játékfilm (1998)", 100],
  ["film", "- am. spennandi filmur frá 2015", 95],
  ["film", "Komedi (1951)", 65],
  ["series", "Drama (2019)", 45],
  ["series", "serial obyczajowy", 45],
  ["documentary", "Norwegischer Dokumentarfilm, 2019", 55],
  ["kids", "- svensk barnserie från 2016", 20],
  ["kids", "- ísl. teknirøð", 20],
] as const)("is %s by a sub-title that says what it is instead of a name: %s", (kind, sub_title, minutes) => {
  expect(read({ sub_title }, minutes)).toBe(kind);
});

test("what an episode is called says nothing, though it is a word for a genre", () => {
  for (const sub_title of ["Film Drama", "The Documentary", "Comedy", "Cartoon Film"])
    expect(read({ sub_title, episode: { season: 1, number: 2 } }, 45)).toBe("series");
  expect(read({ sub_title: "Comedy" }, 100)).toBeUndefined();
  expect(read({ sub_title: "5, series 2" }, 45)).toBeUndefined();
  expect(read({ sub_title: "映画の夜", episode: { number: 2 } }, 30)).toBe("series");
  expect(read({ sub_title: "serial komediowy", episode: { number: 2 } }, 30)).toBe("series");
});

test.each([
  "Invitée : Ana Bell",
  "Gäste: Ana Bell, Ben Ost",
  "Konuk: Ana Bell",
  "ضيوف: سعاد",
  "ゲスト：山田",
])("is talk if a listing says no more than who is a guest: %s", (guests) => {
  expect(read({ sub_title: guests }, 30)).toBe("entertainment");
  expect(read({ description: guests }, 30)).toBe("entertainment");
});
