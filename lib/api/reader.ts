import { endpoints } from "@/contract/endpoints.ts";
import { isUnavailable } from "@/lib/shapes";
import { type AskerSettings, createAsker, isKept, unreadable } from "./asker.ts";
import type { Read } from "./budget.ts";
import { type Data, decodeList, decoderOf, decodeSingle, type Listed } from "./decode.ts";
import { ApiError } from "./error.ts";
import { type Answer, type Decode, decodeCopy } from "./reply.ts";
import { requestPath } from "./request-path.ts";

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

type Settings = AskerSettings & {
  /** Called in the course of a read that is answered with an old copy. */
  onStale: () => void;
  /** Called in the course of a read of what may not exist, if no call is left to find out. */
  onUnlisted: () => void;
  /** Called when a read fails: a page that needs it can't be shown. */
  onFailure: () => void;
};

/**
 * Reads the API: as the budget allows, once for all who ask at the same time, and from the last good copy if no answer
 * can be had. All methods throw an ApiError after an outage for which there is no copy, or for an answer that can't be
 * read.
 */
export function createReader({ onStale, onUnlisted, onFailure, ...settings }: Settings) {
  const { patience, copies, budget, health, now } = settings;
  const asker = createAsker(settings);
  let reads = 0;

  async function request<T>(...read: Parameters<typeof answerRead<T>>): Promise<Answer<T>> {
    reads++;
    try {
      return await answerRead(...read);
    } catch (error) {
      onFailure();
      throw error;
    }
  }

  async function answerRead<T>(
    name: keyof Endpoints,
    parameters: Record<string, string | number | undefined>,
    decode: Decode<T>,
    isUnlisted = false,
  ): Promise<Answer<T>> {
    const path = requestPath(endpoints[name], parameters);
    const read: Read = {
      ...{ name, path, isUnlisted },
      ...("from" in parameters && { from: secondsOf(parameters.from) }),
    };
    const copy = isKept(name) ? await copies.get(path) : null;
    const refusal = copy ? undefined : asker.refusalOf(path);
    const turn = budget.turn(read, copy?.at ?? refusal?.at ?? null);
    if (refusal && (turn !== "ask" || (budget.isRationed() && isSameDay(refusal.at, now()))))
      return refusal.answer;
    if (copy && turn === "fresh") {
      const answer = decodeCopy(copy, decode);
      if (answer) return answer;
    }
    if (turn !== "withheld" && (asker.isAsking(path) || health.mayAsk())) {
      const answering = asker.answer({ read, copy, decode });
      if (!copy) return answering;
      // While the API is slow, only what was never seen waits for it.
      const answer = health.isSlow() ? undefined : await patience.withCopy(answering, health.slow);
      if (answer !== undefined) return answer;
    }
    const old = copy && decodeCopy(copy, decode);
    if (old) {
      health.sawCopy(copy.at);
      onStale();
      return old;
    }
    if (turn === "withheld") {
      if (isUnlisted) onUnlisted();
      return { unavailable: "later" };
    }
    throw unreadable(path);
  }

  /** A list, or the first page of it. */
  const requestList = <Name extends ListName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Listed<Data<Name>>>> =>
    request(name, parameters, (body) => decodeList(body, decoderOf(name)));

  /** A single resource. `isUnlisted` if it isn't in the lists that the site holds, so that it may not exist. */
  const requestSingle = <Name extends SingleName>(
    name: Name,
    parameters: ReadParameters<Name>,
    isUnlisted = false,
  ): Promise<Answer<Data<Name>>> =>
    request(name, parameters, (body) => decodeSingle(body, decoderOf(name)), isUnlisted);

  /** Every item of a paged list, in order. */
  const requestAll = <Name extends ListName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Data<Name>[]>> =>
    readPages(name, (cursor) => requestList(name, { ...parameters, limit: 500, ...(cursor && { cursor }) }));

  return {
    ...{ requestList, requestSingle, requestAll },
    settle: asker.settle,
    /** How many reads there were, and how many of them went to the API. */
    shares: () => ({ reads, asked: asker.calls() }),
  };
}

/** Whether two instants are of one UTC day, for which plans and their windows stay as they are. */
const isSameDay = (one: number, other: number): boolean =>
  Math.floor(one / 86_400_000) === Math.floor(other / 86_400_000);

const secondsOf = (iso: string | number | undefined): number | undefined => {
  const ms = Date.parse(String(iso));
  return Number.isNaN(ms) ? undefined : ms / 1000;
};

/** The items of all pages of a list. Throws an ApiError if they go round in a circle. */
async function readPages<T>(
  name: string,
  readPage: (cursor: string | null) => Promise<Answer<Listed<T>>>,
): Promise<Answer<T[]>> {
  const items: T[] = [];
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: Answer<Listed<T>> = await readPage(cursor);
    if (page === null || isUnavailable(page)) return page;
    items.push(...page.items);
    cursor = page.next;
    if (cursor && seen.has(cursor)) throw new ApiError(`${name} answers the same page again`, 200);
    if (cursor) seen.add(cursor);
  } while (cursor);
  return items;
}
