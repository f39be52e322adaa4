import { type NextRequest, NextResponse } from "next/server";
import { siteEnv } from "@/lib/env";
import { routingOf } from "@/lib/routing";

export const config = {
  // Not for what Next and `public` serve themselves.
  matcher: ["/((?!_next/|.*\\.[a-z0-9]+$).*)", "/v1/:path*"],
};

/** Passes the service's requests on, and leads the others to their page. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const routing = routingOf(pathname, searchParams);
  switch (routing.to) {
    case "page":
      return NextResponse.next();
    case "service": {
      const { serviceOrigin } = siteEnv();
      return serviceOrigin
        ? NextResponse.rewrite(new URL(pathname + search, serviceOrigin))
        : new NextResponse(null, { status: 404 });
    }
    case "other-path":
      return NextResponse.rewrite(new URL(routing.path, request.url));
    case "redirect":
      return NextResponse.redirect(new URL(routing.address, request.url), 308);
  }
}
