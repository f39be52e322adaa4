import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { readMarket } from "@/lib/market";
import { heldSearchPage } from "@/lib/paths";
import { cleanQuery, readSegment } from "@/lib/query";
import { isPublicAddress } from "@/outside/address";
import { beforeHead } from "./head";

/**
 * Each new search costs the guide's API a call, whoever asks. A person who types sees suggestions at every pause, which
 * makes some twenty searches a minute.
 */
const mostSearches = 60;
const windowMs = 60_000;

/** Whoever is forgotten may search again: many visitors don't fill the memory. */
const mostVisitors = 10_000;

/**
 * Returns a function that counts a visitor's searches. If there are too many, Next answers with what the site
 * holds, as a 429; a script that asks gets a 429 alone, and then the function returns true: it has answered.
 */
export function createSearchLimit(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const visitors = new LRUCache<string, { left: number }>({
    max: mostVisitors,
    ttl: windowMs,
    noUpdateTTL: true,
  });
  return (request, response) => {
    const search = searchIn(request.url);
    const visitor = search && visitorOf(request.socket.remoteAddress, request.headers["x-forwarded-for"]);
    if (!search || !visitor) return false;
    const mine = visitors.get(visitor) ?? { left: mostSearches };
    visitors.set(visitor, mine);
    if (mine.left > 0) {
      mine.left--;
      return false;
    }
    const retryAfter = String(Math.max(1, Math.ceil(visitors.getRemainingTTL(visitor) / 1000)));
    if (search.page === null) {
      response.writeHead(429, { "Retry-After": retryAfter, "Cache-Control": "no-store" }).end();
      return true;
    }
    request.url = search.page;
    answerAs429(request, response, retryAfter);
    return false;
  };
}

/** What is found as JSON: suggestions, and the words and people that somebody follows. */
const searchData = /^\/api\/(?:search|follows\/[^/]+\/(?:words|person))\//;

/** What a request searches for; null if it searches for nothing. `page` is null if a script asks. */
function searchIn(target = "/"): { page: string | null } | null {
  if (!URL.canParse(target, "http://site")) return null;
  const { pathname, searchParams } = new URL(target, "http://site");
  if (searchData.test(pathname)) return { page: null };
  const [, section = "", place, text = ""] = pathname.split("/");
  const market = place === "search" ? readMarket(section) : null;
  const query = cleanQuery(readSegment(text) || (searchParams.get("q") ?? ""));
  return market && query ? { page: heldSearchPage(market.slug, query) } : null;
}

/** Lets Next answer a request with a page that then goes out as a refusal, whole and kept by nobody. */
function answerAs429(request: IncomingMessage, response: ServerResponse, retryAfter: string): void {
  delete request.headers["if-none-match"];
  beforeHead(response, () => {
    if (response.statusCode !== 200) return;
    response.statusCode = 429;
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Retry-After", retryAfter);
  });
}

/**
 * Whose searches are counted together: those of one public address, or of the network that an IPv6 line has to itself.
 * A proxy in front of the site has a private address as a rule; then the last address that it forwards counts, since
 * whatever stands before it is the client's own word. Null if nobody outside asks.
 */
export function visitorOf(
  peer: string | undefined,
  forwardedFor: string | string[] | undefined,
): string | null {
  const forwarded = String(forwardedFor ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  const address = [peer, forwarded]
    .map((each = "") => each.replace(/^::ffff:(?=\d+\.)/i, ""))
    .find(isPublicAddress);
  return address === undefined ? null : isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, as numbers. */
function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::", 2);
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const groups = [...(first ?? []), ...Array(8).fill("0")]
    .slice(0, 8 - (last?.length ?? 0))
    .concat(last ?? []);
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
