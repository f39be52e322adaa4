import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { mergeTests } from "@playwright/test";
import sharp from "sharp";
import { createDiskShelf } from "../lib/disk-shelf.ts";
import { pictureWidths } from "../lib/pictures/address.ts";
import { readSiteKey, servicePort, siteNow } from "./sites.ts";
import { test as withSites } from "./state-sites.ts";
import { expect, test as withPage } from "./test.ts";

/** The site fetches nothing from this machine, so its pictures are on the shelf already. */
const kept = "http://pictures.test/kept.png";
const lost = "http://pictures.test/lost.png";

type Thing = Record<string, unknown>;

/** The logo, icon or image of one of the guide's things; one channel's can't be had. */
function withPicture(thing: Thing): Thing {
  const id = String(thing.id);
  if (id.startsWith("ch_")) return { ...thing, logo: thing.number === 2 ? lost : kept };
  if (id.startsWith("ls_")) return { ...thing, icon: kept };
  return id.startsWith("sh_") ? { ...thing, image: kept } : thing;
}

/** A site whose guide is the tests' own, with pictures added. */
const test = mergeTests(withSites, withPage).extend<{ pictured: string }>({
  pictured: async ({ down }, use) => {
    const key = readSiteKey();
    const guide = createServer(async (request, response) => {
      const answer = await fetch(`http://127.0.0.1:${servicePort}${request.url}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const body = JSON.parse(await answer.text(), (_, value) =>
        value !== null && typeof value === "object" && "id" in value ? withPicture(value) : value,
      );
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    guide.listen(down.guidePort, "127.0.0.1");
    await once(guide, "listening");
    const now = () => siteNow() / 1000;
    const shelf = createDiskShelf({
      folder: join(down.folder, "pictures"),
      mostBytes: 100_000_000,
      mostBytesInMemory: 0,
      now,
    });
    for (const width of pictureWidths) {
      const size = { width, height: Math.round((width * 9) / 16) };
      const bytes = await sharp({ create: { ...size, channels: 3, background: "#36d399" } })
        .webp()
        .toBuffer();
      await shelf.put(`${width} ${kept}`, { bytes, at: now() });
    }
    await use(down.address);
    guide.closeAllConnections();
    guide.close();
  },
});

// One after another on one site.
test.describe.configure({ mode: "default" });

const countShown = (page: Page) =>
  page
    .getByRole("main")
    .locator("img")
    .evaluateAll(
      (images) =>
        images.filter(
          (image) =>
            (image as HTMLImageElement).naturalWidth > 1 &&
            image.checkVisibility({ visibilityProperty: true }),
        ).length,
    );

const firstLink = async (page: Page, part: string): Promise<string> =>
  (await page.getByRole("main").locator(`a[href*="${part}"]`).first().getAttribute("href")) ?? "";

test("no page makes the browser call another origin, and pictures are shown nonetheless", async ({
  page,
  pictured,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^http/.test(protocol) && origin !== pictured) foreign.push(request.url());
  });
  const open = async (path: string) => {
    await page.goto(pictured + path);
    await expect.poll(() => countShown(page), { message: path }).toBeGreaterThan(0);
  };
  await open("/gb/tonight/21");
  const programme = await firstLink(page, "/programmes/");
  for (const path of ["/gb", "/gb/guide", "/gb/guide/list", "/gb/channels", programme]) await open(path);
  const show = page.getByRole("link", { name: /^All about / });
  if (await show.isVisible()) await open((await show.getAttribute("href")) ?? "");
  await open(await firstLink(page, "/channels/").then((href) => href || "/gb/channels"));
  await open("/gb/search/news");
  await page.goto(`${pictured}/gb/sport`);
  expect(foreign).toEqual([]);
});

test("a logo that can't be had is the channel's initials, and no error", async ({ page, pictured }) => {
  await page.goto(`${pictured}/gb/channels`);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Larkhill Two" }).first();
  await expect(row.locator("img")).toBeHidden();
  await expect(row.getByText("LAR2", { exact: true })).toBeVisible();
});

test("the picture route fetches nothing that the guide doesn't name", async ({ request, pictured }) => {
  for (const path of [
    "/pictures/x.webp?of=http://127.0.0.1/",
    "/pictures/x.webp",
    "/pictures/x.webp?w=128",
  ]) {
    const answer = await request.get(pictured + path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
  }
});
