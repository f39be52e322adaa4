import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { checkPages } from "./check.ts";
import { visitPage } from "./visit.ts";

let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "/page" }).end();
    else if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
    else if (request.url === "/away") response.writeHead(302, { location: "ftp://example.com/" }).end();
    else if (request.url === "/silent") return;
    else response.writeHead(Number(request.url?.slice(1)) || 200).end("a page");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("a visit", () => {
  it.each([
    ["/page", "answers"],
    ["/moved", "answers"],
    ["/404", "fails"],
    ["/410", "fails"],
    ["/500", "fails"],
    ["/loop", "fails"],
    ["/away", "fails"],
    ["/403", "unclear"],
    ["/429", "unclear"],
    ["/503", "unclear"],
  ])("to %s %s", async (path, outcome) => {
    expect(await visitPage(origin + path, 600_000)).toMatchObject({ outcome });
  });

  it("fails where nobody answers in time", async () => {
    expect(await visitPage(`${origin}/silent`, 50)).toMatchObject({ outcome: "fails" });
  });
});

describe("a check of pages", () => {
  const now = fromIso("2026-08-22T12:00:00Z");
  const options = { sites: 2, pauseMs: 0, now, onVisit: () => {} };
  const row = { url: "https://a.example/1", checked: "2026-08-01", failures: 2, message: null, tried_at: 0 };
  const outcome = async (kind: "answers" | "fails" | "unclear") => {
    const visit = async () => ({ outcome: kind, message: kind });
    return (await checkPages([row.url], new Map([[row.url, row]]), { ...options, visit }))[0];
  };

  it("stamps the day on a page that answers, and forgets its failures", async () => {
    expect(await outcome("answers")).toMatchObject({ checked: "2026-08-22", failures: 0 });
  });

  it("counts failures in a row, and keeps the day on which the page last answered", async () => {
    expect(await outcome("fails")).toMatchObject({ checked: "2026-08-01", failures: 3 });
  });

  it("changes nothing about a page that turns us away", async () => {
    expect(await outcome("unclear")).toMatchObject({ checked: "2026-08-01", failures: 2 });
  });

  it("visits each page once, and one page of a site at a time", async () => {
    const open = new Map<string, number>();
    const visited: string[] = [];
    const visit = async (url: string) => {
      const { host } = new URL(url);
      open.set(host, (open.get(host) ?? 0) + 1);
      expect(open.get(host)).toBe(1);
      await new Promise(setImmediate);
      open.set(host, 0);
      visited.push(url);
      return { outcome: "answers" as const, message: "" };
    };
    const urls = ["https://a.example/1", "https://a.example/2", "https://b.example/", "https://a.example/1"];
    await checkPages(urls, new Map(), { ...options, visit });
    expect(visited.toSorted()).toEqual([...new Set(urls)].sort());
  });
});
