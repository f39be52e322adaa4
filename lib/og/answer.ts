import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { hasTag } from "@/lib/feeds/answer";
import type { Card } from "@/lib/og/card";
import { drawCard } from "@/lib/og/draw";
import { findCardPicture } from "./card-picture";

/** Incremented when the same card is drawn differently. */
const drawing = 4;

/** Pictures in memory, some 40 KB each. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** A card's picture, drawn once for all requests during the drawing and soon after. */
function drawOnce(tag: string, card: Card, picture: Buffer | null): Promise<Buffer> {
  const before = kept.get(tag);
  if (before) return before;
  const drawn = drawCard(card, picture);
  kept.set(tag, drawn);
  drawn.catch(() => kept.delete(tag));
  return drawn;
}

const usual = "public, max-age=300, s-maxage=900, stale-while-revalidate=86400";

/** For a substitute, which clients should soon replace. */
const brief = "public, max-age=60";

/**
 * Answers with the picture of the card that `reading` resolves to. If it rejects, a plain card replaces it: clients
 * fetch a preview once, and a failed picture would leave a hole in it.
 */
export async function answerReading(
  request: Request,
  reading: Promise<Card | null>,
  standIn: () => Card,
): Promise<Response> {
  const card = await reading.catch(() => undefined);
  return card === undefined ? answerPicture(request, standIn(), brief) : answerPicture(request, card);
}

/**
 * Answers with a card's picture, with 304 if the client has it, or with 404 if there is no card. A card determines its
 * picture, but for whether its programme's own can be had, so the tag needs no drawing.
 */
export async function answerPicture(
  request: Request,
  card: Card | null,
  cacheControl = usual,
): Promise<Response> {
  if (!card) return new Response(null, { status: 404, headers: { "Cache-Control": "public, max-age=60" } });
  const picture = await findCardPicture(card);
  const digest = createHash("sha256")
    .update(`${drawing}${picture !== null}${JSON.stringify(card)}`)
    .digest("base64url");
  const tag = `"${digest.slice(0, 27)}"`;
  const headers = new Headers({
    ETag: tag,
    "Cache-Control": card.picture && !picture ? brief : cacheControl,
  });
  if (hasTag(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", picture ? "image/jpeg" : "image/png");
  return new Response(new Uint8Array(await drawOnce(tag, card, picture)), { headers });
}
