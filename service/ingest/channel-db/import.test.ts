import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeTestFolder } from "../../../outside/test-folder.ts";
import { channelIdOf } from "../../ids.ts";
import { slotBody } from "../../store/slot-text.ts";
import { saveSource } from "../../store/sources.ts";
import type { Store } from "../../store/store.ts";
import { openTestStore } from "../../store/test-store.ts";
import { reconcileFeeds } from "../reconcile.ts";
import { importChannelDb } from "./import.ts";

const header =
  "id,name,alt_names,network,owners,country,categories,is_nsfw,launched,closed,replaced_by,website";
const files = {
  "channels.csv": `${header}
Larkhill.uk,Larkhill,"Lark ""Hill""",,,UK,general,FALSE,,,,
Shut.uk,Shut,,,,UK,general,FALSE,,2020-01-01,,
`,
  "feeds.csv": `channel,id,name,alt_names,is_main,broadcast_area,timezones,languages,format
Larkhill.uk,SD,SD,,TRUE,c/UK,Europe/London,eng,576i
`,
  "logos.csv": `channel,feed,in_use,tags,width,height,format,url
Larkhill.uk,,TRUE,,10,10,PNG,https://example.org/lark.png
`,
  "blocklist.csv": "channel,reason,ref\nOther.us,nsfw,https://example.org/\n",
};

let store: Store;
let dir: string;

beforeEach(async () => {
  store = await openTestStore();
  dir = makeTestFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
});

afterEach(() => store.close());

const countKnown = async () => (await store.db.selectFrom("known_channel").select("id").execute()).length;

describe("an import of the channel database", () => {
  test("reads plain and gzipped files, and replaces what was imported before", async () => {
    expect(await importChannelDb(store.db, dir)).toMatchObject({ channels: 2, excluded: 1, mapped: 0 });
    await rm(join(dir, "channels.csv"));
    await writeFile(join(dir, "channels.csv.gz"), gzipSync(`${header}\nNew.uk,New,,,,UK,,FALSE,,,,\n`));
    await importChannelDb(store.db, dir);
    expect(await store.db.selectFrom("known_channel").select(["id", "country"]).execute()).toEqual([
      { id: "New.uk", country: "GB" },
    ]);
  });

  test("moves feeds, with their slots, to the channel that they now join, and drops those kept out", async () => {
    await saveSource(
      store.db,
      { name: "guide", kind: "xmltv", location: null, country: "GB", timezone: null },
      0,
    );
    const drafts = [
      { sourceChannel: "1", names: [{ name: "Larkhill HD" }] },
      { sourceChannel: "Shut.uk", names: [{ name: "Shut" }] },
      { sourceChannel: "3", names: [{ name: "Elsewhere" }] },
    ];
    const source = { name: "guide", country: "GB", sample: false };
    const before = await reconcileFeeds(store.db, source, drafts);
    for (const { feed, channel, channelId } of before.values())
      await store.db
        .insertInto("slot")
        .values({
          channel: channel ?? 0,
          start: 1_800_000_000,
          feed,
          stop: 1_800_003_600,
          shown: 1,
          body: slotBody(channelId ?? "", 1_800_000_000, 1_800_003_600, '"title":"A"}'),
          detail: null,
        })
        .execute();

    const { feeds } = await importChannelDb(store.db, dir);

    expect(feeds).toEqual({ id: 0, site_map: 0, name: 1, own: 1, excluded: 1 });
    const channels = await store.db
      .selectFrom("channel")
      .select(["key", "name", "logo"])
      .orderBy("key")
      .execute();
    expect(channels).toEqual([
      { key: "Larkhill.uk", name: "Larkhill", logo: "https://example.org/lark.png" },
      { key: "guide/3", name: "Elsewhere", logo: null },
    ]);
    const slots = await store.db
      .selectFrom("slot")
      .innerJoin("channel", "channel.ref", "slot.channel")
      .select(["channel.key", "slot.body", "slot.shown"])
      .orderBy("channel.key")
      .execute();
    expect(slots.map(({ key, shown }) => [key, shown])).toEqual([
      ["Larkhill.uk", 1],
      ["guide/3", 1],
    ]);
    expect(JSON.parse(slots[0]?.body ?? "")).toMatchObject({
      channel: channelIdOf("Larkhill.uk"),
      title: "A",
    });
    const lineup = await store.db.selectFrom("lineup").select("country").execute();
    expect(lineup).toEqual([{ country: "GB" }, { country: "GB" }]);
  });

  const refusals: [string, string, string | Buffer | null, RegExp][] = [
    ["has no file of a table", "feeds.csv", null, /feeds\.csv: no such file/],
    ["is another table", "feeds.csv", "a,b\n1,2\n", /feeds\.csv: line 1: no column channel, id/],
    [
      "has a row of another length",
      "logos.csv",
      `${files["logos.csv"]}Larkhill.uk,TRUE\n`,
      /logos\.csv: line 3: .*column/i,
    ],
    ["has an open quote", "channels.csv", `${header}\nA.uk,"A,,,\n`, /channels\.csv: line \d: .*quot/i],
    [
      "names no channel",
      "blocklist.csv",
      "channel,reason,ref\n,nsfw,x\n",
      /blocklist\.csv: line 2: channel is empty/,
    ],
    ["holds no rows", "blocklist.csv", "channel,reason,ref\n", /blocklist\.csv: has no rows/],
    [
      "is cut off",
      "channels.csv.gz",
      gzipSync(files["channels.csv"]).subarray(0, 60),
      /channels\.csv\.gz: ends early/,
    ],
  ];

  test.for(refusals)(
    "that %s is refused in one line, and loses nothing",
    async ([, name, content, message]) => {
      await importChannelDb(store.db, dir);
      if (name.endsWith(".gz")) await rm(join(dir, name.slice(0, -3)));
      if (content === null) await rm(join(dir, name));
      else await writeFile(join(dir, name), content);
      const refused = importChannelDb(store.db, dir);
      await expect(refused).rejects.toThrow(message);
      await expect(refused).rejects.toThrow(/^[^\n]+$/);
      await expect(refused).rejects.toHaveProperty("name", "ChannelDbError");
      expect(await countKnown()).toBe(2);
    },
  );
});
