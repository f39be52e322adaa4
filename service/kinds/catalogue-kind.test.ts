import { expect, test } from "vitest";
import type { Kind } from "../../contract/slot.ts";
import { catalogueKind, catalogueKindOf, tellsKind } from "./catalogue-kind.ts";

test.each<[kind: string | null, genres: string[], expected: Kind | null]>([
  ["Scripted", ["Drama", "Medical"], "series"],
  ["Miniseries", ["War & Politics"], "series"],
  ["Reality", [], "entertainment"],
  ["Talk Show", ["Comedy"], "entertainment"],
  ["Documentary", ["Crime", "History"], "documentary"],
  ["News", [], "news"],
  ["Sports", ["Sports"], "sport"],
  ["Animation", ["Comedy"], "series"],
  ["Animation", ["Adventure", "Children"], "kids"],
  // TheTVDB names genres alone.
  [null, ["Drama", "History"], "series"],
  [null, ["Documentary", "Crime"], "documentary"],
  [null, ["Game Show"], "entertainment"],
  [null, [], null],
  ["Dokumentarserie", [], "documentary"],
  ["Video", [], null],
])("a show that its catalogue calls %s, of %j, is %s", (kind, genres, expected) => {
  expect(catalogueKind({ kind, genres })).toBe(expected);
});

const flags = { new: false, live: false, repeat: false };
const shows = new Map<string, Kind>([
  ["harbour street", "series"],
  ["larkhill now", "news"],
]);
const kindOf = (title: string, minutes: number, episode?: { number: number }) =>
  catalogueKindOf({ title, episode, flags }, minutes, shows);

test("a listing is what the show is whose name it has, unless it may be a film", () => {
  expect(kindOf("Harbour Street", 50)).toBe("series");
  expect(kindOf("HARBOUR STREET", 110)).toBeUndefined();
  expect(kindOf("Harbour Street", 110, { number: 4 })).toBe("series");
  expect(kindOf("Larkhill Now", 110)).toBe("news");
  expect(kindOf("Harbour Street Live", 50)).toBeUndefined();
});

test("a short word tells nothing: it may be the title of anything", () => {
  expect(["home", "larkhill", "the well"].map(tellsKind)).toEqual([false, true, true]);
});
