import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  enter,
  focusedName,
  focusedRow,
  isInView,
  linkOf,
  onNow,
  rowAt,
  scrollTo,
  viewports,
} from "@/components/testing/grid-focus";
import { makeSlots } from "@/components/testing/guide-sample";
import { eventually, frames, serveGuide, showGuide } from "@/components/testing/show-guide";
import { markSeen } from "@/components/ui/mark-seen";
import { earlyKeys } from "./early-keys";

// As a page's document does.
markSeen();

describe.each(viewports)("the guide's grid on $name", ({ width, height }) => {
  beforeEach(() => page.viewport(width, height));

  it("takes over the server's programmes in place, with times in the device's format", async () => {
    localStorage.setItem("clock", "country 12");
    const { grid, wake } = await serveGuide();
    const served = [...grid.querySelectorAll("[data-k]")];
    const boxes = served.map((cell) => cell.getBoundingClientRect());
    const frame = () =>
      [grid, ...grid.querySelectorAll("[aria-rowindex='1'] > [role='rowheader'], [class*='corner']")].map(
        (element) => element.getBoundingClientRect(),
      );
    const before = frame();
    await wake();
    expect(frame()).toEqual(before);
    const kept = served.filter((cell) => cell.isConnected);
    expect(kept.length).toBeGreaterThan(16);
    // Cells were cut to the first screen's time: what is seen of them ends where it did.
    const { right } = grid.getBoundingClientRect();
    for (const [index, cell] of served.entries()) {
      const box = boxes[index];
      if (!cell.isConnected || !box || box.right > right) continue;
      expect(cell.getBoundingClientRect().right).toBeCloseTo(box.right, 0);
      expect(cell.getBoundingClientRect().top).toBeCloseTo(box.top, 0);
    }
    expect(linkOf(grid, `${onNow?.title} `)?.textContent).toMatch(/8:00\s?pm/i);
  });

  it("keeps the focus that the keys moved before the scripts had loaded", async () => {
    const { grid, rows, wake } = await serveGuide();
    earlyKeys(rows);
    enter(grid);
    for (let row = 2; row <= 16; row++) await userEvent.keyboard("{ArrowDown}");
    expect(focusedRow()).toBe("16");
    const name = focusedName();
    await wake();
    expect(focusedName()).toBe(name);
    expect(isInView(grid, document.activeElement)).toBe(true);
    await userEvent.keyboard("{ArrowUp}");
    expect(focusedRow()).toBe("15");
  });

  it("shows whatever listings contain as text", async () => {
    const title = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>&amp;';
    const toSlots: typeof makeSlots = (row, span) =>
      makeSlots(row, span).map((slot) => ({ ...slot, title, part: title }));
    const { grid } = await showGuide({ toSlots });
    expect(grid.querySelector("[data-k] b")?.textContent).toBe(title);
    await scrollTo(grid, grid.scrollLeft + 4000, 500);
    await eventually(() => expect(grid.querySelector("[data-k] b")?.textContent).toBe(title));
    expect(grid.querySelector("[data-k] img, [data-k] script")).toBeNull();
    expect("hit" in window).toBe(false);
  });

  it("has a channel's letters in place of a logo that is but one pixel", async () => {
    const logo = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    const { grid } = await showGuide({ logo });
    const plate = rowAt(grid, 1)?.querySelector("[role='rowheader'] [aria-hidden]");
    const image = plate?.querySelector("img") as HTMLImageElement;
    await eventually(() => expect(image.complete).toBe(true));
    await eventually(() =>
      expect([plate?.textContent, getComputedStyle(image).visibility]).toEqual(["C1", "hidden"]),
    );
  });

  it("keeps the line of the present at the present when the page is read again", async () => {
    const { grid, readAgain } = await showGuide();
    const minutes = () =>
      Number(grid.querySelector<HTMLElement>("#grid-end")?.style.getPropertyValue("--now"));
    const before = minutes();
    await readAgain(120);
    expect(Math.abs(minutes() - before)).toBeLessThan(60);
  });

  it("names a cell by what is seen, then channel, end and whether it is on: nothing is heard twice", async () => {
    const { screen } = await showGuide();
    const name = `${onNow?.title} 20:00, Channel 1, until 20:30, on now`;
    await expect.element(screen.getByRole("link", { name })).toHaveTextContent(`${onNow?.title} 20:00`);
  });

  it.each([23, 2000])(
    "reaches every one of %i channels by scrolling, with few rows in the page",
    async (count) => {
      const { grid } = await showGuide({ channels: count });
      await scrollTo(grid, grid.scrollLeft, grid.scrollHeight);
      await eventually(() => expect(rowAt(grid, count)?.querySelector("[data-k]")).not.toBeNull());
      expect(isInView(grid, rowAt(grid, count))).toBe(true);
      expect(grid.querySelectorAll("[role='row']").length).toBeLessThan(20);
      expect(grid.querySelectorAll("*").length).toBeLessThan(900);
    },
  );

  it("shows the listings of channels that came before the lineup did", async () => {
    let release = () => {};
    const listings = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { grid } = await showGuide({
      before: (path) => {
        if (path.endsWith("/lineup")) return listings;
        setTimeout(release);
      },
    });
    await scrollTo(grid, grid.scrollLeft, grid.scrollHeight);
    await eventually(() => expect(rowAt(grid, 23)?.querySelector("[data-k]")).not.toBeNull());
  });

  it("goes on across midnight without a seam", async () => {
    const { grid } = await showGuide();
    await scrollTo(grid, grid.scrollLeft + grid.clientWidth * 2, 0);
    await eventually(() => expect(rowAt(grid, 1)?.querySelector("[data-gap]")).toBeNull());
    const ends = [...(rowAt(grid, 1)?.querySelectorAll<HTMLElement>("[role='gridcell']") ?? [])].map(
      (cell) => {
        const start = Number(cell.style.getPropertyValue("--s"));
        return [start, start + Number(cell.style.getPropertyValue("--d"))] as const;
      },
    );
    expect(ends.length).toBeGreaterThan(1);
    for (const [index, [start]] of ends.entries())
      if (index > 0) expect(start).toBeCloseTo(ends[index - 1]?.[1] ?? 0, 1);
  });

  it("is complete and reachable once a fast scroll is over", async () => {
    const { grid } = await showGuide({ channels: 2000 });
    for (let step = 1; step <= 30; step++) {
      grid.scrollBy({ left: 250, top: 120, behavior: "instant" });
      await frames(1);
    }
    const unfinished =
      "[data-sketch], [data-loose], [role='gridcell'][data-k]:not(:has(> a[href][aria-label])), [role='rowheader']:not(:has(> a))";
    await eventually(() => expect(grid.querySelectorAll(unfinished).length).toBe(0));
    enter(grid);
    await userEvent.keyboard("{ArrowRight}");
    expect(isInView(grid, document.activeElement)).toBe(true);
  });

  it("has the true axis of a day of 23 hours", async () => {
    const { grid } = await showGuide();
    enter(grid);
    for (let day = 14; day < 29; day++) await userEvent.keyboard("]");
    await userEvent.keyboard("{Home}");
    const marks = () =>
      [...grid.querySelectorAll("[aria-hidden='true'] span")].map(({ textContent }) => textContent ?? "");
    await eventually(() => expect(marks()).toContain("00:30"));
    expect(marks().find((mark) => mark.startsWith("02:00"))).toContain("BST");
    expect(marks().filter((mark) => mark.startsWith("01:30"))).toEqual([]);
  });
});
