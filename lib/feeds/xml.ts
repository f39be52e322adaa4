/** Serialised XML, as opposed to plain strings, which are text and are escaped. */
export class Xml {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 can't represent, escaped or not. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for content and attributes, including white space that a parser would normalise. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"]/g, (character) => named[character] ?? character)
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element. Attributes without a value are left out. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  ...children: (Xml | string)[]
): Xml {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escaped(value)}"`))
    .join("");
  const inside = children.map((child) => (child instanceof Xml ? child.source : escaped(child))).join("");
  return new Xml(inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`);
}

/** A whole document in UTF-8. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
