import { describe, expect, it } from "vitest";
import { slotText } from "./slot-text.ts";

const flags = { new: false, live: false, repeat: false };
const episode = { season: 1, number: 2, name: 'A "}" in it' };
const matched = { show_id: "sh_123456789012", matched_by: "airtime" };
const event = "ev_123456789012";
const told = (slot: object, found: Partial<Parameters<typeof slotText>[1]>): string =>
  slotText(JSON.stringify(slot), { event: null, episode: null, ...found });

describe("a slot's text", () => {
  it.each([
    ["a plain one", { title: "A", category: [], flags }],
    ["one that is followed by more", { title: "A", category: [], flags, icon: "x", year: 2026 }],
    ["one whose texts look like its members", { title: ',"flags":{},"episode":{', category: [], flags }],
  ])("has what was found of %s, in the contract's order", (_, slot) => {
    const { flags: own, ...head } = slot;
    const { title, category, ...tail } = head;
    expect(told(slot, { event: null })).toBe(JSON.stringify(slot));
    expect(told(slot, { event })).toBe(JSON.stringify({ ...slot, event }));
    expect(told(slot, { event, episode: JSON.stringify(matched) })).toBe(
      JSON.stringify({ title, category, episode: matched, flags: own, ...tail, event }),
    );
  });

  it("has the matched episode in the place of the listing's own", () => {
    const slot = { title: "A", category: ["B"], episode, flags, rating: "12" };
    expect(told(slot, { event: null })).toBe(JSON.stringify(slot));
    expect(told(slot, { event: null, episode: JSON.stringify(matched) })).toBe(
      JSON.stringify({ ...slot, episode: matched }),
    );
  });
});
