import { describe, expect, test } from "vitest";
import type { ChannelDraft } from "../draft.ts";
import type { Candidate, Knowledge } from "./candidate.ts";
import { findHomes } from "./home-country.ts";
import { noKnowledge } from "./knowledge.ts";

const draft = (sourceChannel: string, name = sourceChannel): ChannelDraft => ({
  sourceChannel,
  names: [{ name }],
});

const homes = (country: string | null, drafts: ChannelDraft[], knowledge: Knowledge = noKnowledge) =>
  Object.fromEntries(findHomes(drafts, { name: "src", country }, knowledge));

const many = (length: number, id: (n: number) => string) => Array.from({ length }, (_, n) => draft(id(n)));

describe("the country that a source's channel is for", () => {
  test("is the ending of its id, whatever the others of the file end in and the source says", () => {
    const drafts = [draft("One.th"), draft("Arena 1.ba"), draft("101")];
    expect(homes(null, drafts)).toEqual({ "One.th": "TH", "Arena 1.ba": "BA" });
    expect(homes("TH", drafts)).toEqual({ "One.th": "TH", "Arena 1.ba": "BA", "101": "TH" });
  });

  test("isn't the ending of an internet name", () => {
    expect(homes(null, [draft("Larkhill.tv"), draft("Larkhill.fm"), draft("x.example.com")])).toEqual({});
  });

  test("is the beginning of its id if all ids of the source begin with countries", () => {
    const drafts = many(30, (n) => `${["AT", "GB", "US"][n % 3]}4800${n}XY`);
    expect(homes(null, drafts)).toMatchObject({ AT48000XY: "AT", GB48001XY: "GB", US48002XY: "US" });
    expect(homes(null, [...drafts, draft("other")])).toEqual({});
    expect(homes(null, drafts.slice(0, 5))).toEqual({});
  });

  test("is the one in which most channels that a site's mapping knows are broadcast, if that is clear", () => {
    const known = (id: string, areas: string[]): Candidate => ({
      ...{ id, name: id, aliases: [], areas, excluded: null },
      country: areas[0] ?? null,
    });
    const mapped = (areas: (n: number) => string[]): Knowledge => ({
      named: new Map(),
      mapped: new Map(
        Array.from({ length: 20 }, (_, n) => {
          const id = `mjh-channel${n}`;
          return [id, [{ site: "i.mjh.nz", channel: known(id, areas(n)) }]];
        }),
      ),
    });
    const drafts = [...many(20, (n) => `mjh-channel${n}`), draft("a164a2f39b815cb9")];
    const clear = homes(
      null,
      drafts,
      mapped((n) => (n < 17 ? ["CA", "US"].slice(n % 2) : ["FR"])),
    );
    expect(clear).toMatchObject({ "mjh-channel0": "US", a164a2f39b815cb9: "US" });
    expect(
      homes(
        null,
        drafts,
        mapped((n) => [["CA", "US", "FR"][n % 3] ?? ""]),
      ),
    ).toEqual({});
  });
});
