import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { makeSlots } from "@/components/testing/guide-sample";
import { frames, showGuide } from "@/components/testing/show-guide";

/** Titles that run both ways, in turns of channels. */
const toSlots: typeof makeSlots = (row, span) =>
  makeSlots(row, span).map((slot) => ({ ...slot, title: row % 4 < 2 ? "Lark" : "חוגה" }));

it.each(["GB", "SA"])(
  "in %s, what began before the view has its title in it, whichever way that is written, and with the focus too",
  async (country) => {
    await page.viewport(1280, 720);
    const { grid } = await showGuide({ country, toSlots });
    grid.scrollBy({ left: (country === "SA" ? -1 : 1) * 130, behavior: "instant" });
    await frames();
    const head = grid.querySelector("[role='rowheader']")?.getBoundingClientRect() ?? new DOMRect();
    const view = grid.getBoundingClientRect();
    const [left, right] = country === "SA" ? [view.left, head.left] : [head.right, view.right];
    const isCut = (box: DOMRect) => (country === "SA" ? box.right > right + 20 : box.left < left - 20);
    const roomOf = (box: DOMRect) => Math.min(box.right, right) - Math.max(box.left, left);
    const cut = [...grid.querySelectorAll<HTMLElement>("[role='gridcell'] > a")].filter((link) => {
      const box = link.getBoundingClientRect();
      return isCut(box) && roomOf(box) > 80;
    });
    const ofTitle = (link: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(link.querySelector("b") as Element);
      return range.getBoundingClientRect();
    };
    expect(new Set(cut.map((link) => link.querySelector("b")?.textContent)).size).toBe(2);
    for (const link of cut) {
      for (const hasFocus of [false, true]) {
        if (hasFocus) link.focus({ preventScroll: true });
        const title = ofTitle(link);
        expect([title.left >= left, title.right <= right, hasFocus], link.ariaLabel ?? "").toEqual([
          true,
          true,
          hasFocus,
        ]);
      }
    }
  },
);
