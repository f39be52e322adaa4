import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseChannelNumber } from "../channel-number.ts";
import { channelIdOf, xmltvIdOf } from "../ids.ts";
import { replaceKnown } from "../store/known-channels.ts";
import { shownNumber } from "../store/lineups.ts";
import { saveSource } from "../store/sources.ts";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../store/test-store.ts";
import type { ChannelDraft } from "./draft.ts";
import { reconcileFeeds } from "./reconcile.ts";

const knownChannel = {
  id: "Larkhill.uk",
  name: "Larkhill",
  aliases_json: '["The Lark"]',
  country: "GB",
  languages_json: '["eng"]',
  categories_json: '["general"]',
  owner: "Larks Ltd",
  launched: 1999,
  website: null,
  logo: null,
  timezone: "Europe/London",
  areas_json: "[]",
  excluded: null,
};

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  await replaceKnown(store.db, {
    channels: [knownChannel, { ...knownChannel, id: "Night.uk", name: "Night", excluded: "nsfw" }],
    names: [
      { key: "larkhill", channel: "Larkhill.uk" },
      { key: "larkhill.uk", channel: "Larkhill.uk" },
      { key: "night", channel: "Night.uk" },
    ],
    siteMap: [],
  });
});

afterEach(() => store.close());

async function reconcile(name: string, country: string | null, drafts: ChannelDraft[], sample = false) {
  const kind = sample ? ("sample" as const) : ("xmltv" as const);
  await saveSource(store.db, { name, kind, location: null, country, timezone: null }, 1);
  return reconcileFeeds(store.db, { name, country, sample }, drafts);
}

const channels = () => store.db.selectFrom("channel").selectAll().orderBy("key").execute();

const lineup = async (country: string) => {
  const rows = await store.db
    .selectFrom("lineup")
    .innerJoin("channel", "channel.ref", "lineup.channel")
    .select(["channel.name", "lineup.position"])
    .where("lineup.country", "=", country)
    .orderBy("lineup.position")
    .execute();
  return rows.map(({ name, position }) => [name, position]);
};

const everything = async () => ({
  feeds: await store.db.selectFrom("feed").selectAll().orderBy("ref").execute(),
  channels: await channels(),
  lineup: await store.db.selectFrom("lineup").selectAll().orderBy("channel").execute(),
  meta: await store.db.selectFrom("meta").selectAll().execute(),
});

describe("a source's channels", () => {
  test("join a known channel, one of their own, or none", async () => {
    const placed = await reconcile("a", "GB", [
      { sourceChannel: "1", names: [{ name: "Larkhill HD" }] },
      { sourceChannel: "2", names: [{ name: "Nobody's" }] },
      { sourceChannel: "3", names: [{ name: "Night" }] },
    ]);
    expect([...placed.values()].map(({ channelId }) => channelId)).toEqual([
      channelIdOf("Larkhill.uk"),
      channelIdOf("a/2"),
      null,
    ]);
    expect(placed.get("3")).toMatchObject({ channel: null });
  });

  test("of an export of this guide join the channels that were exported, whatever they are called", async () => {
    const known = await reconcile("a", "GB", [
      { sourceChannel: "Larkhill.uk", names: [{ name: "Larkhill" }] },
      { sourceChannel: "2", names: [{ name: "Nobody's" }] },
    ]);
    const ids = [...known.values()].flatMap(({ channelId }) => channelId ?? []);
    const again = await reconcile(
      "b",
      null,
      [...ids, channelIdOf("elsewhere")].map((id) => ({
        ...{ sourceChannel: xmltvIdOf(id), names: [{ name: "Same" }] },
      })),
    );
    expect([...again.values()].map(({ channelId }) => channelId)).toEqual([
      ...ids,
      channelIdOf(`b/${xmltvIdOf(channelIdOf("elsewhere"))}`),
    ]);
  });

  test("have the database's record, completed by the source", async () => {
    await reconcile("a", "GB", [
      {
        sourceChannel: "Larkhill.uk",
        names: [{ name: "Lark on Demand", language: "fr" }],
        icon: "https://example.org/lark.png",
        website: "javascript:alert(1)",
      },
    ]);
    expect(await channels()).toMatchObject([
      {
        name: "Larkhill",
        search_text: "larkhill\nthe lark\nlark on demand",
        languages_json: '["eng"]',
        logo: "https://example.org/lark.png",
        website: null,
        timezone: "Europe/London",
        sample: 0,
      },
    ]);
  });

  test("of its own have their names, three-letter language codes, and their country's zone", async () => {
    await reconcile("a", null, [
      {
        sourceChannel: "Kanal.bg",
        names: [
          { name: "7" },
          { name: "Канал HD", language: "bg" },
          { name: "Kanal", language: "en-GB" },
          { name: "Channel", language: "xx" },
        ],
      },
    ]);
    expect(await channels()).toMatchObject([
      {
        key: "a/Kanal.bg",
        name: "Канал HD",
        aliases_json: '["Kanal","Channel"]',
        languages_json: '["bul","eng"]',
        country: "BG",
        timezone: "Europe/Sofia",
      },
    ]);
  });

  test("that are listed twice are one, with the names of both", async () => {
    await reconcile("a", "GB", [
      { sourceChannel: "x", names: [{ name: "First" }] },
      { sourceChannel: "x", names: [{ name: "Second" }] },
    ]);
    expect(await channels()).toMatchObject([{ name: "First", aliases_json: '["Second"]' }]);
  });

  test("from the sample are marked, and never join a real one", async () => {
    await reconcile(
      "sample",
      null,
      [{ sourceChannel: "Larkhill.uk", names: [{ name: "Larkhill" }], categories: ["news"] }],
      true,
    );
    expect(await channels()).toMatchObject([
      { key: "sample/Larkhill.uk", sample: 1, country: "GB", categories_json: '["news"]' },
    ]);
  });
});

