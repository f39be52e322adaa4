import { expect, it } from "vitest";
import { listingSchema } from "../../contract/slot.ts";
import { listingIdOf } from "../ids.ts";
import { openTestApp } from "../test-app.ts";

const start = 1_787_421_600;

it("GET /listings/{id} gives the slot with all that its source tells", async () => {
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
  const plain = await single(`/listings/${listingIdOf(ids[0] ?? "", start + 60)}`, listingSchema);
  expect(plain).not.toHaveProperty("detail");
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
