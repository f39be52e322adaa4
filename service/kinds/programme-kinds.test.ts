import fc from "fast-check";
import { expect, test } from "vitest";
import { kindSchema } from "../../contract/slot.ts";
import { type SlotKind, settleKinds } from "./programme-kinds.ts";
import { createTitleKinds } from "./title-kinds.ts";

const slot = (kind: SlotKind["kind"], more: Partial<SlotKind> = {}): SlotKind => ({
  title: "Larkhill",
  start: 0,
  minutes: 45,
  isEpisode: false,
  kind,
  isCategorised: false,
  ...more,
});

const times = (count: number, one: SlotKind): SlotKind[] => Array.from({ length: count }, () => one);

const settle = (slots: readonly SlotKind[], elsewhere: readonly SlotKind[] = []) => {
  const titleKinds = createTitleKinds();
  for (const each of [...slots, ...elsewhere]) titleKinds.note(each);
  return [...settleKinds(slots, titleKinds)].sort(([a], [b]) => a - b);
};

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

test("what one word hints at counts only if nothing else says a programme's kind", () => {
  const hinted = slot(undefined, { hinted: "news" });
  expect(settle([hinted])).toEqual([[0, "news"]]);
  expect(settle([slot("music"), hinted])).toEqual([[1, "music"]]);
});

test("a film isn't overruled by the series of its name", () => {
  expect(settle([...times(9, slot("series")), slot("film", { minutes: 110 })])).toEqual([]);
});

const channel = (kind: SlotKind["kind"], minutes: number): SlotKind[] =>
  ["Upford", "The Well", "Harbour", "Miller's Gold", "North"].map((title) => slot(kind, { title, minutes }));

test("a programme of unknown kind has that of most else on its channel, if channels are about it", () => {
  expect(settle([...channel("kids", 20), slot(undefined)])).toEqual([[5, "kids"]]);
  expect(settle([...channel("series", 20), slot(undefined)])).toEqual([]);
  const others = ["Noon", "Barn", "Row", "Mill"].map((title) => slot("news", { title }));
  expect(settle([...channel("kids", 20), ...others.slice(2), slot(undefined)])).toEqual([[7, "kids"]]);
  expect(settle([...channel("kids", 20), ...others, slot(undefined)])).toEqual([]);
  expect(settle([...channel("kids", 20), ...others.slice(2), slot(undefined, { minutes: 95 })])).toEqual([]);
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

test("a programme of unknown kind has that of its title on other channels of the source, if they agree", () => {
  const unknown = [slot(undefined), slot(undefined)];
  expect(settle(unknown, [slot("documentary")])).toEqual([
    [0, "documentary"],
    [1, "documentary"],
  ]);
  expect(settle(unknown, [slot("documentary"), slot("news")])).toEqual([]);
  expect(settle(unknown, [slot("documentary"), ...times(9, slot(undefined))])).toEqual([]);
  expect(settle(unknown, [slot("film", { minutes: 110 })])).toEqual([]);
});

const counted = (more: Partial<SlotKind> = {}): SlotKind =>
  slot(undefined, { isEpisode: true, counted: "series", ...more });

test("what only has a number tells a story, unless most else on its channel is no story", () => {
  const others = channel("entertainment", 45);
  expect(settle([counted()])).toEqual([[0, "series"]]);
  expect(settle([...others, counted()])).toEqual([[5, "entertainment"]]);
  expect(settle([...others.slice(1), counted()])).toEqual([[4, "series"]]);
  expect(settle([...channel("news", 45), slot("film", { title: "Noon" }), counted()])).toEqual([
    [6, "series"],
  ]);
});

test("what is on between two programmes for children, and as short, is one too", () => {
  const hour = 3600;
  const row = (title: string, place: number, kind: SlotKind["kind"], minutes = 20): SlotKind =>
    slot(kind, { title, start: (place * hour) / 2, minutes });
  const between = (kind: SlotKind["kind"], minutes?: number) =>
    settle([row("Noon", 2, "kids"), row("Larkhill", 1, undefined, minutes), row("Upford", 0, kind)]);
  expect(between("kids")).toEqual([[1, "kids"]]);
  expect(between("kids", 50)).toEqual([]);
  expect(between("news")).toEqual([]);
  expect(settle([row("Noon", 20, "kids"), row("Larkhill", 1, undefined), row("Upford", 0, "kids")])).toEqual(
    [],
  );
});

const tale = "Ana hides the letter that her brother left at the mill, and the river takes both of them away.";

test("what lasts as long as a film and has one description of a story is one, where films may be shown", () => {
  const told = (description: string | undefined, more: Partial<SlotKind> = {}) =>
    slot(undefined, { minutes: 95, told: description, ...more });
  expect(settle([told(tale), told(tale)])).toEqual([
    [0, "film"],
    [1, "film"],
  ]);
  const others = [
    [told(undefined)],
    [told("Ana hides.")],
    [told(`${tale} Join us live.`)],
    [told(tale, { minutes: 65 })],
    [told(tale), told(`${tale} It rains.`)],
  ];
  for (const slots of others) expect(settle(slots)).toEqual([]);
  expect(settle([...channel("news", 95).slice(2), slot("music", { title: "Noon" }), told(tale)])).toEqual([]);
});

test("what categories say is never overruled, and each settled kind is that of a slot", () => {
  const anySlot: fc.Arbitrary<SlotKind> = fc.record({
    title: fc.constantFrom("Larkhill", "Upford"),
    start: fc.nat(9).map((hour) => hour * 3600),
    minutes: fc.constantFrom(null, 30, 110),
    isEpisode: fc.boolean(),
    kind: fc.option(fc.constantFrom(...kindSchema.options), { nil: undefined }),
    isCategorised: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 30 }), (slots) => {
      for (const [place, kind] of settleKinds(slots, createTitleKinds())) {
        const own = slots[place];
        expect(own?.kind === undefined || !own.isCategorised).toBe(true);
        expect(slots.some((each) => each.kind === kind)).toBe(true);
      }
    }),
  );
});
