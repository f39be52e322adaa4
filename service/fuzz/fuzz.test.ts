import { expect, it } from "vitest";
import { openApiDocument } from "../../contract/openapi.ts";
import { fromIso } from "../../contract/time.ts";
import { lineupIdOf } from "../ids.ts";
import { createKey, keyForm, revokeKey } from "../keys/keys.ts";
import { replaceProviderLineup } from "../store/provider-lineups.ts";
import { openTestApp } from "../test-app.ts";
import { readDocument } from "./document.ts";
import { createFuzz } from "./fuzz.ts";
import type { FuzzRequest } from "./requests.ts";

const at = "2026-08-22T18:10:00Z";

/** A few channels of a few countries, with listings around now. */
const channels = Array.from({ length: 30 }, (_, n) => ({
  key: `channel ${n}`,
  name: `${["One", "Zwei", "三", "أربعة"][n % 4]} ${n}`,
  country: ["GB", "DE", "JP", null][n % 4] ?? null,
  languages: ["eng"],
  categories: ["news"],
  ...(n % 3 ? { position: n, logo: "https://images.example/logo.png" } : {}),
  slots: Array.from({ length: n % 5 ? 40 : 0 }, (_, slot) => ({
    start: fromIso(at) - 86_400 + slot * 3600,
    stop: fromIso(at) - 86_400 + (slot + 1) * 3600,
    title: `Programme ${slot}`,
    description: "What happens.",
    category: ["Drama"],
    flags: { new: slot % 2 === 0, live: false, repeat: false },
  })),
}));

/** The request as fetch can send it; null if fetch would change its meaning. */
function toRequest({ method, target, headers, body, raw }: FuzzRequest): Request | null {
  if (raw) return null;
  try {
    const request = new Request(`http://localhost${target}`, { method, headers, body });
    return request.url === `http://localhost${target}` ? request : null;
  } catch {
    return null;
  }
}

it("answers to valid, nearly valid and hostile requests are as the contract says", async () => {
  const { app, store, guide } = await openTestApp({
    at,
    channels,
    burstFactor: 0,
    resolve: async () => ["93.184.215.14"],
  });
  await replaceProviderLineup(
    store.db,
    { id: lineupIdOf("Harbour"), country: "GB", name: "Harbour Cable", region: null, access: "subscription" },
    channels.map(({ name }) => ({ name, known: null, token: null, number: null })),
  );
  await guide.poll();
  const createPlanKey = (plan: "free" | "plus" | "live" | "pro") => createKey(store.db, { plan, now: 0 });
  const revoked = await createPlanKey("pro");
  await revokeKey(store.db, { which: revoked, now: 0 });
  const fuzz = createFuzz({
    document: readDocument(JSON.parse(JSON.stringify(openApiDocument()))),
    seed: 20_260_822,
    keys: {
      ofPlan: [
        [await createPlanKey("free")],
        [await createPlanKey("plus")],
        [await createPlanKey("live")],
        [await createPlanKey("pro")],
      ],
      revoked,
      unknown: keyForm.create(),
    },
    today: at.slice(0, 10),
    url: "https://hooks.example/hook",
  });

  const faults: string[] = [];
  let sent = 0;
  let succeeded = 0;
  for (let n = 0; n < 700; n++) {
    const asked = fuzz.next();
    const request = toRequest(asked);
    if (!request) continue;
    const response = await app.fetch(request);
    const body = Buffer.from(await response.arrayBuffer());
    sent++;
    if (response.ok) succeeded++;
    for (const fault of fuzz.judge(asked, {
      status: response.status,
      headers: new Map(response.headers),
      body,
    }))
      faults.push(`${asked.method} ${asked.target} (${asked.what}): ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(400);
  expect(succeeded).toBeGreaterThan(100);
});
