import { expect, it } from "vitest";
import type { Channel } from "@/contract/channel";
import { arrangeLineup, guideChannel, packDayLineup, packLineup, unpackLineup } from "./guide-data";

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

it("a day's lineup keeps the country's order for its blocks, and shows channels without listings last", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => channel(id, {}));
  if (!a || !b || !c) throw new Error("three channels were made");
  const sent = JSON.parse(JSON.stringify(packDayLineup([a, b, c], [b, a])));
  const own = unpackLineup(sent);
  expect(own.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(arrangeLineup(own, sent).map(({ id }) => id)).toEqual(["c", "b", "a"]);
});
