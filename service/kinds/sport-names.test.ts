import { expect, test } from "vitest";
import { readSureKind } from "./kind.ts";
import { namesSport } from "./sport-names.ts";

const kindOf = (slot: { title: string; year?: number }) =>
  readSureKind({
    slot: { ...slot, flags: { new: false, live: false, repeat: false } },
    detail: null,
    minutes: 110,
  });

test.each([
  "Световна лига по волейбол",
  "Suomen mestaruussarja, lentopallo",
  "Campeonato Nacional de Vóley",
  "Светска лига за жени во ракомет",
  "2026年亚洲女排锦标赛-小组赛(泰国队-澳大利亚队)",
  "FIVB بطولات كرة الطائرة الشاطئية",
])("a title names a sport in its language: %s", (title) => {
  expect(namesSport(title)).toBe(true);
  expect(kindOf({ title })).toBe("sport");
});

test.each([
  "Fruits Basket",
  "Latvijas Radio koris",
  "Peil.nl",
  "バンディット",
  "초보 농군 이야기",
  "ハレー彗星",
  "Dancing on Ice",
])("what only looks or sounds like a sport is none: %s", (title) => expect(namesSport(title)).toBe(false));

test("a film of a known year isn't sport by what its title names", () => {
  expect(kindOf({ title: "Волейбол в Ларкхиле", year: 1987 })).not.toBe("sport");
});
