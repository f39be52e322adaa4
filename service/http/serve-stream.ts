import type { Context, Handler } from "hono";
import type { Log } from "../log.ts";
import { type AdmitDeps, admitRead } from "./admit-read.ts";
import type { Cursors } from "./cursor.ts";
import { namesEtag } from "./etag.ts";
import { isRefusal } from "./outcome.ts";
import { type Env, refuse } from "./request.ts";
import type { Route } from "./route.ts";

/** An answer that isn't JSON, and is written while it is read. */
export type Streamed = {
  type: string;
  /** The name under which a browser keeps it. */
  fileName: string;
  /** Tells one state of what it is made of from another. */
  version: string;
  /** Its text; each part is made when it is asked for. */
  parts: AsyncGenerator<string, void, void>;
};

export type StreamDeps = AdmitDeps & { cursors: Cursors; log: Log };

/** Seconds for which it may be kept without asking: as long as the other answers at most. */
const freshSeconds = 300;

/** Answers a route's requests as a stream that goes no faster than its client reads. */
export function serveStream(route: Route<Streamed>, deps: StreamDeps): Handler<Env> {
  const { clock, cursors } = deps;
  return async (c) => {
    const admitted = await admitRead(c, route, deps);
    if (isRefusal(admitted)) return refuse(c, clock, admitted);
    const { request, circumstances } = admitted;
    const streamed = await request.answer({ ...circumstances, cursors });
    return isRefusal(streamed) ? refuse(c, clock, streamed) : respond(c, streamed, deps);
  };
}

async function respond(
  c: Context<Env>,
  { type, fileName, version, parts }: Streamed,
  deps: StreamDeps,
): Promise<Response> {
  // Weak: listings may be replaced while it is written.
  const etag = `W/${version}`;
  const headers = {
    ETag: etag,
    "Cache-Control": `private, max-age=${freshSeconds}, stale-while-revalidate=60, stale-if-error=86400`,
    Vary: "Authorization, Accept-Encoding",
  };
  const condition = c.req.header("If-None-Match");
  if (condition && namesEtag(condition, etag)) return new Response(null, { status: 304, headers });

  // A store that can't be read is found out while the answer can still be a problem.
  const { value: first = "" } = await parts.next();
  const body = c.req.method === "HEAD" ? null : bodyOf(withFirst(first, parts), c, deps);
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      ...headers,
    },
  });
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  yield first;
  yield* rest;
}

/** What is said of an answer that broke off, where no connection tells it. Its cause is in the log. */
class BrokenOffError extends Error {
  override name = "BrokenOffError" as const;
}

/**
 * The body of an answer in parts. Where one can't be made, the connection is cut, which every client takes for a
 * failure: the answer's status has gone by then.
 */
function bodyOf(
  parts: AsyncGenerator<string, void, void>,
  c: Context<Env>,
  { log }: StreamDeps,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let left = false;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          // The client may have gone meanwhile.
          if (left) return;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (err) {
          log.error({ request: c.get("requestId"), err }, "an answer broke off");
          const connection = c.env?.outgoing;
          if (connection) connection.destroy();
          else controller.error(new BrokenOffError("the answer broke off"));
        }
      },
      async cancel() {
        left = true;
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
