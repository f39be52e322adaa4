import { describe, expect, test } from "vitest";
import type { SlotText } from "../ingest/draft.ts";
import { createConventions } from "./conventions.ts";
import { markSlot } from "./mark-slot.ts";

const flags = { new: false, live: false, repeat: false };

/** The slots of a channel as its source's conventions make them readable. */
function apply(listed: Partial<SlotText>[], minutes = 30): SlotText[] {
  const conventions = createConventions();
  const marked = listed.map((slot) =>
    markSlot({ title: "", flags, ...slot }, { isFilm: false, names: new Set() }),
  );
  for (const each of marked) conventions.note(each);
  const slots = marked.map(({ slot }) => slot);
  const changed = conventions.apply(slots.map((slot) => ({ slot, minutes })));
  return slots.map((slot, index) => changed.get(index)?.slot ?? slot);
}

const titlesOf = (slots: readonly SlotText[]) => slots.map(({ title, sub_title }) => [title, sub_title]);

describe("by a source's conventions", () => {
  test("a prefix that different names follow is the show", () => {
    const slots = apply(["The Gate", "The Well", "The Barn"].map((name) => ({ title: `Larkhill: ${name}` })));
    expect(titlesOf(slots)[1]).toEqual(["Larkhill", "The Well"]);
    expect(slots[1]?.title_as_listed).toBe("Larkhill: The Well");
    expect(
      titlesOf(apply(["دراغون", "البيت", "المطر"].map((name) => ({ title: `بلوم:${name}` }))))[0],
    ).toEqual(["بلوم", "دراغون"]);
  });

  test("a single title with a colon stays whole, as do films, and shows whose names share a beginning", () => {
    const one = [{ title: "Larkhill: The Gate" }];
    expect(titlesOf(apply(one))).toEqual([["Larkhill: The Gate", undefined]]);
    const three = ["The Gate", "The Well", "The Barn"].map((name) => ({ title: `Larkhill: ${name}` }));
    expect(titlesOf(apply(three, 120))[0]).toEqual(["Larkhill: The Gate", undefined]);
    const shows = ["Leeds", "Hull", "York"].flatMap((name) =>
      [1, 2].map((week) => ({ title: `Larkhill: ${name}`, description: `Week ${week}` })),
    );
    expect(titlesOf(apply(shows))[0]).toEqual(["Larkhill: Leeds", undefined]);
  });

  test("a number between name and episode is the season, if the source writes so", () => {
    const names = ["Larkhill", "Harbour", "Orchard", "Summit", "Meadow"];
    const slots = apply(names.map((name) => ({ title: `${name} 2 - Episode 5` })));
    expect(slots[0]).toMatchObject({ title: "Larkhill", episode: { season: 2, number: 5 } });
    expect(apply([{ title: "Apollo 13 - Episode 5" }])[0]).toMatchObject({ title: "Apollo 13" });
  });

  test("capitals become the words that the source writes elsewhere, and stay if one is unknown", () => {
    const [shouted, acronym] = apply([
      { title: "THE WEEKEND WRAP" },
      { title: "KXRB WEEKEND" },
      { title: "All the Best of the Weekend" },
      { title: "Meet Wrap Artists" },
      { title: "Look: The Sea" },
    ]);
    expect(shouted).toMatchObject({ title: "The Weekend Wrap", title_as_listed: "THE WEEKEND WRAP" });
    expect(acronym?.title).toBe("KXRB WEEKEND");
  });
});
