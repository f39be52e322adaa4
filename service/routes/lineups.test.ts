import { describe, expect, it } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { lineupDetailSchema, lineupSchema } from "../../contract/lineup.ts";
import { lineupIdOf } from "../ids.ts";
import { type ProviderPlace, replaceProviderLineup } from "../store/provider-lineups.ts";
import { openTestApp } from "../test-app.ts";

const channels = [
  { key: "One.uk", name: "One", country: "GB" },
  { key: "Two.uk@HD", name: "Two HD", country: "GB" },
  { key: "x/3", name: "Three", country: "GB" },
  { key: "Four.nz", name: "Four", country: "NZ" },
];

const place = (name: string, more: Partial<ProviderPlace> = {}): ProviderPlace => ({
  name,
  known: null,
  token: null,
  number: null,
  ...more,
});

const id = lineupIdOf("Harbour");
const harbour = {
  id,
  country: "GB",
  name: "Harbour Cable",
  region: "North",
  access: "subscription" as const,
};

describe("GET /lineups", () => {
  it("has a provider's channels in its order, joined by id and by name within its country", async () => {
    const { list, single, store, guide, ids } = await openTestApp({ channels });
    await replaceProviderLineup(store.db, harbour, [
      place("Three", { number: 103 }),
      place("Whatever it is called", { known: "One.uk@SD", number: 101 }),
      place("Four"),
      place("Nobody knows"),
    ]);
    await guide.poll();
    expect((await list("/lineups?country=gb", lineupSchema)).data).toEqual([{ ...harbour, channels: 2 }]);
    expect((await list("/lineups?country=NZ", lineupSchema)).data).toEqual([]);
    const detail = await single(`/lineups/${id}`, lineupDetailSchema);
    expect(detail.channels).toEqual([
      { channel: ids[2], number: 103 },
      { channel: ids[0], number: 101 },
    ]);
  });

  it("a lineup that is imported again replaces what it was", async () => {
    const { single, store, guide, ids } = await openTestApp({ channels });
    await replaceProviderLineup(store.db, harbour, [place("One"), place("Three")]);
    await replaceProviderLineup(store.db, { ...harbour, access: null }, [place("Three")]);
    await guide.poll();
    expect(await single(`/lineups/${id}`, lineupDetailSchema)).toMatchObject({
      access: "unknown",
      channels: [{ channel: ids[2], number: null }],
    });
  });

  it("is 404 for no lineup, and 400 for no country", async () => {
    const { problem } = await openTestApp();
    expect((await problem("/lineups/ln_000000000000")).code).toBe("not_found");
    expect((await problem("/lineups?country=GBR")).errors?.[0]?.param).toBe("country");
  });
});

it("a channel that a country's provider sells is said to need a subscription there, unless it is free", async () => {
  const { list, store, guide } = await openTestApp({ channels });
  const accessOf = async () =>
    (await list("/countries/GB/channels", channelSchema)).data.map(({ name, access }) => [name, access]);
  await replaceProviderLineup(store.db, harbour, [place("One"), place("Three")]);
  await guide.poll();
  expect(Object.fromEntries(await accessOf())).toEqual({
    One: "subscription",
    "Two HD": "unknown",
    Three: "subscription",
  });
  const air = { id: lineupIdOf("air"), country: "GB", name: "Air", region: null, access: "free" as const };
  await replaceProviderLineup(store.db, air, [place("One")]);
  await guide.poll();
  expect(Object.fromEntries(await accessOf())).toMatchObject({ One: "free", Three: "subscription" });
});
