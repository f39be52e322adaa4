import type { Handler } from "hono";
import type { Metrics } from "../metrics/metrics.ts";
import { type AdmitDeps, admitRead } from "./admit-read.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Cursors } from "./cursor.ts";
import { isRefusal } from "./outcome.ts";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import { type Env, refuse, tookMs } from "./request.ts";
import type { Route } from "./route.ts";
import { send } from "./send.ts";

export type ServeDeps = AdmitDeps & {
  cursors: Cursors;
  cache: AnswerCache;
  metrics: Pick<Metrics, "askedCache">;
  /** The revision of the data that the guide has loaded. */
  revision: () => number;
};

/** Answers a route's requests, from memory while an earlier answer still holds. */
export function serve(route: Route, deps: ServeDeps): Handler<Env> {
  const { clock, cache, cursors, metrics, revision } = deps;

  return async (c) => {
    const admitted = await admitRead(c, route, deps);
    if (isRefusal(admitted)) return refuse(c, clock, admitted);
    const { request, circumstances, name } = admitted;
    const { now } = circumstances;

    const seen = revision();
    const kept = cache.get(name, seen, now);
    metrics.askedCache(kept !== null);
    const took = () => tookMs(c, clock);
    if (kept) return send(c, kept, { took, headers: cacheHeaders(kept, now) });
    const outcome = await request.answer({ ...circumstances, cursors });
    if (isRefusal(outcome)) return refuse(c, clock, outcome);
    const ready = readyAnswer(outcome, now);
    const response = await send(c, ready, { took, headers: cacheHeaders(ready, now) });
    cache.set(name, seen, ready);
    return response;
  };
}

const cacheHeaders = ({ etag, freshUntil, window }: ReadyAnswer, now: number) => ({
  ...(window && { "Nownext-Window": window }),
  ETag: etag,
  "Cache-Control": `private, max-age=${Math.max(0, freshUntil - now)}, stale-while-revalidate=60, stale-if-error=86400`,
});
