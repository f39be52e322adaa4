import { chromium, type Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "./test.ts";

/** A page of a browser whose reader has chosen letters twice as large, as wide as given. */
async function inLargeLetters(width: number, work: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions, baseURL } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  });
  try {
    await work(await browser.newPage({ baseURL, locale: "en-GB", viewport: { width, height: 900 } }));
  } finally {
    await browser.close();
  }
}

const sizeOf = async (page: Page, selector: string): Promise<{ width: number; height: number }> =>
  (await page.locator(selector).first().boundingBox()) ?? { width: 0, height: 0 };

for (const width of [390, 1440])
  test(`in letters of 200 % nothing of a page ${width} px wide is out of reach`, async () => {
    await inLargeLetters(width, async (page) => {
      for (const path of ["/gb/home", "/gb/tonight", "/gb/channels", "/gb/night", "/gb/guide"]) {
        await page.goto(path);
        await expectNoSidewaysScroll(page);
        if (width > 390)
          for (const name of ["Now", "Tonight", "Guide", "Sport"])
            await expect(
              page.getByRole("banner").getByRole("link", { name, exact: true }),
              path,
            ).toBeInViewport({ ratio: 0.9 });
      }
      await expect(page.getByRole("link", { name: /^Today/ })).toBeInViewport({ ratio: 0.9 });
      const title = await sizeOf(page, "[role=grid] [data-at=on] b");
      const badge = await sizeOf(page, "[role=grid] small > span");
      expect(badge.height).toBeLessThanOrEqual(title.height);
      await page.goto("/gb");
      const row = page.getByRole("listitem").filter({ hasText: "Larkhill One" }).first();
      const [named] = await row.getByRole("link").filter({ hasText: /\w{4}/ }).all();
      expect((await named?.boundingBox())?.width).toBeGreaterThan(120);
    });
  });

test("if only the letters are enlarged, the header keeps its links and the search its words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/gb/sport");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNoSidewaysScroll(page);
  const header = page.getByRole("banner");
  for (const name of ["Now", "Tonight", "Guide", "Sport"])
    await expect(header.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 0.9 });
});

test("the strip of days shows the chosen one on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/gb/guide");
  await expect(page.getByRole("link", { name: /^Today/ })).toBeInViewport({ ratio: 0.9 });
});

test("where the strip of days has room for two, they are today and tomorrow", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/gb/guide");
  for (const name of [/^Today/, /^Tomorrow/])
    await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole("link", { name: /^Yesterday/ })).toBeInViewport({ ratio: 0.9 });
});

test("in forced colours the chosen hour and the primary action are still told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/gb/tonight/20");
  const hours = page.getByRole("navigation", { name: "Hour" });
  const groundOf = (name: string) =>
    hours.getByRole("link", { name, exact: true }).evaluate((hour) => getComputedStyle(hour).backgroundColor);
  expect(await groundOf("20:00")).not.toBe(await groundOf("21:00"));
  await expect(page.getByRole("button", { name: "Choose my channels" })).toHaveCSS("border-top-width", "1px");
});

test("the guide is printed without its controls", async ({ page }) => {
  await page.goto("/gb/guide");
  const grid = page.getByRole("grid", { name: "Programmes by channel and time" });
  await expect(page.getByRole("link", { name: "Prime time" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Prime time" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
  await expect(grid).toBeVisible();
});

test("the evening's best is printed as dark words on plain paper", async ({ page }) => {
  await page.goto("/gb/tonight");
  await page.emulateMedia({ media: "print" });
  const best = page.getByRole("main").getByRole("list").first().getByRole("listitem").first();
  const looks = await best.evaluate((item) =>
    [item, ...item.querySelectorAll("div, p, time")]
      .filter((each) => each.getClientRects().length > 0)
      .map((each) => {
        const { backgroundImage, color } = getComputedStyle(each);
        return {
          backgroundImage,
          isDark: Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) < 60,
        };
      }),
  );
  expect(looks.length).toBeGreaterThan(3);
  for (const look of looks) expect(look).toEqual({ backgroundImage: "none", isDark: true });
});
