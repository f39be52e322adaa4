import { ApiError } from "./error.ts";
import { readRateLimit, type Stated } from "./ledger.ts";

/** The most that an answer may hold: 50 channels' listings of a month are a quarter of it. */
const mostBytes = 64_000_000;

export type Reply = {
  status: number;
  text: string;
  etag: string | null;
  rateLimit: Stated | null;
  /** Seconds after which to ask again, if the API says it. */
  retryAfter: number | null;
  /** Milliseconds by which the API's clock is ahead of the real one; 0 if unknown. */
  skewMs: number;
};

/** Makes one request. Throws an ApiError of status 0 if no whole, readable answer comes. */
export async function ask(
  url: string,
  { apiKey, etag, timeoutMs }: { apiKey: string; etag: string | null; timeoutMs: number },
): Promise<Reply> {
  try {
    const answer = await fetch(url, {
      headers: {
        accept: "application/json, application/problem+json",
        "accept-encoding": "gzip",
        authorization: `Bearer ${apiKey}`,
        ...(etag === null ? {} : { "if-none-match": etag }),
      },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { headers, status } = answer;
    return {
      status,
      text: await readText(answer),
      etag: headers.get("etag"),
      rateLimit: readRateLimit(headers),
      retryAfter: Number(headers.get("retry-after")) || null,
      skewMs: (Date.parse(headers.get("date") ?? "") || Date.now()) - Date.now(),
    };
  } catch (cause) {
    throw new ApiError(`The guide's API can't be read at ${new URL(url).origin}`, 0, cause);
  }
}

async function readText(answer: Response): Promise<string> {
  const coding = answer.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (!answer.body) return "";
  // Only what was asked for is decoded: decoders of others have had holes.
  if (coding !== "gzip" && coding !== "identity") {
    await answer.body.cancel();
    throw new TypeError(`the answer is encoded as ${coding}, which wasn't asked for`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new RangeError("the answer doesn't end");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
