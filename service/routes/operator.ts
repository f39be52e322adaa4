import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import { z } from "zod";
import {
  newSourceSchema,
  type Publisher,
  type RefusedSource,
  type Setup,
  type SetupRun,
} from "../../contract/operator.ts";
import type { Clock } from "../clock.ts";
import { countryCodes, countryZone, isCountry } from "../country-zones.ts";
import { createTokenGuard } from "../http/metrics-guard.ts";
import { type Env, refuse } from "../http/request.ts";
import { type Suggestion, suggestPublishers } from "../publishers/publishers.ts";
import type { Desk } from "../sources/desk.ts";
import { defaultMinutes } from "../sources/settings.ts";
import type { Status } from "../status/read-status.ts";
import type { Database } from "../store/schema.ts";
import { listSources } from "../store/sources.ts";

export type OperatorDeps = {
  db: Kysely<Database>;
  clock: Clock;
  /** The bearer token that all of it requires; null: it doesn't exist. */
  linkSecret: string | null;
  desk: Desk;
  status: Pick<Status, "read">;
};

const uploadQuery = z.object({
  name: z.string(),
  country: z.string(),
  timezone: z.string(),
  file: z.string().max(1000),
});

/**
 * Adds what the site's operator pages read and do, under `/operator`. It is for the site beside this service alone, which
 * has the secret of their launcher; to anybody else, there is no such path.
 */
export function addOperator(app: Hono<Env>, { db, clock, linkSecret, desk, status }: OperatorDeps): void {
  if (linkSecret === null) return;
  const absent = (c: Context<Env>) =>
    refuse(c, clock, { code: "not_found", detail: "there is no such path" });
  app.use("/operator/*", guard(linkSecret, absent));

  app.get("/operator/status", async (c) => c.json(await status.read()));
  app.get("/operator/setup", async (c) => c.json(await readSetup(db, c.req.query("country"))));

  app.post("/operator/sources", async (c) => {
    const wanted = newSourceSchema.safeParse(await c.req.json().catch(() => null));
    return wanted.success ? answerRun(c, await desk.addAddress(wanted.data)) : c.body(null, 400);
  });
  app.post("/operator/uploads", async (c) => {
    const wanted = uploadQuery.safeParse(c.req.query());
    const { body } = c.req.raw;
    if (!wanted.success || !body) return c.body(null, 400);
    const { file: fileName, ...place } = wanted.data;
    return answerRun(c, await desk.addUpload({ ...place, fileName }, body));
  });
  app.get("/operator/runs/:id", (c) => {
    const run = desk.get(c.req.param("id"));
    return run ? c.json(run) : absent(c);
  });
  app.post("/operator/runs/:id/force", (c) => {
    const run = desk.force(c.req.param("id"));
    return run ? c.json(run, 202) : absent(c);
  });
}

const guard = (secret: string, absent: (c: Context<Env>) => Response): MiddlewareHandler<Env> => {
  const isSecret = createTokenGuard(secret);
  return async (c, next) => {
    if (!isSecret(c.req.header("Authorization"))) return absent(c);
    await next();
    c.header("Cache-Control", "no-store");
  };
};

const answerRun = (c: Context<Env>, answer: SetupRun | RefusedSource): Response =>
  "problems" in answer ? c.json(answer, 422) : c.json(answer, 202);

async function readSetup(db: Kysely<Database>, wanted: string | undefined): Promise<Setup> {
  const country = wanted && isCountry(wanted) ? wanted : null;
  const sources = await listSources(db);
  return {
    sample: sources.some(({ kind }) => kind === "sample"),
    countries: [...countryCodes],
    sources: sources
      .filter(({ kind }) => kind !== "sample")
      .map(({ name, country, slots, status }) => ({ name, country, slots, status })),
    publishers: country ? suggestPublishers(country).map(toPublisher) : [],
    minutes: defaultMinutes,
    timezone: country && countryZone(country),
  };
}

const toPublisher = (suggestion: Suggestion): Publisher => {
  const { name, title, kind, homepage, terms, note } = suggestion;
  return {
    name,
    title,
    kind,
    homepage,
    terms,
    note,
    address: suggestion.kind === "xmltv" ? suggestion.address : null,
    command: suggestion.kind === "grabber" ? suggestion.command : null,
  };
};
