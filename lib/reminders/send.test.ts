import { createECDH, randomBytes } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generateVAPIDKeys } from "web-push";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { listenInTest } from "../../outside/test-server.ts";
import { readOrMakeKeys } from "./keys.ts";
import type { Push } from "./reminder.ts";
import { createSend } from "./send.ts";

const push: Push = { title: "A v B", body: "Starts now", url: "/gb", tag: "ev_1", lang: "en", dir: "ltr" };
const keys = generateVAPIDKeys();

/** A push service that answers so, and what the site makes of it. */
async function pushTo(status: number, headers: Record<string, string> = {}, endpointAt?: string) {
  const seen: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on("end", () => response.writeHead(status, headers).end());
  });
  const origin = `http://127.0.0.1:${await listenInTest(server)}`;
  const own = createECDH("prime256v1");
  own.generateKeys();
  const send = createSend({
    ...{ keys, contact: "https://guide.example", resolve: async () => ["127.0.0.1"] },
    testOrigin: origin,
  });
  const sent = await send(
    {
      endpoint: endpointAt ?? `${origin}/device`,
      keys: { p256dh: own.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
    },
    push,
    900,
  );
  return { sent, seen };
}

describe("a push", () => {
  it("proves whose it is, says how long it is of use, and replaces an earlier one of the same thing", async () => {
    const { sent, seen } = await pushTo(201);
    expect(sent).toEqual({ is: "sent" });
    expect(seen).toMatchObject([{ ttl: "900", urgency: "high", "content-encoding": "aes128gcm" }]);
    expect(seen[0]?.authorization).toMatch(/^vapid t=.+, ?k=/);
    expect(seen[0]?.topic).toMatch(/^[\w-]{32}$/);
  });

  it.each([
    [404, {}, { is: "gone" }],
    [410, {}, { is: "gone" }],
    [429, { "retry-after": "120" }, { is: "later", seconds: 120 }],
    [503, {}, { is: "later", seconds: null }],
    [403, {}, { is: "refused" }],
    [302, { location: "http://127.0.0.1:1/" }, { is: "refused" }],
  ])("that is answered by %s %j is %j", async (status, headers, result) => {
    const { sent, seen } = await pushTo(status, headers);
    expect(sent).toEqual(result);
    expect(seen).toHaveLength(1);
  });

  it("never goes to an unknown host, nor to a known one at an address that isn't public", async () => {
    expect(await pushTo(201, {}, "https://evil.example/x")).toMatchObject({ sent: { is: "gone" }, seen: [] });
    const inside = await pushTo(201, {}, "https://fcm.googleapis.com/fcm/send/x");
    expect(inside).toMatchObject({ sent: { is: "later" }, seen: [] });
  });
});

describe("the keys", () => {
  it("are made once, whole, and readable by their owner alone", () => {
    const path = join(makeTestFolder(), "new", "push-keys");
    const made = readOrMakeKeys(path);
    expect(readOrMakeKeys(path)).toEqual(made);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    writeFileSync(path, "{}");
    expect(() => readOrMakeKeys(path)).toThrow("contains no keys");
  });
});
