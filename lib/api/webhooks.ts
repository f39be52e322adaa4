import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { siteEnv } from "@/lib/env";
import { ApiError } from "./error";

const timeoutMs = 10_000;

/** The site's webhook with the guide: who it is, what signs its messages, and where it calls. */
const ownWebhookSchema = z.object({ id: z.string(), secret: z.string(), url: z.string() });

export type OwnWebhook = z.infer<typeof ownWebhookSchema>;

/** What it is called about, and how long before an event: as long as the longest reminder. */
const wanted = { events: ["event.starting", "event.changed"], lead_minutes: 30 };

async function call(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<Response> {
  const { apiUrl, apiKey } = siteEnv();
  const text = body && JSON.stringify(body);
  try {
    return await fetch(`${apiUrl}${path}`, {
      method,
      body: text,
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: "application/json, application/problem+json",
        "accept-encoding": "identity",
        authorization: `Bearer ${apiKey}`,
        ...(text && { "content-type": "application/json" }),
        // Of two processes that ask at once, both get the same webhook.
        ...(method === "POST" && {
          "idempotency-key": createHash("sha256").update(`${path} ${text}`).digest("hex").slice(0, 32),
        }),
      },
    });
  } catch (cause) {
    throw new ApiError("the guide's webhooks can't be reached", 0, cause);
  }
}

const readData = async (answer: Response): Promise<unknown> =>
  z.object({ data: z.unknown() }).parse(await answer.json()).data;

/**
 * Has the guide call the site at an address: `known` is its webhook from before, which is kept, called at the address
 * and switched on. Null if the guide has no webhooks for this key.
 */
export async function ensureWebhook(url: string, known: OwnWebhook | null): Promise<OwnWebhook | null> {
  if (known) {
    const path = `/webhooks/${encodeURIComponent(known.id)}`;
    const found = await call("GET", path);
    if (found.ok) {
      const webhook = z
        .object({ url: z.string(), enabled: z.boolean().optional() })
        .parse(await readData(found));
      if (webhook.url === url && webhook.enabled !== false) return { ...known, url };
      const changed = await call("PATCH", path, { url, enabled: true });
      if (changed.ok) return { ...known, url };
      throw new ApiError(`the guide answered ${changed.status} to ${path}`, changed.status);
    }
    if (found.status !== 404) return refused(found);
  }
  const made = await call("POST", "/webhooks", { ...wanted, url });
  if (!made.ok) return refused(made);
  const { id, secret } = ownWebhookSchema.omit({ url: true }).parse(await readData(made));
  return { id, secret, url };
}

/** The last refusal that was reported: it is the same every hour. */
let reported = "";

/**
 * Null if a deployment has no webhooks, or none for this key or address, which the log says once; throws if it just
 * fails.
 */
async function refused(answer: Response): Promise<null> {
  const { status } = answer;
  if (status < 400 || status >= 500 || status === 429)
    throw new ApiError(`the guide answered ${status} about webhooks`, status);
  const problem = await answer.json().catch(() => null);
  const { detail } = z.object({ detail: z.string().optional() }).catch({}).parse(problem);
  const why = detail ? `${status}, ${detail}` : String(status);
  if (why !== reported)
    console.warn(
      `The guide makes no webhook for this site (${why}): reminders learn of changes within 15 minutes`,
    );
  reported = why;
  return null;
}
