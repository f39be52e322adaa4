import { createHash } from "node:crypto";

/** An answer's strong ETag: a hash of `data` alone, so that `took_ms` doesn't change it. */
export const computeEtag = (data: string | Uint8Array): string =>
  `"${createHash("sha256").update(data).digest("base64url").slice(0, 27)}"`;

/** Whether an `If-None-Match` header matches an ETag (RFC 9110: weak comparison; `*` matches any). */
export const matchesEtag = (header: string, etag: string): boolean =>
  header.split(",").some((item) => {
    const tag = item.trim();
    return tag === "*" || tag === etag || tag === `W/${etag}`;
  });
