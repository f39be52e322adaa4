import { describe, expect, test } from "vitest";
import type { CatalogueData } from "./data.ts";
import { catalogueOf, createKnowledge } from "./knowledge.ts";

const data = (changes: Partial<CatalogueData> = {}): CatalogueData => ({
  sports: { football: "Football | minutes=115 | nations=yes", netball: "Netball | minutes=90" },
  leagues: [{ sport: "football", leagues: { first: "First League | country=NZ" } }],
  teams: [{ sport: "football", country: "NZ", leagues: { first: ["Westport | Port"] } }],
  nations: { nz: "New Zealand | NZL" },
  nicknames: {},
  manySports: [],
  meetings: [],
  ...changes,
});

const knowledgeOf = (data: CatalogueData) => createKnowledge(catalogueOf(() => data));

const teams = (...lines: string[]): Partial<CatalogueData> => ({
  teams: [{ sport: "football", country: "NZ", leagues: { first: lines } }],
});

describe("data that contradicts itself is refused:", () => {
  test.each([
    ["two clubs of one key", teams("Westport", "Westport | country=AU"), "share the key football/westport"],
    ["a club with a national side's key", teams("All Whites | slug=nz"), "football/nz"],
    ["a setting that isn't known", teams("Westport | zone=Pacific/Auckland"), "zone=Pacific/Auckland"],
    ["an alias that is nothing", teams("Westport || Port"), "Westport"],
    ["a record without a name", teams(" | Port"), "has no name"],
    [
      "an alias without letters",
      { leagues: [{ sport: "football", leagues: { first: "First | ::" } }] },
      "no letters",
    ],
    ["a sport without a length", { sports: { football: "Football" } }, "minutes"],
  ])("%s", (_, changes, message) => {
    expect(() => knowledgeOf(data(changes)).findTeams("Westport")).toThrow(message);
  });
});

describe("a catalogue", () => {
  test("gives a club that is listed again the second league, and all its aliases", () => {
    const knowledge = knowledgeOf(
      data({
        teams: [
          {
            sport: "football",
            country: "NZ",
            leagues: { first: ["Westport | Port"], second: ["Westport | Pōti"] },
          },
        ],
      }),
    );
    const [team] = knowledge.findTeams("poti");
    expect(team?.leagues).toEqual(["football/first", "football/second"]);
    expect(knowledge.findTeams("Port")).toEqual([team]);
  });

  test("finds clubs before countries and countries before universities with the same name", () => {
    const knowledge = knowledgeOf(
      data({
        ...teams("Wanderers | New Zealand"),
        manySports: [{ country: "NZ", leagues: { football: "first" }, teams: ["Otago | New Zealand"] }],
      }),
    );
    expect(knowledge.findTeams("New Zealand").map(({ key }) => key)).toEqual([
      "football/wanderers",
      "football/nz",
      "football/otago",
    ]);
  });

  test("knows a club in another script in all of its sports", () => {
    const clubs = (sport: string, line: string) => ({ sport, country: "NZ", leagues: { first: [line] } });
    const knowledge = knowledgeOf(
      data({ teams: [clubs("football", "Westport | Вестпорт"), clubs("netball", "Westport")] }),
    );
    expect(knowledge.findTeams("Вестпорт").map(({ key }) => key)).toEqual([
      "football/westport",
      "netball/westport",
    ]);
  });

  test("takes a spelling that two clubs of a sport share for neither", () => {
    const knowledge = knowledgeOf(data(teams("Westport | ווסטפורט", "Eastport | וסטפורט")));
    expect(knowledge.findTeams("בסטפורט")).toEqual([]);
  });

  test("knows a country by its short name", () => {
    const knowledge = knowledgeOf(data({ nations: { hk: "Hong Kong" } }));
    expect(knowledge.findTeams("홍콩").map(({ key }) => key)).toEqual(["football/hk"]);
  });

  test("finds a meeting of motor racing by its country in any language, unless there are two in it", () => {
    const knowledge = knowledgeOf(
      data({
        meetings: [
          {
            sport: "motorsport",
            sessions: {},
            meetings: {
              cup: {
                north: "North Rally | country=FI",
                east: "East | country=IT",
                west: "West | country=IT",
              },
            },
          },
        ],
      }),
    );
    const find = (text: string) =>
      knowledge.findMeetings("motorsport/cup", text).map(({ item }) => item.slug);
    expect(find("Soome ralli")).toEqual(["north"]);
    expect(find("Itaalia ralli")).toEqual([]);
  });

  test("finds nothing that isn't there", () => {
    const knowledge = knowledgeOf(data());
    expect(knowledge.team("football/nowhere")).toBeNull();
    expect(knowledge.team("football/nowhere+w")).toBeNull();
    expect(knowledge.league("football/none")).toBeNull();
    expect(knowledge.sport("quidditch")).toBeNull();
    expect(knowledge.findTeams("")).toEqual([]);
  });
});
