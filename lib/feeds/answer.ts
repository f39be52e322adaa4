import { createHash } from "node:crypto";

/** A file that programs poll. */
type File = {
  body: string;
  type: string;
  /** The file name for saving it; without one, browsers show it. */
  name?: string;
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
  if (name) headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(body, { headers });
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): proxies that compress make a tag weak. */
export const hasTag = (asked: string | null, tag: string): boolean =>
  (asked ?? "")
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .some((each) => each === tag || each === "*");
