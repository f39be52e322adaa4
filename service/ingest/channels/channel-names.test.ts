import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  alike,
  idCountry,
  idKeys,
  nameKey,
  nameKeys,
  ownNameKey,
  plainFeed,
  withoutCountry,
} from "./channel-names.ts";

describe("a name's key", () => {
  test("doesn't depend on a name's spaces, case, accents or punctuation", () => {
    expect(nameKey("5 USA")).toBe(nameKey("5USA"));
    expect(nameKey("Téva")).toBe(nameKey("teva"));
    expect(nameKey("U&Dave")).toBe(nameKey("U & DAVE"));
  });

  test("contains the hours of a timeshift, however they are written", () => {
    const timeshifts = ["E4 +1", "E4+1", "E4 plus 1", "E4Plus1", "E4 PLUS 1"].map(nameKey);
    expect(new Set(timeshifts)).toEqual(new Set(["e4+1"]));
    expect(nameKey("E4")).toBe("e4");
  });

  test("keeps a plus that is part of the name", () => {
    expect(nameKey("Canal+")).not.toBe(nameKey("Canal"));
  });
});

test("a name is looked up as it is, then without its picture quality, then without its country", () => {
  expect(nameKeys("Dave UK HD", "GB")).toEqual(["daveukhd", "daveuk", "dave"]);
  expect(nameKeys("DAZN 1 [de]", "DE")).toEqual(["dazn1de", "dazn1"]);
  expect(nameKeys("Dave UK", "US")).toEqual(["daveuk"]);
  expect(nameKeys("UK: Dave HD", "GB")).toEqual(["ukdavehd", "ukdave", "dave"]);
  expect(nameKeys("DE | Das Erste", "DE")).toEqual(["dedaserste", "daserste"]);
  expect(nameKeys("UK: Dave", "US")).toEqual(["ukdave"]);
});

test.each([
  ["TR: FX", "TR", "FX"],
  ["UK | Dave", "GB", "Dave"],
  ["Jedna HD.sk", "SK", "Jedna HD"],
  ["Druga.TV.HD.hr", "HR", "Druga TV HD"],
  ["Dave.uk", "GB", "Dave"],
  ["Dr. Larkhill.sk", "SK", "Dr. Larkhill"],
])("a name stands without its own country: %s", (name, country, plain) => {
  expect(withoutCountry(name, country)).toBe(plain);
});

test.each([
  ["SportOutdoor.tv", "IT"],
  ["Jedna HD.sk", "CZ"],
  ["Jedna HD.sk", null],
  [".sk", "SK"],
  ["Larkhill", "GB"],
])("a name keeps what isn't its own country: %s in %s", (name, country) => {
  expect(withoutCountry(name, country)).toBe(name);
});

test("a name that is only a picture quality stays", () => {
  expect(nameKeys("HD", null)).toEqual(["hd"]);
  expect(nameKeys("4K", null)).toEqual(["4k"]);
});

test("within a source, picture quality and a plural don't distinguish channels, but numbers and timeshifts do", () => {
  const alwan = ["Alwan Sport 1", "Alwan Sports 1 HD", "Alwan Sport 1 RAW", "Alwan Sports 1 4K"];
  expect(new Set(alwan.map(ownNameKey)).size).toBe(1);
  expect(ownNameKey("Alwan Sport 2")).not.toBe(ownNameKey("Alwan Sport 1"));
  expect(ownNameKey("Alwan Sport 1 +1")).not.toBe(ownNameKey("Alwan Sport 1"));
});

describe("an id's keys", () => {
  test("are those of the channel and, before it, of its feed if it names one", () => {
    expect(idKeys("BBCOne.uk")).toEqual(["bbcone.uk"]);
    expect(idKeys("bbcone.UK@Wales")).toEqual(["bbconewales.uk", "bbcone.uk"]);
    expect(idKeys("BBCOne.uk@HD")).toEqual(["bbcone.uk"]);
    expect(idKeys("TNT Sports 1.gb")).toEqual(["tntsports1.uk"]);
    expect(idKeys("AmarinTV HD.th")).toEqual(["amarintvhd.th", "amarintv.th"]);
  });

  test("are empty if the id has another form", () => {
    for (const id of ["mjh-tvnz-1", "12.1", "101.dstv_com", "5ba3fb9c4b078e0f37ad34e8", ".uk", "itv.com"])
      expect(idKeys(id)).toEqual([]);
  });

  test("can't be the key of a name", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, id) => {
        expect(nameKey(name)).not.toContain(".");
        for (const key of idKeys(id)) expect(key).toContain(".");
      }),
    );
  });
});

test("an id's country is its ending, if that is a country", () => {
  expect(idCountry("E4.uk")).toBe("GB");
  expect(idCountry("Kan11.il@HD")).toBe("IL");
  expect(idCountry("103.freeview.co.uk")).toBe("GB");
  expect(idCountry("Nowhere.zz")).toBeNull();
  expect(idCountry("mjh-three")).toBeNull();
});

test("a feed without its picture quality is its region, language or timeshift", () => {
  expect(["HD", "SD", "EnglishHD", "Wales", "Plus1", "East4K"].map(plainFeed)).toEqual([
    "",
    "",
    "English",
    "Wales",
    "Plus1",
    "East",
  ]);
});

test("names are alike if they share a distinctive word and all numbers", () => {
  expect(alike("M Movies 1", "M-Net Movies 1")).toBe(true);
  expect(alike("SS Premier League", "SuperSport Premier League")).toBe(true);
  expect(alike("M Movies 1", "M-Net Movies 2")).toBe(false);
  expect(alike("The TV Channel", "The Food Channel")).toBe(false);
  expect(alike("BBC First", "Studio Universal")).toBe(false);
});
