import { expect, onTestFinished, test } from "vitest";
import { addStaleTitles, listStaleTitles, writeAirings } from "./airings.ts";
import { openTestStore } from "./test-store.ts";

const airing = (title: string, start: number) => ({
  channel: 1,
  start,
  title,
  series: null,
  hints_json: "{}",
  show: null,
  episode: null,
});

test("stale titles come in order, as many as fit a transaction by their airings, and never none", async () => {
  const { db, close } = await openTestStore();
  onTestFinished(close);
  await writeAirings(
    db,
    ["ferry", "gale", "harbour"].flatMap((title, at) =>
      [0, 1, 2].map((start) => airing(title, 10 * at + start)),
    ),
  );
  await addStaleTitles(db, ["harbour", "gale", "ferry", "gone"]);
  const list = (titles: number, airings: number) => listStaleTitles(db, { titles, airings });
  expect(await list(10, 100)).toEqual(["ferry", "gale", "gone", "harbour"]);
  expect(await list(2, 100)).toEqual(["ferry", "gale"]);
  expect(await list(10, 8)).toEqual(["ferry", "gale", "gone"]);
  expect(await list(10, 1)).toEqual(["ferry"]);
});
