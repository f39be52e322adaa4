import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { wordsFor, wordsOf } from "@/lib/i18n";
import { type Market, readMarket } from "@/lib/market";
import { generalPolicy, policyHeader, withScripts } from "@/lib/policy/general";
import type { SorryPage } from "@/lib/sorry";
import { settleHead } from "./head";

/** Seconds after which to ask again for what an outage kept from being shown. */
const retrySeconds = 10;

/** Seconds for which caches may keep that there is no page. */
const absentSeconds = 60;

/** Marks the front's own requests for its pages, so that one that fails isn't replaced in turn. */
const ownRequest = "x-nownext-sorry";

/** Files and data that programs read: they get a problem document in the place of a page. */
const forPrograms = /^\/(?:api|calendars|feeds|og|pictures|sitemap)[/.]|\.(?:xml|ics|json|txt|png|webp|ico)$/;

/** Headers of an answer that say nothing of the page that replaces it. */
const ofTheAnswer =
  /^(?:content-(?:type|encoding|length|disposition)|transfer-encoding|etag|cache-control|vary|link|x-nextjs-.*|x-powered-by)$/i;

/** One of the site's own pages, with the policy under which its scripts run. */
type OwnPage = { html: string; policy: string };

/** Reads one of the site's own pages. Throws if it can't be had. */
type ReadPage = (port: number, path: string) => Promise<OwnPage>;

type Setting = { isGuideFailing: () => boolean; readPage: ReadPage };

/**
 * Returns a function that watches an answer of Next's and, if it says that there is no page or that one failed, sends a
 * page of the site's own in its place: in the market's language, readable without scripts, and with a status that says
 * what is the matter. Next's own is blank without scripts.
 */
export function createErrorPages({ isGuideFailing, readPage }: Setting) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!canReplace(request)) return;
    // As Node's own methods are called here, whatever their arguments.
    const { write, end, writeHead } = response as unknown as Record<string, (...args: unknown[]) => unknown>;
    let isReplaced = false;
    let isReady = false;

    /** Whether what Next writes is left out. Decided as it begins to write. */
    const replaces = (): boolean => {
      // Node writes the head of the page itself through `writeHead` too.
      if (isReady || response.headersSent) return false;
      if (isReplaced) return true;
      const page = pageFor(request, response, isGuideFailing());
      if (!page) return false;
      isReplaced = true;
      void readBody(request, page.what, readPage).then((body) => {
        for (const name of response.getHeaderNames()) if (ofTheAnswer.test(name)) response.removeHeader(name);
        const general = String(response.getHeader(policyHeader) ?? "");
        for (const [name, value] of Object.entries({ ...page.headers, ...headersOf(body, general) }))
          response.setHeader(name, value);
        isReady = true;
        writeHead?.call(response, page.status);
        end?.call(response, body.text);
      });
      return true;
    };

    Object.assign(response, {
      writeHead(...args: unknown[]) {
        settleHead(response, args);
        return replaces() ? response : writeHead?.apply(response, args);
      },
      write: (...args: unknown[]) => replaces() || write?.apply(response, args),
      end: (...args: unknown[]) => (replaces() ? response : end?.apply(response, args)),
    });
  };
}

/** Sends the page for an address that nothing can be at, with a status of its own. */
export function sendAbsent(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  readPage: ReadPage,
): void {
  void readBody(request, "absent", readPage).then((body) =>
    response.writeHead(status, { ...headersOf(body), "Cache-Control": "no-store" }).end(body.text),
  );
}

const headersOf = ({ type, text, policy }: Body, general = "") => ({
  "Content-Type": type,
  "Content-Length": Buffer.byteLength(text),
  "Content-Security-Policy": withScripts(general, policy),
  "X-Content-Type-Options": "nosniff",
});

