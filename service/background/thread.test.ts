import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listingSchema } from "../../contract/slot.ts";
import { listenInTest } from "../../outside/test-server.ts";
import type { IngestProgress } from "../ingest/request.ts";
import { placeForEach } from "../ingest/test-place.ts";
import { type IngestRun, runIngest, runSendWebhooks } from "./thread.ts";

const place = placeForEach();

const count = 200;
const channels = Array.from({ length: count }, (_, index) => `channel ${index}`);

/** A guide of two programmes on each channel, that bear a title. */
async function guide(title: string): Promise<string> {
  const path = join(place.folder, `${title}.xml`);
  const programme = (channel: string, hour: number) =>
    `<programme channel="${channel}" start="20260822${hour}" stop="20260822${hour + 1}"><title>${title}</title></programme>`;
  await writeFile(
    path,
    `<tv>${channels.map((one) => programme(one, 18) + programme(one, 19)).join("")}</tv>`,
  );
  return path;
}

const request = (path: string): IngestRun => ({
  storeUrl: place.url,
  source: { name: "test", country: "GB", timezone: null },
  input: { kind: "file", path },
  now: Date.UTC(2026, 7, 22) / 1000,
});

async function titles(): Promise<Map<string, string>> {
  const rows = await place.store.db
    .selectFrom("slot")
    .innerJoin("channel", "channel.ref", "slot.channel")
    .select(["channel.name", "slot.body"])
    .orderBy("slot.start")
    .execute();
  const byChannel = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    [...byChannel].map(([name, own]) => [
      name,
      own.map(({ body }) => listingSchema.parse(JSON.parse(body)).title).join(),
    ]),
  );
}

describe("a run on a thread of its own", () => {
  test("returns its account, and reports progress meanwhile", async () => {
    const told: IngestProgress[] = [];
    const summary = await runIngest({
      ...request(await guide("New")),
      onProgress: (progress) => told.push(progress),
    });
    expect(summary).toMatchObject({ outcome: "ok", channels: count, slots: 2 * count });
    expect(told[0]).toMatchObject({ phase: "reading" });
    expect(told).toContainEqual({ phase: "writing", done: count, total: count, slots: 2 * count });
    expect(told).toContainEqual({ phase: "detecting", done: count, total: count });
    expect(told.at(-1)).toMatchObject({ phase: "rebuilding" });
  });

  test("is done while Node watches files, too", async () => {
    vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
    expect(await runIngest(request(await guide("New")))).toMatchObject({ outcome: "ok" });
  });

  test("fails in one line where the source can't be read", async () => {
    await expect(runIngest(request(join(place.folder, "none.xml")))).rejects.toThrow(
      expect.objectContaining({ name: "IngestError", message: expect.stringMatching(/no such file$/) }),
    );
  });

  test("ends when it is asked to, and says why", async () => {
    const controller = new AbortController();
    const port = await listenInTest(createServer(() => controller.abort(new Error("enough"))));
    const run = runIngest({
      ...request(""),
      input: { kind: "url", url: `http://127.0.0.1:${port}/` },
      signal: controller.signal,
    });
    await expect(run).rejects.toThrow("enough");
  });

  test("that is killed leaves each channel wholly old or wholly new; the next ends what it began", async () => {
    await runIngest(request(await guide("Old")));
    const { onProgress: _, ...killed } = request(await guide("New"));
    const script = `
      import { runIngest } from ${JSON.stringify(new URL("./thread.ts", import.meta.url).href)};
      await runIngest({
        ...${JSON.stringify(killed)},
        onProgress: ({ phase, done }) => {
          if (phase === "writing" && done > ${count / 4}) process.kill(process.pid, "SIGKILL");
        },
      });`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: "inherit" });
    const [, signal] = await once(child, "exit");
    expect(signal).toBe("SIGKILL");

    const after = await titles();
    expect(after.size).toBe(count);
    for (const own of after.values()) expect(["Old,Old", "New,New"]).toContain(own);
    expect([...after.values()]).toContain("New,New");
    await runIngest(killed);
    expect(new Set((await titles()).values())).toEqual(new Set(["New,New"]));
  });
});

test("a thread that is to end before it has begun its task does nothing of it", async () => {
  const controller = new AbortController();
  const run = runSendWebhooks({
    ...{ storeUrl: "no store", aheadMs: 0, allowLoopback: false, siteHook: null },
    ...{ vaultKey: "a test's key, which is long enough", logLevel: "silent" },
    signal: controller.signal,
  });
  controller.abort(new Error("enough"));
  await expect(run).rejects.toThrow("enough");
});
