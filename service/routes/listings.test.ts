import { describe, expect, it } from "vitest";
import { listingSchema } from "../../contract/slot.ts";
import { fromIso, toIso } from "../../contract/time.ts";
import { listingIdOf } from "../ids.ts";
import { openTestGuide, xmltv } from "../ingest/test-guide.ts";
import { openTestApp } from "../test-app.ts";

const start = 1_787_421_600;

it("GET /listings/{id} answers the slot with everything that its source says", async () => {
  const detail = { credits: [{ role: "actor", name: "A. Person" }], keywords: ["island"] };
  const { single, ids } = await openTestApp({
    channels: [
      {
        key: "a",
        slots: [
          { start, stop: start + 60, title: "Film", detail },
          { start: start + 60, stop: start + 90 },
        ],
      },
    ],
  });
  const id = listingIdOf(ids[0] ?? "", start);
  expect(await single(`/listings/${id}`, listingSchema)).toMatchObject({ id, title: "Film", detail });
  expect(await single(`/listings/${id}?fields=title,detail.keywords`, listingSchema.partial())).toEqual({
    ...{ id, title: "Film", detail: { keywords: ["island"] } },
  });
  const plain = await single(`/listings/${listingIdOf(ids[0] ?? "", start + 60)}`, listingSchema);
  expect(plain).not.toHaveProperty("detail");
});

type Lines = Parameters<typeof xmltv>[0];

describe("GET /listings/{id} of a programme that its source moved", () => {
  const minute = 60;
  const before: Lines = [
    ["a", start - 60 * minute, start, "News"],
    ["a", start, start + 60 * minute, "The Long Film"],
    ["a", start + 60 * minute, start + 90 * minute, "Talk"],
  ];

  /** Lists one evening after the other, and returns what the id of the film on the first leads to. */
  async function follow(...evenings: Lines[]) {
    const { store, ingest } = await openTestGuide();
    for (const [at, lines] of evenings.entries()) await ingest(start + at, xmltv(lines));
    const { request } = await openTestApp({ store, at: toIso(start) });
    const [channel] = await store.db.selectFrom("channel").select("id").execute();
    const answer = await request(`/listings/${listingIdOf(channel?.id ?? "", start)}`);
    return answer.status === 200 ? listingSchema.parse((await answer.json()).data).title : answer.status;
  }

  it("leads to it, though an interlude is nearer to its old time", async () => {
    const after: Lines = [
      ["a", start - 60 * minute, start - 2 * minute, "News"],
      ["a", start - 2 * minute, start + 10 * minute, "Weather"],
      ["a", start + 10 * minute, start + 70 * minute, "The Long Film"],
      ["a", start + 70 * minute, start + 90 * minute, "Talk"],
    ];
    expect(await follow(before, after)).toBe("The Long Film");
  });

  it("leads to it when it has moved again, and its title was corrected meanwhile", async () => {
    const once: Lines = [
      ["a", start - 60 * minute, start + 20 * minute, "News"],
      ["a", start + 20 * minute, start + 90 * minute, "The Long Film"],
    ];
    const twice: Lines = [
      ["a", start - 60 * minute, start + 5 * minute, "News"],
      ["a", start + 5 * minute, start + 90 * minute, "The Long Film: Director's Cut"],
    ];
    expect(await follow(before, once, twice)).toBe("The Long Film: Director's Cut");
  });

  it("leads nowhere if another programme took its place", async () => {
    const after: Lines = [
      ["a", start - 60 * minute, start + 5 * minute, "News"],
      ["a", start + 5 * minute, start + 60 * minute, "Concert"],
      ["a", start + 60 * minute, start + 90 * minute, "Talk"],
    ];
    expect(await follow(before, after)).toBe(404);
  });

  it("leads to no other showing of it", async () => {
    const after: Lines = [
      ["a", start - 60 * minute, start + 2 * minute, "News"],
      ["a", start + 2 * minute, start + 75 * minute, "Concert"],
      ["a", start + 75 * minute, start + 110 * minute, "The Long Film"],
    ];
    expect(await follow(before, after)).toBe(404);
  });
});

