import type { IncomingMessage, ServerResponse } from "node:http";
import { readMarket } from "@/lib/market";
import { policyHeader, withScripts } from "@/lib/policy/general";
import { type SorryPage, staleMark } from "@/lib/sorry";
import { keptAttribute } from "@/lib/worker/names";
import type { LastAnswer } from "./compress";
import { settleHead } from "./head";
import { type OwnPage, ownRequest, type ReadPage } from "./own-pages";
import { htmlType, isForPrograms, readSorryBody, type SorryBody } from "./sorry-body";

/** Seconds after which to ask again for what an outage kept from being shown. */
const retrySeconds = 10;

/** Seconds for which caches may keep that there is no page. */
const absentSeconds = 60;

/** Headers of an answer that say nothing of the page that replaces it. */
const ofTheAnswer =
  /^(?:content-(?:type|encoding|length|disposition)|transfer-encoding|etag|cache-control|vary|link|x-nextjs-.*|x-powered-by)$/i;

type Setting = {
  isGuideFailing: () => boolean;
  readPage: ReadPage;
  /** What was last answered well at an address; null if that isn't held. */
  findLast: (target: string) => Promise<LastAnswer | null>;
  /** Asks once more for a page that failed; null if it fails again. */
  readAgain: (port: number, path: string) => Promise<OwnPage | null>;
  /** How long a visitor waits until an answer begins: with one to send instead, and without. */
  patience: { seenMs: number; unseenMs: number };
};

/** What an operator asks for may take its time. */
const takesItsTime = /^\/(?:setup|status|operator|api\/reminders)(?:[/?]|$)/;

/**
 * Returns a function that watches an answer of Next's and, if it says that there is no page or that one failed, sends a
 * page of the site's own in its place: in the market's language, readable without scripts, and with a status that says
 * what is the matter. Next's own is blank without scripts.
 *
 * What couldn't be made again is sent as it last was, with the moment that it is as of: from what the site has lately
 * sent, or as Next keeps a market's page, which fails only the visitor who asks for the first one after it had expired.
 * So is what takes too long.
 */
export function createErrorPages(setting: Setting) {
  const { isGuideFailing, patience } = setting;
  const { findHeld, apologise, replace } = createSubstitutes(setting);

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!canReplace(request)) return;
    // As Node's own methods are called here, whatever their arguments.
    const { write, end, writeHead } = response as unknown as Record<string, (...args: unknown[]) => unknown>;
    let state: "waiting" | "begun" | "replaced" | "sending" = "waiting";

    const send = ({ status, headers, body }: Substitute): void => {
      for (const name of response.getHeaderNames()) if (ofTheAnswer.test(name)) response.removeHeader(name);
      const general = String(response.getHeader(policyHeader) ?? "");
      for (const [name, value] of Object.entries({ ...headers, ...headersOf(body, general) }))
        response.setHeader(name, value);
      state = "sending";
      writeHead?.call(response, status);
      end?.call(response, body.text);
    };

    /** Whether what Next writes is left out. Decided as it begins to write. */
    const replaces = (): boolean => {
      if (state === "waiting") {
        const page = pageFor(request, response, isGuideFailing());
        state = page ? "replaced" : "begun";
        if (page) void replace(request, page).then(send);
      }
      // Node writes the head of the page itself through `writeHead` too.
      return state === "replaced";
    };

    /** Sends something else if Next hasn't begun to answer. What it does answer then goes nowhere. */
    const sendInstead = async (find: () => Promise<Substitute | null>): Promise<void> => {
      const substitute = await find();
      if (!substitute || state !== "waiting" || response.destroyed) return;
      send(substitute);
      ignoreChanges(response);
    };

    if (!takesItsTime.test(request.url ?? "")) {
      const late = setTimeout(sendInstead, patience.seenMs, () => findHeld(request));
      // Where a process was held up, both are due at once.
      const tooLate = setTimeout(
        sendInstead,
        patience.unseenMs,
        async () => (await findHeld(request)) ?? apologise(request, outage),
      );
      response.once("close", () => [late, tooLate].map(clearTimeout));
    }

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

