import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageReader } from "./own-pages";

/** What the site answers. */
let site = { status: 200, html: "" };
let asked = 0;
let now = 0;
const server = createServer((_, response) => {
  asked++;
  response.writeHead(site.status).end(site.html);
});
const portOf = (): number => (server.address() as AddressInfo).port;

beforeEach(async () => {
  site = { status: 200, html: "No listings in Spain yet" };
  asked = 0;
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

test("a page is read once for all who need it within a quarter of a minute", async () => {
  const read = createPageReader(() => now);
  await Promise.all([read(portOf(), "/sorry"), read(portOf(), "/sorry")]);
  now += 14_000;
  expect((await read(portOf(), "/sorry")).html).toBe("No listings in Spain yet");
  expect(asked).toBe(1);
});

test("a page says what is new to those who come after the first that got the old one", async () => {
  const read = createPageReader(() => now);
  await read(portOf(), "/sorry");
  site.html = "Nothing at this address";
  now += 16_000;
  expect((await read(portOf(), "/sorry")).html).toBe("No listings in Spain yet");
  await vi.waitFor(async () => expect((await read(portOf(), "/sorry")).html).toBe("Nothing at this address"));
});

test("a page is there while the site fails, however old it is", async () => {
  const read = createPageReader(() => now);
  await read(portOf(), "/sorry");
  site = { status: 500, html: "" };
  for (let times = 1; times <= 3; times++) {
    now += 3_600_000;
    await vi.waitFor(async () => {
      expect((await read(portOf(), "/sorry")).html).toBe("No listings in Spain yet");
      expect(asked).toBeGreaterThan(times);
    });
  }
});

test("a page that was never read and can't be is an error", async () => {
  site = { status: 500, html: "" };
  await expect(createPageReader(() => now)(portOf(), "/sorry")).rejects.toThrow("/sorry can't be read");
});
