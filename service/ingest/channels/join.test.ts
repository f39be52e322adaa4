import { describe, expect, test } from "vitest";
import type { ChannelDraft } from "../draft.ts";
import type { Candidate, Knowledge } from "./candidate.ts";
import { idKeys, nameKey } from "./channel-names.ts";
import { joinChannels, questions } from "./join.ts";

const known = (id: string, name: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name,
  aliases: [],
  country: id.includes(".uk") ? "GB" : (id.split(".")[1]?.slice(0, 2).toUpperCase() ?? null),
  areas: [],
  excluded: null,
  ...more,
});

const database = [
  known("BBCOne.uk", "BBC One", { aliases: ["BBC1"] }),
  known("LarkTown.uk", "Lark Town TV", { aliases: ["l.tv"] }),
  known("BBCOne.uk@Wales", "BBC One Wales"),
  known("E4.uk", "E4"),
  known("E4.uk@Plus1", "E4 +1"),
  known("E4.ie", "E4"),
  known("Three.nz", "Three"),
  known("Three.ie", "Three"),
  known("UDave.uk", "U&Dave", { aliases: ["Dave"] }),
  known("Rocks.uk", "Now Rocks", { aliases: ["Now Pop"] }),
  known("Nights.uk", "Nights", { excluded: "nsfw" }),
  known("Old.uk", "Old", { excluded: "closed" }),
  known("Echo.us", "Echo"),
  known("EchoLocal.us", "Echo"),
  known("KQAD121.us", "KQAD 12.1", { aliases: ["Independent"] }),
  known("Movies1.za", "M-Net Movies 1"),
  known("Movies2.za", "M-Net Movies 2"),
  known("MTV.br", "MTV"),
  known("Jazeera.qa@English", "Jazeera English", { aliases: ["Jazeera"], areas: ["QA", "AU", "US"] }),
  known("Caillou.fr", "Caillou", { areas: ["FR"] }),
  known("Channel6.uk", "Channel 6"),
  known("HarbourChannel.uk", "Harbour Channel"),
  known("TVOrchard.uk", "TV Orchard"),
  known("SummitTV.uk", "Summit TV"),
  known("SummitTV.nz", "Summit TV"),
  known("SportTV.uk", "Sport TV"),
  known("Kanal6.dk", "Kanal 6"),
  known("TV6.dk", "TV 6"),
  known("Film.uk", "Film", { areas: ["GB"], excluded: "closed" }),
];

