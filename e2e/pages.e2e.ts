import { expect, expectAccessible, expectNoSidewaysScroll, expectReadable, test } from "./test.ts";

const pages = [
  ["/countries", "the choice of a country"],
  ["/gb/home", "the home of a country"],
  ["/gb", "now and next"],
  ["/gb/tonight", "tonight"],
  ["/gb/tonight/21", "tonight at an hour"],
  ["/gb/tonight/20/free", "what is free tonight"],
  ["/gb/tonight/films", "tonight's films"],
  ["/gb/guide", "the guide"],
  ["/gb/guide/2026-03-15", "the guide of tomorrow"],
  ["/gb/channels", "the channels"],
  ["/gb/search", "search"],
  ["/gb/search?q=larkhill", "search results"],
  ["/jp", "now and next in Japan"],
  ["/eg/guide", "the guide in Egypt"],
] as const;

for (const [path, name] of pages)
  test(`${name} fits the screen, a phone's also in large letters, says that its data is a sample, and is accessible in dark and light`, {
    tag: "@phone",
  }, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/^(Sample data|サンプルデータ|بيانات تجريبية)$/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
          .map((fade) => fade.finished),
      ),
    );
    await expectReadable(page);
    if (!isMobile) return;
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoSidewaysScroll(page);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("now and next lists programmes and leads to every other page", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/gb");
    await expect(page.getByRole("heading", { level: 1, name: "On now in the United Kingdom" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Larkhill One" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Tonight", exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tonight" })).toBeVisible();
    await page.getByRole("link", { name: "Guide", exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole("grid", { name: "Programmes by channel and time" })).toBeVisible();
  });

  test("a search is a plain form that answers", async ({ page }) => {
    await page.goto("/gb/search");
    await page.getByRole("main").getByRole("searchbox").fill("larkhill");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Larkhill Two/ })
        .first(),
    ).toBeVisible();
  });

  test("the guide's days and hours are links", async ({ page }) => {
    await page.goto("/gb/guide");
    await page.getByRole("link", { name: /Tomorrow/ }).click();
    await expect(page).toHaveURL(/\/gb\/guide\/2026-03-15$/);
    await page.getByRole("link", { name: "Prime time" }).click();
    await expect(page).toHaveURL(/\/gb\/guide\/2026-03-15\/20$/);
  });
});

test("an unknown market, page, programme or event says so, with a way on", async ({
  page,
  consoleErrors,
}) => {
  for (const path of [
    "/xx",
    "/gb/nowhere",
    "/gb/programmes/ls_0000000000000000",
    "/gb/channels/ch_0000000000",
    "/gb/events/an-event-that-is-gone-ev_000000000000",
    "/events/an-event-that-is-gone-ev_000000000000",
    "/gb/leagues/lg_000000000000",
    "/gb/sport/football/1999-01-01",
  ]) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
  // The browser itself reports each 404 that it is sent to.
  for (const error of consoleErrors.splice(0)) expect(error).toContain("404");
});

test("a country without listings says so in its language, and leads to those that have some", async ({
  page,
  consoleErrors,
}) => {
  for (const [path, title] of [
    ["/ae-en", "No listings for the United Arab Emirates yet"],
    ["/ae-en/guide", "No listings for the United Arab Emirates yet"],
    ["/fr/tonight", "Pas encore de programme TV en France"],
  ] as const) {
    expect.soft((await page.goto(path))?.status(), path).toBe(404);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Choisir un pays" }).click();
  await expect(page.getByRole("link", { name: "United Kingdom" }).first()).toBeVisible();
  // Whoever runs the site reads there how to add the country.
  await page.goto("/ae-en");
  await expect(page.getByRole("link", { name: "Set up your own guide" })).toBeVisible();
  for (const error of consoleErrors.splice(0)) expect(error).toContain("404");
});

test("other forms of a market lead to its one address", async ({ page }) => {
  await page.goto("/GB");
  await expect(page).toHaveURL(/\/gb$/);
  await page.goto("/gb-en");
  await expect(page).toHaveURL(/\/gb$/);
});

test("a country is chosen, and remembered for the next visit", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: /Japan/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /日本/ })).toBeVisible();
  // It is noted once the page's script runs.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("market"))).toBe("jp");
  await page.goto("/");
  await expect(page).toHaveURL(/\/jp\/home$/);
});

test("the country switcher is found and used by the keyboard alone", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/gb");
  const opener = page
    .getByRole("link", { name: /Change the country/ })
    .or(page.getByRole("button", { name: /Change the country/ }));
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("spa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/es/);
});

test("the chosen colours stay over pages and reloads", async ({ page }) => {
  await page.goto("/gb");
  await page.getByRole("button", { name: /Colours/ }).click();
  await expect(page.getByRole("button", { name: "Colours: Light" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Colours: Light" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("the first tab stop skips to the content", async ({ page }) => {
  await page.goto("/gb");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the app can be installed: manifest, icons and colours are there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toContain("now|next");
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test("the public port passes /v1 on to the guide service, whose problems arrive as they are", async ({
  request,
}) => {
  const answer = await request.get("/v1/countries");
  expect(answer.status()).toBe(401);
  expect(answer.headers()["content-type"]).toContain("application/problem+json");
  expect(await answer.json()).toMatchObject({ code: "missing_key", meta: { took_ms: expect.any(Number) } });
});
