import { type NextRequest, NextResponse } from "next/server";
import { siteEnv } from "@/lib/env";
import { routingOf } from "@/lib/routing";

export const config = {
  // Not for what Next and `public` serve themselves.
  matcher: ["/((?!_next/|.*\\.[a-z0-9]+$).*)", "/v1/:path*"],
};

/** A path that no route has: Next answers 404 with the global page. */
const nowhere = "/-/-/-/-";

/** Passes the service's requests on, and leads the others to their page. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const routing = routingOf(pathname, searchParams.get("q"));
  switch (routing.to) {
    case "page":
      return NextResponse.next();
    case "service": {
      const { serviceOrigin } = siteEnv();
      return NextResponse.rewrite(
        serviceOrigin ? new URL(pathname + search, serviceOrigin) : new URL(nowhere, request.url),
      );
    }
    case "nowhere":
      return NextResponse.rewrite(new URL(nowhere, request.url));
    case "other-path":
      return NextResponse.rewrite(new URL(routing.path, request.url));
    case "redirect":
      return NextResponse.redirect(new URL(routing.path + search, request.url), 308);
  }
}
