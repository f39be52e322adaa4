import type { Endpoint } from "@/contract/endpoint.ts";
import { endpoints } from "@/contract/endpoints.ts";
import { isUnavailable, type Unavailable } from "@/lib/shapes";
import { ask, type Reply } from "./ask.ts";
import type { Budget, Read } from "./budget.ts";
import type { Copy, CopyStore } from "./copies.ts";
import { type Data, decodeList, decoderOf, decodeSingle, type Listed } from "./decode.ts";
import { ApiError, isProblem, refusalReason } from "./error.ts";
import type { Flights } from "./flights.ts";
import type { Health } from "./health.ts";

type Endpoints = typeof endpoints;

/** The endpoints that answer one resource, and those that answer a list. */
export type SingleName = {
  [Name in keyof Endpoints]: Endpoints[Name]["list"] extends true ? never : Name;
}[keyof Endpoints];
export type ListName = Exclude<keyof Endpoints, SingleName>;

/** An endpoint's path parameters, and any of its query parameters. */
export type ReadParameters<Name extends keyof Endpoints> = Record<
  keyof Endpoints[Name]["pathParameters"],
  string
> &
  Partial<Record<keyof Endpoints[Name]["query"], string | number>>;

/** Null for a 404; unavailable for what this key or deployment doesn't have. */
type Answer<T> = T | Unavailable | null;

/** Searches have no end of addresses, so their answers aren't kept. */
const unkept: ReadonlySet<string> = new Set(["search", "searchChannels", "searchListings"]);

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

/** A copy that the API still answers with isn't written again sooner than this. */
const renewedAfterMs = 60_000;

/** Refusals that are remembered, so that a small key doesn't pay for each again. */
const mostRefusals = 1_000;

type Settings = {
  /** Ends in `/v1`. */
  apiUrl: string;
  apiKey: string;
  timeoutMs: number;
  /** How long a read waits if there is a copy to serve instead. */
  patienceMs: number;
  copies: CopyStore;
  flights: Flights;
  budget: Budget;
  health: Health;
  now: () => number;
  /** Called in the course of a read that is answered with an old copy. */
  onStale: () => void;
};

/**
 * Reads the API: as the budget allows, once for all who ask at the same time, and from the last good copy if no answer
 * can be had. All methods throw an ApiError after an outage for which there is no copy, or for an answer that can't be
 * read.
 */
