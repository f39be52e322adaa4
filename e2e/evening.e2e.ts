import { clockTime, siteNow } from "./sites.ts";
import { expect, test } from "./test.ts";

test("now and next shows each channel's programme with its progress, in the country's order", async ({
  page,
}) => {
  await page.goto("/gb");
  const lines = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(lines.first()).toContainText("Larkhill One");
  await expect(lines.nth(1)).toContainText("Larkhill Two");
  await expect
    .poll(async () => {
      const [from = "", to = ""] = await lines.first().locator("time").allTextContents();
      const now = clockTime(siteNow());
      return from <= now && now < to;
    })
    .toBe(true);
  await expect(page.getByText(/London time/).first()).toBeVisible();
});

test("a kind narrows what is on now, by a link", async ({ page }) => {
  await page.goto("/gb");
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Sport" }).click();
  await expect(page).toHaveURL(/\/gb\/now\/sport/);
  const main = page.getByRole("main").filter({ visible: true });
  await expect(main.getByRole("link", { name: /Touchline/ }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Larkhill News", exact: true })).toHaveCount(0);
});

test("tonight's hours are links, and the chosen one is in the address", async ({ page }) => {
  await page.goto("/gb/tonight");
  const hours = page.getByRole("navigation", { name: "Hour" });
  await hours.getByRole("link", { name: "22:00" }).click();
  await expect(page).toHaveURL(/\/gb\/tonight\/22$/);
  await page.goto("/gb/tonight?from_hour=21");
  await expect(page.getByRole("navigation", { name: "Hour" }).locator("[aria-current]")).toHaveText("21:00");
});

test("tonight recommends nothing twice", async ({ page }) => {
  await page.goto("/gb/tonight");
  const picks = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^Best tonight/ }) })
    .getByRole("heading", { level: 3 });
  const titles = await picks.allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});

test("tonight's films say what each is, when and who is in it, and can be narrowed to free ones, of which the sample has none", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/gb/tonight/films");
  const films = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^All evening/ }) })
    .getByRole("listitem");
  const first = films.first();
  await expect(first.getByRole("heading", { level: 3 })).toBeVisible();
  await expect(first).toContainText(/\d\shr/);
  await expect(first).toContainText(/Rated ★ \d/);
  await expect(first).toContainText(/Director/);
  const starts = await films
    .locator("b time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(starts).toEqual(starts.toSorted());
  await page.getByRole("switch", { name: "Free only" }).click();
  await expect(page.getByRole("listitem").filter({ visible: true, has: page.locator("time") })).toHaveCount(
    0,
  );
  await expect(page.getByText("Nothing here is known to be free")).toBeVisible();
  await page.getByRole("switch", { name: "Free only" }).click();
  await first.getByRole("heading", { level: 3 }).getByRole("link").click();
  await expect(page).toHaveURL(/\/gb\/programmes\/ls_/);
});

test.describe("in London", () => {
  test.use({ timezoneId: "Europe/London", locale: "en-GB" });

  test("what is free at eight is one tap from the front page, which says that it guessed the country", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/gb\/home$/);
    await expect(page.getByText("Our guess, from your time zone.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose my channels" })).toBeVisible();
    await page.getByRole("link", { name: "Free at 8 tonight" }).click();
    await expect(page).toHaveURL(/\/gb\/tonight\/20\/free$/);
    const main = page.getByRole("main").filter({ visible: true });
    const lines = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(lines.first()).toBeVisible();
    await expect(lines.filter({ hasNotText: "Free" })).toHaveCount(0);
    await main.getByRole("link", { name: "Free only" }).click();
    await expect(page).toHaveURL(/\/gb\/tonight\/20$/);
  });

  test("a guessed country is changed from the home, and the next visit begins in the new one", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Change country" }).click();
    // The home that is being left has a link to Spain, too.
    await expect(page).toHaveURL(/\/countries$/);
    await page.getByRole("main").filter({ visible: true }).getByRole("link", { name: /Spain/ }).click();
    await expect(page).toHaveURL(/\/es\/home$/);
    await expect(page.getByText("Lo deducimos de tu zona horaria.")).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("market"))).toBe("es");
    await page.goto("/");
    await expect(page).toHaveURL(/\/es\/home$/);
  });

  test("between a country and the list of countries, a press asks for the page and nothing before it", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:countries|es\/home)$/.test(pathname)) asked.push(`${request.resourceType()} ${pathname}`);
    });
    await page.goto("/gb/home");
    await page.getByRole("link", { name: "Change country" }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Spain/ })
      .click();
    await expect(page).toHaveURL(/\/es\/home$/);
    expect(asked).toEqual(["document /countries", "document /es/home"]);
  });
});

test("the chosen hour is in view", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/gb/tonight/23");
  await expect(page.getByRole("navigation", { name: "Hour" }).locator("[aria-current]")).toBeInViewport({
    ratio: 1,
  });
});

test("a channel's page has its day, in its own zone, and the days around it", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/jp-en/channels");
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL(/\/jp-en\/channels\/ch_/);
  const main = page.getByRole("main").filter({ visible: true });
  await expect(main.getByText("Tokyo time").first()).toBeVisible();
  expect(await main.getByRole("listitem").count()).toBeGreaterThan(12);
  await main.getByRole("link", { name: /Tomorrow/ }).click();
  await expect(page).toHaveURL(/\/jp-en\/channels\/ch_[0-9a-z]+\/2026-03-1\d$/);
});

test("a neutral channel link shows the channel and leads to its country", async ({ page }) => {
  await page.goto("/gb/channels");
  const href = await page
    .getByRole("main")
    .getByRole("link", { name: /Larkhill One/ })
    .first()
    .getAttribute("href");
  await page.goto(href?.replace("/gb", "") ?? "/");
  await expect(page.getByRole("link", { name: /United Kingdom/ }).first()).toBeVisible();
});
