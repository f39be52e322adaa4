import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { freePorts } from "../outside/test-port.ts";
import { siteNow } from "./sites.ts";
import { startPrograms } from "./state-sites.ts";
import { test as base, expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from "./test.ts";

/**
 * What clubs are called on the pages of those who write them in other letters, and where a channel stands whose listings
 * are over, on a site with a guide of its own.
 */

const xmltvTime = (hours: number) =>
  `${new Date(siteNow() + hours * 3_600_000).toISOString().replaceAll(/\D/g, "").slice(0, 10)}0000 +0000`;

/**
 * A match in two hours, on an Arabic channel and on an English one; on the latter also another match. The first channel
 * has had nothing since the day before yesterday.
 */
const guide = (): string => {
  const slot = (channel: string, hours: number, title: string, language: string) =>
    `<programme channel="${channel}" start="${xmltvTime(hours)}" stop="${xmltvTime(hours + 2)}"><title lang="${language}">${title}</title><category lang="en">Football</category></programme>`;
  return `<tv>
    <channel id="stopped.sa"><display-name>Stillwater TV</display-name></channel>
    <channel id="arabic.sa"><display-name>رياضة المرسى</display-name></channel>
    <channel id="english.sa"><display-name>Harbour Sports</display-name></channel>
    ${slot("stopped.sa", -50, "Harbour Lights", "en")}
    ${slot("arabic.sa", 2, "الدوري الإيطالي: ليتشي × فيورنتينا", "ar")}
    ${slot("english.sa", 2, "LIVE: Serie A: Lecce v Fiorentina", "en")}
    ${slot("english.sa", 4, "LIVE: Serie A: Eastgate Rovers v Roma", "en")}
  </tv>`;
};

const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const [port = 0, servicePort = 0] = await freePorts(2);
      const folder = await mkdtemp(join(tmpdir(), "nownext-names-"));
      const settings = { DATA_DIR: folder, SERVICE_PORT: String(servicePort), NOWNEXT_SAMPLE: "off" };
      const file = join(folder, "guide.xml");
      await writeFile(file, guide());
      const read = spawnSync(process.execPath, ["service/cli.ts", "ingest", file, "--country", "SA"], {
        cwd: resolve(import.meta.dirname, ".."),
        encoding: "utf8",
        env: { ...process.env, ...settings },
      });
      if (read.status !== 0) throw new Error(read.stderr);
      const site = await startPrograms(port, settings);
      await use(`http://localhost:${port}`);
      await site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

// One after another on one site.
test.describe.configure({ mode: "default" });

const mainOf = (page: Page) => page.getByRole("main").filter({ visible: true });

test("a match is called as the country's listings write it, wherever it is, and fits a phone", async ({
  page,
  address,
}) => {
  await page.goto(`${address}/sa/sport`);
  const match = mainOf(page).getByRole("link", { name: "ليتشي ضد فيورنتينا" });
  await expect(match).toBeVisible();
  await expect(mainOf(page).getByRole("link", { name: "الدوري الإيطالي" }).first()).toBeVisible();
  await expect(mainOf(page).getByRole("link", { name: "Eastgate Rovers ضد Roma" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await match.click();
  await expect(page).toHaveURL(/\/sa\/events\/lecce-v-fiorentina-ev_[0-9a-z]+$/);
  await expect(mainOf(page).getByRole("heading", { level: 1 })).toHaveText("ليتشي ضد فيورنتينا");
  await expect(page).toHaveTitle(/ليتشي ضد فيورنتينا/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
});

test("its programmes have the same name, however their channels list them", async ({ page, address }) => {
  await page.goto(`${address}/sa/guide`);
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("gridcell", { name: /ليتشي ضد فيورنتينا/ })).toHaveCount(2);

  const kickOff = new Date(siteNow() + 2 * 3_600_000);
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Riyadh" }).format(kickOff);
  const hour = String((kickOff.getUTCHours() + 3) % 24).padStart(2, "0");
  await page.goto(`${address}/sa/guide/list/${date}/${hour}`);
  const line = mainOf(page).getByRole("listitem").filter({ hasText: "Harbour Sports" });
  await expect(line.getByRole("link", { name: "ليتشي ضد فيورنتينا" }).first()).toBeVisible();
  await expect(line.getByText("الدوري الإيطالي")).toBeVisible();
  await expect(line.getByRole("link", { name: /ليتشي ضد فيورنتينا/ }).last()).toHaveAttribute(
    "href",
    /\/events\/lecce-v-fiorentina-ev_/,
  );
});

test("its reminder, its card and what chats unfold of its link have that name", async ({ page, address }) => {
  const name = "ليتشي ضد فيورنتينا";
  await page.goto(`${address}/sa/sport`);
  await mainOf(page).getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/events\//);
  await mainOf(page).getByRole("button", { name: "ذكّرني", exact: true }).click();
  await expect(page.getByRole("dialog", { name: new RegExp(name) })).toBeVisible();

  const unfolded = await page.request.get(`${address}/oembed?url=${encodeURIComponent(page.url())}`);
  const { title, html } = await unfolded.json();
  expect(title).toBe(name);
  const id = /ev_[0-9a-z]+/.exec(page.url())?.[0];
  const calendar = await page.request.get(`${address}/calendars/sa/events/${id}/event.ics`);
  expect(calendar.headers()["content-disposition"]).toBe(
    `attachment; filename="lecce-v-fiorentina.ics"; filename*=UTF-8''${encodeURIComponent(name)}.ics`,
  );
  await page.goto(/src="([^"]+)"/.exec(html)?.[1] ?? "");
  await expect(page).toHaveTitle(new RegExp(name));
});

test("in another language it keeps its own name, and search finds it by either", async ({
  page,
  address,
}) => {
  await page.goto(`${address}/sa-en/sport`);
  await expect(mainOf(page).getByRole("link", { name: "Lecce v Fiorentina" })).toBeVisible();
  for (const query of ["ليتشي", "Lecce"]) {
    await page.goto(`${address}/sa/search?q=${encodeURIComponent(query)}`);
    await expect(
      mainOf(page)
        .getByRole("link", { name: /ليتشي ضد فيورنتينا/ })
        .first(),
    ).toBeVisible();
  }
});

test("a channel whose listings are over stands behind the others, and has a line on the days that it lists", async ({
  page,
  address,
}) => {
  await page.goto(`${address}/sa-en/guide`);
  await expect(page.getByRole("rowheader")).toHaveText([/رياضة المرسى/, /Harbour Sports/, /Stillwater TV/]);
  await page.goto(`${address}/sa-en/guide/list`);
  const lines = mainOf(page).locator("#guide-lines > li");
  await expect(lines).toHaveCount(2);
  await mainOf(page).getByText("1 channel with nothing listed").click();
  await expect(mainOf(page).getByRole("link", { name: "Stillwater TV" })).toBeVisible();
  const listed = new Date(siteNow() - 50 * 3_600_000);
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Riyadh" }).format(listed);
  const hour = String((listed.getUTCHours() + 3) % 24).padStart(2, "0");
  await page.goto(`${address}/sa-en/guide/list/${date}/${hour}`);
  await expect(lines.filter({ hasText: "Stillwater TV" })).toContainText("Harbour Lights");
});

test("a home leads only to what there is this evening", async ({ page, address }) => {
  await page.goto(`${address}/sa-en/home`);
  const ways = page.getByRole("navigation", { name: "Shortcuts" });
  await expect(ways.getByRole("link")).toHaveText(["Live sport"]);
});
