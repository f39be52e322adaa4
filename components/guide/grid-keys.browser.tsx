import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  enter,
  focusedName,
  focusedPlace,
  focusedRow,
  isInView,
  linkOf,
  onNow,
  rowAt,
  scrollTo,
  viewports,
} from "@/components/testing/grid-focus";
import { eventually, showGuide } from "@/components/testing/show-guide";

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