describe("reconciling again", () => {
  const drafts = [
    { sourceChannel: "1", names: [{ name: "Larkhill" }], icon: "https://example.org/a.png", number: 2 },
    { sourceChannel: "2", names: [{ name: "Other" }] },
    { sourceChannel: "3", names: [{ name: "Other HD" }] },
  ];

  test("writes nothing if nothing changed, whatever other sources say in between", async () => {
    await reconcile("a", "GB", drafts);
    await reconcile("b", "GB", [
      { sourceChannel: "z", names: [{ name: "Larkhill" }], icon: "https://example.org/b.png" },
    ]);
    const before = await everything();
    await reconcile("a", "GB", drafts);
    expect(await everything()).toEqual(before);
  });

  test("moves a renamed channel to the one that it now joins", async () => {
    await reconcile("a", "GB", drafts);
    await reconcile("a", "GB", [{ sourceChannel: "1", names: [{ name: "Fresh" }] }, ...drafts.slice(1)]);
    expect((await channels()).map(({ key }) => key)).toEqual(["a/1", "a/2"]);
    expect((await lineup("GB")).map(([name]) => name).sort()).toEqual(["Fresh", "Other"]);
  });
});

describe("a country's lineup", () => {
  test("follows the sources' numbers, then their order", async () => {
    await reconcile("a", "GB", [
      { sourceChannel: "x", names: [{ name: "Unnumbered" }] },
      { sourceChannel: "y", names: [{ name: "Eleven" }], number: 11 },
      { sourceChannel: "z", names: [{ name: "Two" }], number: 2 },
      { sourceChannel: "v", names: [{ name: "Both" }], number: parseChannelNumber("7.10") ?? 0 },
      { sourceChannel: "w", names: [{ name: "Both too" }], number: parseChannelNumber("7.2") ?? 0 },
    ]);
    expect((await lineup("GB")).map(([name, position]) => [name, shownNumber(Number(position))])).toEqual([
      ["Two", 2],
      ["Both too", 7.2],
      ["Both", 7.1],
      ["Eleven", 11],
      ["Unnumbered", null],
    ]);
  });

  test("isn't led by the few numbers of a source without a country", async () => {
    await reconcile("world", null, [
      { sourceChannel: "Kiwi.uk", names: [{ name: "Kiwi" }], number: 435 },
      { sourceChannel: "Caillou.nz", names: [{ name: "Caillou" }], number: 436 },
    ]);
    await reconcile(
      "own",
      "GB",
      Array.from({ length: 20 }, (_, at) => ({
        sourceChannel: `own-${at}`,
        names: [{ name: `Channel ${at}` }],
        ...(at === 3 && { number: 5 }),
      })),
    );
    const names = (await lineup("GB")).map(([name]) => name);
    expect(names.slice(0, 2)).toEqual(["Channel 3", "Channel 0"]);
    expect(names.at(-1)).toBe("Kiwi");
    expect((await lineup("NZ"))[0]).toEqual(["Caillou", 436]);
  });

  test("has all channels of its own sources, and its home channels from sources without a country", async () => {
    await reconcile("nz", "NZ", [{ sourceChannel: "Larkhill.uk", names: [{ name: "Larkhill" }] }]);
    await reconcile("world", null, [{ sourceChannel: "Kiwi.nz", names: [{ name: "Kiwi" }] }]);
    expect((await lineup("NZ")).map(([name]) => name)).toEqual(["Larkhill", "Kiwi"]);
    expect(await lineup("GB")).toEqual([]);
  });
});
