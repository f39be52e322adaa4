import type { Context, Handler } from "hono";
import type { Kysely } from "kysely";
import { type Clock, seconds } from "../clock.ts";
import type { Database } from "../store/schema.ts";
import type { Action } from "./action.ts";
import type { AdmitDeps } from "./admit-read.ts";
import { readBody } from "./body.ts";
import type { Cursors } from "./cursor.ts";
import { getEarlierAnswer, readAttempt, type SealedAnswers, type Write, writeOnce } from "./idempotency.ts";
import { type Answer, isRefusal, type Outcome } from "./outcome.ts";
import { readyAnswer } from "./ready-answer.ts";
import { type Env, refuse, searchParams, tookMs } from "./request.ts";
import { send } from "./send.ts";

export type ActionDeps = AdmitDeps & { db: Kysely<Database>; cursors: Cursors; answers: SealedAnswers };

/** Answers an action's requests. Checks limits, plan, parameters and resource, in this order. */
export function serveAction(action: Action, deps: ActionDeps): Handler<Env> {
  const { clock } = deps;
  return async (c) => {
    const outcome = (await deps.meter.admit(c, action.endpoint)) ?? (await carryOut(c, action, deps));
    return isRefusal(outcome) ? refuse(c, clock, outcome) : respond(c, action, outcome, clock);
  };
}

async function carryOut(
  c: Context<Env>,
  { endpoint, read }: Action,
  { clock, db, cursors, answers }: ActionDeps,
): Promise<Outcome> {
  const { method, path } = c.req;
  const now = seconds(clock);
  const { owner } = c.get("key");

  const body = await readBody(c.req.raw);
  if (isRefusal(body)) return body;
  const request = read({ path: c.req.param(), search: searchParams(c), text: body.text });
  if (isRefusal(request)) return request;

  const header = endpoint.method === "POST" ? c.req.header("Idempotency-Key") : undefined;
  const attempt = readAttempt({ method, path, text: body.text }, { owner, header });
  if (attempt && isRefusal(attempt)) return attempt;
  const earlier = attempt && (await getEarlierAnswer(db, attempt, { now, answers }));
  if (earlier) return earlier;
  const write = (work: Write) => writeOnce(db, attempt, { now, write: work, answers });
  return request.run({ now, owner, cursors, write });
}

/** These answers belong to one account and can change at any time: clients must revalidate them. */
function respond(c: Context<Env>, { endpoint }: Action, answer: Answer, clock: Clock): Promise<Response> {
  const ready = readyAnswer(answer, seconds(clock));
  const reading = endpoint.method === "GET";
  return send(c, ready, {
    took: () => tookMs(c, clock),
    status: endpoint.status,
    headers: {
      "Cache-Control": reading ? "private, no-cache" : "no-store",
      ...(reading && { ETag: ready.etag }),
      ...(answer.location && { Location: answer.location }),
    },
  });
}
