import { type NextRequest, NextResponse } from "next/server";
import { siteEnv } from "@/lib/env";
import { routeRequest } from "@/lib/routing";
import { createProbe, unavailable } from "@/lib/service-probe";

export const config = {
  // Skipped for files that Next and `public` serve, and for shared pages whose address has only one spelling, because
  // running the proxy costs as much as sending a prerendered page. A market of two letters has one spelling, but for
  // `uk`.
  matcher: [
    "/((?!_next/|(?!uk/)[a-z]{2}/(?:channels|events|leagues|programmes|shows|sport)/|events/|.*\\.[a-z0-9]+$).*)",
    "/v1/:path*",
    "/epg/:path*",
  ],
};

/** How long the service may take to answer a probe. */
const probeTimeoutMs = 2_000;

const serviceAnswers = createProbe(async () => {
  const { serviceOrigin } = siteEnv();
  if (!serviceOrigin) return false;
  const signal = AbortSignal.timeout(probeTimeoutMs);
  return (await fetch(`${serviceOrigin}/healthz`, { signal, cache: "no-store" })).ok;
});

/** Forwards requests for the service, and routes the others to their page. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl;
  const routing = routeRequest(pathname, searchParams);
  switch (routing.to) {
    case "page":
      return NextResponse.next();
    case "service": {
      const { serviceOrigin } = siteEnv();
      if (!serviceOrigin) return new NextResponse(null, { status: 404 });
      // If nothing listens there, a rewrite would be answered with a plain 500.
      const askedAt = performance.now();
      if (!(await serviceAnswers())) return unavailable(performance.now() - askedAt);
      return NextResponse.rewrite(new URL(pathname + search, serviceOrigin));
    }
    case "other-path":
      return NextResponse.rewrite(new URL(routing.path, request.url));
    case "redirect":
      return NextResponse.redirect(new URL(routing.address, request.url), 308);
  }
}
