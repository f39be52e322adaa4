import { expect, it } from "vitest";
import type { NowItem, NowNext } from "../shapes.ts";
import { suggestFollows } from "./suggest.ts";

const item = (show: string, event?: string) =>
  ({ title: show, start: 0, stop: 1, episode: { show_id: `sh_${show}` }, event }) as unknown as NowItem;

const line = (channel: string, now: NowItem | null, next: NowItem | null): NowNext => ({
  channel,
  now,
  next,
});

it("series on most channels are suggested first, then those of the first channels, and no series of events", () => {
  const lines = [
    line("ch_1", item("Matches", "ev_1"), item("Quiz")),
    line("ch_2", item("Reruns"), item("Reruns")),
    line("ch_3", item("Hospital"), null),
    line("ch_4", null, item("Hospital")),
  ];
  expect(suggestFollows([], lines).map(({ name }) => name)).toEqual(["Hospital", "Quiz", "Reruns"]);
});
