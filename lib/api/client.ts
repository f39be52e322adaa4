import "server-only";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { cacheLife, cacheTag } from "next/cache";
import { findShared } from "@/lib/cache/shared";
import { siteEnv } from "@/lib/env";
import { clockAheadMs, realNow } from "@/lib/time/clock";
import { createBudget } from "./budget";
import { createDiskCopies } from "./copies";
import { ApiError } from "./error";
import { createSharedFlights, ownFlights } from "./flights";
import { createHealth } from "./health";
import { createFileLedger, createMemoryLedger } from "./ledger";
import * as lives from "./lives";
import { createPatience } from "./patience";
import { createReader, type ListName, type ReadParameters, type SingleName } from "./reader";
import { noteFailedRead, sharedClient } from "./shared";
import { createSharedCopies } from "./shared-copies";
import { createSharedLedger } from "./shared-ledger";

/**
 * The share of the longest wait after which a copy is served instead: of ten seconds, 500 ms, so that the page is still
 * there within a second.
 */
const shareWithCopy = 0.05;

/**
 * The share of the longest wait after which a page that was never seen says that it takes too long. The wait is longer
 * only while the API answers other requests.
 */
const shareInSilence = 0.4;

function createClient() {
  const { apiUrl, apiKey, apiTimeoutMs: timeoutMs, callsPerDay, copies, serviceOrigin } = siteEnv();
  if (!apiKey) throw new ApiError("TVGUIDE_API_KEY is not set", 0);
  const owner = createHash("sha256").update(`${apiUrl} ${apiKey}`).digest("hex").slice(0, 12);
  const shared = findShared();
  // The embedded service doesn't limit its own site.
  const own =
    serviceOrigin === null ? createFileLedger(join(copies.folder, "calls"), owner) : createMemoryLedger();
  const ledger = shared && serviceOrigin === null ? createSharedLedger(shared, owner, own) : own;
  const now = realNow;
  const budget = createBudget({ ledger, assumedLimit: callsPerDay, now, aheadMs: clockAheadMs });
  const health = createHealth({ now, warn: (message) => console.warn(message) });
  const disk = createDiskCopies({ ...copies, folder: join(copies.folder, "copies"), owner, now });
  const store = shared ? createSharedCopies(shared, owner, disk) : disk;
  const flights = shared ? createSharedFlights(shared, { owner, longestMs: timeoutMs }) : ownFlights;
  const patience = createPatience({
    withCopyMs: timeoutMs * shareWithCopy,
    inSilenceMs: timeoutMs * shareInSilence,
    longestMs: timeoutMs,
    health,
  });
  const reader = createReader({
    ...{ apiUrl, apiKey, timeoutMs, patience, copies: store, flights, budget, health, now },
    onStale: () => cacheLife(lives.stale),
    onUnlisted: () => cacheTag(lives.unlistedTag),
    onFailure: noteFailedRead,
  });
  return { reader, budget, health };
}

/** Made at the first read, because the build needs no address and no key. */
const client = () => sharedClient(createClient);

export const requestList = <Name extends ListName>(name: Name, parameters: ReadParameters<Name>) =>
  client().reader.requestList(name, parameters);

export const requestSingle = <Name extends SingleName>(
  name: Name,
  parameters: ReadParameters<Name>,
  isUnlisted = false,
) => client().reader.requestSingle(name, parameters, isUnlisted);

export const requestAll = <Name extends ListName>(name: Name, parameters: ReadParameters<Name>) =>
  client().reader.requestAll(name, parameters);

/** Whether the key allows so few calls that pages are derived from whole days of listings. */
export const isRationed = (): boolean => client().budget.isRationed();

/**
 * What `find` finds in the lists that a site holds whose key allows few calls: null if it isn't in them. Undefined if the
 * key allows more, which the site may not know before `find` has asked for a list.
 */
export async function findInLists<T>(find: () => Promise<T | null>): Promise<T | null | undefined> {
  const found = isRationed() ? await find() : undefined;
  return isRationed() ? found : undefined;
}

/** Waits until the reads that are under way are done. */
export const settleReads = (): Promise<void> => client().reader.settle();

/**
 * When the API last answered, real epoch milliseconds, if the guide isn't refreshed as usual: because the API fails, or
 * because the day's calls run low. Null if all is well.
 */
export function lastAnswered(): number | null {
  const { health, budget } = client();
  const { failing, late, lastGood } = health.state();
  return failing || late || budget.isLow() ? lastGood : null;
}

/**
 * What the operator's page says of the site's reads of the API: when it last answered (epoch milliseconds), whether it
 * fails, calls used and left today, calls by endpoint, and reads with how many of them were asked of the API.
 *
 * @public
 */
export function accountOfReads() {
  const { health, budget, reader } = client();
  return { ...health.state(), ...budget.account(), ...reader.shares() };
}