/** Lets nobody change an answer that has been sent: Node would throw at whoever tries. */
function ignoreChanges(response: ServerResponse): void {
  const ignored = () => response;
  Object.assign(response, {
    ...{ setHeader: ignored, appendHeader: ignored, removeHeader: ignored, flushHeaders: ignored },
    ...{ writeHead: ignored, write: () => true, end: ignored },
  });
}

const asItWas = (body: SorryBody): Substitute => ({
  status: 200,
  headers: { "Cache-Control": "no-store" },
  body,
});

/** Finds what can be sent instead of a page. */
function createSubstitutes({ readPage, findLast, readAgain }: Setting) {
  async function findHeld({ url = "/" }: IncomingMessage): Promise<Substitute | null> {
    const last = await findLast(url).catch(() => null);
    return last && asItWas({ ...last, text: stampKept(last) });
  }

  async function findAgain({ url = "/", socket }: IncomingMessage): Promise<Substitute | null> {
    // No other address is asked for from within: some pages show this machine more than they show others.
    if (readMarket(url.slice(1).split(/[/?]/, 1)[0] ?? "") === null) return null;
    const page = await readAgain(socket.localPort ?? 0, url).catch(() => null);
    if (!page) return null;
    const { html, ...body } = page;
    return asItWas({ ...body, type: htmlType, text: html });
  }

  const apologise = async (request: IncomingMessage, page: Page): Promise<Substitute> => ({
    ...page,
    body: await readSorryBody(request, page.what, readPage),
  });

  /** What to send instead of a page, and with which status. */
  async function replace(request: IncomingMessage, page: Page): Promise<Substitute> {
    const last = page.what === "outage" ? ((await findHeld(request)) ?? (await findAgain(request))) : null;
    return last ?? apologise(request, page);
  }

  return { findHeld, apologise, replace };
}

/** Marks a page with when it was as it is, as the worker does, so that its script says so. Some say so themselves. */
const stampKept = ({ text, type, at }: LastAnswer): string =>
  type.startsWith("text/html") && !text.includes(staleMark)
    ? text.replace("<html ", `<html ${keptAttribute}="${Math.floor(at)}" `)
    : text;

/** Sends the page for an address that nothing can be at, with a status of its own. */
export function sendAbsent(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  readPage: ReadPage,
): void {
  void readSorryBody(request, "absent", readPage).then((body) =>
    response.writeHead(status, { ...headersOf(body), "Cache-Control": "no-store" }).end(body.text),
  );
}

const headersOf = ({ type, text, policy, link }: SorryBody, general = "") => ({
  "Content-Type": type,
  "Content-Length": Buffer.byteLength(text),
  "Content-Security-Policy": withScripts(general, policy),
  "X-Content-Type-Options": "nosniff",
  ...(link && { Link: link }),
});

/** Next's own requests for parts of a page are answered to its scripts, which then load the page itself. */
const canReplace = ({ method, headers, url = "" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !("rsc" in headers) &&
  !(ownRequest in headers) &&
  !url.startsWith("/_next/");

type Page = { what: SorryPage; status: number; headers: Record<string, string> };
type Substitute = Omit<Page, "what"> & { body: SorryBody };

const outage: Page = {
  what: "outage",
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": String(retrySeconds) },
};

function pageFor(request: IncomingMessage, response: ServerResponse, isFailing: boolean): Page | null {
  const status = response.statusCode;
  const isPage = String(response.getHeader("content-type") ?? "").startsWith("text/html");
  if (status === 404 && isPage && !isForPrograms(request))
    return { what: "absent", status, headers: { "Cache-Control": `public, max-age=${absentSeconds}` } };
  if (status !== 500) return null;
  // What fails while the guide is well is our own fault, and no reason to ask again.
  return isFailing ? outage : { what: "outage", status, headers: { "Cache-Control": "no-store" } };
}
