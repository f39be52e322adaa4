import { z } from "zod";
import { countryCode } from "./channel.ts";
import { plans } from "./plan.ts";

/**
 * What the service tells its own site for the operator's pages, under `/operator`. It is no part of the API: both
 * programs are of the same version, and a secret of their launcher's lets the site in.
 */

/** The settings of a source that an operator is asked for; `file` is what they upload. */
export const sourceFields = ["name", "address", "file", "country", "timezone", "minutes"] as const;

export type SourceField = (typeof sourceFields)[number];

const facts = [
  "retried",
  "span",
  "changed",
  "repaired",
  "titles",
  "rejected",
  "notKept",
  "gaps",
  "bare",
  "leftOut",
  "shared",
  "gone",
  "warning",
] as const;

/** One thing that a run did, for people. */
export const runFactSchema = z.object({
  fact: z.enum(facts),
  text: z.string(),
  /** Of channels that are left out: why, and how many. */
  reason: z.string().optional(),
  count: z.int().optional(),
});

export type RunFact = z.infer<typeof runFactSchema>;

/** The largest file that can be uploaded, as it is: most are gzipped. */
export const uploadBytes = 256 * 2 ** 20;

const epochSeconds = z.int();

/** A run that an operator started on the set-up page. */
export const setupRunSchema = z.object({
  id: z.string(),
  source: z.string(),
  country: countryCode,
  /** An address, or the name of an uploaded file. */
  from: z.string(),
  /** How often it is read again; null if it was uploaded. */
  minutes: z.int().nullable(),
  state: z.enum(["waiting", "running", "done", "held_back", "failed"]),
  progress: z
    .object({
      phase: z.enum(["downloading", "comparing", "reading", "writing", "detecting", "rebuilding"]),
      done: z.number(),
      /** Null if unknown. */
      total: z.number().nullable(),
      /** Programmes found so far. */
      slots: z.int(),
    })
    .nullable(),
  result: z
    .object({
      changed: z.boolean(),
      channels: z.int(),
      slots: z.int(),
      tookMs: z.int(),
      /** Whether any of its programmes isn't over. */
      hasComing: z.boolean(),
      lastStop: epochSeconds.nullable(),
      retiredSample: z.boolean(),
      account: z.array(runFactSchema),
    })
    .nullable(),
  /** Why it failed; `field` is what to correct. */
  problem: z.object({ field: z.enum(sourceFields).nullable(), detail: z.string() }).nullable(),
});

export type SetupRun = z.infer<typeof setupRunSchema>;

/** A source to add, as the operator wrote it. The name of a suggested guide stands for its address. */
export const newSourceSchema = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  timezone: z.string(),
  minutes: z.string(),
});

export type NewSource = z.infer<typeof newSourceSchema>;

/** Settings that don't fit. */
export const refusedSourceSchema = z.object({
  problems: z.array(z.object({ field: z.enum(sourceFields), detail: z.string() })).min(1),
});

export type RefusedSource = z.infer<typeof refusedSourceSchema>;

const publisherSchema = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(["xmltv", "grabber"]),
  homepage: z.string(),
  address: z.string().nullable(),
  command: z.string().nullable(),
  terms: z.string().nullable(),
  note: z.string().nullable(),
});

export type Publisher = z.infer<typeof publisherSchema>;

/** What the set-up page needs to know. */
export const setupSchema = z.object({
  /** Whether the guide shows the sample. */
  sample: z.boolean(),
  /** Every country that a guide can be of. */
  countries: z.array(countryCode),
  /** Sources, but for the sample. */
  sources: z.array(
    z.object({ name: z.string(), country: countryCode.nullable(), slots: z.int(), status: z.string() }),
  ),
  /** Those of the country that was asked for, then those of many countries. */
  publishers: z.array(publisherSchema),
  /** How often a source is read again unless the operator says otherwise. */
  minutes: z.int(),
  /** The country's principal zone; null without a country. */
  timezone: z.string().nullable(),
});

export type Setup = z.infer<typeof setupSchema>;

/** A run of a source, whoever started it. */
const sourceRunSchema = z.object({
  at: epochSeconds,
  outcome: z.enum(["ok", "unchanged", "held_back", "failed"]),
  channels: z.int(),
  slots: z.int(),
  tookMs: z.int(),
  message: z.string().nullable(),
  account: z.array(runFactSchema),
});

export type SourceRun = z.infer<typeof sourceRunSchema>;

const sourceStatusSchema = z.object({
  name: z.string(),
  kind: z.enum(["xmltv", "sample"]),
  country: countryCode.nullable(),
  /** The host of its address, or the name of its file; null for the sample and for standard input. */
  from: z.string().nullable(),
  slots: z.int(),
  status: z.enum(["new", "ok", "unchanged", "held_back", "failed"]),
  message: z.string().nullable(),
  checkedAt: epochSeconds.nullable(),
  changedAt: epochSeconds.nullable(),
  /** When it is read again; null: only on command. */
  nextAt: epochSeconds.nullable(),
  /** The last runs, latest first. */
  runs: z.array(sourceRunSchema),
});

export type SourceStatus = z.infer<typeof sourceStatusSchema>;

/** The counts of a stretch of time, which ends at `at`. */
const momentSchema = z.object({
  at: epochSeconds,
  requests: z.int(),
  failed: z.int(),
  cacheHits: z.int(),
  cacheMisses: z.int(),
  memoryBytes: z.int(),
});

export type Moment = z.infer<typeof momentSchema>;

/** A request that was answered with 5xx, by its path pattern. */
const failedRequestSchema = z.object({
  at: epochSeconds,
  route: z.string(),
  method: z.string(),
  status: z.int(),
});

export type FailedRequest = z.infer<typeof failedRequestSchema>;

/** The state of the service, for its operator. Counts are of this process since it started. */
export const statusSchema = z.object({
  now: epochSeconds,
  startedAt: epochSeconds,
  /** Keys in use, the site's own first. */
  keys: z.array(
    z.object({
      label: z.string().nullable(),
      hint: z.string(),
      plan: z.enum(plans),
      calls: z.int(),
      limit: z.int(),
      /** Whether it was made for the site. */
      site: z.boolean(),
    }),
  ),
  /** By path pattern, most called first. */
  endpoints: z.array(z.object({ route: z.string(), calls: z.int(), failed: z.int() })),
  cache: z.object({ hits: z.int(), misses: z.int() }),
  refusals: z.array(z.object({ code: z.string(), count: z.int() })),
  history: z.array(momentSchema),
  sources: z.array(sourceStatusSchema),
  /** The last of them, latest first. */
  failures: z.array(failedRequestSchema),
  webhooks: z.object({
    all: z.int(),
    enabled: z.int(),
    /** Those whose last call wasn't answered with success. */
    failing: z.array(z.object({ host: z.string(), at: epochSeconds, status: z.int() })),
  }),
  memoryBytes: z.int(),
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int(), storeBytes: z.int().nullable() }).nullable(),
});

export type ServiceStatus = z.infer<typeof statusSchema>;
