import type { Context, Handler } from "hono";
import type { Log } from "../log.ts";
import { type AdmitDeps, admitRead } from "./admit-read.ts";
import type { Cursors } from "./cursor.ts";
import { matchesEtag } from "./etag.ts";
import { isRefusal } from "./outcome.ts";
import { type Env, refuse } from "./request.ts";
import type { Route } from "./route.ts";

/** An answer that isn't JSON, and is generated while the client reads it. */
export type Streamed = {
  type: string;
  /** The name under which a browser saves it. */
  fileName: string;
  /** Changes with the data that the answer is made from. */
  version: string;
  /** What the plan's window left, for the header `Nownext-Window`; null if it left all. */
  window?: string | null;
  /** Its text; each part is generated on demand. */
  parts: AsyncGenerator<string, void, void>;
  /** Whether it is a gzip file of that text. */
  gzip?: boolean;
};

export type StreamDeps = AdmitDeps & { cursors: Cursors; log: Log };

/** How long a client may reuse it without revalidation; the same as other answers' maximum. */
const freshSeconds = 300;

/** Answers a route's requests with a stream, no faster than the client reads. */
export function serveStream(route: Route<Streamed>, deps: StreamDeps): Handler<Env> {
  const { clock, cursors } = deps;
  return async (c) => {
    const admitted = await admitRead(c, route, deps);
    if (isRefusal(admitted)) return refuse(c, clock, admitted);
    const { request, circumstances } = admitted;
    const streamed = await request.answer({ ...circumstances, cursors });
    return isRefusal(streamed) ? refuse(c, clock, streamed) : sendStream(c, streamed, deps.log);
  };
}

/** Answers with a stream, or with 304 if the client has it already. */
export async function sendStream(
  c: Context<Env>,
  { type, fileName, version, window, parts, gzip = false }: Streamed,
  log: Log,
): Promise<Response> {
  // Weak, since listings may change while it is written.
  const etag = `W/${version}`;
  const headers = {
    ETag: etag,
    "Cache-Control": `private, max-age=${freshSeconds}, stale-while-revalidate=60, stale-if-error=86400`,
    Vary: "Authorization, Accept-Encoding",
    ...(window && { "Nownext-Window": window }),
  };
  const condition = c.req.header("If-None-Match");
  if (condition && matchesEtag(condition, etag)) return new Response(null, { status: 304, headers });

  // A failing store must show up while the answer can still become a problem.
  const { value: first = "" } = await parts.next();
  const body = c.req.method === "HEAD" ? null : streamBody(withFirst(first, parts), c, log);
  return new Response(gzip && body ? body.pipeThrough(new CompressionStream("gzip")) : body, {
    headers: {
      "Content-Type": type,
      "X-Content-Type-Options": "nosniff",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      ...headers,
    },
  });
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  yield first;
  yield* rest;
}

/** Ends a broken answer when there is no connection to cut. The log has the cause. */
class CutShortError extends Error {
  override name = "CutShortError" as const;
}

/**
 * Streams an answer's parts. If one fails, the connection is cut, which every client treats as a failure: the status
 * has been sent by then.
 */
function streamBody(
  parts: AsyncGenerator<string, void, void>,
  c: Context<Env>,
  log: Log,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let left = false;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          // The client may have disconnected meanwhile.
          if (left) return;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (err) {
          log.error({ request: c.get("requestId"), err }, "an answer was cut short");
          const connection = c.env?.outgoing;
          if (connection) connection.destroy();
          else controller.error(new CutShortError("the answer was cut short"));
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
