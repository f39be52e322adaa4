import fc from "fast-check";
import { expect, it } from "vitest";
import { joinKept, type KeptFeed, parseKept, uniteKept } from "./kept.ts";

type Entry = { id: string; words: string };

const join = (fresh: Entry[], kept: KeptFeed<Entry> | null, now: number, stays = (_: Entry) => false) =>
  joinKept("League", fresh, kept, { idOf: ({ id }) => id, stays, now });

/** As it is read back after a restart. */
const stored = (kept: KeptFeed<Entry>) => parseKept<Entry>(JSON.stringify(kept));

it("a time stays while the words do, over restarts, and each change has a later one, back to old words too", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ words: fc.constantFrom("a", "b", "c"), passed: fc.nat(3) }), { minLength: 1 }),
      (readings) => {
        let kept: KeptFeed<Entry> | null = null;
        let now = 1000;
        let before = { words: "", at: 0 };
        for (const { words, passed } of readings) {
          now += passed;
          const joined: KeptFeed<Entry> = join([{ id: "ev_1", words }], kept, now);
          const at = joined.entries[0]?.changed ?? 0;
          if (before.words === words) expect(at).toBe(before.at);
          else expect(at).toBeGreaterThan(before.at);
          before = { words, at };
          kept = stored(joined);
        }
      },
    ),
  );
});

it("an entry that isn't found any more stays if it should, as it was, and goes if it shouldn't", () => {
  const first = join(
    [
      { id: "past", words: "a" },
      { id: "dropped", words: "b" },
    ],
    null,
    10,
  );
  const second = join([{ id: "next", words: "c" }], stored(first), 20, ({ id }) => id === "past");
  expect(second.entries.map(({ id, changed }) => [id, changed])).toEqual([
    ["past", 10],
    ["next", 20],
  ]);
});

it("what several places kept is one file, with each entry's last change, in whatever order they are asked", () => {
  const held = fc.array(fc.record({ id: fc.constantFrom("a", "b", "c"), changed: fc.nat(9) }), {
    maxLength: 5,
  });
  const keptOf = (entries: { id: string; changed: number }[]): KeptFeed<Entry> => ({
    name: "League",
    entries: entries.map(({ id, changed }) => ({ id, changed, digest: "", entry: { id, words: "" } })),
  });
  fc.assert(
    fc.property(fc.array(held, { minLength: 1 }), (all) => {
      const last = new Map<string, number>();
      for (const { id, changed } of all.flat()) last.set(id, Math.max(changed, last.get(id) ?? 0));
      for (const order of [all, all.toReversed()]) {
        const entries = uniteKept(order.map(keptOf))?.entries ?? [];
        expect(new Map(entries.map(({ id, changed }) => [id, changed]))).toEqual(last);
        expect(entries).toHaveLength(last.size);
      }
    }),
  );
  expect(uniteKept([])).toBeNull();
});

it.each(["", "nonsense", "{}", '{"name":"a","entries":[{"id":"a"}]}'])(
  "what isn't a kept file counts as none: %s",
  (text) => expect(parseKept(text)).toBeNull(),
);
