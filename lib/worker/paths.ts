import { paths } from "../paths.ts";

const market = "[a-z]{2}(?:-[a-z]{2,3})?";

/** What is a person's own, or only one's way to a page. */
const passing = new RegExp(`^/(?:${market}/(?:planner|search|sorry)(?:/|$)|$)`);

const keepable = new RegExp(`^/(?:${market}(?:/|$)|events/|channels/|countries$)`);

/**
 * What the worker does with a page: `keep` it to be read offline, `pass` it on, with the offline page in its place if
 * there is no network, or leave it alone (null).
 */
export function pageCare({ pathname, search }: { pathname: string; search: string }): "keep" | "pass" | null {
  if (/\.[a-z0-9]+$/.test(pathname) || pathname.startsWith("/og/")) return null;
  if (passing.test(pathname)) return "pass";
  if (!keepable.test(pathname)) return null;
  return search === "" || pathname.endsWith("/offline") ? "keep" : "pass";
}

/** The market that an address is in, if it is in one. */
export const marketIn = (pathname: string): string | undefined =>
  new RegExp(`^/(${market})(?:/|$)`).exec(pathname)?.[1];

const keptData = /^\/api\/(?:now|guide|tonight|channels|mine|lineups)\//;

export const isKeptData = (pathname: string): boolean => keptData.test(pathname);

/** The pages that a market's visitor has at hand without having seen them. */
export const staplePages = (slug: string): string[] => [
  paths.offline(slug),
  paths.tonight(slug),
  paths.market(slug),
  paths.marketHome(slug),
];

const assetPattern = /\/_next\/static\/[\w./~%@-]+\.(?:js|css|woff2)/g;

/** The scripts, styles and fonts that a page's markup names. */
export const assetsIn = (markup: string): string[] => [...new Set(markup.match(assetPattern) ?? [])];

const picturePattern = /\ssrc="(\/pictures\/[^"]+)"/g;

/** The first pictures on a page. */
export const picturesIn = (markup: string, most: number): string[] =>
  [
    ...new Set(Array.from(markup.matchAll(picturePattern), ([, src = ""]) => src.replaceAll("&amp;", "&"))),
  ].slice(0, most);

/** A page's title without the site's name; empty if it has none. */
export const titleIn = (markup: string): string =>
  (/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? "").replace(/ · now\|next$/, "");
