import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { freePorts } from "../outside/test-port.ts";
import { siteNow } from "./sites.ts";
import { startPrograms } from "./state-sites.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  expectReadable,
} from "./test.ts";

/** The operator's pages, on a site of their own that begins empty. */

const token = "operator-token-0123456789";

const test = base.extend<object, { empty: { port: number; address: string } }>({
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const [port = 0, servicePort = 0] = await freePorts(2);
      const folder = await mkdtemp(join(tmpdir(), "nownext-setup-"));
      const site = await startPrograms(port, {
        DATA_DIR: folder,
        SERVICE_PORT: String(servicePort),
        NOWNEXT_SAMPLE: "off",
        OPERATOR_TOKEN: token,
      });
      await use({ port, address: `http://localhost:${port}` });
      await site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

// One after another on one site.
test.describe.configure({ mode: "default" });

const xmltvTime = (epochMs: number) =>
  `${new Date(epochMs).toISOString().replaceAll(/\D/g, "").slice(0, 14)} +0000`;

/** A guide of a day of hours on one channel, which begins an hour ago. */
function guide(): Buffer {
  const begin = Math.floor(siteNow() / 3_600_000 - 1) * 3_600_000;
  const programmes = Array.from({ length: 24 }, (_, hour) => {
    const [start, stop] = [hour, hour + 1].map((each) => xmltvTime(begin + each * 3_600_000));
    return `<programme channel="one.is" start="${start}" stop="${stop}"><title>Þáttur ${hour}</title></programme>`;
  });
  return gzipSync(
    `<tv><channel id="one.is"><display-name>Stöð Eitt</display-name></channel>${programmes.join("")}</tv>`,
  );
}

/** Asks for a path with headers that a browser wouldn't let a page set. */
function statusOf(
  port: number,
  path: string,
  headers: Record<string, string>,
  method = "GET",
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = ask({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on("error", reject);
    request.end();
  });
}

for (const page of ["/setup", "/status", "/status/data"])
  test(`${page} is absent for whoever isn't the operator`, async ({ empty: { port } }) => {
    const host = `localhost:${port}`;
    expect(await statusOf(port, page, { Host: host })).toBe(200);
    const strangers: Record<string, string>[] = [
      { Host: "evil.example" },
      { Host: `evil.example:${port}` },
      { Host: host, "X-Forwarded-For": "127.0.0.1" },
      { Host: host, Forwarded: "for=127.0.0.1" },
      { Host: "guide.example", Authorization: "Bearer wrong-token-0123456789" },
      { Host: "guide.example", Cookie: `nownext_operator=${token}` },
      { Host: "guide.example", "x-nownext-here": "1" },
    ];
    for (const headers of strangers)
      expect(await statusOf(port, page, headers), JSON.stringify(headers)).toBe(404);
    const sent = { Host: "guide.example", Authorization: `Bearer ${token}` };
    expect(await statusOf(port, page, sent)).toBe(200);
  });

test("no other site's page can add a source", async ({ empty: { port, address }, request }) => {
  const form = "address=https%3A%2F%2Flistings.example%2F&country=IS&minutes=60";
  const host = { Host: `localhost:${port}`, "Content-Type": "application/x-www-form-urlencoded" };
  const writes: Record<string, string>[] = [
    { ...host, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { ...host, Origin: "null" },
    { ...host, Origin: `http://localhost:${port + 1}`, "Sec-Fetch-Site": "same-site" },
    host,
  ];
  for (const headers of writes)
    for (const path of ["/setup/source", "/setup/upload"])
      expect(await statusOf(port, `${path}?${form}`, headers, "POST")).toBe(403);
  const status = await (await request.get(`${address}/status/data`)).json();
  expect(status.service.sources).toEqual([]);
});

test("a guide is set up in a browser, also a phone's: country, file, progress, account, guide", async ({
  page,
  empty,
}) => {
  await page.goto(`${empty.address}/countries`);
  await page.getByRole("link", { name: "Set up your own guide" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set up your guide" })).toBeVisible();
  await page.getByLabel("Country", { exact: true }).selectOption("Iceland");
  await page.getByRole("button", { name: /Next|Change/ }).click();
  await expect(page.getByRole("heading", { name: /Listings for Iceland/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "iptv-org/epg" })).toContainText("terms");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);

  await page
    .getByLabel("An XMLTV file")
    .setInputFiles({ name: "notes.xml", mimeType: "text/xml", buffer: Buffer.from("just text") });
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The file: line 1");
  await page.getByRole("link", { name: "Correct it" }).click();

  await page
    .getByLabel("An XMLTV file")
    .setInputFiles({ name: "hours.xml.gz", mimeType: "application/gzip", buffer: guide() });
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { name: "Your guide of Iceland is ready" })).toBeVisible();
  await expect(page.getByText("1 channel and 24 programmes")).toBeVisible();
  await expect(page.getByText("24 slots on 1 channel")).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole("link", { name: "What is on now" }).click();
  await expect(page).toHaveURL(/\/is\/home$/);
  await expect(page.getByText(/Þáttur [12]/).first()).toBeVisible();
});

test("what was entered is kept, and each field says what is wrong with it", async ({ page, empty }) => {
  await page.goto(`${empty.address}/setup?country=IS`);
  await page.getByLabel("Address of an XMLTV guide").fill("https://listings.example/guide.xml");
  await page.getByText("More settings").first().click();
  await page.locator("#address-name").fill("../up");
  await page.getByRole("button", { name: "Add this address" }).click();
  await expect(
    page.getByText("A name has up to 63 letters, digits, dots and dashes.", { exact: true }),
  ).toBeVisible();
  await expect(page.locator("#address-name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Address of an XMLTV guide")).toHaveValue(
    "https://listings.example/guide.xml",
  );
  // The field may be far below what says that nothing was added.
  await page.getByRole("link", { name: "Correct it" }).click();
  await expect(page).toHaveURL(/#address$/);
});

test("a file without programmes leads back to others, not into an empty guide", async ({ page, empty }) => {
  await page.goto(`${empty.address}/setup?country=IS`);
  await page
    .getByLabel("An XMLTV file")
    .setInputFiles({ name: "none.xml", mimeType: "text/xml", buffer: Buffer.from("<tv></tv>") });
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { name: "There are no programmes in it" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the guide" })).toHaveCount(0);
  await page.getByRole("link", { name: "Add other listings" }).click();
  await expect(page).toHaveURL(/country=IS/);
});

test("an address is said to be asked for as long as it doesn't answer", async ({ page, empty }) => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const asked = once(silent, "request");
  const { port } = silent.address() as AddressInfo;

  await page.goto(`${empty.address}/setup?country=IS`);
  await page.getByLabel("Address of an XMLTV guide").fill(`http://127.0.0.1:${port}/guide.xml`);
  await page.getByRole("button", { name: "Add this address" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for an answer" })).toBeVisible();
  const [, answer] = await asked;
  answer.writeHead(404).end();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("404");
  silent.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide is set up too", async ({ page, empty }) => {
    await page.goto(`${empty.address}/setup?country=IS`);
    await page
      .getByLabel("An XMLTV file")
      .setInputFiles({ name: "plain.xml.gz", mimeType: "application/gzip", buffer: guide() });
    await page.getByRole("button", { name: "Upload and read" }).click();
    await expect(page.getByRole("heading", { name: "Your guide of Iceland is ready" })).toBeVisible();
  });
});

test("the status names each source with its account, fits a phone, and reads well in both colours", async ({
  page,
  empty,
}) => {
  await page.goto(`${empty.address}/status`);
  for (const name of ["Sources", "Requests", "Calls by endpoint", "Errors and webhooks", "Keys"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});

test("the token is exchanged for a cookie that doesn't hold it", async ({ page, empty, context }) => {
  await page.goto(`${empty.address}/operator`);
  await page.getByLabel("Token").fill("wrong-token-0123456789");
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByText("This isn’t the token.")).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set up your guide" })).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  expect(cookie?.value).not.toContain(token);
  const sent = { Host: "guide.example", Cookie: `nownext_operator=${cookie?.value}` };
  expect(await statusOf(empty.port, "/status", sent)).toBe(200);
});
