import fc from "fast-check";
import { expect, test } from "vitest";
import { kindSchema } from "../../contract/slot.ts";
import { type SlotKind, settleKinds } from "./programme-kinds.ts";
import { createSourceKinds } from "./source-kinds.ts";

const slot = (kind: SlotKind["kind"], more: Partial<SlotKind> = {}): SlotKind => ({
  title: "Larkhill",
  text: "",
  minutes: 45,
  isEpisode: false,
  channel: new Set(),
  kind,
  hint: null,
  isCategorised: false,
  isLive: false,
  ...more,
});

const times = (count: number, one: SlotKind): SlotKind[] => Array.from({ length: count }, () => one);

const settle = (slots: readonly SlotKind[], elsewhere: readonly SlotKind[] = []) => {
  const sourceKinds = createSourceKinds();
  for (const each of [...slots, ...elsewhere]) sourceKinds.note(each);
  return [...settleKinds(slots, sourceKinds)].sort(([a], [b]) => a - b);
};

test("a slot whose listing doesn't say its kind has that of the programme's others", () => {
  expect(settle([slot("series"), slot(undefined), slot("series")])).toEqual([[1, "series"]]);
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

test("a programme of unknown kind has that of most else on its channel, unless it shows this and that", () => {
  expect(settle([...channel("kids", 20), slot(undefined)])).toEqual([[5, "kids"]]);
  const others = (kind: SlotKind["kind"]) =>
    ["Noon", "Barn", "Row", "Mill", "Fen"].map((title) =>
      slot(kind, { title: `${title} ${kind}`, minutes: 20 }),
    );
  const thisAndThat = [...channel("kids", 20), ...others("series"), ...others("sport")];
  expect(settle([...thisAndThat, slot(undefined)])).toEqual([]);
});

test("what nothing says is rather a documentary than news on a channel that shows both, unless it hints at them", () => {
  const named = (kind: SlotKind["kind"]) =>
    channel(kind, 45).map((each) => ({ ...each, title: `${each.title} ${kind}` }));
  const day = [slot("news", { title: "Noon" }), ...named("news"), ...named("documentary")];
  expect(settle([...day, slot(undefined)])).toEqual([[11, "documentary"]]);
  expect(settle([...day, slot(undefined, { hint: "news" })])).toEqual([[11, "news"]]);
});

test("what nothing else tells has the kind of known programmes with the same words, unless its source knows better", () => {
  const unknown = slot(undefined, { title: "Kabar Larkhill" });
  expect(settle([unknown])).toEqual([[0, "news"]]);
  const names = ["Upford", "Harbour", "North", "Mill", "Fen", "Row", "Barn", "Noon", "Well", "Gold"];
  const shows = names.map((name) => slot("entertainment", { title: `Kabar ${name}` }));
  expect(settle([...shows, unknown])).toEqual([[10, "entertainment"]]);
});

test("what is short and shown between two programmes for children is for children, on a channel for all", () => {
  const day = [...channel("entertainment", 10), ...channel("news", 45)];
  const kids = (title: string) => slot("kids", { title, minutes: 12 });
  const among = (minutes: number, next = kids("Barn")) => [
    ...day,
    kids("Mill"),
    slot(undefined, { minutes }),
    next,
  ];
  expect(settle(among(10))).toEqual([[11, "kids"]]);
  expect(settle(among(45))).not.toEqual([[11, "kids"]]);
  expect(settle(among(10, slot("news", { title: "Barn", minutes: 12 })))).not.toEqual([[11, "kids"]]);
});

test("a story told in parts of a few minutes is likelier for children, but for what is cut from others", () => {
  const day = [...channel("series", 45), ...channel("kids", 25)];
  const part = { minutes: 8, isEpisode: true, text: "Ana hides the map." };
  expect(settle([...day, slot(undefined, part)])).toEqual([[10, "kids"]]);
  expect(settle([...day, slot(undefined, { ...part, minutes: 45 })])).toEqual([[10, "series"]]);
  expect(settle([...day, slot(undefined, { ...part, title: "百灵山" })])).not.toEqual([[10, "kids"]]);
});

test("only what lasts as long as a film, and is no episode, is one by its channel", () => {
  const films = channel("film", 100);
  expect(settle([...films, slot(undefined, { minutes: 95 })])).toEqual([[5, "film"]]);
  expect(settle([...films, slot(undefined)])).not.toEqual([[5, "film"]]);
  expect(settle([...films, slot(undefined, { minutes: 95, isEpisode: true })])).toEqual([[5, "series"]]);
});

test("what tells of something else the second time in a row is no film by its channel", () => {
  const films = channel("film", 100);
  const part = (text: string) => slot(undefined, { minutes: 95, text });
  expect(settle([...films, part("Ana waits."), part("Ana waits.")])).toEqual([
    [5, "film"],
    [6, "film"],
  ]);
  expect(settle([...films, part("Ana waits."), part("Ben leaves.")])).not.toContainEqual([5, "film"]);
});

test("words teach a programme's kind, in whatever language, wherever in the source they are", () => {
  const told = (kind: SlotKind["kind"], text: string) =>
    ["Upford", "Harbour", "North", "Row", "Mill"].map((title) =>
      slot(kind, { title: `${title} ${text.length}`, text }),
    );
  const source = [
    ...told("documentary", "Ylvaq ostrim fen tolle quai"),
    ...told("entertainment", "Tersu malko ostrim vend horu"),
  ];
  expect(settle([slot(undefined, { text: "Fen brast ylvaq quai tolle" })], source)).toEqual([
    [0, "documentary"],
  ]);
  expect(settle([slot(undefined, { text: "Malko brast tersu horu vend" })], source)).toEqual([
    [0, "entertainment"],
  ]);
  expect(settle([slot(undefined, { text: "Brast ostrim" })], source)).toEqual([]);
});

test("channels that are called alike show the like", () => {
  const named = (kind: SlotKind["kind"], name: string) =>
    ["Upford", "Harbour", "North", "Row", "Mill"].map((title) =>
      slot(kind, { title: `${title} ${name}`, channel: new Set([name]) }),
    );
  const source = [
    ...named("documentary", "ylvaq ostrim quaivo one"),
    ...named("entertainment", "tersu malko vendur one"),
    ...named("news", "zqb nova one"),
  ];
  const unknown = (name: string) => [slot(undefined, { channel: new Set([name]) })];
  expect(settle(unknown("ylvaq ostrim quaivo two"), source)).toEqual([[0, "documentary"]]);
  expect(settle(unknown("tersu malko vendur two"), source)).toEqual([[0, "entertainment"]]);
  expect(settle(unknown("fen two"), source)).toEqual([]);
  // Brands of a few letters are called alike by chance.
  expect(settle(unknown("zqb nova two"), source)).toEqual([]);
});

test("what a listing hints at counts, unless most else on its channel is another", () => {
  const hinted = slot(undefined, { hint: "news" });
  const kids = Array.from({ length: 4 }, (_, at) =>
    channel("kids", 45).map((each) => ({ ...each, title: `${each.title} ${at}` })),
  );
  expect(settle([hinted])).toEqual([[0, "news"]]);
  expect(settle([hinted, slot("kids", { title: "Upford" })])).toEqual([[0, "news"]]);
  expect(settle([...kids.flat(), hinted])).toEqual([[20, "kids"]]);
});

test("scripts that don't part words teach by each two signs", () => {
  const source = ["山谷", "海港", "北风", "西河", "南岛"].flatMap((title) => [
    slot("documentary", { title, text: "动物的世界" }),
    slot("entertainment", { title: `${title}厨房`, text: "今晚做菜" }),
  ]);
  expect(settle([slot(undefined, { text: "动物的世界里" })], source)).toEqual([[0, "documentary"]]);
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

test("what only has a number tells a story, unless most else on its channel is none", () => {
  const numbered = slot(undefined, { isEpisode: true });
  const others = channel("entertainment", 45).map((each) => ({ ...each, isEpisode: true }));
  expect(settle([numbered])).toEqual([[0, "series"]]);
  expect(settle([...others, numbered])).toEqual([[5, "entertainment"]]);
});

const tale = "Ana hides the letter that her brother left at the mill, and the river takes both of them away.";

test("what lasts as long as a film and has one description of a story is one", () => {
  const told = (text: string, more: Partial<SlotKind> = {}) =>
    slot(undefined, { minutes: 95, text, ...more });
  expect(settle([told(tale), told(tale)])).toEqual([
    [0, "film"],
    [1, "film"],
  ]);
  const others = [
    [told(""), told("")],
    [told("", { isLive: true })],
    [told("Ana hides.")],
    [told(`${tale} Join us live.`)],
    [told(tale, { minutes: 65 })],
    [told(tale), told(`${tale} It rains.`)],
  ];
  for (const slots of others) for (const [, kind] of settle(slots)) expect(kind).not.toBe("film");
});

test("what nothing tells is a film if it is on once, as long as one and under a bare title", () => {
  expect(settle([slot(undefined, { minutes: 95, text: "" })])).toEqual([[0, "film"]]);
});

test("what categories say is never overruled, and only slots without a kind of their own get one otherwise", () => {
  const anySlot: fc.Arbitrary<SlotKind> = fc.record({
    title: fc.constantFrom("Larkhill", "Upford"),
    text: fc.constantFrom("", tale),
    minutes: fc.constantFrom(null, 30, 110),
    isEpisode: fc.boolean(),
    channel: fc.constantFrom(new Set<string>(), new Set(["larkhill kids"])),
    kind: fc.option(fc.constantFrom(...kindSchema.options), { nil: undefined }),
    hint: fc.option(fc.constantFrom(...kindSchema.options)),
    isLive: fc.boolean(),
    isCategorised: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 30 }), (slots) => {
      for (const [place, kind] of settleKinds(slots, createSourceKinds())) {
        const own = slots[place];
        expect(own?.kind === undefined || !own.isCategorised).toBe(true);
        expect(own?.kind).not.toBe(kind);
      }
    }),
  );
});
