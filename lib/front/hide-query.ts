import type { IncomingMessage, ServerResponse } from "node:http";
import { ignoresQuery } from "@/lib/routing";
import { isPart } from "./edge-headers";

/**
 * By this header Next's client learns with which query a part of a page was rendered, if not with that of its address.
 * It is empty for none.
 */
const renderedQuery = "x-nextjs-rewritten-query";

/**
 * Hides the query of a page's address from Next: the page is the same for all queries, and its scripts read them. Next
 * would write the query of whoever happened to have the page rendered again into what it keeps for everybody. Its
 * client takes a page that was rendered with another query than before for another page: it reads it once more, and if
 * that happens twice, or below a programme's sheet, it loads the whole document anew.
 */
export function hideQuery(request: IncomingMessage, response: ServerResponse): void {
  const { url: target = "/", headers } = request;
  if (!target.includes("?") || !URL.canParse(target, "http://site")) return;
  const { pathname, searchParams } = new URL(target, "http://site");
  if (!ignoresQuery(pathname, searchParams)) return;
  const part = searchParams.get("_rsc");
  // The path stays as it was written.
  const [path = "/"] = target.split("?", 1);
  request.url = part === null ? path : `${path}?${new URLSearchParams({ _rsc: part })}`;
  if (isPart(target, headers)) response.setHeader(renderedQuery, "");
}
