import { describe, expect, it } from "vitest";
import type { Slot } from "@/lib/shapes";
import { findRepeats, isSameProgramme } from "./repeats.ts";

const slotOf = (more: Partial<Slot>): Slot => ({
  id: "ls_0000000001",
  channel: "ch_0000000001",
  start: 1000,
  stop: 2000,
  title: "The Long Shore",
  ...more,
});

const same = (a: Partial<Slot>, b: Partial<Slot>) => isSameProgramme(slotOf(a), slotOf({ ...b, id: "ls_2" }));

describe("two listings are showings of one programme", () => {
  it("by the episode's id, whatever they are called", () => {
    expect(same({ episode: { episode_id: "ep_a" } }, { title: "X", episode: { episode_id: "ep_a" } })).toBe(
      true,
    );
    expect(same({ episode: { episode_id: "ep_a" } }, { episode: { episode_id: "ep_b" } })).toBe(false);
  });

  it("by title and numbers", () => {
    expect(same({ episode: { season: 1, number: 2 } }, { episode: { season: 1, number: 2 } })).toBe(true);
    expect(same({ episode: { season: 1, number: 2 } }, { episode: { season: 1, number: 3 } })).toBe(false);
  });

  it("by title and the episode's name, in any writing", () => {
    expect(same({ sub_title: "Café Noir!" }, { sub_title: "cafe noir" })).toBe(true);
    expect(same({ sub_title: "One" }, { sub_title: "Two" })).toBe(false);
    expect(same({ sub_title: "One" }, {})).toBe(false);
  });

  it("by title alone for films, and never for what may be another episode", () => {
    expect(same({ category: ["Movie"] }, { category: ["Movie"] })).toBe(true);
    expect(same({ category: ["News"] }, { category: ["News"] })).toBe(false);
    expect(same({}, {})).toBe(false);
  });
});

it("what is over is no repeat, nor is the showing itself", () => {
  const slot = slotOf({ sub_title: "One" });
  const airings = [
    slot,
    slotOf({ id: "ls_past", sub_title: "One", stop: 1500 }),
    slotOf({ id: "ls_next", sub_title: "One" }),
  ];
  expect(findRepeats(slot, airings, 1600).map(({ id }) => id)).toEqual(["ls_next"]);
});
