import { NetworkOnly, type RuntimeCaching } from "serwist";
import { paths } from "../paths.ts";
import { readOrder } from "./keep.ts";
import { cacheNames } from "./names.ts";
import { isKeptData, marketIn, pageCare } from "./paths.ts";
import { assets, data, pages, pictures } from "./strategies.ts";

const atPath =
  (test: (pathname: string) => boolean): RuntimeCaching["matcher"] =>
  ({ sameOrigin, url }) =>
    sameOrigin && test(url.pathname);

const matchPages =
  (care: "keep" | "pass"): RuntimeCaching["matcher"] =>
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && pageCare(url) === care;

/** What the worker answers; everything else it leaves to the browser. */
export const rules: RuntimeCaching[] = [
  { matcher: matchPages("keep"), handler: pages },
  { matcher: matchPages("pass"), handler: new NetworkOnly() },
  { matcher: atPath((path) => /^\/(?:_next\/static|icons)\//.test(path)), handler: assets },
  { matcher: atPath((path) => path.startsWith("/pictures/")), handler: pictures },
  { matcher: atPath(isKeptData), handler: data },
];

/** Leads to what is at hand when a page can't be had: the front page to the market's own, others to the offline page. */
export async function answerOffline(request: Request): Promise<Response> {
  if (request.mode !== "navigate") return Response.error();
  const { pathname, search, searchParams } = new URL(request.url);
  const market = marketIn(pathname) ?? (await readOrder())?.order.market;
  if (market === undefined) return Response.error();
  const kept = (await (await caches.open(cacheNames.pages)).keys()).map(({ url }) => new URL(url).pathname);
  // The front page leads on by a script, to the page that a shortcut names.
  const led = `/${market}/${searchParams.get("to") ?? "home"}`;
  if (pathname === paths.home() && kept.includes(led)) return Response.redirect(led);
  // Another market's offline page is better than the browser's own.
  const own = paths.offline(market);
  const offline = kept.includes(own) ? own : kept.find((path) => path.endsWith("/offline"));
  if (!offline || offline === pathname) return Response.error();
  return Response.redirect(`${offline}?${new URLSearchParams({ for: pathname + search })}`);
}
