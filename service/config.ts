import { join } from "node:path";
import { z } from "zod";

const port = z.coerce.number("must be a port number").int().min(1).max(65_535);

/** Whether a text is an origin as browsers write it: without the scheme's default port. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const corsOrigins = z
  .string()
  .transform((text): "*" | string[] =>
    text.trim() === "*" ? "*" : text.split(",").map((origin) => origin.trim()),
  )
  .refine(
    (origins) => origins === "*" || origins.every(isOrigin),
    "must be * or origins such as https://app.example, comma separated",
  );

const secret = z.string().regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 characters without spaces");

const siteOrigins = z
  .string()
  .transform((text) => text.split(",").map((origin) => origin.trim()))
  .refine(
    (origins) => origins.every(isOrigin),
    "must be origins such as http://10.0.0.7:3000, comma separated",
  );

const schema = z
  .object({
    HOST: z.string().min(1).default("127.0.0.1"),
    SERVICE_PORT: port.default(3001),
    SITE_URL: z
      .string()
      .transform((text) => text.replace(/\/$/, ""))
      .refine(isOrigin, "must be an http(s) address without a path, such as https://guide.example")
      .optional(),
    PORT: port.default(3000),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: z
      .string()
      .regex(/^(sqlite:|postgres(ql)?:\/\/)/, "must begin with sqlite: or postgres://")
      .optional(),
    DATABASE_READ_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
      .optional(),
    NOWNEXT_CLOCK: z.iso
      .datetime({ offset: true, error: "must be an ISO instant such as 2026-08-22T18:00:00Z" })
      .optional(),
    NOWNEXT_CLOCK_EPOCH_MS: z.coerce.number().int().positive().optional(),
    NOWNEXT_SAMPLE: z.enum(["on", "off"]).default("on"),
    NOWNEXT_WEBHOOK_LOOPBACK: z.enum(["on", "off"]).default("off"),
    NOWNEXT_SITE_HOOK: z.url({ protocol: /^http$/ }).optional(),
    NOWNEXT_WEBHOOK_KEY: z.string().min(32, "must be at least 32 characters").optional(),
    RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(35),
    RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1000).default(1),
    CORS_ORIGINS: corsOrigins.default([]),
    METRICS_TOKEN: secret.optional(),
    NOTIFY_SITES: siteOrigins.default([]),
    NOTIFY_SECRET: secret.optional(),
    NOWNEXT_LINK_SECRET: secret.optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine((env) => !env.DATABASE_READ_URL || /^postgres/.test(env.DATABASE_URL ?? ""), {
    path: ["DATABASE_READ_URL"],
    message: "is a replica of a PostgreSQL database, which DATABASE_URL must name",
  })
  .transform((env) => ({
    host: env.HOST,
    servicePort: env.SERVICE_PORT,
    /** The port that the site listens on, and the API with it. */
    port: env.PORT,
    /** The origin that people reach it at. If it isn't set, addresses name this machine. */
    siteOrigin: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: env.DATA_DIR,
    /** The store's location, as `openStore` takes it. */
    storeUrl: env.DATABASE_URL ?? `sqlite:${join(env.DATA_DIR, "nownext.sqlite")}`,
    /** A replica of the store for reads; null: there is none. */
    readUrl: env.DATABASE_READ_URL ?? null,
    clockStart: env.NOWNEXT_CLOCK ? new Date(env.NOWNEXT_CLOCK) : null,
    /** The real instant at which the clock showed `clockStart`: the launcher's, so that both programs agree. */
    clockEpochMs: env.NOWNEXT_CLOCK_EPOCH_MS,
    sample: env.NOWNEXT_SAMPLE === "on",
    /** How many days of listings before today (UTC) are kept. */
    retentionDays: env.RETENTION_DAYS,
    /** Lets webhooks call this machine, for development. */
    webhookLoopback: env.NOWNEXT_WEBHOOK_LOOPBACK === "on",
    /** The one address on this machine that webhooks may call: that of the site beside it; null: none. */
    siteHook: env.NOWNEXT_SITE_HOOK ?? null,
    /** The key that seals webhooks' secrets; null: the one in the data folder. */
    webhookKey: env.NOWNEXT_WEBHOOK_KEY ?? null,
    /** Where that key is kept. */
    webhookKeyFile: join(env.DATA_DIR, "webhook-key"),
    /** Multiplies the plans' burst limits; 0: no limit. */
    burstFactor: env.RATE_LIMIT_FACTOR,
    /** The origins whose pages may read the API; `*`: every one. */
    corsOrigins: env.CORS_ORIGINS,
    /** The bearer token that `/metrics` requires; null: it answers only this machine. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** The sites that are told what changed, and the secret that they share with the service. */
    notify: env.NOTIFY_SECRET ? { sites: env.NOTIFY_SITES, secret: env.NOTIFY_SECRET } : null,
    /** Lets the site use `/operator`: the launcher makes one for both programs. Null: nobody may. */
    linkSecret: env.NOWNEXT_LINK_SECRET ?? null,
    logLevel: env.LOG_LEVEL,
  }));

export type Config = z.infer<typeof schema>;

export class ConfigError extends Error {
  override name = "ConfigError" as const;
}

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from an environment. Throws a ConfigError that names each invalid variable. */
export function readConfig(env: Environment): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
  );
}
