import "server-only";
import { openAsBlob } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import {
  type NewSource,
  type RefusedSource,
  refusedSourceSchema,
  type Setup,
  type SetupRun,
  setupRunSchema,
  setupSchema,
  statusSchema,
} from "@/contract/operator.ts";
import { siteEnv } from "@/lib/env";
import { createGuard, type Guard } from "@/lib/operator/access";
import { hereMark } from "@/lib/operator/here";
import type { OperatorStatus, SiteStatus } from "@/lib/operator/site-status";
import { accountOfReads } from "./client";
import { ApiError } from "./error";

const timeoutMs = 10_000;
const uploadTimeoutMs = 120_000;

/** Whether there is a service beside this site that an operator can set up. */
export const hasOwnService = (): boolean => siteEnv().link !== null;

export const operatorGuard = (): Guard => createGuard(siteEnv(), hereMark());

/** Where files are kept while they are uploaded. */
export const uploadFolder = (): string => join(siteEnv().copies.folder, "uploads");

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { link } = siteEnv();
  if (!link) throw new ApiError("there is no service beside this site", 0);
  try {
    return await fetch(`${link.origin}/operator${path}`, {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers: { Authorization: `Bearer ${link.secret}`, ...init.headers },
    });
  } catch (cause) {
    throw new ApiError(`the guide service can't be read at ${link.origin}`, 0, cause);
  }
}

async function read<Data>(path: string, schema: z.ZodType<Data>): Promise<Data | null> {
  const answer = await ask(path);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new ApiError(`the guide service answered ${answer.status} to ${path}`, answer.status);
  return schema.parse(await answer.json());
}

async function readRun(answer: Response): Promise<SetupRun | RefusedSource> {
  const body: unknown = await answer.json();
  return answer.status === 422 ? refusedSourceSchema.parse(body) : setupRunSchema.parse(body);
}

/** Null if there is no service beside this site. */
export const readSetup = (country: string | null): Promise<Setup | null> =>
  hasOwnService()
    ? read(`/setup?${new URLSearchParams(country ? { country } : {})}`, setupSchema)
    : Promise.resolve(null);

export const readSetupRun = (id: string): Promise<SetupRun | null> =>
  read(`/runs/${encodeURIComponent(id)}`, setupRunSchema);

export const forceSetupRun = (id: string): Promise<Response> =>
  ask(`/runs/${encodeURIComponent(id)}/force`, { method: "POST" });

export const addSource = async (source: NewSource): Promise<SetupRun | RefusedSource> =>
  readRun(await ask("/sources", { method: "POST", body: JSON.stringify(source) }));

/** Adds a file of this machine's as a source. `fileName` is what its owner calls it. */
export async function addUpload(
  path: string,
  fileName: string,
  { name, country, timezone }: Pick<NewSource, "name" | "country" | "timezone">,
): Promise<SetupRun | RefusedSource> {
  const query = new URLSearchParams({ name, country, timezone, file: fileName.slice(0, 200) });
  const signal = AbortSignal.timeout(uploadTimeoutMs);
  const body = await openAsBlob(path);
  return readRun(await ask(`/uploads?${query}`, { method: "POST", body, signal }));
}

/** How the site and the service beside it are doing; null for a service that doesn't answer, or that isn't there. */
export async function readOperatorStatus(): Promise<OperatorStatus> {
  const service = hasOwnService() ? await read("/status", statusSchema).catch(() => null) : null;
  return {
    service,
    site: { memoryBytes: process.memoryUsage.rss(), reads: readAccount() },
    hasService: hasOwnService(),
  };
}

function readAccount(): SiteStatus["reads"] {
  try {
    return accountOfReads();
  } catch {
    return null;
  }
}
