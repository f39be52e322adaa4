/** The message for a problem that the XML reader found: one line without its position. */
export function explain(message: string): string {
  const text = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
  if (text === "undefined entity") return "an entity that XML doesn't define, and none other is read";
  if (text.startsWith("unclosed tag") || text === "unexpected end")
    return "the file ends in the middle: it is cut off";
  if (text === "disallowed character in entity name")
    return "a bare & before this place (it should be &amp;)";
  return `the XML is not well formed: ${text}`;
}
