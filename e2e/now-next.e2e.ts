import type { Page } from "@playwright/test";
import { siteNow } from "./sites.ts";
import { expect, measureShift, test } from "./test.ts";

const lines = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });

test("when a programme ends the next one takes its place, without the guide and without a shift", {
  tag: "@phone",
}, async ({ page, consoleErrors }) => {
  await page.clock.install();
  await page.route(/\/api\/now\//, (route) => route.abort());
  await page.goto("/gb");
  const line = lines(page).first();
  const readLine = () =>
    line.evaluate((element) => ({
      next: element.querySelectorAll("time")[1]?.getAttribute("datetime") ?? "",
      title: [...element.querySelectorAll("p")].at(-1)?.querySelector("a")?.textContent ?? "",
    }));
  // Not at the moment at which a programme ends by itself.
  await expect.poll(async () => Date.parse((await readLine()).next) - siteNow()).toBeGreaterThan(30_000);
  const { next, title } = await readLine();
  expect(title).not.toBe("");
  // A slow machine paints the page before its typeface is there; this is about what happens later.
  const atFirst = await measureShift(page);
  // By then the guide has been asked for as well, at most 12 seconds after the change.
  await page.clock.fastForward(Date.parse(next) - siteNow() + 13_000);
  await expect(line.locator("time").first()).toHaveAttribute("datetime", next);
  await expect(line.locator("p").first()).toContainText(title);
  await expect(page.getByText("last updated")).toBeVisible();
  // "10 min left" grows shorter at its start, which counts less than a thousandth; a line that moves counts a hundred times as much.
  expect(await measureShift(page)).toBeCloseTo(atFirst, 2);
  for (const error of consoleErrors.splice(0)) expect(error).toContain("Failed to load resource");
});

test("a person who comes back sees what is on, where they left the page", { tag: "@phone" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/api\/now\//, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const { now, next } of body.lines)
      for (const item of [now, next])
        if (item) {
          item.title = "A title that is longer than the one before it was and takes more than one line";
          item.start += 60;
        }
    body.at += 120;
    await route.fulfill({ json: body });
  });
  await page.goto("/gb");
  await expect(lines(page).first().locator("time").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const [before, atFirst] = [await lines(page).nth(4).boundingBox(), await measureShift(page)];
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(lines(page).nth(4)).toContainText("A title that is longer");
  expect(await lines(page).nth(4).boundingBox()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await measureShift(page)).toBeCloseTo(atFirst, 2);
});
