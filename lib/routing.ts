import { readMarket } from "./market.ts";
import { searchPage } from "./paths.ts";
import { cleanQuery } from "./query.ts";

/** What becomes of a request before a page sees it. Paths are as they stand in addresses, escaped. */
export type Routing =
  | { to: "page" }
  | { to: "service" }
  | { to: "nowhere" }
  | { to: "other-path"; path: string }
  | { to: "redirect"; path: string };

/** The first parts of a path that no market takes. */
const otherSections = new Set(["", "countries", "channels"]);

/**
 * Routes a path and its search query, the `q` parameter. Addresses guessed by robots lead nowhere, so that they
 * fill no cache; other spellings of a market are redirected to the one that its pages stand under.
 */
export function routingOf(path: string, query: string | null): Routing {
  if (path === "/v1" || path.startsWith("/v1/")) return { to: "service" };
  const [section = "", ...rest] = path.slice(1).split("/");
  if (otherSections.has(section)) return { to: "page" };
  const market = readMarket(section);
  if (!market) return { to: "nowhere" };
  if (market.slug !== section) return { to: "redirect", path: ["", market.slug, ...rest].join("/") };
  // A page that reads its query from the path is prerendered; one that reads search parameters is not.
  const asked = rest.length === 1 && rest[0] === "search" ? cleanQuery(query ?? "") : "";
  return asked ? { to: "other-path", path: searchPage(market.slug, asked) } : { to: "page" };
}
