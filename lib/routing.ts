import { readMarket } from "./market.ts";
import { searchPage } from "./paths.ts";
import { cleanQuery } from "./query.ts";

/** What becomes of a request before a page sees it. Paths are as they stand in addresses, escaped. */
export type Routing =
  | { to: "page" }
  | { to: "service" }
  | { to: "other-path"; path: string }
  | { to: "redirect"; path: string };

/**
 * Routes a path and its search query, the `q` parameter. Other spellings of a market are redirected to the one that
 * its pages stand under; an unknown market's page says that there is no such page.
 */
export function routingOf(path: string, query: string | null): Routing {
  if (path === "/v1" || path.startsWith("/v1/")) return { to: "service" };
  const [section = "", ...rest] = path.slice(1).split("/");
  const market = readMarket(section);
  if (!market) return { to: "page" };
  if (market.slug !== section) return { to: "redirect", path: ["", market.slug, ...rest].join("/") };
  // A page that reads its query from the path is prerendered; one that reads search parameters is not.
  const asked = rest.length === 1 && rest[0] === "search" ? cleanQuery(query ?? "") : "";
  return asked ? { to: "other-path", path: searchPage(market.slug, asked) } : { to: "page" };
}
