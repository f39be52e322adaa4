import type { OutgoingHttpHeaders } from "node:http";

/** A style sheet of a page that Next rendered. */
const styleSheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"&<>]+)"/g;

/**
 * A page's `Link` header: its styles before what Next names there. They hold back the first paint and the scripts that
 * stand in the page, and browsers fetch what a header names before they begin to parse the page.
 */
export function linkHeader(html: string, named: OutgoingHttpHeaders["link"]): string {
  const styles = Array.from(html.matchAll(styleSheet), ([, href]) => `<${href}>; rel=preload; as="style"`);
  // Next may name the same twice.
  return [...new Set([...styles, ...[named ?? []].flat()])].join(", ");
}
