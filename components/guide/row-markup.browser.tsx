import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { gridWords } from "@/components/testing/guide-sample";
import { badgeLook } from "@/components/ui/badge";
import type { GuideSlot } from "@/lib/guide/chunk";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { TimelineCell } from "@/lib/guide/timeline";
import { kinds } from "@/lib/kind";
import { cellKey, cellLook, cellSketch, type LookContext } from "./cell-look";
import type { Markup } from "./markup";
import { renderMarkup } from "./rendered-markup";
import type { DrawnCell } from "./row-cells";
import { type CellView, cellMarkup, headMarkup, rowMarkup } from "./row-markup";
import { createRowWriter } from "./row-writer";
import { makeElement, patchElement } from "./written-markup";

const context: LookContext = {
  market: "gb",
  dir: "ltr",
  origin: 0,
  time: (epoch) => new Date(epoch * 1000).toISOString().slice(11, 16),
  words: gridWords,
};

/** Titles in any script, and titles that could break out of their markup. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
  fc.constantFrom("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "&amp; &lt;", "  "),
);

const channels: fc.Arbitrary<GuideChannel> = fc.record({
  id: fc.constant("ch_1"),
  name: text,
  logo: fc.constantFrom(null, "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="),
  number: fc.option(fc.nat()),
  access: fc.constantFrom("free", "subscription", "unknown"),
  feeds: fc.constant(1),
  languages: fc.constant([]),
  categories: fc.constant([]),
});

type Piece = { minutes: number; slot: Omit<GuideSlot, "start" | "stop" | "id"> | null };

const pieces: fc.Arbitrary<Piece[]> = fc.array(
  fc.record({
    minutes: fc.integer({ min: 1, max: 200 }),
    slot: fc.option(
      fc.record({
        title: text,
        kind: fc.constantFrom(...kinds),
        badge: fc.constantFrom(undefined, "live" as const, "new" as const, "repeat" as const),
        season: fc.option(fc.nat(50), { nil: undefined }),
        number: fc.option(fc.nat(50), { nil: undefined }),
        part: fc.option(text, { nil: undefined }),
      }),
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Consecutive cells, as a timeline returns them. */
function toCells(row: readonly Piece[]): TimelineCell[] {
  let at = 0;
  return row.map(({ minutes, slot }, index) => {
    const span = { start: at, stop: at + minutes * 60 };
    at = span.stop;
    return slot
      ? { ...span, slot: { ...slot, ...span, id: `ls_${index}` } }
      : { ...span, slot: null, gap: "off_air" as const };
  });
}

const stateOf = (cell: TimelineCell, now: number): CellView["state"] =>
  cell.slot === null || cell.start > now ? undefined : cell.stop <= now ? "past" : "on";

const drawnCells = (cells: readonly TimelineCell[], channel: GuideChannel, now: number): DrawnCell[] =>
  cells.map((cell) => ({
    start: cell.start,
    stop: cell.stop,
    key: cellKey(cell),
    sketch: () => cellSketch(cell, context),
    look: () => cellLook(cell, channel.name, context),
    state: stateOf(cell, now),
    dimmed: false,
  }));

/** A row as the server sends it, read by the browser. */
function serve(channel: GuideChannel, cells: readonly TimelineCell[], now: number): HTMLElement {
  const markup: Markup = {
    ...rowMarkup({ index: 0, rowIndex: 0 }, "server"),
    children: [
      headMarkup(channel, "gb", "server"),
      ...cells.map((cell) =>
        cellMarkup(cellLook(cell, channel.name, context), { state: stateOf(cell, now) }, gridWords),
      ),
    ],
  };
  return parse(renderToStaticMarkup(renderMarkup(markup)));
}

function parse(html: string): HTMLElement {
  const body = document.createElement("div");
  body.innerHTML = html;
  return body.firstElementChild as HTMLElement;
}

/** An element's HTML with its attributes in order and its styles as the browser writes them. */
function plainHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    const attributes = [...each.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) each.removeAttribute(name);
    for (const [name, value] of attributes.sort(([a], [b]) => a.localeCompare(b)))
      if (name === "style") each.style.cssText = value;
      else each.setAttribute(name, value);
  }
  return copy.outerHTML;
}

const setup = { market: "gb", words: gridWords, sketched: false };

