import { createHash } from "node:crypto";
import { hasTag } from "@/lib/feeds/answer";
import { readPicturePath } from "./address.ts";
import type { Gallery } from "./gallery.ts";
import type { createSigner } from "./signer.ts";

/** A picture seldom changes: browsers keep it for a week, and show it for a month while they ask again. */
const found = "public, max-age=604800, stale-while-revalidate=2592000, stale-if-error=2592000";
const missing = "public, max-age=600";

/** What a browser may do with the answer, should it ever be opened as a page: nothing. */
const harmless = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Answers with the picture that an own address names, with 304 if the client has it, or as if there were none. */
export async function answerOwnPicture(
  request: Request,
  { signer, gallery }: { signer: ReturnType<typeof createSigner>; gallery: Gallery },
): Promise<Response> {
  const asked = readPicturePath(new URL(request.url));
  if (!asked || !signer.isSigned(asked.address, asked.signature)) return answerNoPicture();
  const bytes = await gallery.find(asked.address, asked.width, asked.isLogo);
  if (!bytes) return answerLost(request);
  const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({ ...harmless, ETag: tag, "Cache-Control": found });
  if (hasTag(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "image/webp");
  return new Response(new Uint8Array(bytes), { headers });
}

export const answerNoPicture = (): Response =>
  new Response(null, { status: 404, headers: { ...harmless, "Cache-Control": missing } });

/** A GIF of one clear pixel. */
const nothing = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Answers a page's image that can't be had with one clear pixel, for which the page shows the name's letters: a 404
 * would be an error in the console of a page where nothing went wrong. Other clients get a 404, which the page must not
 * find in the browser's cache: its own worker may be one of them.
 */
function answerLost(request: Request): Response {
  const isPage = request.headers.get("accept")?.startsWith("image/");
  const headers = { ...harmless, "Cache-Control": missing, Vary: "Accept" };
  return isPage
    ? new Response(nothing, { headers: { ...headers, "Content-Type": "image/gif" } })
    : new Response(null, { status: 404, headers });
}
