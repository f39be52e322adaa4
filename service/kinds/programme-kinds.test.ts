import fc from "fast-check";
import { expect, test } from "vitest";
import { kindSchema } from "../../contract/slot.ts";
import { type SlotKind, settleKinds } from "./programme-kinds.ts";

const slot = (kind: SlotKind["kind"], more: Partial<SlotKind> = {}): SlotKind => ({
  title: "Larkhill",
  minutes: 45,
  isEpisode: false,
  kind,
  isCategorised: false,
  ...more,
});

const times = (count: number, one: SlotKind): SlotKind[] => Array.from({ length: count }, () => one);

const settle = (slots: readonly SlotKind[]) => [...settleKinds(slots)];

test("a slot whose listing doesn't say its kind has that of the programme's others", () => {
  expect(settle([slot("series"), slot(undefined), slot("series")])).toEqual([[1, "series"]]);
});

test("a kind that one of many slots has isn't the programme's", () => {
  expect(settle([slot("music"), ...times(9, slot(undefined))])).toEqual([]);
});

test("a programme whose slots have different kinds gives none to the others", () => {
  expect(settle([slot("series"), slot("documentary"), slot(undefined)])).toEqual([]);
});

test("a text that says another kind than most others of its programme is overruled", () => {
  expect(settle([...times(9, slot("kids")), slot("news")])).toEqual([[9, "kids"]]);
  expect(settle([...times(3, slot("kids")), slot("news")])).toEqual([]);
});

test("a film isn't overruled by the series of its name", () => {
  expect(settle([...times(9, slot("series")), slot("film", { minutes: 110 })])).toEqual([]);
});

const channel = (kind: SlotKind["kind"], minutes: number): SlotKind[] =>
  ["Upford", "The Well", "Harbour", "Miller's Gold", "North"].map((title) => slot(kind, { title, minutes }));

test("a programme of unknown kind has that of nearly everything on its channel, if channels are about it", () => {
  expect(settle([...channel("kids", 20), slot(undefined)])).toEqual([[5, "kids"]]);
  expect(settle([...channel("series", 20), slot(undefined)])).toEqual([]);
  expect(settle([...channel("kids", 20).slice(1), slot("news", { title: "Noon" }), slot(undefined)])).toEqual(
    [],
  );
});

test("only what lasts as long as a film, and is no episode, is one by its channel", () => {
  const films = channel("film", 100);
  expect(settle([...films, slot(undefined, { minutes: 95 })])).toEqual([[5, "film"]]);
  expect(settle([...films, slot(undefined)])).toEqual([]);
  expect(settle([...films, slot(undefined, { minutes: 95, isEpisode: true })])).toEqual([]);
});

test("if all that lasts as long is a film, so is a programme of unknown kind, whatever else is on", () => {
  const films = channel("film", 100);
  const others = [slot("other", { title: "Close" }), slot("documentary", { title: "Noon" })];
  expect(settle([...films, ...others, slot(undefined, { minutes: 95 })])).toEqual([[7, "film"]]);
  expect(settle([...films, ...others, slot(undefined, { title: "Barn" })])).toEqual([]);
});

test("what categories say is never overruled, and each settled kind is that of a slot", () => {
  const anySlot: fc.Arbitrary<SlotKind> = fc.record({
    title: fc.constantFrom("Larkhill", "Upford"),
    minutes: fc.constantFrom(null, 30, 110),
    isEpisode: fc.boolean(),
    kind: fc.option(fc.constantFrom(...kindSchema.options), { nil: undefined }),
    isCategorised: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 30 }), (slots) => {
      for (const [place, kind] of settleKinds(slots)) {
        const own = slots[place];
        expect(own?.kind === undefined || !own.isCategorised).toBe(true);
        expect(slots.some((each) => each.kind === kind)).toBe(true);
      }
    }),
  );
});
