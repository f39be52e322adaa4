import { createHash } from "node:crypto";

/** The strong validator of an answer: over the bytes of `data` alone, so that `took_ms` doesn't change it. */
export const etagOf = (data: string | Uint8Array): string =>
  `"${createHash("sha256").update(data).digest("base64url").slice(0, 27)}"`;

/** Whether an `If-None-Match` header names an ETag (RFC 9110: compared weakly; `*` names any). */
export const namesEtag = (header: string, etag: string): boolean =>
  header.split(",").some((item) => {
    const tag = item.trim();
    return tag === "*" || tag === etag || tag === `W/${etag}`;
  });
