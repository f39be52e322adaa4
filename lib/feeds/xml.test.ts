import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { element, xmlDocument } from "./xml.ts";

/** What another parser makes of a document of one element: its attribute and its text. */
function parsed(document: string): { attribute: string; text: string; elements: number } {
  const parser = new SaxesParser();
  let isOpen = false;
  const found = { attribute: "", text: "", elements: 0 };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ attributes }) => {
    isOpen = true;
    found.elements += 1;
    found.attribute = String(attributes.a ?? "");
  });
  parser.on("closetag", () => {
    isOpen = false;
  });
  parser.on("text", (text) => {
    if (isOpen) found.text += text;
  });
  parser.write(document).close();
  return found;
}

/** The part of a text that XML can represent. */
const held = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

it("another parser reads back what went in, whatever that is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (attribute, text) => {
      expect(parsed(xmlDocument(element("x", { a: attribute }, text)))).toEqual({
        attribute: held(attribute),
        text: held(text),
        elements: 1,
      });
    }),
  );
});

it("markup in a text stays text, and what has no value is left out", () => {
  const tree = element(
    "feed",
    { a: undefined, b: '"<&>' },
    element("title", {}, "</title><script>]]>"),
    "\u0000\r\n",
  );
  expect(tree.source).toBe(
    '<feed b="&quot;&lt;&amp;&gt;"><title>&lt;/title&gt;&lt;script&gt;]]&gt;</title>&#13;&#10;</feed>',
  );
});
