import { describe, expect, it } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { freeViewOptionSchema } from "../../contract/free-view.ts";
import { saveFreeViewChecks } from "../store/free-view-checks.ts";
import { openTestApp } from "../test-app.ts";

const channels = [
  { key: "BBCFour.uk", name: "BBC Four", country: "GB" },
  { key: "Nobody.uk", name: "Nobody", country: "GB" },
];

describe("GET /channels/{id}/free-view", () => {
  it("gives the official ways to watch, with what they ask and when they were checked", async () => {
    const { list, ids, store, guide } = await openTestApp({ channels });
    const path = `/channels/${ids[0]}/free-view`;
    const before = await list(path, freeViewOptionSchema);
    expect(before.data).toMatchObject([
      { service: "BBC iPlayer", kind: "public", country: "GB", signup: "licence", checked: null },
    ]);
    const [url = ""] = before.data.map(({ watch_url }) => watch_url);
    const check = { url, checked: "2026-08-20", failures: 0, message: null, tried_at: 0 };
    await saveFreeViewChecks(store.db, [check]);
    await guide.poll();
    expect((await list(path, freeViewOptionSchema)).data[0]?.checked).toBe("2026-08-20");
    await saveFreeViewChecks(store.db, [{ ...check, failures: 3 }]);
    await guide.poll();
    expect((await list(path, freeViewOptionSchema)).data).toEqual([]);
  });

  it("is an empty list for a channel without any, and 404 for no channel", async () => {
    const { list, problem, ids } = await openTestApp({ channels });
    expect((await list(`/channels/${ids[1]}/free-view`, freeViewOptionSchema)).data).toEqual([]);
    expect((await problem("/channels/ch_0000000000/free-view")).code).toBe("not_found");
  });
});

describe("free channels", () => {
  it("are marked, and can be asked for alone", async () => {
    const { list } = await openTestApp({ channels });
    const names = async (query: string) =>
      (await list(`/channels?${query}`, channelSchema)).data.map(({ name, free }) => `${name} ${free}`);
    expect(await names("free=true")).toEqual(["BBC Four true"]);
    expect(await names("free=false")).toEqual(["Nobody false"]);
  });
});
