import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { parseMarket } from "@/lib/market";
import { isForOperators } from "@/lib/routing";
import { beforeHead } from "./head";

/** For how long a cache may serve what it has if the site doesn't answer. */
const ifErrorSeconds = 86_400;

/** The longest that a cache keeps a page without asking: by then the files of an older build may be gone. */
const mostSharedSeconds = 86_400;

/** For how long caches may keep that an address is unknown. Next lets them for a year. */
const absentSeconds = 60;

/** For how long caches keep a redirect, and files that Next has revalidated each time: icons, the manifest. */
const smallSeconds = 300;

type Facts = { status: number; cacheControl: string | undefined; isAmbiguous: boolean };

/**
 * The `Cache-Control` of an answer, complete for caches in front of the site: what may be shared says for how long, and
 * that it may be shown while the site is asked again or is away.
 */
export function cachingFor({ status, cacheControl, isAmbiguous }: Facts): string | undefined {
  if (isAmbiguous) return "private, no-store";
  if (cacheControl === undefined)
    return status === 308 ? shared(smallSeconds, { own: smallSeconds }) : undefined;
  const says = readDirectives(cacheControl);
  if (says.has("no-store") || says.has("private") || says.has("no-cache") || says.has("immutable"))
    return cacheControl;
  const [own, edge] = [seconds(says.get("max-age")), seconds(says.get("s-maxage"))];
  if (status === 404 || status === 410)
    return `public, max-age=${Math.min(own ?? 0, absentSeconds)}, s-maxage=${absentSeconds}`;
  if (status >= 400) return cacheControl;
  const fresh = Math.min(edge ?? own ?? 0, mostSharedSeconds) || smallSeconds;
  const stale = seconds(says.get("stale-while-revalidate")) ?? fresh;
  return shared(fresh, { own: own ?? 0, stale });
}

const shared = (fresh: number, { own, stale = fresh }: { own: number; stale?: number }): string =>
  `public, max-age=${own}, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${ifErrorSeconds}`;

const readDirectives = (header: string): Map<string, string> =>
  new Map(
    header
      .toLowerCase()
      .split(",")
      .map((each) => each.trim().split("="))
      .map(([name = "", value = ""]) => [name, value]),
  );

const seconds = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;

/** Request headers by which Next's client asks for parts of a page; `_rsc` in the address is a digest of them. */
const partHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/** Whether somebody asks for a part of a page, as Next's client does, or for what looks like one. */
export const isPart = (target: string, headers: IncomingHttpHeaders): boolean =>
  /[?&]_rsc(?:[=&]|$)/.test(target) || partHeaders.some((name) => headers[name] !== undefined);

/** Whether Next's client asks for a part of a page, at an address of its own. */
const asksForPart = (target: string, headers: IncomingHttpHeaders): boolean =>
  headers.rsc !== undefined && /[?&]_rsc=/.test(target);

/**
 * Whether an answer depends on more than its address. Next's client never asks for a part of a page at the page's
 * address, but somebody who does must not have a cache keep the part as the page, or the other way round. What is an
 * operator's page to one is absent to another, who must not have a cache keep that.
 */
export const isAmbiguous = (target: string, headers: IncomingHttpHeaders): boolean =>
  isForOperators(target) || (isPart(target, headers) && !asksForPart(target, headers));

const marketSlug = /^[a-z]{2}(?:-[a-z]{2,3})?$/;

/**
 * The tags by which caches can be told to forget an answer: its country, its market, which pages it belongs to, and
 * every id in its address.
 */
export function tagsOf(target: string): string[] {
  const [path = "/"] = target.split("?", 1);
  const parts = path.split("/").filter(Boolean);
  const [first = "home"] = parts;
  const market = parts.map((part) => (marketSlug.test(part) ? parseMarket(part) : null)).find(Boolean);
  const country = market?.country ?? parts.find((part) => /^[A-Z]{2}$/.test(part));
  const isPage = market?.slug === first;
  const kind = isPage ? (parts[1] ?? "now") : first;
  const ids = path.match(/(?:ch|ev|ls|lg|sh|ep)_[0-9a-z]+/g) ?? [];
  const places = [...(market ? [`market:${market.slug}`] : []), ...(country ? [`country:${country}`] : [])];
  return [...new Set([kind.replace(/\W.*$/, ""), ...(isPage ? ["page"] : []), ...places, ...ids])].filter(
    Boolean,
  );
}

/** Headers that are Next's own business. Its client reads some of them with a part of a page. */
const innerOfAll = /^x-(?:middleware-|nextjs-(?:cache|matched-path|page|prerender)$)/;
const innerOfDocuments = /^x-(?:middleware-|nextjs-)/;

/** The members of `Vary` that keep a part of a page apart from the page; the address does so already. */
const splits = /^(?:rsc|next-.*)$/i;

/** What is worth compressing. */
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml|javascript)\b/.test(type);

/** What a browser reads with a document alone. */
const ofDocumentsAlone = [
  "Content-Security-Policy",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
];

/** Makes an answer's headers fit for caches in front of the site, and leaves out what is Next's own business. */
export function fitForEdge(request: IncomingMessage, response: ServerResponse): void {
  beforeHead(response, () => {
    const { url: target = "/", headers, method } = request;
    const isOwnPart = asksForPart(target, headers);
    for (const name of response.getHeaderNames())
      if ((isOwnPart ? innerOfAll : innerOfDocuments).test(name)) response.removeHeader(name);
    setVary(response, isOwnPart);
    if (method !== "GET" && method !== "HEAD") return;
    const caching = cachingFor({
      status: response.statusCode,
      cacheControl: response.getHeader("Cache-Control")?.toString(),
      isAmbiguous: isAmbiguous(target, headers),
    });
    if (caching === undefined) return;
    response.setHeader("Cache-Control", caching);
    if (!caching.startsWith("public")) return;
    // A page waits for some twenty files of the build, which are no documents, and which nobody has caches forget.
    if (target.startsWith("/_next/static/") && caching.includes("immutable")) {
      for (const name of ofDocumentsAlone) response.removeHeader(name);
      return;
    }
    const tags = tagsOf(target);
    response.setHeader("Surrogate-Key", tags.join(" "));
    response.setHeader("Cache-Tag", tags.join(","));
  });
}

function setVary(response: ServerResponse, isOwnPart: boolean): void {
  const members = String(response.getHeader("Vary") ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "" && (isOwnPart || !splits.test(each)));
  const isCompressible = isText(String(response.getHeader("Content-Type") ?? ""));
  const hasCoding = members.some((each) => each.toLowerCase() === "accept-encoding");
  if (isCompressible && !hasCoding) members.push("Accept-Encoding");
  if (members.length > 0) response.setHeader("Vary", members.join(", "));
  else response.removeHeader("Vary");
}
