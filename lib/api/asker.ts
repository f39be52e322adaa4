import { LRUCache } from "lru-cache";
import createLimit from "p-limit";
import { isUnavailable, type Unavailable } from "@/lib/shapes";
import { ask } from "./ask.ts";
import type { Budget } from "./budget.ts";
import type { CopyStore } from "./copies.ts";
import { ApiError } from "./error.ts";
import type { Flights } from "./flights.ts";
import type { Health } from "./health.ts";
import type { createPatience } from "./patience.ts";
import { type Answer, type Asked, decodeCopy, readReply } from "./reply.ts";

/** Searches have no end of addresses, so their answers aren't kept. */
const unkept: ReadonlySet<string> = new Set(["search", "searchChannels", "searchListings"]);

export const isKept = (name: string): boolean => !unkept.has(name);

/** A copy that the API still answers with isn't written again sooner than this. */
const renewedAfterMs = 60_000;

/**
 * Requests to the API at a time. More would only wait there, and when both programs have their hands full, none would be
 * answered in time.
 */
const mostAtOnce = 16;

/** Refusals that are remembered, so that a small key doesn't pay for each again. */
const mostRefusals = 1_000;

export type AskerSettings = {
  /** Ends in `/v1`. */
  apiUrl: string;
  apiKey: string;
  timeoutMs: number;
  patience: ReturnType<typeof createPatience>;
  copies: CopyStore;
  flights: Flights;
  budget: Budget;
  health: Health;
  now: () => number;
};

/** Asks the API, a few at a time, and keeps what it answers. */
function createFetcher(settings: AskerSettings) {
  const { apiUrl, apiKey, timeoutMs, copies, budget, health, now } = settings;
  const inTurn = createLimit(mostAtOnce);
  const refusals = new LRUCache<string, { at: number; answer: Unavailable | null }>({ max: mostRefusals });
  let calls = 0;

  async function fetchAnswer<T>(asked: Asked<T>): Promise<Answer<T>> {
    const { read, copy } = asked;
    calls++;
    budget.spend(read);
    const reply = await ask(apiUrl + read.path, { apiKey, etag: copy?.etag ?? null, timeoutMs }).catch(
      (error: ApiError) => {
        health.bad({ message: `${error.message}: ${reasonOf(error.cause)}`, isWhole: true });
        throw error;
      },
    );
    if (isFree(reply.status)) budget.refund(read);
    if (reply.rateLimit) budget.state(reply.rateLimit);
    const answer = readReply(reply, asked, health);
    health.good();
    if (isRefusal(answer)) {
      refusals.set(read.path, { at: now(), answer });
      return answer;
    }
    refusals.delete(read.path);
    if (isKept(read.name)) {
      const { text, etag } = reply.status === 304 && copy ? copy : reply;
      if (text !== copy?.text || now() - copy.at > renewedAfterMs)
        await copies.put(read.path, { at: now(), text, etag });
    }
    return answer;
  }

  return {
    fetchInTurn<T>(asked: Asked<T>): Promise<Answer<T>> {
      const waits = inTurn.activeCount + inTurn.pendingCount >= mostAtOnce;
      return inTurn(() => {
        // The API may have failed meanwhile: then it isn't asked by one after the other.
        if (waits && !health.mayAsk()) throw unreadable(asked.read.path);
        return fetchAnswer(asked);
      });
    },
    /** What the API last refused at a path, and when. */
    refusalOf: (path: string) => refusals.get(path),
    /** How many requests there were. */
    calls: () => calls,
  };
}

/** Asks the API once for all who want the same at the same time. */
export function createAsker(settings: AskerSettings) {
  const { patience, copies, flights, health } = settings;
  const { fetchInTurn, refusalOf, calls } = createFetcher(settings);
  const pending = new Map<string, Promise<unknown>>();

  /** Asks, or takes what another has been answered since the copy was read, in this process or another of the site. */
  async function askOrShare<T>(asked: Asked<T>): Promise<Answer<T>> {
    const { read, copy, decode } = asked;
    if (!isKept(read.name)) return fetchInTurn(asked);
    async function askIfNeeded(): Promise<Answer<T>> {
      const latest = await copies.get(read.path);
      const answer = latest && latest.at > (copy?.at ?? 0) ? decodeCopy(latest, decode) : null;
      return answer ?? fetchInTurn(asked);
    }
    const flown = await flights.fly(read.path, askIfNeeded);
    return flown ? flown.answer : askIfNeeded();
  }

  return {
    /** The API's answer, which others may be waiting for already. */
    answer<T>(asked: Asked<T>): Promise<Answer<T>> {
      const { path } = asked.read;
      const running = pending.get(path) as Promise<Answer<T>> | undefined;
      if (running) return running;
      const asking = askOrShare(asked);
      // Whoever asked may have been served a copy meanwhile.
      const answer = asked.copy ? asking : patience.withoutCopy(asking, path);
      answer.catch(() => {});
      pending.set(path, answer);
      const forget = () => {
        if (pending.get(path) === answer) pending.delete(path);
      };
      // If it hangs, the API may be well by the time that it would have failed: who comes later asks again.
      const hanging = asked.copy ? setTimeout(forget, patience.inSilenceMs) : undefined;
      const end = () => {
        clearTimeout(hanging);
        forget();
      };
      asking.then(end, end);
      return answer;
    },
    /** Whether a path is being asked for. */
    isAsking: (path: string): boolean => pending.has(path),
    refusalOf,
    /** Waits for what is being asked, as long as a read would. */
    settle: async (): Promise<void> => {
      if (health.isSlow()) return;
      await Promise.all([...pending.values()].map((answer) => patience.withCopy(answer, () => {})));
    },
    calls,
  };
}

export const unreadable = (path: string) => new ApiError(`The guide's API can't be read (${path})`, 503);

/** Answers that the API doesn't count as calls. */
const isFree = (status: number): boolean => status === 304 || status === 429 || status >= 500;

const isRefusal = (answer: unknown): answer is Unavailable | null =>
  answer === null || (typeof answer === "object" && isUnavailable(answer));

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
};
