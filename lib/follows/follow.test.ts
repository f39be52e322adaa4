import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanFollows,
  type Follow,
  followId,
  followSubject,
  isFollowed,
  mostFollows,
  packFollow,
  parseFollow,
  readFollows,
  toggleFollow,
} from "./follow.ts";
import { hasWords, isEventFollowed } from "./match.ts";
import { packFollowed, readLink, writeChannels } from "./transfer.ts";

const name = fc.constantFrom(
  "Hull City",
  "Hull City Women",
  "1. FC Köln",
  "أرسنال",
  "ガンバ大阪",
  "ไทย",
  "Grand Prix",
);
const follow: fc.Arbitrary<Follow> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("show" as const),
    id: fc.constantFrom("sh_a1", "sh_b2"),
    name,
  }),
  fc.record({ kind: fc.constant("league" as const), id: fc.constantFrom("lg_a1", "lg_b2"), name }),
  fc.record({ kind: fc.constant("team" as const), sport: fc.constantFrom("football", "rugby"), name }),
  fc.record({ kind: fc.constantFrom("person" as const, "words" as const), name }),
);
const follows = fc.array(follow).map(cleanFollows);

const playedBy = (home: string, away: string, sport = "football") => ({ sport, home, away });
const team = (called: string): Follow => ({ kind: "team", sport: "football", name: called });

describe("a follow", () => {
  it("pressed twice leaves what was followed, and is followed after one press alone", () => {
    fc.assert(
      fc.property(follows, follow, (kept, one) => {
        const once = toggleFollow(kept, one);
        expect(isFollowed(once, one)).toBe(!isFollowed(kept, one));
        expect(toggleFollow(once, one).map(followId).toSorted()).toEqual(kept.map(followId).toSorted());
      }),
    );
  });

  it("is read as it was written, in the device's database, an address and a link", async () => {
    await fc.assert(
      fc.asyncProperty(follows, fc.uniqueArray(fc.constantFrom("ch_a1", "ch_b2")), async (kept, channels) => {
        expect(readFollows(kept.map(packFollow))).toEqual(kept);
        for (const one of kept) {
          const read = parseFollow(one.kind, followSubject(one), one.name);
          expect(read && followId(read)).toBe(followId(one));
        }
        const read = await readLink(`#${await packFollowed({ channels, follows: kept })}`);
        expect(read).toEqual(channels.length + kept.length > 0 ? { channels, follows: kept } : "broken");
        const those = await readLink(`#${writeChannels(channels)}`);
        expect(those).toEqual(channels.length > 0 ? { channels, follows: [] } : "broken");
      }),
    );
  });

  it("is left out if it is none, and nothing is thrown, whatever a link or database holds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, text) => {
        expect(readFollows(value).length).toBeLessThanOrEqual(mostFollows);
        await readLink(text);
        for (const key of ["channels", "set"]) await readLink(`${key}=${text}`);
      }),
    );
    expect(
      readFollows([
        ["show", "ch_1", "x"],
        ["team", "football~"],
        ["words", "?!"],
        ["fan", "sh_1", "x"],
      ]),
    ).toEqual([]);
  });

  it("in a link that unfolds without end isn't read", async () => {
    const bomb = new Blob([" ".repeat(5_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    expect(await readLink(`set=${Buffer.from(bytes).toString("base64url")}`)).toBe("broken");
  });

  it("isn't looked for in another address", async () => {
    for (const hash of ["", "#", "#content", "#t=2000"]) expect(await readLink(hash)).toBeNull();
  });
});

describe("a team that is followed", () => {
  it("is found on either side, whatever its case, accents and spaces", () => {
    fc.assert(
      fc.property(name, name, fc.boolean(), (home, away, upper) => {
        const written = (upper ? home.toUpperCase() : home.toLowerCase())
          .normalize("NFD")
          .replace(" ", "\u00a0 ");
        expect(isEventFollowed(playedBy(written, away), team(home))).toBe(true);
        expect(isEventFollowed(playedBy(away, written), team(home))).toBe(true);
      }),
    );
  });

  it.each([
    ["Hull City", "Hull City Women"],
    ["Hull City", "Hull City U21"],
    ["Hull City", "Hull City B"],
    ["Arsenal", "Arsenal de Sarandí"],
    ["Inter", "Inter Miami"],
  ])("%s isn't %s, nor the other way round", (one, other) => {
    expect(isEventFollowed(playedBy(other, "Ashford"), team(one))).toBe(false);
    expect(isEventFollowed(playedBy(one, "Ashford"), team(other))).toBe(false);
  });

  it("isn't a team of that name in another sport, nor one whose letters differ by more than an accent", () => {
    expect(isEventFollowed(playedBy("Hull City", "Ashford", "rugby"), team("Hull City"))).toBe(false);
    expect(isEventFollowed(playedBy("カンバ", "Ashford"), team("ガンバ"))).toBe(false);
    expect(isEventFollowed(playedBy("ไทย", "Ashford"), team("ไท่ย"))).toBe(false);
  });
});

describe("words that are followed", () => {
  it.each([
    ["The Great Hall", "great hall", true],
    ["Café Müller", "cafe muller", true],
    ["Newsnight", "news", false],
    ["It’s a Knockout", "its a knockout", true],
    ["大相撲中継", "相撲", true],
    ["Hallway", "hall", false],
    ["Formula 1: Qualifying", "formula 1", true],
    ["أخبار الساعة", "أخبار", true],
    ["anything", "", false],
  ])("are in %s: %s, %s", (text, words, isThere) => expect(hasWords(text, words)).toBe(isThere));

  it("are found in any order among others", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (words, seed) => {
        const wanted = words.filter((_, place) => (place + seed) % 2 === 0);
        if (wanted.length > 0) expect(hasWords(words.join(" · "), wanted.toReversed().join(" "))).toBe(true);
      }),
    );
  });
});
