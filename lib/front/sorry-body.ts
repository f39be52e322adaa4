import type { IncomingMessage } from "node:http";
import { comeBackScript } from "@/lib/come-back";
import { wordsFor, wordsOf } from "@/lib/i18n";
import { type Market, readMarket } from "@/lib/market";
import { scriptPolicy, withScripts } from "@/lib/policy/general";
import { hashOf } from "@/lib/policy/page-scripts";
import type { SorryPage } from "@/lib/sorry";
import { closedPolicy, type ReadPage } from "./own-pages";

/** Files and data that programs read: they get a problem document instead of a page. */
const forPrograms = /^\/(?:api|calendars|feeds|og|pictures|sitemap)[/.]|\.(?:xml|ics|json|txt|png|webp|ico)$/;

export const htmlType = "text/html; charset=utf-8";

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

export const isForPrograms = (request: IncomingMessage): boolean => forPrograms.test(pathOf(request));

/** The market that an address names: first, or after the kind of what is asked for. */
function marketIn(path: string): Market | null {
  const [first = "", second = "", third = ""] = path.slice(1).split("/");
  return readMarket(first) ?? readMarket(second) ?? readMarket(third);
}

/** What is sent instead of a page: see `OwnPage`. */
export type SorryBody = { type: string; text: string; policy: string; link?: string };

/** What says that there is no page at an address or that it can't be shown, in its market's language. */
export async function readSorryBody(
  request: IncomingMessage,
  what: SorryPage,
  readPage: ReadPage,
): Promise<SorryBody> {
  const path = pathOf(request);
  const market = marketIn(path);
  const t = market ? wordsFor(market) : wordsOf("en");
  const words = what === "absent" ? "absent" : "failure";
  if (isForPrograms(request)) {
    const problem = {
      type: "about:blank",
      title: t(`${words}.title`),
      status: what === "absent" ? 404 : 503,
    };
    return { type: "application/problem+json", text: JSON.stringify(problem), policy: closedPolicy };
  }
  const type = htmlType;
  try {
    const { html, ...page } = await readPage(
      request.socket.localPort ?? 0,
      `${market ? `/${market.slug}` : ""}/sorry/${what}`,
    );
    return { ...page, type, text: withoutScripts(html) };
  } catch {
    const [title, text] = [t(`${words}.title`), t(`${words}.text`)];
    const retry = what === "outage" ? t("failure.retry") : null;
    return {
      type,
      text: plainDocument({ lang: market?.words ?? "en", dir: market?.dir ?? "ltr", title, text, retry }),
      policy: retry === null ? closedPolicy : comeBackPolicy,
    };
  }
}

/** Next's scripts would take the page for the one at its own address. Ours choose the colours before the first paint. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes: string, body: string) =>
      /\bsrc=/.test(attributes) || body.includes("__next_f") || body.includes("$R") ? "" : script,
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "");

const comeBackPolicy = withScripts(closedPolicy, scriptPolicy([hashOf(comeBackScript)]));

type Plain = { lang: string; dir: string; title: string; text: string; retry: string | null };

/** The policy allows styles as attributes only. */
const plainLook = {
  page: "font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.25rem 1rem",
  mark: "margin:0 0 18vh;font-size:1.25rem;font-weight:800;letter-spacing:-.03em",
  line: "margin:0 .15em;color:crimson",
  title: "margin:0;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em",
  retry:
    "display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:9px;color:inherit;font-weight:600;text-decoration:none",
};

/** If not even the site's own page can be had. The words are the catalogues', and hold no markup. */
const plainDocument = ({ lang, dir, title, text, retry }: Plain): string =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  `<title>${title}</title></head><body style="${plainLook.page}">` +
  `<p dir="ltr" style="${plainLook.mark}">now<span style="${plainLook.line}">|</span>next</p>` +
  `<main><h1 style="${plainLook.title}">${title}</h1><p>${text}</p>` +
  // Without a path, it leads to the address that the page stands under.
  `${retry === null ? "" : `<p><a href="?" style="${plainLook.retry}">${retry}</a></p><script>${comeBackScript}</script>`}</main></body></html>`;
