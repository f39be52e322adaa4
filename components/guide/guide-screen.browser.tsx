import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeSlots, now } from "@/components/testing/guide-sample";
import { router } from "@/components/testing/next-navigation";
import { eventually, frames, serveGuide, showGuide } from "@/components/testing/show-guide";
import { earlyKeys } from "./early-keys";
import { announceGuide } from "./sheet-preview";

const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? "";

/** A focused cell's minutes on the canvas, which are the same in every language. */
function focusedPlace(): { from: number; until: number } {
  const cell = document.activeElement?.closest<HTMLElement>("[role='gridcell']");
  const length = (name: string) => Number(cell?.style.getPropertyValue(name));
  return { from: length("--s"), until: length("--s") + length("--d") };
}

const rowAt = (grid: HTMLElement, place: number) =>
  grid.querySelector<HTMLElement>(`[aria-rowindex='${place}']`);

const focusedRow = () => document.activeElement?.closest("[role='row']")?.getAttribute("aria-rowindex");

/** Focuses the grid's one tab stop. */
const enter = (grid: HTMLElement) => grid.querySelector<HTMLElement>("[tabindex='0']")?.focus();

const linkOf = (grid: HTMLElement, start: string) =>
  grid.querySelector<HTMLElement>(`a[aria-label^='${start}']`);

/** Whether some of an element is in the grid's view. */
function isInView(grid: HTMLElement, element: Element | null): boolean {
  if (!element) return false;
  const [view, box] = [grid.getBoundingClientRect(), element.getBoundingClientRect()];
  return box.top < view.bottom && box.bottom > view.top && box.left < view.right && box.right > view.left;
}

const scrollTo = async (grid: HTMLElement, left: number, top: number) => {
  grid.scrollTo({ left, top, behavior: "instant" });
  await frames();
};

/** 20:00 to 20:30 on the first channel, which is on now. */
const onNow = makeSlots(0, { start: now, stop: now + 1 })[0];

const viewports = [
  { name: "a phone", width: 390, height: 844 },
  { name: "a desk", width: 1280, height: 720 },
];

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
    await eventually(() => expect(grid.querySelector("[role='rowheader'] img")).toBeNull());
    expect(rowAt(grid, 1)?.querySelector("[role='rowheader'] [aria-hidden]")?.textContent).toBe("C1");
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

