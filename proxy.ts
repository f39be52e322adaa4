import { type NextRequest, NextResponse } from "next/server";
import { siteEnv } from "@/lib/env";
import { readMarket } from "@/lib/market";
import { searchPage } from "@/lib/paths";
import { cleanQuery } from "@/lib/query";

export const config = {
  // Not for what Next and `public` serve themselves.
  matcher: ["/((?!_next/|.*\\.[a-z0-9]+$).*)", "/v1/:path*"],
};

/** The first part of a path that no market takes. */
const otherSections = new Set(["", "countries", "channels"]);

/** A path that no route has: Next answers 404 with the global page, and keeps nothing. */
const nowhere = "/-/-/-/-";

export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (pathname === "/v1" || pathname.startsWith("/v1/")) {
    const { serviceOrigin } = siteEnv();
    const target = serviceOrigin ? new URL(pathname + search, serviceOrigin) : new URL(nowhere, request.url);
    return NextResponse.rewrite(target);
  }

  const [section = "", ...rest] = pathname.slice(1).split("/");
  if (otherSections.has(section)) return NextResponse.next();
  const market = readMarket(section);
  if (!market) return NextResponse.rewrite(new URL(nowhere, request.url));
  if (market.slug !== section) {
    const url = request.nextUrl.clone();
    url.pathname = ["", market.slug, ...rest].join("/");
    return NextResponse.redirect(url, 308);
  }

  // A page that reads its query from the path is prerendered; one that reads search parameters is not.
  const query = cleanQuery(request.nextUrl.searchParams.get("q") ?? "");
  if (rest.length === 1 && rest[0] === "search" && query)
    return NextResponse.rewrite(new URL(searchPage(market.slug, query), request.url));
  return NextResponse.next();
}
