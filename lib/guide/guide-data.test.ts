import { expect, it } from "vitest";
import type { Channel } from "@/contract/channel";
import { guideChannel, packLineup, unpackLineup } from "./guide-data";

const channel = (id: string, more: Partial<Channel>): Channel => ({
  id,
  name: id.toUpperCase(),
  country: "ES",
  languages: ["spa", "cat"],
  categories: [],
  feeds: 2,
  ...more,
});

it("a lineup arrives in the browser as it was sent, in its order", () => {
  const channels = [
    channel("b", { logo: "https://x/y.png", number: 3, free: true }),
    channel("a", { feeds: 1 }),
  ];
  const sent = JSON.parse(JSON.stringify(packLineup(channels)));
  expect(unpackLineup(sent)).toEqual(channels.map(guideChannel));
});
