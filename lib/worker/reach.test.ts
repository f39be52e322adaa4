import { expect, it } from "vitest";
import type { LineupBody } from "../guide/guide-data.ts";
import { chunksAhead, findBlocks } from "./reach.ts";

const lineup: LineupBody = {
  channels: Array.from({ length: 260 }, (_, index) => [`ch_${index}`, "", null, null, "u", 1, "", ""]),
};

it("the blocks that hold most of a person’s channels come first, and no more than three are read", () => {
  const channels = [
    "ch_1",
    "ch_51",
    "ch_52",
    "ch_101",
    "ch_102",
    "ch_103",
    "ch_151",
    "ch_250",
    "ch_251",
    "ch_none",
  ];
  expect(findBlocks(lineup, channels)).toEqual([2, 1, 5]);
  expect(findBlocks(lineup, [])).toEqual([]);
});

it("the chunks ahead cover a day from any moment", () => {
  for (const now of [0, 1, 21_599, 21_600, 50_000]) {
    const chunks = chunksAhead(now);
    expect((chunks[0] ?? 0) * 21_600).toBeLessThanOrEqual(now);
    expect(((chunks.at(-1) ?? 0) + 1) * 21_600).toBeGreaterThan(now + 86_400);
    expect(chunks.length).toBeLessThanOrEqual(5);
  }
});
