import { element, type Xml, xmlDocument } from "./xml.ts";

/** An entry of a feed. Times in epoch seconds; addresses are absolute. */
export type AtomEntry = {
  /** A URI that never changes. */
  id: string;
  title: string;
  /** Plain text. */
  summary?: string;
  url: string;
  updated: number;
  /** Its categories. */
  categories?: readonly string[];
};

export type AtomFeed = {
  id: string;
  title: string;
  /** BCP 47. */
  language: string;
  /** The addresses of the feed itself, and of the page with the same content. */
  self: string;
  page: string;
  /** When it was written; used if it has no entries. */
  updated: number;
  author: string;
  entries: readonly AtomEntry[];
};

const instant = (epoch: number): string => new Date(epoch * 1000).toISOString().replace(".000", "");

/**
 * A tag URI (RFC 4151): stable while the site keeps its host, even if its addresses change. `name` must hold no
 * characters that a URI would have to escape.
 */
export const tagUri = (origin: string, name: string): string =>
  `tag:${new URL(origin).hostname},2026:${name}`;

const entryElement = ({ id, title, summary, url, updated, categories = [] }: AtomEntry): Xml =>
  element(
    "entry",
    {},
    element("id", {}, id),
    element("title", { type: "text" }, title),
    element("updated", {}, instant(updated)),
    element("link", { rel: "alternate", type: "text/html", href: url }),
    ...categories.map((term) => element("category", { term })),
    ...(summary ? [element("summary", { type: "text" }, summary)] : []),
  );

/** An Atom feed (RFC 4287). Its time is that of its newest entry, or of its creation if it has none. */
export function writeAtom(feed: AtomFeed): string {
  const { id, title, language, self, page, author, entries } = feed;
  const updated = entries.length > 0 ? Math.max(...entries.map((entry) => entry.updated)) : feed.updated;
  return xmlDocument(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
      element("id", {}, id),
      element("title", { type: "text" }, title),
      element("updated", {}, instant(updated)),
      element("author", {}, element("name", {}, author)),
      element("generator", {}, "now|next"),
      element("link", { rel: "self", type: "application/atom+xml", href: self }),
      element("link", { rel: "alternate", type: "text/html", href: page }),
      ...entries.map(entryElement),
    ),
  );
}
