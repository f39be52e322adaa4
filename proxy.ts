import { type NextRequest, NextResponse } from "next/server";
import { siteEnv } from "@/lib/env";
import { createGuard, findAccess, operatorCookie } from "@/lib/operator/access";
import { hereHeader, hereMark } from "@/lib/operator/here";
import { generalPolicy, nonceHeader, policyHeader, scriptPolicy, withScripts } from "@/lib/policy/general";
import { absentPath, routeRequest } from "@/lib/routing";
import { readClock } from "@/lib/time/clock";

export const config = {
  // Skipped for files that Next and `public` serve, and for shared pages whose address has only one spelling, because
  // running the proxy costs as much as sending a prerendered page. A market of two letters has one spelling, but for
  // `uk`. Skipped for what an operator uploads, because Next would keep the body in memory for the proxy.
  matcher: [
    "/((?!_next/|setup/upload$|(?!uk/)[a-z]{2}/(?:channels|events|leagues|programmes|shows|sport)/|events/|.*\\.[a-z0-9]+$).*)",
  ],
};

/** Whether a request may see an operator's page. Pages and routes check it again. */
function mayOperate({ headers, cookies }: NextRequest, isEntry: boolean): boolean {
  const guard = createGuard(siteEnv(), hereMark());
  if (isEntry) return guard.token !== null;
  const asked = {
    here: headers.get(hereHeader),
    authorization: headers.get("authorization"),
    cookie: cookies.get(operatorCookie)?.value ?? null,
  };
  return findAccess(asked, guard, readClock()) !== null;
}

/** Lets an operator's page run its scripts: it isn't cached, so each answer has a nonce of its own. */
function withNonce({ headers }: NextRequest): NextResponse {
  if (process.env.NODE_ENV !== "production") return NextResponse.next();
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const policy = withScripts(generalPolicy({ framedBy: "'none'" }), scriptPolicy([`nonce-${nonce}`]));
  const marked = new Headers(headers);
  // Next reads there which nonce its own scripts get.
  marked.set(policyHeader, policy);
  marked.set(nonceHeader, nonce);
  return NextResponse.next({ request: { headers: marked }, headers: { [policyHeader]: policy } });
}

/** Routes requests to their page. Those for the service never get here: see `lib/front`. */
export function proxy(request: NextRequest): Response {
  const { pathname, searchParams } = request.nextUrl;
  const routing = routeRequest(pathname, searchParams);
  switch (routing.to) {
    case "page":
      return NextResponse.next();
    case "operator":
      // A page that is made for each request has begun its answer with 200 before it can say that it is absent.
      return mayOperate(request, routing.entry)
        ? withNonce(request)
        : NextResponse.rewrite(new URL(absentPath, request.url));
    case "other-path":
      return NextResponse.rewrite(new URL(routing.path, request.url));
    case "redirect":
      return NextResponse.redirect(new URL(routing.address, request.url), 308);
  }
}
