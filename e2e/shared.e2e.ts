import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as forward } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { startTestRedis, type TestRedis } from "../lib/cache/test-redis.ts";
import { freePorts } from "../outside/test-port.ts";
import { readSiteKey, servicePort } from "./sites.ts";
import { startPrograms } from "./state-sites.ts";
import { test as base, expect } from "./test.ts";

/** Two processes of one site, which share a Redis, and the way to their guide, which notes what is asked. */
type Pair = { one: string; other: string; redis: TestRedis; asked: string[] };

const secret = "told-by-the-service-0123456789";

const test = base.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const [guidePort = 0, ...ports] = await freePorts(3);
      const asked: string[] = [];
      const guide = createServer((incoming, outgoing) => {
        const { method, url = "", headers } = incoming;
        asked.push(url);
        const onward = forward({ port: servicePort, method, path: url, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
        onward.on("error", () => outgoing.destroy());
        incoming.pipe(onward);
      }).listen(guidePort, "127.0.0.1");
      const redis = await startTestRedis();
      const folder = await mkdtemp(join(tmpdir(), "nownext-pair-"));
      const key = readSiteKey();
      const sites = await Promise.all(
        ports.map((port) =>
          startPrograms(port, {
            ...{ TVGUIDE_API_URL: `http://127.0.0.1:${guidePort}/v1`, TVGUIDE_API_KEY: key },
            ...{ REDIS_URL: redis.url, SITE_URL: "http://guide.test", NOTIFY_SECRET: secret },
            // Long enough for a Redis on a slow machine, and short enough for one that hangs.
            TVGUIDE_TIMEOUT_SECONDS: "120",
            // Two machines: nothing but Redis is common to them.
            ...{ DATA_DIR: join(folder, String(port)), LOG_LEVEL: "error" },
          }),
        ),
      );
      const [one = "", other = ""] = ports.map((port) => `http://localhost:${port}`);
      await use({ one, other, redis, asked });
      await Promise.all(sites.map((site) => site.stop()));
      await redis.stop();
      guide.closeAllConnections();
      guide.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

// One after another on one pair.
test.describe.configure({ mode: "default" });

const read = async (address: string) => {
  const answer = await fetch(address, { headers: { "Accept-Encoding": "identity" } });
  return {
    status: answer.status,
    html: await answer.text(),
    policy: answer.headers.get("content-security-policy"),
  };
};

/** Waits until Redis has a page that a process sent: it is stored while it is already being read. */
async function untilShared({ redis }: Pair, path: string): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  await expect.poll(async () => (await client.keys(`*:page:*${path}`)).length).toBeGreaterThan(0);
  client.destroy();
}

test("what one process has rendered, the other serves as it is, without a call of the guide", async ({
  pair,
}) => {
  for (const path of ["/gb/world", "/gb/channels", "/gb/coverage"]) {
    const first = await read(pair.one + path);
    expect(first.status).toBe(200);
    await untilShared(pair, path);
    const before = pair.asked.length;
    expect(await read(pair.other + path)).toEqual(first);
    expect(pair.asked.length).toBe(before);
  }
});

test("two processes that render the same at once ask the guide for nothing twice", async ({ pair }) => {
  const before = pair.asked.length;
  const pages = await Promise.all([pair.one, pair.other].map((site) => read(`${site}/gb/tonight/22`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  const asked = pair.asked.slice(before);
  expect(asked).toEqual([...new Set(asked)]);
});

test("what one process is told has changed, the other reads again", async ({ pair }) => {
  await read(`${pair.one}/gb/channels`);
  await read(`${pair.other}/gb/channels`);
  const told = await fetch(`${pair.one}/api/changes`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ expired: ["channels", "countries"], stale: [] }),
  });
  expect(told.status).toBe(204);
  const before = pair.asked.length;
  await expect
    .poll(async () => {
      await read(`${pair.other}/gb/channels`);
      return pair.asked.length;
    })
    .toBeGreaterThan(before);
});

test("without Redis, pages that were seen and pages that weren't are served", async ({ pair }) => {
  const seen = ["/gb/world", "/gb/channels"];
  const serve = async (paths: readonly string[]) => {
    for (const path of paths)
      for (const site of [pair.one, pair.other]) expect((await read(site + path)).status, path).toBe(200);
  };
  await serve(seen);
  pair.redis.hang();
  await serve([...seen, "/es/channels", "/es/world"]);
  pair.redis.resume();
  await pair.redis.stop();
  await serve([...seen, "/jp/channels", "/jp/world"]);
  await pair.redis.start();
  await serve([...seen, "/br/channels", "/br/world"]);
  // It fills again.
  const client = await createClient({ url: pair.redis.url }).connect();
  await expect
    .poll(async () => {
      await serve(["/gb/tonight/18", "/gb/tonight/19"]);
      return client.dbSize();
    })
    .toBeGreaterThan(2);
  client.destroy();
});
