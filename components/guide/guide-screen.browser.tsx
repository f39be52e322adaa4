import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { enter, focusedName, isInView, linkOf, onNow, scrollTo } from "@/components/testing/grid-focus";
import { router } from "@/components/testing/next-navigation";
import { eventually, frames, showGuide } from "@/components/testing/show-guide";
import { announceGuide } from "./sheet-preview";

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
