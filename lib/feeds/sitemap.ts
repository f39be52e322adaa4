import { element, type Xml, xmlDocument } from "./xml.ts";

/** A page in a sitemap. Addresses are absolute; `changed` is epoch seconds, absent if it is unknown. */
export type SitemapEntry = {
  url: string;
  changed?: number;
  /** The same page for other languages and countries, by BCP 47 tag or `x-default`. */
  alternates?: readonly { hreflang: string; url: string }[];
};

/** The limits of one file, by sitemaps.org. */
const protocolBounds = { urls: 50_000, octets: 50 * 1024 * 1024 };

const countOctets = (text: string): number => new TextEncoder().encode(text).length;

const instant = (epoch: number): string => new Date(epoch * 1000).toISOString().replace(".000", "");

const urlElement = ({ url, changed, alternates = [] }: SitemapEntry): Xml =>
  element(
    "url",
    {},
    element("loc", {}, url),
    ...(changed === undefined ? [] : [element("lastmod", {}, instant(changed))]),
    ...alternates.map(({ hreflang, url: href }) =>
      element("xhtml:link", { rel: "alternate", hreflang, href }),
    ),
  );

const namespaces = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
};

const asDocument = (urls: readonly Xml[]): string => xmlDocument(element("urlset", namespaces, ...urls));

/** Writes pages in order into as few sitemaps as the protocol's limits allow. */
export function writeSitemaps(entries: Iterable<SitemapEntry>, bounds = protocolBounds): string[] {
  const room = bounds.octets - countOctets(asDocument([])) - countOctets("</urlset>");
  const parts: string[] = [];
  let urls: Xml[] = [];
  let octets = 0;
  for (const entry of entries) {
    const url = urlElement(entry);
    const size = countOctets(url.source);
    if (urls.length === bounds.urls || (urls.length > 0 && octets + size > room)) {
      parts.push(asDocument(urls));
      urls = [];
      octets = 0;
    }
    urls.push(url);
    octets += size;
  }
  return urls.length > 0 ? [...parts, asDocument(urls)] : parts;
}

/** The index of a site's sitemaps. */
export const writeSitemapIndex = (sitemaps: readonly { url: string; changed: number }[]): string =>
  xmlDocument(
    element(
      "sitemapindex",
      { xmlns: namespaces.xmlns },
      ...sitemaps.map(({ url, changed }) =>
        element("sitemap", {}, element("loc", {}, url), element("lastmod", {}, instant(changed))),
      ),
    ),
  );
