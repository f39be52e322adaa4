import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { z } from "zod";
import { ConfigError, type Environment, readConfig } from "../config.ts";

const schema = z
  .object({
    TVGUIDE_API_URL: z
      .string()
      .regex(/^https?:\/\/.+\/v1\/?$/, "must be an http(s) address that ends in /v1")
      .refine(URL.canParse, "must be an http(s) address that ends in /v1")
      .optional(),
    TVGUIDE_API_KEY: z.string().min(1).optional(),
  })
  .refine((env) => !env.TVGUIDE_API_URL || env.TVGUIDE_API_KEY, {
    path: ["TVGUIDE_API_KEY"],
    error: "must be set with TVGUIDE_API_URL",
  });

/** Reads the service's and the site's settings together, so that one start reports every mistake. */
export function readSettings(env: Environment) {
  const mistakes: string[] = [];
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const site = schema.safeParse(set);
  if (!site.success)
    for (const issue of site.error.issues) mistakes.push(`${issue.path.join(".")}: ${issue.message}`);
  let service: ReturnType<typeof readConfig> | null = null;
  try {
    service = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    mistakes.push(error.message);
  }
  if (!service || !site.success) throw new ConfigError(mistakes.join("; "));
  if (!site.data.TVGUIDE_API_URL && service.port === service.servicePort)
    throw new ConfigError("SERVICE_PORT: must differ from PORT");
  return {
    ...service,
    remote: site.data.TVGUIDE_API_URL
      ? { url: site.data.TVGUIDE_API_URL, key: site.data.TVGUIDE_API_KEY }
      : null,
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** Reads `.env` into the environment, if there is one. Variables that are set already win. */
export function loadEnvFile(path: string): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** The address at which this machine reaches a host and port that a program of ours listens on. */
export function localAddress(host: string, port: number): string {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return new URL(`http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`).origin;
}

/** The address that a person opens for a host and port that the site listens on. */
export function browserAddress(host: string, port: number): string {
  const everywhere = host === "0.0.0.0" || host === "::" || host === "127.0.0.1";
  const name = everywhere ? "localhost" : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
