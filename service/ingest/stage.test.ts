import { expect, test } from "vitest";
import type { Kind } from "../../contract/slot.ts";
import { kindOf } from "../store/slot-text.ts";
import { markingSink } from "./mark.ts";
import { openStage } from "./stage.ts";

/** The kinds of titles that one channel shows, an hour apart. */
function kindsOf(titles: readonly string[]): (Kind | undefined)[] {
  const stage = openStage();
  try {
    const sink = markingSink(stage.sink);
    sink.channel({ sourceChannel: "1", names: [{ name: "Harbour TV" }] });
    for (const [hour, title] of titles.entries())
      sink.programme({
        sourceChannel: "1",
        start: hour * 3600,
        stop: hour * 3600 + 2700,
        slot: { title, flags: { new: false, live: false, repeat: false } },
        detail: null,
      });
    return [...stage.feeds()].flatMap(({ texts }) => texts().map(({ tail }) => kindOf(tail)));
  } finally {
    stage.close();
  }
}

test("a programme whose season only its source's conventions tell is a series", () => {
  const names = ["Larkhill", "Orchard", "Summit", "Meadow", "Upford"];
  const titles = names.flatMap((name) => [`${name} 2 - The Well`, `${name} 3 - The Gate`]);
  expect(new Set(kindsOf(titles))).toEqual(new Set(["series"]));
  expect(new Set(kindsOf(titles.slice(0, 4)))).toEqual(new Set([undefined]));
});
