import { type NextRequest, NextResponse } from "next/server";
import { routeRequest } from "@/lib/routing";

export const config = {
  // Skipped for files that Next and `public` serve, and for shared pages whose address has only one spelling, because
  // running the proxy costs as much as sending a prerendered page. A market of two letters has one spelling, but for
  // `uk`. Skipped for what an operator uploads, because Next would keep the body in memory for the proxy.
  matcher: [
<<<<<<< HEAD
    "/((?!_next/|(?!uk/)[a-z]{2}/(?:channels|events|leagues|programmes|shows|sport)/|events/|.*\\.[a-z0-9]+$).*)",
=======
    "/((?!_next/|setup/upload$|(?!uk/)[a-z]{2}/(?:channels|events|leagues|programmes|shows|sport)/|events/|.*\\.[a-z0-9]+$).*)",
    "/v1/:path*",
    "/epg/:path*",
>>>>>>> d1dadfc (operator: set the guide up and watch it in the browser)
  ],
};

/** Routes requests to their page. Those for the service never get here: see `lib/front`. */
export function proxy(request: NextRequest): Response {
  const { pathname, searchParams } = request.nextUrl;
  const routing = routeRequest(pathname, searchParams);
  switch (routing.to) {
    case "page":
      return NextResponse.next();
    case "other-path":
      return NextResponse.rewrite(new URL(routing.path, request.url));
    case "redirect":
      return NextResponse.redirect(new URL(routing.address, request.url), 308);
  }
}
