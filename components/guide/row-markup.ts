import { badgeLook } from "@/components/ui/badge";
import { logoWidth, plateLook } from "@/components/ui/plate-look";
import { lookOf } from "@/lib/guide/badge";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { initialsOf, plateColour } from "@/lib/name-plate";
import { paths } from "@/lib/paths";
import { logoAt } from "@/lib/pictures/address";
import type { CellLook, CellSketch, GridWords } from "./cell-look";
import styles from "./grid.module.css";
import type { Markup } from "./markup";

/** Who writes a row: the server's first screen works without scripts, the engine moves a single tab stop itself. */
export type Writer = "server" | "engine";

const tabIndexBy = (writer: Writer): number | undefined => (writer === "engine" ? -1 : undefined);

/** A row without its head and cells. `index` is its place on the canvas, `rowIndex` its place in the lineup, from 0. */
export const rowMarkup = (
  { index, rowIndex }: { index: number; rowIndex: number },
  writer: Writer,
): Markup => ({
  tag: "div",
  attributes: {
    role: "row",
    "aria-rowindex": rowIndex + 1,
    class: writer === "server" ? `${styles.row} ${styles.first}` : styles.row,
  },
  style: { "--row": index },
  children: [],
});

const box = (attributes: Markup["attributes"], children: Markup["children"]): Markup => ({
  tag: "div",
  attributes,
  children,
});

/** The head of a channel's row with its name alone, for a scroll too fast to read more. */
export const headSketch = ({ name }: GuideChannel): Markup =>
  box({ role: "rowheader", class: styles.head, "data-sketch": "" }, [name]);

/** The head of a channel's row: a link with its logo, name and number. */
export const headMarkup = (channel: GuideChannel, market: string, writer: Writer): Markup =>
  box({ role: "rowheader", class: styles.head, "data-sketch": undefined }, [
    {
      tag: "a",
      attributes: { href: paths.channel(market, channel.id), tabindex: tabIndexBy(writer) },
      children: [
        plateMarkup(channel, writer),
        { tag: "span", attributes: { dir: "auto" }, children: [channel.name] },
        ...(channel.number === null || String(channel.number) === channel.name
          ? []
          : [{ tag: "small", attributes: {}, children: [String(channel.number)] } as const]),
      ],
    },
  ]);

/** A channel's plate: see `Plate`. */
const plateMarkup = ({ name, logo }: GuideChannel, writer: Writer): Markup => ({
  tag: "span",
  attributes: { "aria-hidden": "true", class: plateLook("cell") },
  style: { "--own": plateColour(name) },
  children: [initialsOf(name), ...(logo === null ? [] : [logoMarkup(logo, writer)])],
});

const logoMarkup = (logo: string, writer: Writer): Markup => ({
  tag: "img",
  attributes: {
    alt: "",
    // The engine's rows are in view already.
    ...(writer === "server" ? { loading: "lazy" } : {}),
    decoding: "async",
    referrerpolicy: "no-referrer",
    src: logoAt(logo, logoWidth("cell")),
  },
  children: [],
});

/** A cell's state beside its programme. */
export type CellView = {
  state: "past" | "on" | undefined;
  /** Excluded by the filters. */
  dimmed?: boolean;
  /** Minutes from the canvas' start until the present, for what is on; the engine's clock writes its own. */
  now?: number;
  /** Absent if the browser's own tab order applies. */
  tabIndex?: 0 | -1;
};

const cellBox = (
  { from, minutes, width, gap, kind }: CellSketch,
  { state, dimmed, now }: CellView,
  isSketch: boolean,
  children: Markup["children"],
): Markup => ({
  tag: "div",
  attributes: {
    role: "gridcell",
    class: styles.cell,
    "data-k": kind,
    "data-gap": gap,
    "data-w": width,
    "data-at": state,
    "data-dim": dimmed ? "" : undefined,
    "data-sketch": isSketch ? "" : undefined,
  },
  style: { "--s": from, "--d": minutes, "--now": now },
  children,
});

/** A cell with its title alone, for a scroll too fast to read more: the rest costs most of the time. */
export const cellSketchMarkup = (sketch: CellSketch, state: CellView): Markup =>
  cellBox(sketch, state, true, [sketch.title]);

/** A programme or a gap. Its only child is what takes the focus. */
export const cellMarkup = (look: CellLook, state: CellView, words: GridWords): Markup =>
  cellBox(look, state, false, [
    look.href === null ? gapMarkup(look, state) : linkMarkup(look, look.href, state, words),
  ]);

/** Only elements that can have the focus have their own name. */
const gapMarkup = ({ title, label }: CellLook, { tabIndex }: CellView): Markup => ({
  tag: "span",
  attributes: { tabindex: tabIndex, "aria-label": tabIndex === undefined ? undefined : label },
  children: [title],
});

const linkMarkup = (
  look: CellLook,
  href: string,
  { state, tabIndex }: CellView,
  words: GridWords,
): Markup => ({
  tag: "a",
  attributes: {
    href,
    "aria-label": state ? `${look.label}, ${words[state]}` : look.label,
    tabindex: tabIndex,
  },
  children: [
    { tag: "b", attributes: { dir: look.dir }, children: [look.title] },
    " ",
    { tag: "small", attributes: {}, children: factsMarkup(look, state === "on", words) },
  ],
});

const factsMarkup = ({ time, badge, note }: CellLook, isOn: boolean, words: GridWords): Markup["children"] =>
  badge
    ? [
        `${time} `,
        {
          tag: "span",
          attributes: { class: badgeLook(lookOf(badge, isOn)) },
          children: [words.badges[badge]],
        },
        ` ${note}`,
      ]
    : [`${time} ${note}`];
