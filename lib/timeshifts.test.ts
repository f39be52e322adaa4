import fc from "fast-check";
import { expect, it } from "vitest";
import { accessOf } from "./access.ts";
import { testChannel } from "./test-channel.ts";
import { freeWithTimeshifts, shareWithTimeshifts } from "./timeshifts.ts";

const called = (name: string, access: "free" | "subscription" | "unknown", ids: string[] = []) =>
  testChannel(`ch_${name}`, { name, access, source_ids: ids.map((id) => ({ source: "a", id })) });

const said = (...channels: Parameters<typeof shareWithTimeshifts>[0]) =>
  shareWithTimeshifts(channels).map(accessOf);

it("what is known of a channel or of its timeshift holds for both", () => {
  expect(said(called("Tide", "free"), called("Tide +1", "unknown"))).toEqual(["free", "free"]);
  expect(said(called("Tide", "unknown"), called("TIDE+1", "free"))).toEqual(["free", "free"]);
  expect(said(called("Tide 2", "subscription"), called("Tide 2 +1", "unknown"))[1]).toBe("subscription");
});

it("a channel whose source writes its whole name is that of a timeshift called so", () => {
  const shifted = called("Shore Tide +1", "free");
  expect(said(called("TIDE", "unknown", ["grabber-shore-tide"]), shifted)[0]).toBe("free");
  expect(said(called("TIDE", "unknown", ["tide.example"]), shifted)[0]).toBe("unknown");
});

it("nothing is taken from a channel of another name, of one of two that share it, nor over what is known", () => {
  expect(said(called("Tide", "free"), called("Tide 2 +1", "unknown"))[1]).toBe("unknown");
  expect(
    said(
      called("Tide", "free"),
      { ...called("Tide", "unknown"), id: "ch_other" },
      called("Tide +1", "unknown"),
    )[2],
  ).toBe("unknown");
  expect(said(called("Tide", "free"), called("Tide +1", "subscription"))).toEqual(["free", "subscription"]);
});

it("channels keep their order, and all else that is known of them", () => {
  const channel = fc
    .record({
      name: fc.constantFrom("Tide", "Tide +1", "Tide+1", "Shore", "Shore +2", "+1", ""),
      access: fc.constantFrom("free" as const, "subscription" as const, "unknown" as const),
    })
    .map(({ name, access }) => called(name, access));
  fc.assert(
    fc.property(fc.array(channel), (channels) => {
      const shared = shareWithTimeshifts(channels);
      expect(shared.map((each, at) => ({ ...each, access: channels[at]?.access }))).toEqual(channels);
      expect(channels.every((each, at) => each.access === "unknown" || shared[at] === each)).toBe(true);
    }),
  );
});

it("an event is as free on a timeshift as on the channel that it repeats in that country", () => {
  const shown = (channel_name: string, free: boolean, country = "GB") => ({ channel_name, country, free });
  const read = (...broadcasts: ReturnType<typeof shown>[]) =>
    freeWithTimeshifts(broadcasts).map(({ free }) => free);
  expect(read(shown("Tide", true), shown("TIDE+1", false))).toEqual([true, true]);
  expect(read(shown("Tide", true), shown("Tide +1", false, "IE"))).toEqual([true, false]);
  expect(read(shown("Tide", false), shown("Tide +1", false))).toEqual([false, false]);
  expect(read(shown("Tide +1", true), shown("Tide", false), shown("Tide 2", false))).toEqual([
    true,
    false,
    false,
  ]);
});