const find = (id: string): Candidate => {
  const found = database.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

const sites = [
  ["101", "dstv.com", "Movies1.za"],
  ["105", "dstv.com", "Movies1.za"],
  ["mjh-three", "i.mjh.nz", "Three.nz"],
  ["5ba3fb9c4b078e0f", "pluto.tv", "Three.nz"],
  ["MTV", "elsewhere.tv", "MTV.br"],
  ["AJE", "i.mjh.nz", "Jazeera.qa@English"],
  ["a164a2f39b815cb9", "i.mjh.nz", "Caillou.fr"],
  ["mjh-film", "i.mjh.nz", "Film.uk"],
  ["3", "somewhere.ie", "Three.ie"],
] as const;

const knowledge: Knowledge = {
  named: Map.groupBy(
    database.flatMap((each) =>
      [...[each.name, ...each.aliases].map(nameKey), ...idKeys(each.id).slice(0, 1)].map((key) => ({
        key,
        each,
      })),
    ),
    ({ key }) => key,
  )
    .entries()
    .reduce(
      (map, [key, found]) =>
        map.set(
          key,
          found.map(({ each }) => each),
        ),
      new Map<string, Candidate[]>(),
    ),
  mapped: new Map(sites.map(([token, site, id]) => [token, [{ site, channel: find(id) }]])),
};

const draft = (sourceChannel: string, ...names: string[]): ChannelDraft => ({
  sourceChannel,
  names: names.map((name) => ({ name })),
});

const join = (country: string | null, drafts: ChannelDraft[], keyedBefore = new Set<string>()) =>
  Object.fromEntries(joinChannels(drafts, { name: "src", country }, knowledge, keyedBefore));

describe("a channel joins by its id", () => {
  test("whatever its name says", () => {
    expect(join(null, [draft("bbcone.uk", "One")])).toEqual({
      "bbcone.uk": { by: "id", known: "BBCOne.uk" },
    });
  });

  test("in any case; but of two that differ only in that and have other names, only as the database writes it", () => {
    const [one, other] = ["BBCOne.uk", "bbcone.uk"];
    expect(join("GB", [draft(one, "BBC One"), draft(other, "BBC One HD")])).toEqual({
      [one]: { by: "id", known: "BBCOne.uk" },
      [other]: { by: "id", known: "BBCOne.uk" },
    });
    expect(join("GB", [draft(other, "Blue"), draft(one, "Red")])).toEqual({
      [one]: { by: "id", known: "BBCOne.uk" },
      [other]: { by: "own", key: "src/bbcone.uk" },
    });
  });

  test("with a feed in either spelling, and a feed that is only a picture quality is the channel itself", () => {
    const joined = join(null, [
      draft("BBCOne.uk@Wales", "a"),
      draft("BBCOneWales.uk", "b"),
      draft("BBCOne.uk@HD", "c"),
      draft("E4Plus1.uk", "d"),
    ]);
    expect(Object.values(joined)).toEqual([
      { by: "id", known: "BBCOne.uk@Wales" },
      { by: "id", known: "BBCOne.uk@Wales" },
      { by: "id", known: "BBCOne.uk" },
      { by: "id", known: "E4.uk@Plus1" },
    ]);
  });
});

describe("a channel joins by a site's mapping", () => {
  test("if its id contains the site and the name is alike", () => {
    const joined = join("ZA", [draft("101.dstv_com", "M Movies 1"), draft("105.dstv_com", "Something Else")]);
    expect(joined["101.dstv_com"]).toEqual({ by: "site_map", known: "Movies1.za" });
    expect(joined["105.dstv_com"]).toEqual({ by: "own", key: "src/105.dstv_com" });
  });

  test("if its id is one that no two sites use by chance", () => {
    expect(join(null, [draft("5ba3fb9c4b078e0f", "Three")])).toEqual({
      "5ba3fb9c4b078e0f": { by: "site_map", known: "Three.nz" },
    });
  });

  test("if a short id and the name agree on a channel from abroad", () => {
    expect(join("AU", [draft("AJE", "Jazeera")])).toEqual({
      AJE: { by: "site_map", known: "Jazeera.qa@English" },
    });
  });

  test("but not one from abroad that isn't broadcast in the source's country", () => {
    const caillou = [draft("a164a2f39b815cb9", "Caillou")];
    expect(join("US", caillou)).toEqual({ a164a2f39b815cb9: { by: "own", key: "src/a164a2f39b815cb9" } });
    expect(join("FR", caillou)).toEqual({ a164a2f39b815cb9: { by: "site_map", known: "Caillou.fr" } });
  });

  test("but not one that closed: its id belongs to another now", () => {
    expect(join("GB", [draft("mjh-film", "Film")])).toEqual({
      "mjh-film": { by: "own", key: "src/mjh-film" },
    });
  });

  test("but not if the short id is a number, or repeats the name", () => {
    const joined = join("AU", [draft("3", "Three"), draft("MTV", "MTV")]);
    expect(Object.values(joined).map(({ by }) => by)).toEqual(["own", "own"]);
  });
});

describe("a channel joins by name and country", () => {
  test("only in the source's country", () => {
    expect(join("NZ", [draft("x", "THREE")])).toEqual({ x: { by: "name", known: "Three.nz" } });
    expect(join("AU", [draft("x", "Three")])).toEqual({ x: { by: "own", key: "src/x" } });
    expect(join(null, [draft("x", "Three")])).toEqual({ x: { by: "own", key: "src/x" } });
  });

  test("in the country that its id ends in, if any", () => {
    expect(join("GB", [draft("Drei.ie", "Three")])).toEqual({ "Drei.ie": { by: "name", known: "Three.ie" } });
  });

  test("by an alias, with its picture quality or its country", () => {
    const joined = join("GB", [draft("a", "BBC 1 HD"), draft("b", "Dave UK"), draft("c", "E4 plus 1")]);
    expect(joined).toEqual({
      a: { by: "name", known: "BBCOne.uk" },
      b: { by: "name", known: "UDave.uk" },
      c: { by: "name", known: "E4.uk@Plus1" },
    });
  });

  test("but by a short alias only as it is written: letters with points between them are another's", () => {
    expect(join("GB", [draft("x", "LTV"), draft("y", "L.TV HD")])).toEqual({
      x: { by: "own", key: "src/x" },
      y: { by: "name", known: "LarkTown.uk" },
    });
  });

  test("but not if two channels of the country have the name", () => {
    expect(join("US", [draft("x", "Echo")])).toEqual({ x: { by: "own", key: "src/x" } });
  });

  test("nor if two of the source's channels do", () => {
    const joined = join("NZ", [draft("x", "Three"), draft("y", "Three")]);
    expect(Object.values(joined)).toEqual([
      { by: "own", key: "src/x" },
      { by: "own", key: "src/y" },
    ]);
  });

  test("nor by an alias that is the own name of another of the source's channels", () => {
    const joined = join("GB", [draft("x", "Now Pop"), draft("y", "Now Rocks")]);
    expect(joined).toEqual({ x: { by: "own", key: "src/x" }, y: { by: "name", known: "Rocks.uk" } });
  });

  test("with its country before it", () => {
    const joined = join("GB", [draft("a", "UK: Dave HD"), draft("b", "NZ: Three")]);
    expect(joined).toEqual({ a: { by: "name", known: "UDave.uk" }, b: { by: "own", key: "src/b" } });
  });

  test("without a word for a channel, if no other country has one of that name", () => {
    const shorter = [draft("a", "Harbour"), draft("b", "HARBOUR HD"), draft("c", "UK | Orchard")];
    expect(join("GB", shorter)).toEqual({
      a: { by: "name", known: "HarbourChannel.uk" },
      b: { by: "name", known: "HarbourChannel.uk" },
      c: { by: "name", known: "TVOrchard.uk" },
    });
    const own = join("GB", [draft("a", "Summit"), draft("b", "Sport"), draft("c", "Lark")]);
    expect(Object.values(own).map(({ by }) => by)).toEqual(["own", "own", "own"]);
    expect(join("NZ", [draft("a", "Harbour")])).toEqual({ a: { by: "own", key: "src/a" } });
    const both = join("GB", [draft("a", "Harbour"), draft("b", "Harbour Channel")]);
    expect(both).toMatchObject({ a: { by: "own" }, b: { known: "HarbourChannel.uk" } });
  });

  test("by a number, if only one channel of the country has it behind a word for a channel", () => {
    expect(join("GB", [draft("x", "6 HD"), draft("y", "E4")])).toMatchObject({ x: { known: "Channel6.uk" } });
    expect(join("DK", [draft("x", "6")])).toEqual({ x: { by: "own", key: "src/x" } });
    expect(join("NZ", [draft("x", "6")])).toEqual({ x: { by: "own", key: "src/x" } });
    expect(join(null, [draft("x", "6")])).toEqual({ x: { by: "own", key: "src/x" } });
  });

  test("but not by a number if others of the source are called by numbers too, or have the name in full", () => {
    expect(join("GB", [draft("x", "6"), draft("y", "7")])).toMatchObject({ x: { by: "own" } });
    expect(join("GB", [draft("x", "6"), draft("y", "Channel 6")])).toMatchObject({
      x: { by: "own" },
      y: { known: "Channel6.uk" },
    });
  });

  test("nor by the network that a station's subchannel carries", () => {
    expect(join("US", [draft("x", "Independent")])).toEqual({ x: { by: "own", key: "src/x" } });
  });

  test("and a timeshift never joins the channel that it shifts", () => {
    expect(join("NZ", [draft("x", "Three +1")])).toEqual({ x: { by: "own", key: "src/x" } });
  });
});

describe("a channel stays out of the guide", () => {
  const some = [draft("Old.uk", "Old"), draft("x", "Nights HD")];

  test("if it joins one that is closed or adult, and says which", () => {
    expect(join("GB", some)).toEqual({
      "Old.uk": { by: "excluded", reason: "closed" },
      x: { by: "excluded", reason: "adult" },
    });
  });

  test("unless the source includes it", () => {
    const source = { name: "src", country: "GB", include: { closed: true, adult: false } };
    expect(Object.fromEntries(joinChannels(some, source, knowledge, new Set()))).toEqual({
      "Old.uk": { by: "id", known: "Old.uk" },
      x: { by: "excluded", reason: "adult" },
    });
  });

  test("but the name of a closed channel may belong to another now", () => {
    expect(join("GB", [draft("x", "Old")])).toEqual({ x: { by: "own", key: "src/x" } });
  });
});

describe("a channel of its own", () => {
  const ten = ["", " HD", " SD", " 4K", " RAW"].flatMap((quality, index) => [
    draft(`s${index}`, `Alwan Sport 1${quality}`),
    draft(`p${index}`, `Alwan Sports 1${quality}`),
  ]);

  test("is one, however many picture qualities its source lists", () => {
    const keys = Object.values(join(null, ten)).map((each) => each.by === "own" && each.key);
    expect(new Set(keys)).toEqual(new Set(["src/s0"]));
  });

  test("keeps the key it had when the source lists its ids in another order", () => {
    const keys = Object.values(join(null, ten.toReversed(), new Set(["src/s0"])));
    expect(new Set(keys.map((each) => each.by === "own" && each.key))).toEqual(new Set(["src/s0"]));
  });

  test("isn't merged with another of exactly the same name, which may be another region's", () => {
    const joined = join(null, [draft("AT1", "Action"), draft("DE1", "Action"), draft("GB1", "Action HD")]);
    expect(Object.values(joined).map((each) => each.by === "own" && each.key)).toEqual([
      "src/AT1",
      "src/DE1",
      "src/GB1",
    ]);
  });

  test("isn't merged with one whose id ends in another country", () => {
    const joined = join(null, [draft("Arena 1.ba", "Arena 1"), draft("Arena 1.rs", "Arena 1 HD")]);
    expect(new Set(Object.values(joined).map((each) => each.by === "own" && each.key)).size).toBe(2);
  });
});

test("every key and token that a join uses has been looked up", () => {
  const asked = questions([draft("101.dstv_com", "M Movies 1 HD"), draft("BBCOne.uk@Wales", "x")], {
    name: "src",
    country: "ZA",
  });
  expect(asked.keys).toEqual(
    expect.arrayContaining(["mmovies1", "mmovies1hd", "bbconewales.uk", "bbcone.uk"]),
  );
  expect(asked.tokens).toEqual(expect.arrayContaining(["101", "101.dstv_com"]));
});
