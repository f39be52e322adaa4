import { expect, it } from "vitest";
import { accountOf } from "./account.ts";
import { emptySummary } from "./summary.ts";

it("an account groups the digits of what it counts, and those of lines and times stay as they are", () => {
  const facts = accountOf(
    {
      ...emptySummary("test"),
      changed: { slots: 63_742, channels: 1552 },
      repairs: { same_start: 1200 },
      rejected: { no_title: { count: 1300, lines: [1400] } },
      dropped: { url: 1500 },
      titles: { number: 1600 },
      bare: ["Larkhill", "Harbour One", "Shut"],
      placeholders: { TBA: 1700, Pause: 1, Test: 1 },
      tooLong: [
        { channel: "Larkhill", count: 1800 },
        { channel: "Upford", count: 1 },
      ],
    },
    2,
  );
  expect(facts.map(({ text }) => text)).toEqual([
    "63,742 slots on 1,552 channels",
    "programmes that start together: 1,200",
    "1,300 no title (line 1400, …)",
    "1,500 <url>",
    "seasons and numbers: 1,600",
    '1,700 "TBA", 1 "Pause" and 1 more',
    "1,801 listed for two days or more at a time: 1,800 on Larkhill, 1 on Upford",
    "3 channels: Larkhill, Harbour One and 1 more",
  ]);
});
