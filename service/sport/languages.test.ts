import { describe, expect, it } from "vitest";
import { loadKnowledge } from "./catalogue/load.ts";
import { slotOf } from "./detect/test-slot.ts";
import { detect } from "./detect.ts";
import { languages, type Written } from "./test-languages.ts";

const knowledge = loadKnowledge();
const read = ({ title, sub, text, cat, channel, minutes }: Written) =>
  detect(slotOf({ title, sub_title: sub, description: text, category: cat, channel, minutes }), knowledge);
const write = ({ title, sub }: Written): string => (sub ? `${title} | ${sub}` : title);

describe.each(languages)("a listing in $language", ({ events, others }) => {
  it.each(events.map(([sport, listing]) => [write(listing), sport, listing] as const))(
    "is an event: %s",
    (_, sport, listing) => {
      const found = read(listing);
      expect({ kind: found?.kind, sport: found?.sport }).toEqual({ kind: "broadcast", sport });
      expect(found?.sides ?? found?.subject).not.toBe(null);
    },
  );

  it.each(others.map((listing) => [write(listing), listing] as const))("is no event: %s", (_, listing) => {
    expect(read(listing)?.kind).not.toBe("broadcast");
  });
});