it.each([
  ["on", "live"],
  ["past", "later"],
  [undefined, "later"],
] as const)("a programme's live badge is red only while it is on: %s", (state, look) => {
  const slot = { id: "ls_1", start: 0, stop: 3600, title: "Final", kind: "sport", badge: "live" } as const;
  const cell = cellLook({ start: 0, stop: 3600, slot }, "Channel 1", context);
  const badge = makeElement(cellMarkup(cell, { state }, gridWords)).querySelector("small > span");
  expect(badge?.className).toBe(badgeLook(look));
  expect(badge?.textContent).toBe("Live");
});

it.each(["ltr", "rtl"])("a channel's name is cut at its own end on a page that runs %s", (dir) => {
  const page = document.createElement("div");
  page.dir = dir;
  document.body.append(page);
  const directions = ["Harbour Sports International", "القناة الرياضية الأولى"].map((name) => {
    const channel = { id: "ch_1", name, logo: null, number: 1 } as GuideChannel;
    page.replaceChildren(makeElement(headMarkup(channel, "sa", "engine")));
    const written = [...page.querySelectorAll("a > *")].find(({ textContent }) => textContent === name);
    // A browser puts the ellipsis at the end of this direction.
    return written && getComputedStyle(written).direction;
  });
  page.remove();
  expect(directions).toEqual(["ltr", "rtl"]);
});

it("is written alike by the server and in the browser, whatever the listings say", () => {
  fc.assert(
    fc.property(channels, pieces, fc.nat(30_000), (channel, row, now) => {
      const markup = [
        headMarkup(channel, "gb", "server"),
        ...toCells(row).map((cell) =>
          cellMarkup(cellLook(cell, channel.name, context), { state: stateOf(cell, now) }, gridWords),
        ),
      ];
      for (const each of markup)
        expect(plainHtml(parse(renderToStaticMarkup(renderMarkup(each))))).toBe(plainHtml(makeElement(each)));
    }),
  );
});

it("is taken over from the server as the browser would have written it, with the programmes' own elements", () => {
  fc.assert(
    fc.property(channels, pieces, fc.nat(30_000), (channel, row, now) => {
      const cells = toCells(row);
      const served = serve(channel, cells, now);
      const programmes = [...served.querySelectorAll("[data-k]")];
      const taken = createRowWriter(channel, { ...setup, served });
      const fresh = createRowWriter(channel, { ...setup, served: undefined });
      for (const writer of [taken, fresh]) {
        writer.moveTo(3);
        writer.show(drawnCells(cells, channel, now), { at: 0, sketched: false });
      }
      for (const image of served.querySelectorAll("img")) image.removeAttribute("loading");
      expect(plainHtml(taken.element)).toBe(plainHtml(fresh.element));
      expect([...served.querySelectorAll("[data-k]")]).toEqual(programmes);
    }),
  );
});

it("is the same whether it was sketched first, and after every change of the clock", () => {
  fc.assert(
    fc.property(channels, pieces, fc.nat(30_000), fc.nat(30_000), (channel, row, before, now) => {
      const cells = toCells(row);
      const sketched = createRowWriter(channel, { ...setup, sketched: true, served: undefined });
      sketched.moveTo(0);
      sketched.show(drawnCells(cells, channel, before), { at: 0, sketched: true });
      sketched.show(drawnCells(cells, channel, now), { at: 0, sketched: true });
      sketched.finish();
      const aged = createRowWriter(channel, { ...setup, served: undefined });
      const fresh = createRowWriter(channel, { ...setup, served: undefined });
      aged.moveTo(0);
      aged.show(drawnCells(cells, channel, before), { at: 0, sketched: false });
      aged.show(drawnCells(cells, channel, now), { at: 0, sketched: false });
      fresh.moveTo(0);
      fresh.show(drawnCells(cells, channel, now), { at: 0, sketched: false });
      expect(plainHtml(sketched.element)).toBe(plainHtml(fresh.element));
      expect(plainHtml(aged.element)).toBe(plainHtml(fresh.element));
    }),
  );
});

it("moves no badge: one beside words that change is a new one", () => {
  const facts = (time: string): Markup => ({
    tag: "small",
    attributes: {},
    children: [`${time} `, { tag: "span", attributes: { class: "badge" }, children: ["New"] }, " S1"],
  });
  const element = makeElement(facts("8:00"));
  const badge = element.querySelector(".badge");
  patchElement(element, facts("8:00"));
  expect(element.querySelector(".badge")).toBe(badge);
  patchElement(element, facts("17:00"));
  expect(element.textContent).toBe("17:00 New S1");
  expect(element.querySelector(".badge")).not.toBe(badge);
});
