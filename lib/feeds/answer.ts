import { createHash } from "node:crypto";
import { wordsFor } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import type { Unavailable } from "@/lib/shapes";
import { type FileName, saveAs } from "./file-name";

/** Seconds for which a calendar or an Atom feed may be cached. */
export const feedMaxAge = 300;

/** A file that programs poll. */
type File = {
  body: string;
  type: string;
  /** The file name for saving it; without one, browsers show it. */
  name?: FileName;
  /** Seconds for which it may be cached. */
  maxAge: number;
};

/** Answers with a file, or with 304 if the client has it. */
export function answerFile(request: Request, { body, type, name, maxAge }: File): Response {
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({
    ETag: tag,
    "Cache-Control": `public, max-age=${maxAge}, stale-while-revalidate=${maxAge * 6}`,
  });
  if (hasTag(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", `${type}; charset=utf-8`);
  if (name) headers.set("Content-Disposition", saveAs(name));
  return new Response(body, { headers });
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): proxies that compress make a tag weak. */
export const hasTag = (asked: string | null, tag: string): boolean =>
  (asked ?? "")
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .some((each) => each === tag || each === "*");

/** Answers with a problem document (RFC 9457) that says in the market's words why the API refuses. */
export function answerUnavailable({ unavailable }: Unavailable, market: Market): Response {
  const t = wordsFor(market);
  const problem = { type: "about:blank", title: t(`unavailable.${unavailable}`), status: 501 };
  return Response.json(problem, {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", "Content-Language": market.words },
  });
}

export const answerUnknown = (): Response => new Response(null, { status: 404 });
