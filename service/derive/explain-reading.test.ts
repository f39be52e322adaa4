import { describe, expect, test } from "vitest";
import type { Listing } from "../../contract/slot.ts";
import { explainReading } from "./explain-reading.ts";

const shows = new Map([["harbour street", "series"]] as const);

const explain = (listing: Partial<Listing>, { isEvent = false, channel = "Harbour One" } = {}) =>
  explainReading(
    { listing: { title: "Larkhill", ...listing } as Listing, more: null, start: 0, stop: 3600 },
    { channel, isEvent, shows },
  );

describe("an operator is told", () => {
  test("how a title was read", () => {
    const read = explain({
      title_as_listed: "NEW: Larkhill S2 Ep. 5 (R)",
      episode: { season: 2, number: 5 },
    });
    expect(read).toMatchObject({ title: "Larkhill", season: 2, number: 5, marks: ["new", "repeat"] });
  });

  test.each([
    [{ kind: "documentary", category: ["Documentary"] }, "categories"],
    [{ kind: "news", title: "Evening News" }, "title"],
    [{ kind: "documentary", description: "A documentary on the tides." }, "description"],
    [{ kind: "series", title: "Harbour Street" }, "catalogue"],
    [{ kind: "music", description: "Ana digs." }, "other programmes"],
    [{}, null],
  ] as const)("which part of a listing tells its kind: %o", (listing, by) => {
    expect(explain(listing as Partial<Listing>).kind_by).toBe(by);
  });

  test("that an event does, or the channel", () => {
    expect(explain({ kind: "sport" }, { isEvent: true }).kind_by).toBe("event");
    expect(explain({ kind: "kids" }, { channel: "Harbour Kids" }).kind_by).toBe("channel");
  });
});
