import type { Span } from "@/contract/zone";
import { type Layout, type View, viewAt } from "@/lib/guide/viewport";

/** The scroll container and the canvas in it: their sizes and positions, independent of the page's direction. */
export function createCanvas(
  { scroller, canvas }: Record<"scroller" | "canvas", HTMLElement>,
  { range, rtl }: { range: Span; rtl: boolean },
) {
  let layout: Layout = { range, perMinute: 1, row: 64 };
  let size = { width: 0, height: 0 };
  const inline = (): number => (rtl ? -scroller.scrollLeft : scroller.scrollLeft);

  return {
    /** Reads the sizes from the styles, which set density and zoom, and makes room for this many rows. */
    measure(rows: number): void {
      const style = getComputedStyle(scroller);
      const length = (name: string) => Number.parseFloat(style.getPropertyValue(name));
      layout = { range, perMinute: length("--minute"), row: length("--row-size") };
      size = {
        width: scroller.clientWidth - length("--column"),
        height: scroller.clientHeight - length("--axis"),
      };
      canvas.style.setProperty("--minutes", String((range.stop - range.start) / 60));
      canvas.style.setProperty("--rows", String(rows));
    },

    layout: () => layout,

    /** The size of the view without the axis and the rows' heads, px. */
    size: () => size,

    /** How far it is scrolled, px from its start. */
    scrolled: () => ({ inline: inline(), block: scroller.scrollTop }),

    /** The visible part, given the number of rows. */
    view: (rows: number): View =>
      viewAt(layout, { inline: inline(), block: scroller.scrollTop, ...size }, rows),

    scrollTo(place: { inline?: number | undefined; block?: number | undefined }): void {
      scroller.scrollTo({
        ...(place.inline === undefined ? {} : { left: rtl ? -place.inline : place.inline }),
        ...(place.block === undefined ? {} : { top: place.block }),
        behavior: "instant",
      });
    },
  };
}

export type Canvas = ReturnType<typeof createCanvas>;