/** Next's own requests for parts of a page are answered to its scripts, which then load the page itself. */
const canReplace = ({ method, headers, url = "" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !("rsc" in headers) &&
  !(ownRequest in headers) &&
  !url.startsWith("/_next/");

type Page = { what: SorryPage; status: number; headers: Record<string, string> };

function pageFor(request: IncomingMessage, response: ServerResponse, isFailing: boolean): Page | null {
  const status = response.statusCode;
  const isPage = String(response.getHeader("content-type") ?? "").startsWith("text/html");
  if (status === 404 && isPage && !forPrograms.test(pathOf(request)))
    return { what: "absent", status, headers: { "Cache-Control": `public, max-age=${absentSeconds}` } };
  if (status !== 500) return null;
  const headers = { "Cache-Control": "no-store" };
  // What fails while the guide is well is our own fault, and no reason to ask again.
  if (!isFailing) return { what: "outage", status, headers };
  return { what: "outage", status: 503, headers: { ...headers, "Retry-After": String(retrySeconds) } };
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

/** The market that an address names: first, or after the kind of what is asked for. */
function marketIn(path: string): Market | null {
  const [first = "", second = "", third = ""] = path.slice(1).split("/");
  return readMarket(first) ?? readMarket(second) ?? readMarket(third);
}

type Body = { type: string; text: string; policy: string };

async function readBody(request: IncomingMessage, what: SorryPage, readPage: ReadPage): Promise<Body> {
  const path = pathOf(request);
  const market = marketIn(path);
  const t = market ? wordsFor(market) : wordsOf("en");
  const words = what === "absent" ? "absent" : "failure";
  if (forPrograms.test(path)) {
    const problem = {
      type: "about:blank",
      title: t(`${words}.title`),
      status: what === "absent" ? 404 : 503,
    };
    return { type: "application/problem+json", text: JSON.stringify(problem), policy: closedPolicy };
  }
  const type = "text/html; charset=utf-8";
  try {
    const page = await readPage(
      request.socket.localPort ?? 0,
      `${market ? `/${market.slug}` : ""}/sorry/${what}`,
    );
    return { type, text: withoutScripts(page.html), policy: page.policy };
  } catch {
    const [title, text] = [t(`${words}.title`), t(`${words}.text`)];
    const retry = what === "outage" ? t("failure.retry") : null;
    return {
      type,
      text: plainDocument({ lang: market?.words ?? "en", dir: market?.dir ?? "ltr", title, text, retry }),
      policy: closedPolicy,
    };
  }
}

/** What has no scripts needs none. */
const closedPolicy = generalPolicy({ framedBy: "'none'" });

/** Next's scripts would take the page for the one at its own address. Ours choose the colours before the first paint. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes: string, body: string) =>
      /\bsrc=/.test(attributes) || body.includes("__next_f") || body.includes("$R") ? "" : script,
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "");

type Plain = { lang: string; dir: string; title: string; text: string; retry: string | null };

/** If not even the site's own page can be had. The words are the catalogues', and hold no markup. */
const plainDocument = ({ lang, dir, title, text, retry }: Plain): string =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  "<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1rem}a{display:inline-block;padding:.75rem 0}</style>" +
  `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>` +
  // Without a path, it leads to the address that the page stands under.
  `${retry === null ? "" : `<p><a href="?">${retry}</a></p>`}</main></body></html>`;

const pageTimeoutMs = 5_000;

/** Reads the site's own pages over its own port, and keeps them for some minutes. */
export function createPageReader(): ReadPage {
  const held = new LRUCache<string, OwnPage>({ max: 64, ttl: 300_000 });
  return async (port, path) => {
    const known = held.get(path);
    if (known !== undefined) return known;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { [ownRequest]: "1" },
      signal: AbortSignal.timeout(pageTimeoutMs),
    });
    const page = { html: await answer.text(), policy: answer.headers.get(policyHeader) ?? closedPolicy };
    if (!answer.ok) throw new Error(`${path} is answered ${answer.status}`);
    held.set(path, page);
    return page;
  };
}
