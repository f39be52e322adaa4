import { createServer, type ServerResponse } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { openTestStore } from "../store/test-store.ts";
import { logged, readLines, spawnService } from "../test-process.ts";
import { writeTest } from "./deliveries.ts";
import { createVault } from "./vault.ts";
import { createWebhook } from "./webhooks.ts";

const vaultKey = "a test's key, which is long enough";

/** A receiver on this machine, and the calls that it gets, each waiting for an answer. */
async function receive() {
  const calls: { id: string; response: ServerResponse }[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    request.resume();
    calls.push({ id: String(request.headers["webhook-id"]), response });
    waiting.shift()?.();
  });
  const port = await listenInTest(server);
  const next = async () => {
    if (calls.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    const call = calls.shift();
    if (!call) throw new Error("no call");
    return call;
  };
  return { url: `http://127.0.0.1:${port}/`, next, calls };
}

it("a message whose process is killed during the call is sent by the next one, with the same id", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const receiver = await receive();
  const wanted = { url: receiver.url, events: ["webhook.test" as const], lead_minutes: 0 };
  const now = Date.parse("2026-08-22T18:00:00Z") / 1000;
  const made = await createWebhook(store.db, {
    owner: "harbour",
    now,
    vault: createVault(vaultKey),
    wanted,
  });
  const start = (at: string) =>
    spawnService(store.url, {
      NOWNEXT_CLOCK: at,
      NOWNEXT_WEBHOOK_LOOPBACK: "on",
      NOWNEXT_WEBHOOK_KEY: vaultKey,
    });
  const read = () => store.db.selectFrom("outbox").select(["id", "state"]).execute();

  const first = await start("2026-08-22T18:00:00Z");
  await logged(readLines(first), "serving");
  const { id } = await writeTest(store.db, made.id, now);
  expect((await receiver.next()).id).toBe(id);
  first.child.kill("SIGKILL");
  await first.ended;
  expect(await read()).toEqual([{ id, state: "pending" }]);

  // By its clock, the claim of the one before has ended.
  const second = await start("2026-08-22T19:00:00Z");
  const again = await receiver.next();
  expect(again.id).toBe(id);
  again.response.writeHead(204).end();
  await expect.poll(read).toEqual([{ id, state: "delivered" }]);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  expect(receiver.calls).toEqual([]);
});
