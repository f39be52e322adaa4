import { createHash } from "node:crypto";

/** A file for programs that ask again and again. */
type File = {
  body: string;
  type: string;
  /** What a browser calls it where it is kept; shown in place where it isn't given. */
  name?: string;
  /** Seconds for which it needn't be asked for again. */
  maxAge: number;
};

/** Answers with a file, or with 304 to who has it already. */
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
