import { eveningHours } from "./guide/tonight.ts";
import { readMarket } from "./market.ts";
import { searchPage } from "./paths.ts";
import { cleanQuery } from "./query.ts";

/** Where a request goes before a page sees it. Paths are escaped, as in addresses. */
export type Routing =
  | { to: "page" }
  /** What operators alone may see; `entry` is where they send their token. */
  | { to: "operator"; entry: boolean }
  | { to: "other-path"; path: string }
  /** `address` is a path with its query. */
  | { to: "redirect"; address: string };

const operatorSections = new Set(["setup", "status", "operator"]);

/** Whether an address, with or without its query, is one that operators alone may see. */
export const isForOperators = (address: string): boolean =>
  operatorSections.has(address.split(/[/?]/, 2)[1] ?? "");

/** An address at which there is no page. */
export const absentPath = "/absent";

/**
 * Routes a path and its query. Pages read everything from their path: a search's `q` is moved there, and so is
 * tonight's `from_hour`, as the API calls it. Other spellings of a market are redirected to its slug; the page of an
 * unknown market says that there is no such page.
 */
export function routeRequest(path: string, query: URLSearchParams): Routing {
  const [section = "", ...rest] = path.slice(1).split("/");
  if (isForOperators(path)) return { to: "operator", entry: section === "operator" };
  const market = readMarket(section);
  if (!market) return { to: "page" };
  const [page, ...below] = rest;
  const hour = Number(query.get("from_hour") || Number.NaN);
  if (page === "tonight" && below.length === 0 && eveningHours.some((known) => known === hour))
    return { to: "redirect", address: `/${market.slug}/tonight/${hour}` };
  if (market.slug !== section)
    return { to: "redirect", address: withQuery(["", market.slug, ...rest].join("/"), query) };
  // A page that reads its query from the path is prerendered; one that reads search parameters is not.
  const asked = page === "search" && below.length === 0 ? cleanQuery(query.get("q") ?? "") : "";
  return asked ? { to: "other-path", path: searchPage(market.slug, asked) } : { to: "page" };
}

/** Where pages for no market and cards for other sites are. */
const sharedSections = new Set(["", "channels", "countries", "embed", "events"]);

/** Whether an address is that of a page that is the same whatever the query. */
export function ignoresQuery(path: string, query: URLSearchParams): boolean {
  const section = path.split("/", 2)[1] ?? "";
  const isPage = sharedSections.has(section) || readMarket(section) !== null;
  return isPage && routeRequest(path, query).to === "page";
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;
