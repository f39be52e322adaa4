import { parseId } from "@/lib/events/slug";
import { element, type Xml } from "@/lib/feeds/xml";
import { readEveningSegments } from "@/lib/guide/tonight";
import { parseMarket } from "@/lib/market";
import { type Card, cardHeights, cardWidth, embedCode } from "./embed-code";

/** What an address of the site's asks to be unfolded. */
export type Unfolded =
  | { card: "event"; id: string; market: string | null }
  | { card: "evening"; market: string };

/** Reads an address of an event's or an evening's page; null for any other, and for those of other sites. */
export function readAddress(address: string, origin: string): Unfolded | null {
  const url = URL.parse(address);
  if (!url || url.origin !== origin) return null;
  const [first = "", second = "", ...rest] = url.pathname.split("/").filter(Boolean);
  if (first === "events" && rest.length === 0) {
    const id = parseId(second, "ev");
    return id === null ? null : { card: "event", id, market: null };
  }
  if (!parseMarket(first)) return null;
  if (second === "tonight") return readEveningSegments(rest) ? { card: "evening", market: first } : null;
  const [segment, ...more] = rest;
  const id = second === "events" && more.length === 0 ? parseId(segment ?? "", "ev") : null;
  return id === null ? null : { card: "event", id, market: first };
}

type Asked = { src: string; title: string; site: { name: string; url: string }; card: Card };

/** Widths and heights that no card is narrower or lower than, whatever is asked for. */
const least = { width: 240, height: 200 };

/** A limit in pixels, as consumers write it; none if it is no number. */
const readLimit = (text: string | null, own: number, fewest: number): number =>
  text !== null && /^\d{1,5}$/.test(text) ? Math.max(fewest, Math.min(own, Number(text))) : own;

/** The answer of the oEmbed format (oembed.com): the card in a frame, no larger than asked for. */
export function buildOembed(
  { src, title, site, card }: Asked,
  limits: { maxwidth: string | null; maxheight: string | null },
) {
  const height = readLimit(limits.maxheight, cardHeights[card], least.height);
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: site.name,
    provider_url: site.url,
    cache_age: 3600,
    html: embedCode({ src, title, height }),
    width: readLimit(limits.maxwidth, cardWidth, least.width),
    height,
  };
}

export type Oembed = ReturnType<typeof buildOembed>;

export const oembedXml = (answer: Oembed): Xml =>
  element("oembed", {}, ...Object.entries(answer).map(([name, value]) => element(name, {}, String(value))));
