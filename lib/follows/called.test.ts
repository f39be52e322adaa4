import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { followIn, followsOfEventIn, nightItemIn } from "./called";
import { type Follow, followId, followName, packFollow } from "./follow";

const team = (name: string): Follow => ({ kind: "team", sport: "football", name });

it("a nation that is followed has its name in the page's language there, and stays the same follow", () => {
  const followed = followIn(team("Germany Women"), wordsOf("fr"));
  expect(followName(followed)).toBe("Allemagne (F)");
  expect(followId(followed)).toBe(followId(team("Germany Women")));
  expect(packFollow(followed)).toEqual(packFollow(team("Germany Women")));
});

it("whatever else is followed keeps its name", () => {
  const others: Follow[] = [team("Hull City"), { kind: "words", name: "Germany" }];
  for (const other of others) expect(followName(followIn(other, wordsOf("fr")))).toBe(other.name);
  expect(followName(followIn(team("Germany"), wordsOf("en")))).toBe("Germany");
});

it("what an event can be followed by is called as its page calls it, and followed by its own name", () => {
  const event = {
    ...{ id: "ev_1", sport: "football", name: "Lecce v Fiorentina", home: "Lecce", away: "Fiorentina" },
    ...{ start: 0, live_on: 0, names: { ar: { home: "ليتشي", away: "فيورنتينا" } } },
    league: { id: "lg_1", name: "Serie A", names: { ar: "الدوري الإيطالي" } },
  };
  const follows = followsOfEventIn(event, wordsOf("ar"));
  expect(follows.map(followName)).toEqual(["ليتشي", "فيورنتينا", "الدوري الإيطالي"]);
  expect(follows.map(packFollow)).toEqual(followsOfEventIn(event, wordsOf("en")).map(packFollow));
});

it("an event that was found is called as pages call it, and keeps its own name for its address", () => {
  const names = { ar: { home: "ليتشي", away: "فيورنتينا" } };
  const event = { id: "ev_1", name: "Lecce v Fiorentina", names, start: 0 };
  const item = { id: "ev_1", title: event.name, event, showings: [] };
  expect(nightItemIn(item, wordsOf("ar"))).toMatchObject({
    title: "ليتشي ضد فيورنتينا",
    event: { name: "Lecce v Fiorentina" },
  });
  expect(nightItemIn(item, wordsOf("fr")).title).toBe("Lecce – Fiorentina");
  const { event: _, ...programme } = item;
  expect(nightItemIn(programme, wordsOf("ar")).title).toBe(event.name);
});