it("GET /listings/{id} still finds a programme whose title was corrected, by its old id", async () => {
  const { store, ingest } = await openTestGuide();
  const readTitle = async () => {
    const { single } = await openTestApp({ store, at: toIso(start) });
    const [channel] = await store.db.selectFrom("channel").select("id").execute();
    return (await single(`/listings/${listingIdOf(channel?.id ?? "", start)}`, listingSchema)).title;
  };
  const list = (begins: number, title: string) =>
    xmltv([
      ["a", start - 3600, begins, "News"],
      ["a", begins, start + 3600, title],
    ]);
  await ingest(start, list(start, "Tonihgt"));
  expect(await readTitle()).toBe("Tonihgt");
  await ingest(start + 60, list(start, "Tonight"));
  expect(await readTitle()).toBe("Tonight");
  await ingest(start + 120, list(start + 300, "Tonight: Special"));
  expect(await readTitle()).toBe("Tonight: Special");
});

it("GET /listings/{id} is 404 for what is no listing's id, or one that isn't shown", async () => {
  const { problem, ids } = await openTestApp({
    channels: [{ key: "a", slots: [{ start, stop: start + 60, hidden: true }] }],
  });
  const channel = ids[0] ?? "";
  for (const id of [
    listingIdOf(channel, start),
    listingIdOf(channel, start + 1),
    listingIdOf("ch_0000000000", start),
    "ls_short",
    `ls_${"z".repeat(16)}`,
    `ls_${"a".repeat(12)}`,
    channel,
  ])
    expect(await problem(`/listings/${id}`)).toMatchObject({ status: 404, code: "not_found" });
});

it("GET /listings/{id} keeps to yesterday and today for a free key, of UTC or of the channel's zone", async () => {
  const hour = (iso: string) => ({ start: fromIso(iso), stop: fromIso(iso) + 3600 });
  const told = {
    "2026-08-20T22:00:00Z": 403,
    "2026-08-20T23:30:00Z": 200,
    "2026-08-22T23:00:00Z": 200,
    "2026-08-23T00:00:00Z": 403,
  };
  // There it is the 23rd, until 12 h UTC.
  const toldInAuckland = { ...told, "2026-08-23T00:00:00Z": 200, "2026-08-23T12:00:00Z": 403 };
  const { request, problem, ids } = await openTestApp({
    at: "2026-08-22T18:00:00Z",
    plan: "free",
    channels: [
      { key: "a", slots: Object.keys(told).map(hour) },
      { key: "b", country: "NZ", slots: Object.keys(toldInAuckland).map(hour) },
    ],
  });
  const statuses = async (channel = "", times: Record<string, number>) =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(times).map(async (iso) => [
          iso,
          (await request(`/listings/${listingIdOf(channel, fromIso(iso))}`)).status,
        ]),
      ),
    );
  expect(await statuses(ids[0], told)).toEqual(told);
  expect(await statuses(ids[1], toldInAuckland)).toEqual(toldInAuckland);
  const tomorrow = listingIdOf(ids[0] ?? "", fromIso("2026-08-23T00:00:00Z"));
  expect(await problem(`/listings/${tomorrow}`)).toMatchObject({ code: "outside_plan_window", plan: "plus" });
});

it.each([
  ["free", "2026-08-21T00:00:00Z/2026-08-23T00:00:00Z"],
  ["plus", null],
] as const)("a search says that a %s key's window shortened it: %s", async (plan, window) => {
  const { request, ids } = await openTestApp({
    at: "2026-08-22T18:00:00Z",
    plan,
    channels: [
      {
        key: "a",
        slots: [{ start: fromIso("2026-08-22T18:00:00Z"), stop: fromIso("2026-08-22T19:00:00Z") }],
      },
    ],
  });
  const answer = await request("/listings/search?q=news");
  expect(answer.headers.get("Nownext-Window")).toBe(window);
  const { meta } = await answer.json();
  const [from, to] = window?.split("/") ?? [];
  expect(meta.window).toEqual(window ? { from, to, plan: "free" } : undefined);
  const exported = await request(`/export.xmltv?channels=${ids[0]}`);
  expect(exported.headers.get("Nownext-Window")).toBe(window);
  await exported.text();
  // What was asked for is answered whole.
  const inside = await request("/listings/search?q=news&from=2026-08-22T00:00:00Z&to=2026-08-22T12:00:00Z");
  expect(inside.headers.get("Nownext-Window")).toBeNull();
});