export function createReader(settings: Settings) {
  const { apiUrl, apiKey, timeoutMs, patienceMs, copies, flights, budget, health, now, onStale } = settings;
  const pending = new Map<string, Promise<unknown>>();
  const refusals = new Map<string, { at: number; answer: Unavailable | null }>();
  let reads = 0;
  let asked = 0;

  function refuse<T extends Unavailable | null>(path: string, answer: T): T {
    refusals.set(path, { at: now(), answer });
    for (const oldest of refusals.keys()) {
      if (refusals.size <= mostRefusals) break;
      refusals.delete(oldest);
    }
    return answer;
  }

  /** Asks the API, and keeps what it answers. */
  async function fetchAnswer<T>(read: Read, copy: Copy | null, decode: Decode<T>): Promise<Answer<T>> {
    asked++;
    budget.spend(read);
    const reply = await ask(apiUrl + read.path, { apiKey, etag: copy?.etag ?? null, timeoutMs }).catch(
      (error: ApiError) => {
        health.bad({ message: `${error.message}: ${reasonOf(error.cause)}`, isWhole: true });
        throw error;
      },
    );
    if (isFree(reply.status)) budget.refund(read);
    if (reply.rateLimit) budget.state(reply.rateLimit);
    const answer = readReply(read, reply, copy, decode);
    health.good();
    if (isRefusal(answer)) return refuse(read.path, answer);
    refusals.delete(read.path);
    if (!unkept.has(read.name)) {
      const { text, etag } = reply.status === 304 && copy ? copy : reply;
      if (text !== copy?.text || now() - copy.at > renewedAfterMs)
        await copies.put(read.path, { at: now(), text, etag });
    }
    return answer;
  }

  /** What a reply says. Throws an ApiError if it can't be meant, so that the copy is served. */
  function readReply<T>(read: Read, reply: Reply, copy: Copy | null, decode: Decode<T>): Answer<T> {
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

  /** Asks, or takes what another process of the site is being answered. */
  async function askInTurn<T>(read: Read, copy: Copy | null, decode: Decode<T>): Promise<Answer<T>> {
    const ask = () => fetchAnswer(read, copy, decode);
    if (unkept.has(read.name)) return ask();
    const flown = await flights.fly(read.path, ask);
    if (flown) return flown.answer;
    const theirs = await copies.get(read.path);
    const answer = theirs && theirs.at > (copy?.at ?? 0) ? decodeCopy(theirs, decode) : null;
    return answer ?? ask();
  }

  function askOnce<T>(read: Read, copy: Copy | null, decode: Decode<T>): Promise<Answer<T>> {
    const running = pending.get(read.path) as Promise<Answer<T>> | undefined;
    if (running) return running;
    const answer = askInTurn(read, copy, decode).finally(() => pending.delete(read.path));
    pending.set(read.path, answer);
    // Whoever asked may have been served a copy meanwhile.
    answer.catch(() => {});
    return answer;
  }

  /** Waits for an answer as long as is bearable; undefined if there is none. */
  async function waitFor<T>(answer: Promise<T>, onLate: () => void): Promise<T | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        onLate();
        resolve(undefined);
      }, patienceMs);
    });
    try {
      return await Promise.race([answer, late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function request<T>(
    name: keyof Endpoints,
    parameters: Record<string, string | number | undefined>,
    decode: Decode<T>,
  ): Promise<Answer<T>> {
    reads++;
    const path = requestPath(endpoints[name], parameters);
    const read: Read = { name, path, ...("from" in parameters && { from: secondsOf(parameters.from) }) };
    const copy = unkept.has(name) ? null : await copies.get(path);
    const refusal = copy ? undefined : refusals.get(path);
    const turn = budget.turn(read, copy?.at ?? refusal?.at ?? null);
    if (refusal && (turn !== "ask" || (budget.isRationed() && isSameDay(refusal.at, now()))))
      return refusal.answer;
    if (copy && turn === "fresh") {
      const answer = decodeCopy(copy, decode);
      if (answer) return answer;
    }
    if (turn !== "withheld" && (pending.has(path) || health.mayAsk())) {
      const answering = askOnce(read, copy, decode);
      if (!copy) return answering;
      // While the API is slow, only what was never seen waits for it.
      const answer = health.isSlow() ? undefined : await waitFor(answering, health.slow);
      if (answer !== undefined) return answer;
    }
    const old = copy && decodeCopy(copy, decode);
    if (old) {
      health.sawCopy(copy.at);
      onStale();
      return old;
    }
    if (turn === "withheld") return { unavailable: "later" };
    throw new ApiError(`The guide's API can't be read (${path})`, 503);
  }

  /** A list, or the first page of it. */
  const requestList = <Name extends ListName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Listed<Data<Name>>>> =>
    request(name, parameters, (body) => decodeList(body, decoderOf(name)));

  /** A single resource. */
  const requestSingle = <Name extends SingleName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Data<Name>>> => request(name, parameters, (body) => decodeSingle(body, decoderOf(name)));

  /** Every item of a paged list, in order. */
  async function requestAll<Name extends ListName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Data<Name>[]>> {
    const items: Data<Name>[] = [];
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: Answer<Listed<Data<Name>>> = await requestList(name, {
        ...parameters,
        limit: 500,
        ...(cursor === null ? {} : { cursor }),
      });
      if (page === null || isUnavailable(page)) return page;
      items.push(...page.items);
      cursor = page.next;
      if (cursor && seen.has(cursor)) throw new ApiError(`${name} answers the same page again`, 200);
      if (cursor) seen.add(cursor);
    } while (cursor);
    return items;
  }

  return {
    ...{ requestList, requestSingle, requestAll },
    /** Waits for what is being asked, as long as a read would. */
    settle: async (): Promise<void> => {
      await Promise.all([...pending.values()].map((answer) => waitFor(answer, () => {})));
    },
    /** How many reads there were, and how many of them went to the API. */
    shares: () => ({ reads, asked }),
  };
}

type Decode<T> = (body: unknown) => T;

/** A copy's answer; null if an earlier version of the site kept it, or a fault of the disk has changed it. */
function decodeCopy<T>(copy: Copy, decode: Decode<T>): T | null {
  try {
    return decode(JSON.parse(copy.text));
  } catch {
    return null;
  }
}

/** Whether two instants are of one day of UTC, for which plans and their windows stay as they are. */
const isSameDay = (one: number, other: number): boolean =>
  Math.floor(one / 86_400_000) === Math.floor(other / 86_400_000);

/** Answers that the API doesn't count as calls. */
const isFree = (status: number): boolean => status === 304 || status === 429 || status >= 500;

const isRefusal = (answer: unknown): answer is Unavailable | null =>
  answer === null || (typeof answer === "object" && isUnavailable(answer));

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
};

const secondsOf = (iso: string | number | undefined): number | undefined => {
  const ms = Date.parse(String(iso));
  return Number.isNaN(ms) ? undefined : ms / 1000;
};

/** The path and query of a request; parameters that are undefined are left out. */
function requestPath(
  { path, pathParameters }: Pick<Endpoint, "path" | "pathParameters">,
  parameters: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && !(name in pathParameters)) query.set(name, String(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name] ?? ""));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** The problem document of a refusal; null if it can't be read. */
function parseProblem(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
