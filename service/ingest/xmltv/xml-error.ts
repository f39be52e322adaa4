/**
 * The message for a problem that the XML reader found: one line without its position.
 * `begun` is whether an element came before it.
 */
export function explain(message: string, begun: boolean): string {
  const text = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
  if (text === "undefined entity") return "an entity that XML doesn't define, and none other is read";
  if (text.startsWith("unclosed tag") || text === "unexpected end")
    return "the file ends in the middle: it is cut off";
  if (text === "document must contain a root element") return "the file holds no XML element";
  if (text === "text data outside of root node") return begun ? "text after </tv>" : "this is not XML";
  if (text === "disallowed character in entity name")
    return "a bare & before this place (it should be &amp;)";
  return `the XML is not well formed: ${text}`;
}
