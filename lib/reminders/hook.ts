import "server-only";
import { z } from "zod";
import { ensureWebhook, type OwnWebhook } from "@/lib/api/webhooks";
import { reminderSettings } from "./settings.ts";
import { type Db, readSetting, writeSetting } from "./store/store.ts";

const setting = "webhook";
const storedSchema = z.object({ id: z.string(), secret: z.string(), url: z.string() });

export async function readHook(db: Db): Promise<OwnWebhook | null> {
  const stored = await readSetting(db, setting);
  return stored === null ? null : storedSchema.parse(JSON.parse(stored));
}

/** How often the webhook is looked after, ms. */
const lookMs = 3_600_000;

let lookedAt = Number.NEGATIVE_INFINITY;

/** Has the guide call this site about events, if it can. What fails is tried again an hour later. */
export async function keepHook(db: Db): Promise<void> {
  const { hook } = reminderSettings();
  const at = performance.now();
  if (hook === null || at - lookedAt < lookMs) return;
  lookedAt = at;
  const known = await readHook(db);
  const kept = await ensureWebhook(hook, known);
  if (kept && JSON.stringify(kept) !== JSON.stringify(known))
    await writeSetting(db, setting, JSON.stringify(kept));
}
