import { describe, expect, it } from "vitest";
import { fromIso } from "../../contract/time.ts";
import type { NewWebhook } from "../../contract/webhook.ts";
import { listingChangedSchema } from "../../contract/webhook-message.ts";
import { type Line, openTestGuide, xmltv } from "../ingest/test-guide.ts";
import { createVault } from "./vault.ts";
import { createWebhook } from "./webhooks.ts";

const now = fromIso("2026-08-22T12:00:00Z");

async function open(filter?: NewWebhook["filter"]) {
  const guide = await openTestGuide();
  const ingest = (...lines: Line[]) => guide.ingest(now, xmltv(lines), { force: true });
  const subscribe = (own = filter) =>
    createWebhook(guide.store.db, {
      owner: "harbour",
      now,
      vault: createVault("a test's key"),
      wanted: {
        url: "https://hooks.example/",
        events: ["listing.changed"],
        lead_minutes: 0,
        ...(own && { filter: own }),
      },
    });
  const messages = async () =>
    (await guide.store.db.selectFrom("outbox").selectAll().orderBy("revision").execute()).map(({ body }) => {
      listingChangedSchema.parse(JSON.parse(body));
      return JSON.parse(body).data;
    });
  return { ...guide, ingest, subscribe, messages };
}

const past: Line = ["one", "2026-08-22T08:00:00Z", "2026-08-22T09:00:00Z", "Breakfast"];
const news: Line = ["one", "2026-08-22T18:00:00Z", "2026-08-22T19:00:00Z", "News"];
const film: Line = ["one", "2026-08-22T19:00:00Z", "2026-08-22T21:00:00Z", "A film"];
const match: Line = ["one", "2026-08-22T19:00:00Z", "2026-08-22T21:30:00Z", "A match"];
const other: Line = ["two", "2026-08-22T18:00:00Z", "2026-08-22T19:00:00Z", "Weather"];

const short = ([, start, stop, title]: Line) => ({ id: expect.stringMatching(/^ls_/), start, stop, title });

describe("listing.changed", () => {
  it("says what was to come and what comes now, of the channels that changed", async () => {
    const { ingest, subscribe, messages } = await open();
    await ingest(past, news, film, other);
    await subscribe();
    await ingest(past, news, match, other);
    expect(await messages()).toEqual([
      {
        channel: { id: expect.stringMatching(/^ch_/), name: "one", country: "GB" },
        listings: [{ before: short(film), after: short(match) }],
      },
    ]);
  });

  it("says that a programme is gone, or came between others", async () => {
    const { ingest, subscribe, messages } = await open();
    await ingest(news, film);
    await subscribe();
    const late: Line = ["one", "2026-08-22T19:30:00Z", "2026-08-22T21:00:00Z", "A film"];
    await ingest(news, late);
    expect((await messages())[0].listings).toEqual([
      { before: short(film), after: null },
      { before: null, after: short(late) },
    ]);
  });

  it("says nothing of listings that are read for the first time, of what is over, or if nothing changed", async () => {
    const { ingest, subscribe, messages } = await open();
    await ingest(past, news);
    await subscribe();
    await ingest(past, news, film);
    await ingest(["one", "2026-08-22T08:00:00Z", "2026-08-22T09:00:00Z", "Early news"], news, film, other);
    expect(await messages()).toEqual([]);
  });

  it("goes only to those whose filter matches, and says each change once more than the one before", async () => {
    const { ingest, subscribe, messages, store } = await open();
    await ingest(news, film, other);
    const [one] = await store.db.selectFrom("channel").select("id").where("name", "=", "one").execute();
    for (const filter of [{ channel: one?.id }, { country: "GB" }, { country: "FR" }, { sport: "football" }])
      await subscribe(filter as NewWebhook["filter"]);
    await ingest(news, match, other);
    await ingest(news, film, other);
    expect(await messages()).toHaveLength(4);
  });
});
