import type { Unavailable } from "@/lib/shapes";
import type { Reply } from "./ask.ts";
import type { Read } from "./budget.ts";
import type { Copy } from "./copies.ts";
import { ApiError, isProblem, refusalReason } from "./error.ts";
import type { Health } from "./health.ts";

/** Null for a 404; unavailable for what this key or deployment doesn't have. */
export type Answer<T> = T | Unavailable | null;

/** What is read, the last good copy of it, and how its body is read. `decode` throws if it can't be. */
export type Asked<T> = { read: Read; copy: Copy | null; decode: Decode<T> };

export type Decode<T> = (body: unknown) => T;

/** These mean the moment that the API's clock shows. */
const momentary: ReadonlySet<string> = new Set([
  "getCountryNow",
  "getCountryTonight",
  "getChannelNow",
  "getChannelNext",
  "listLiveEvents",
]);

/** How far the API's clock may be off before what it calls now isn't believed. */
const mostSkewMs = 120_000;

/** What a reply says. Throws an ApiError if it can't be meant, so that the copy is served, and tells `health` why. */
export function readReply<T>(reply: Reply, { read, copy, decode }: Asked<T>, health: Health): Answer<T> {
  const { status } = reply;
  if (status === 304 && copy) return decode(JSON.parse(copy.text));
  const fail = (why: string, more: { isWhole?: boolean; pauseMs?: number } = {}, cause?: unknown) => {
    health.bad({ message: `The guide's API ${why}`, ...more });
    return new ApiError(`The guide's API ${why} (${read.path})`, status, cause);
  };
  if (status === 200) {
    if (momentary.has(read.name) && Math.abs(reply.skewMs) > mostSkewMs)
      throw fail(`has a clock that is ${Math.round(reply.skewMs / 1000)} s off`);
    try {
      return decode(JSON.parse(reply.text));
    } catch (cause) {
      throw fail("sends answers that can't be read", {}, cause);
    }
  }
  if (status === 429)
    throw fail("takes no more calls for now (429)", {
      isWhole: true,
      pauseMs: (reply.retryAfter ?? 0) * 1000,
    });
  const problem = parseProblem(reply.text);
  // Whatever stands before an API refuses too, in words of its own. If there is a copy, that isn't believed.
  const isMeant = copy === null || isProblem(problem);
  if (status === 404 && isMeant) return null;
  const unavailable = refusalReason(status, problem);
  if (status === 401) {
    const refused = fail("refuses the key (401): check TVGUIDE_API_KEY", { isWhole: true });
    if (copy) throw refused;
    return { unavailable: "key" };
  }
  if (unavailable && isMeant && !(unavailable === "plan" && copy)) return { unavailable };
  throw fail(`answers ${status}`);
}

/** The problem document of a refusal; null if it can't be read. */
function parseProblem(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A copy's answer; null if an earlier version of the site kept it, or a fault of the disk has changed it. */
export function decodeCopy<T>(copy: Copy, decode: Decode<T>): T | null {
  try {
    return decode(JSON.parse(copy.text));
  } catch {
    return null;
  }
}
