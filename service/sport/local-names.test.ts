import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameSides, readWrittenNames } from "./local-names.ts";
import { createContext, entrant, sighting } from "./test-sightings.ts";

const block = "football/kauri|football/northam";
const { localNames } = createContext().knowledge;
const sides = [entrant("kauri"), entrant("northam")] as const;

const said = (home: string, away: string, more: Partial<Parameters<typeof sighting>[0]> = {}) =>
  sighting({
    at: "2026-08-22T14:00:00Z",
    sides: ["kauri", "northam"],
    written: { language: "ru", names: [home, away] },
    ...more,
  });

describe("what listings call the sides", () => {
  it("is the name of most showings, of which those of one source at one time count once", () => {
    const twins = ["a", "b", "c"].map((channel) => said("Кау", "Норт", { channel }));
    const others = ["2026-08-22T14:00:00Z", "2026-08-29T14:00:00Z"].map((at) =>
      said("Каури", "Нортем", { at, source: "other" }),
    );
    expect(readWrittenNames(block, [...twins, ...others]).get("ru")).toEqual(
      new Map([
        ["football/kauri", "Каури"],
        ["football/northam", "Нортем"],
      ]),
    );
  });

  it("belongs to the side that it is written for, whichever is named first", () => {
    const turned = said("Нортем", "Каури", { sides: ["northam", "kauri"] });
    expect(nameSides(sides, readWrittenNames(block, [turned]), localNames)).toMatchObject({
      ru: { home: "Каури", away: "Нортем" },
    });
  });

  it("is that of the side which an unknown spelling stands for", () => {
    const unknown = said("Каури", "Нортем", { sides: ["каури", "northam"] });
    expect(readWrittenNames(block, [unknown]).get("ru")?.get("football/kauri")).toBe("Каури");
  });

  it("depends on no order", () => {
    const name = fc.constantFrom("Кау", "Каури", "Порт");
    const listing = fc.record({ home: name, away: name, day: fc.integer({ min: 10, max: 12 }) });
    fc.assert(
      fc.property(fc.array(listing, { maxLength: 6 }), (listings) => {
        const all = listings.map(({ home, away, day }) =>
          said(home, away, { at: `2026-08-${day}T14:00:00Z`, source: `${home} ${away}` }),
        );
        const names = (some: typeof all) => nameSides(sides, readWrittenNames(block, some), localNames);
        expect(names(all.toReversed())).toEqual(names(all));
      }),
    );
  });
});

describe("an event's names", () => {
  it("are the catalogue's before those of its listings, in languages that have both", () => {
    const written = readWrittenNames(block, [
      said("קאו", "נורתאם", { written: { language: "he", names: ["קאו", "נורתאם"] } }),
      said("كاو", "نورث", { written: { language: "ar", names: ["كاو", "نورث"] } }),
    ]);
    expect(nameSides(sides, written, localNames)).toEqual({
      ar: { home: "كاوري", away: "نورثام" },
      he: { home: "קאורי", away: "נורתאם" },
    });
    expect(nameSides(sides, new Map(), localNames)).toEqual({
      ar: { home: "كاوري", away: "نورثام" },
    });
  });

  it("aren't those of one side alone, nor one name for both, nor those that it has anyway", () => {
    const one = [entrant("kauri"), entrant("eastgate")] as const;
    expect(nameSides(one, new Map(), localNames)).toBeNull();
    expect(nameSides(null, new Map(), localNames)).toBeNull();
    const alike = [entrant("kauri"), entrant("الأهلي")] as const;
    const called = new Map([["ar", new Map([["~الأهلي", "كاوري"]])]]);
    expect(nameSides(alike, called, localNames)).toBeNull();
    const unknown = [entrant("الف"), entrant("باء")] as const;
    const own = sighting({
      at: "2026-08-22T14:00:00Z",
      sides: ["الف", "باء"],
      written: { language: "ar", names: ["الف", "باء"] },
    });
    expect(nameSides(unknown, readWrittenNames("~الف|~باء", [own]), localNames)).toBeNull();
  });
});