describe.each(viewports)("the grid's keys on $name", ({ width, height }) => {
  beforeEach(() => page.viewport(width, height));

  it("keep the time while they change the channel", async () => {
    const { grid } = await showGuide();
    enter(grid);
    await userEvent.keyboard("n");
    const name = focusedName();
    expect(name).toContain("on now");
    await userEvent.keyboard("{ArrowDown}");
    expect(focusedName()).toMatch(/Channel 2.*on now$/);
    await userEvent.keyboard("{ArrowUp}");
    expect(focusedName()).toBe(name);
  });

  it("reach other programmes, days, hours and channels, and never lose the focus", async () => {
    const { grid, screen } = await showGuide();
    enter(grid);
    await userEvent.keyboard("n");
    const { until } = focusedPlace();
    await userEvent.keyboard("{ArrowRight}");
    expect(focusedPlace().from).toBe(until);
    await userEvent.keyboard("]");
    await expect
      .element(screen.getByRole("link", { name: /Tomorrow/ }))
      .toHaveAttribute("aria-current", "date");
    await userEvent.keyboard("p");
    expect(isInView(grid, document.activeElement)).toBe(true);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    expect(focusedRow()).toBe("23");
    expect(isInView(grid, document.activeElement)).toBe(true);
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    expect(focusedRow()).toBe("1");
    expect(isInView(grid, document.activeElement)).toBe(true);
    await userEvent.keyboard("{Home}");
    expect(isInView(grid, document.activeElement)).toBe(true);
    expect(grid.querySelectorAll("[tabindex='0']").length).toBe(1);
  });

  it("reach the last of 2,000 channels, whose listings come under the focus", async () => {
    const { grid } = await showGuide({ channels: 2000 });
    enter(grid);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    expect(focusedRow()).toBe("2000");
    await eventually(() => expect(focusedName()).toMatch(/^Show 2000-.*Channel 2000/));
    expect(document.activeElement?.getAttribute("href")).toMatch(/\/programmes\//);
  });

  it("leave the focus with its programme while a person scrolls away and back", async () => {
    const { grid } = await showGuide();
    const link = linkOf(grid, `${onNow?.title} `);
    link?.focus();
    const left = grid.scrollLeft;
    await scrollTo(grid, left + 20_000, grid.scrollHeight);
    await eventually(() => expect(rowAt(grid, 23)).not.toBeNull());
    expect(document.activeElement).toBe(link);
    await scrollTo(grid, left, 0);
    expect(document.activeElement).toBe(link);
    expect(isInView(grid, link)).toBe(true);
  });

  it("go on in time to the left under a right-to-left language, in a mirrored grid", async () => {
    const { grid } = await showGuide({ country: "EG", zone: "Africa/Cairo" });
    const head = grid.querySelector("[role='rowheader']")?.getBoundingClientRect();
    expect(head?.right).toBeCloseTo(grid.getBoundingClientRect().right, -1);
    enter(grid);
    const { until } = focusedPlace();
    const { left } = document.activeElement?.getBoundingClientRect() ?? { left: 0 };
    await userEvent.keyboard("{ArrowLeft}");
    expect(focusedPlace().from).toBeCloseTo(until, 1);
    expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(left);
  });
});

describe("the guide", () => {
  it("moves on with the clock if it is left at the present, and stays where somebody looks", async () => {
    const { grid, screen } = await showGuide();
    const line = grid.querySelector("#grid-end");
    const opened = Date.now();
    const clock = vi.spyOn(Date, "now");
    onTestFinished(() => clock.mockRestore());
    let passed = 0;
    const pass = async (minutes: number) => {
      passed += minutes;
      clock.mockReturnValue(opened + passed * 60_000);
      document.dispatchEvent(new Event("visibilitychange"));
      await frames();
    };
    // The browser's driver waits by the clock that stands still here.
    const press = (name: string) =>
      (screen.getByRole("link", { name, exact: true }).element() as HTMLElement).click();
    for (const minutes of [30, 120, 600]) {
      await pass(minutes);
      expect([minutes, isInView(grid, line)]).toEqual([minutes, true]);
    }

    press("Prime time");
    await scrollTo(grid, grid.scrollLeft + 5_000, 0);
    const evening = grid.scrollLeft;
    await pass(30);
    expect(grid.scrollLeft).toBe(evening);

    press("Now");
    enter(grid);
    await pass(600);
    expect(isInView(grid, line)).toBe(false);

    document.documentElement.dataset.tv = "";
    onTestFinished(() => void delete document.documentElement.dataset.tv);
    press("Now");
    enter(grid);
    await pass(120);
    expect([isInView(grid, line), isInView(grid, document.activeElement)]).toEqual([true, true]);
    expect(document.activeElement?.closest("[data-at='on']")).not.toBeNull();
  });

  it("keeps a favourite with f, which narrows the grid to its channel", async () => {
    const { grid, screen } = await showGuide();
    enter(grid);
    await userEvent.keyboard("{ArrowDown}f");
    await screen.getByRole("button", { name: "★ My channels" }).click();
    await eventually(() => expect(grid.getAttribute("aria-rowcount")).toBe("1"));
    expect([...grid.querySelectorAll("[role='rowheader']")].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Channel 2"),
    ]);
  });

  it("lists its keys at a question mark, until Escape", async () => {
    const { grid, screen } = await showGuide();
    enter(grid);
    await userEvent.keyboard("?");
    const help = screen.getByRole("dialog", { name: "Keyboard" });
    await expect.element(help).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(help).not.toBeInTheDocument();
  });

  it("filters by its address, dims what doesn't fit, and can hide it", async () => {
    const { grid, screen } = await showGuide({ query: `?q=${onNow?.title.toUpperCase()}` });
    const fitting = () => [...grid.querySelectorAll("[data-k]:not([data-dim])")];
    await eventually(() => expect(grid.querySelector("[data-dim]")).not.toBeNull());
    expect(fitting().length).toBeGreaterThan(0);
    for (const cell of fitting()) expect(cell.textContent).toContain(onNow?.title);
    await screen.getByRole("button", { name: "Filter and view" }).click();
    const panel = page.getByRole("region", { name: "Filter and view" });
    await panel.getByRole("button", { name: "Hidden" }).click();
    expect(location.search).toContain("show=only");
    const dimmed = grid.querySelector("[data-dim]");
    await expect.element(dimmed as HTMLElement).not.toBeVisible();
    await panel.getByRole("button", { name: "Clear filters" }).click();
    expect(location.search).not.toContain("q=");
    await eventually(() => expect(grid.querySelector("[data-dim]")).toBeNull());
  });

  it("greys a filter that its channels can't support, with the reason", async () => {
    const { screen } = await showGuide();
    await screen.getByRole("button", { name: "Filter and view" }).click();
    const panel = page.getByRole("region", { name: "Filter and view" });
    await expect.element(panel.getByRole("checkbox", { name: /regional or HD/ })).toBeDisabled();
    await expect.element(panel.getByText("No channel here has a regional or HD version")).toBeVisible();
  });

  it("opens a programme by its address, and finds it again when it comes back, however it was drawn", async () => {
    const { grid } = await showGuide();
    const link = linkOf(grid, `${onNow?.title} `);
    const name = link?.getAttribute("aria-label");
    link?.focus();
    await userEvent.keyboard("{Enter}");
    expect(router.push).toHaveBeenCalledWith(link?.getAttribute("href"), { scroll: false });
    link?.blur();
    await page.viewport(900, 420);
    await page.viewport(1280, 720);
    await frames();
    announceGuide();
    expect(focusedName()).toBe(name);
    expect(isInView(grid, document.activeElement)).toBe(true);
  });

  it("writes its position into the address once a person's scroll is over", async () => {
    const { grid } = await showGuide();
    grid.dispatchEvent(new WheelEvent("wheel"));
    await scrollTo(grid, grid.scrollLeft + grid.clientWidth, 128);
    await eventually(() => expect(location.search).toMatch(/t=\d{4}&ch=ch_3/));
  });
});
