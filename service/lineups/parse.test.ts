import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseChannelNumber } from "../channel-number.ts";
import { LineupError, parseLineup } from "./parse.ts";

describe("a provider's channels.xml", () => {
  it("is read in its order, with ids if it has them", () => {
    const text = `<?xml version="1.0"?>
      <channels>
        <channel site="tv.example" site_id="zaf#101" lang="en" xmltv_id="">One  HD</channel>
        <channel site="tv.example" site_id="zaf#104" lang="en" xmltv_id="Two.za@SD" lcn="104">Two &amp; a half</channel>
      </channels>`;
    expect(parseLineup(text, "x")).toEqual([
      { name: "One HD", known: null, token: "zaf#101", number: null },
      { name: "Two & a half", known: "Two.za@SD", token: "zaf#104", number: 104 },
    ]);
  });

  it("that is something else, or broken, is refused by its line", () => {
    expect(() => parseLineup("<tv></tv>", "a.xml")).toThrow(
      "a.xml: line 1: the root is <tv>, not <channels>",
    );
    expect(() => parseLineup("<channels>\n<channel>", "a.xml")).toThrow(/a\.xml: line 2/);
    expect(() => parseLineup("<channels/>", "a.xml")).toThrow("a.xml: no channels");
  });
});

describe("an operator's CSV", () => {
  it("is read by its columns, in any order", () => {
    expect(parseLineup("number,name,id\n1,One,One.uk\n,Two,\n7.1,Three,\n", "x")).toEqual([
      { name: "One", known: "One.uk", token: null, number: 1 },
      { name: "Two", known: null, token: null, number: null },
      { name: "Three", known: null, token: null, number: parseChannelNumber("7.1") },
    ]);
  });

  it("is refused by the line and column of its fault", () => {
    expect(() => parseLineup("name,number\nOne,first\n", "a.csv")).toThrow(
      'a.csv: line 2: number: "first" is no channel number',
    );
    expect(() => parseLineup("number\n1\n", "a.csv")).toThrow("a.csv: line 2: name: a channel needs a name");
  });
});

it("whatever a file holds, it is read or refused", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `<channels>${text}`),
      ),
      (text) => {
        try {
          expect(parseLineup(text, "x").length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(LineupError);
        }
      },
    ),
  );
});
