import { join } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);

/** An address without a path: a slash at its end is let pass. */
const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ""))
  .refine(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    "must be an http(s) address without a path, such as https://guide.example",
  );

/** The calls that the smallest plan allows each day: assumed of an API that doesn't say. */
const smallestPlan = 500;

/** The route that the guide's webhook calls. */
const hookPath = "/api/reminders/hook";

const schema = z
  .object({
    SITE_URL: origin.optional(),
    PORT: port.default(3000),
    TVGUIDE_API_URL: z
      .url({ protocol: /^https?$/, error: "must be an http(s) address" })
      .regex(/\/v1\/?$/, "must end in /v1")
      .optional(),
    TVGUIDE_API_KEY: z.string().min(1).optional(),
    TVGUIDE_TIMEOUT_SECONDS: z.coerce
      .number()
      .int()
      .positive({ error: "must be a number of seconds" })
      .default(10),
    TVGUIDE_CALLS_A_DAY: z.coerce.number().int().positive({ error: "must be a number of calls" }).optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: z.string().optional(),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, "must be 87 characters of base64url")
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, "must be 43 characters of base64url")
      .optional(),
    PUSH_TEST_ORIGIN: origin.optional(),
    NOWNEXT_SITE_HOOK: z.url({ protocol: /^http$/ }).optional(),
    SITE_CACHE_DIR: z.string().min(1).optional(),
    SITE_CACHE_MB: z.coerce.number().int().positive({ error: "must be a number of megabytes" }).default(256),
    PICTURES: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    PICTURES_MB: z.coerce.number().int().positive({ error: "must be a number of megabytes" }).default(512),
    OFFLINE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    SERVICE_PORT: port.default(3001),
    NOTIFY_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 characters without spaces")
      .optional(),
    NOWNEXT_LINK_SECRET: z.string().min(16).optional(),
    OPERATOR_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 characters without spaces")
      .optional(),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: "must be an address such as redis://:password@host:6379" })
      .optional(),
    NOWNEXT_CLOCK: z.iso
      .datetime({ offset: true, error: "must be an ISO instant such as 2026-08-22T18:00:00Z" })
      .optional(),
    NOWNEXT_CLOCK_EPOCH_MS: z.coerce.number().int().positive().optional(),
  })
  .transform((env) => ({
    port: env.PORT,
    dataDir: env.DATA_DIR,
    /** A PostgreSQL database that the site's own store shares with the service; null: a file in the data folder. */
    databaseUrl: /^postgres(?:ql)?:/.test(env.DATABASE_URL ?? "") ? (env.DATABASE_URL ?? null) : null,
    /** What the site proves itself with to push services; null: the keys in the data folder. */
    vapidKeys:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
    /** A push service made for a test, at a loopback address; null outside of tests. */
    pushTestOrigin: env.PUSH_TEST_ORIGIN ?? null,
    /**
     * Where the guide's webhook calls this site: an address that the launcher agreed with the service beside it, else
     * the site's public one. Null if the guide can't reach it.
     */
    hook: env.NOWNEXT_SITE_HOOK ?? publicHook(env.SITE_URL),
    /** The origin that people reach the site at. If it isn't set, links for other sites name this machine. */
    siteOrigin: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    /** The address of the API, ending in `/v1`. */
    apiUrl: env.TVGUIDE_API_URL?.replace(/\/$/, "") ?? `http://127.0.0.1:${env.SERVICE_PORT}/v1`,
    apiKey: env.TVGUIDE_API_KEY,
    /** How long an answer of the API is waited for at most, ms. */
    apiTimeoutMs: env.TVGUIDE_TIMEOUT_SECONDS * 1000,
    /** The key's calls a day if the API doesn't say; null if they aren't limited. */
    callsPerDay: env.TVGUIDE_CALLS_A_DAY ?? (env.TVGUIDE_API_URL ? smallestPlan : null),
    /** Where the API's last good answers are kept, and how many bytes of them. */
    copies: {
      folder: env.SITE_CACHE_DIR ?? join(env.DATA_DIR, "site-cache"),
      mostBytes: env.SITE_CACHE_MB * 1_000_000,
    },
    /** The embedded service, whose `/v1` the site forwards; null if another API is used. */
    serviceOrigin: env.TVGUIDE_API_URL ? null : `http://127.0.0.1:${env.SERVICE_PORT}`,
    /** Where fetched logos and pictures are kept; null if pages show them from their own addresses. */
    pictures:
      env.PICTURES === "on"
        ? { folder: join(env.DATA_DIR, "pictures"), mostBytes: env.PICTURES_MB * 1_000_000 }
        : null,
    /** Whether browsers keep pages to be read offline. */
    offline: env.OFFLINE === "on",
    /** What the service proves itself with when it says what has changed; null if no service may. */
    notifySecret: env.NOTIFY_SECRET ?? null,
    /** The operator's side of the service beside this site, and what lets the site in; null if there is none. */
    link:
      env.TVGUIDE_API_URL || !env.NOWNEXT_LINK_SECRET
        ? null
        : { origin: `http://127.0.0.1:${env.SERVICE_PORT}`, secret: env.NOWNEXT_LINK_SECRET },
    /** What an operator proves themselves with from another machine; null: they can't. */
    operatorToken: env.OPERATOR_TOKEN ?? null,
    /** The Redis through which all processes of the site share what they keep; null if each keeps its own. */
    redisUrl: env.REDIS_URL ?? null,
    clockStart: env.NOWNEXT_CLOCK ? new Date(env.NOWNEXT_CLOCK) : null,
    /** The real instant at which the clock showed `clockStart`. */
    clockEpochMs: env.NOWNEXT_CLOCK_EPOCH_MS,
  }));

/** A webhook's target has to be https, on one of two ports. */
function publicHook(site: string | undefined): string | null {
  const { protocol, port: at } = site ? new URL(site) : { protocol: "", port: "" };
  return protocol === "https:" && (at === "" || at === "8443") ? `${site}${hookPath}` : null;
}

export type SiteEnv = z.infer<typeof schema>;

class SettingsError extends Error {
  override name = "SettingsError" as const;
}

/** Reads the site's settings. Throws a SettingsError that names each variable that doesn't fit. */
export function readEnv(env: Record<string, string | undefined>): SiteEnv {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
  );
}

let settings: SiteEnv | undefined;

/** The settings of this process, read at first use: the build needs none of them. */
export function siteEnv(): SiteEnv {
  settings ??= readEnv(process.env);
  return settings;
}
