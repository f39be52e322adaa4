import { catalogueLanguages } from "../lib/market.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, measureShift, test } from "./test.ts";

for (const [market, language, heading] of [
  ["es", "es", "Ahora en la tele en España"],
  ["es-fr", "fr", "En ce moment à la télé en Espagne"],
  ["es-de", "de", "Jetzt im TV: Spanien"],
  ["es-pt", "pt", "Agora na TV: Espanha"],
  ["jp", "ja", "日本で放送中の番組"],
  ["gb", "en", "On now in the United Kingdom"],
] as const)
  test(`/${market} speaks ${language}`, async ({ request }) => {
    const html = await (await request.get(`/${market}`)).text();
    expect(/<html [^>]*lang="([^"]+)"/.exec(html)?.[1]).toBe(language);
    expect(Array.from(html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, text]) => text)).toEqual([heading]);
  });

test("Egypt's pages run right to left, and nothing sticks out", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/eg", "/eg/tonight", "/eg/channels"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("the header's links and the guide's bar fit a small tablet in each language", async ({ page }) => {
  for (const market of ["gb", "es", "es-fr", "es-de", "es-pt", "jp", "eg"]) {
    await page.goto(`/${market}/guide`);
    for (const width of [701, 740]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoSidewaysScroll(page);
      const links = page.getByRole("banner").getByRole("navigation");
      expect(await links.evaluate((row) => row.scrollWidth - row.clientWidth), `${market} ${width}`).toBe(0);
    }
  }
});

test("a page can be had in each language, and stays the same page", async ({ page }) => {
  await page.goto("/gb/tonight/21");
  const languages = page.getByRole("contentinfo").getByRole("navigation", { name: "Language" });
  await expect(languages.getByRole("link")).toHaveCount(catalogueLanguages.length);
  await languages.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/gb-fr\/tonight\/21$/);
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveText(/Ce soir/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test.describe("the clock", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("follows the viewer's own zone, says so, and keeps to it on other pages without a shift", {
    tag: "@phone",
  }, async ({ page, consoleErrors }) => {
    // On a slow machine the typeface comes after the first paint, which is a shift of its own.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto("/gb");
    const main = page.getByRole("main").filter({ visible: true });
    const first = main.getByRole("listitem").locator("time").first();
    const there = await first.textContent();
    await expect(main.getByText("London time")).toBeVisible();
    await page.getByRole("combobox", { name: "Times" }).selectOption("My own time zone");
    await expect(main.getByText("Tokyo time")).toBeVisible();
    await expect(first).not.toHaveText(there ?? "");

    for (const path of ["/gb/tonight", "/gb/guide", "/gb"]) {
      await page.goto(path);
      // The guide also says it to screen readers, and in brief on a phone.
      await expect(main.getByText("Tokyo time").filter({ visible: true }).last()).toBeInViewport();
      // A minute that passes meanwhile makes "10 min left" shorter, which counts less than a thousandth.
      expect(await measureShift(page)).toBeCloseTo(0, 2);
    }
    await page.getByRole("combobox", { name: "Times" }).selectOption("United Kingdom");
    await expect(main.getByText("London time")).toBeVisible();
    await expect(first).toHaveText(there ?? "");
    for (const error of consoleErrors.splice(0)) expect(error).toContain(".woff2");
  });

  test("of the guide's grid follows it too", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("clock", "mine 24"));
    await page.goto("/gb/guide");
    const grid = page.getByRole("grid");
    await expect(grid.getByText("05:30", { exact: true }).first()).toBeVisible();
    await expect(grid.getByRole("link", { name: /Larkhill One.*on now/ })).toHaveAccessibleName(
      /0\d:\d\d.*, until 0\d:\d\d/,
    );
  });

  test("of sport says which day it is there, if it is another than the list's", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("clock", "mine 24"));
    await page.goto("/gb/sport");
    const listed = page.getByRole("main").locator("[data-clock-days]").first().locator("time:not([data-as])");
    await expect(listed.first()).toHaveText(/^(?:[A-Z][a-z]{2} )?\d\d:\d\d$/);
    const days = await listed.evaluateAll((times) =>
      times.map((time) => {
        const dayIn = (timeZone: string) =>
          new Intl.DateTimeFormat("en-CA", { timeZone }).format(
            Date.parse(time.getAttribute("datetime") ?? ""),
          );
        const isNamed = /^[A-Z]/.test(time.textContent ?? "");
        return isNamed === (dayIn("Asia/Tokyo") !== dayIn("Europe/London"));
      }),
    );
    expect(days).not.toContain(false);
  });

  test("counts twelve hours where a person wants it, whatever the language", async ({ page }) => {
    await page.goto("/gb");
    await page.getByRole("combobox", { name: "Clock" }).selectOption("12-hour");
    await expect(page.getByRole("main").locator("time").nth(1)).toHaveText(/^\d{1,2}:\d\d [ap]m$/);
  });
});
