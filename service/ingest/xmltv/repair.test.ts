import fc from "fast-check";
import { expect, test } from "vitest";
import { createRepairer } from "./repair.ts";

function repair(parts: readonly string[]): { text: string; repaired: number } {
  let repaired = 0;
  const repairer = createRepairer(() => {
    repaired++;
  });
  const text = parts.map((part) => repairer.write(part)).join("") + repairer.end();
  return { text, repaired };
}

test("bare ampersands are escaped and counted, references stay", () => {
  expect(repair(["<a>Tom & Jerry, AT&T</a> &amp; &#39; &#x27; &eacute; &"])).toEqual({
    text: "<a>Tom &amp; Jerry, AT&amp;T</a> &amp; &#39; &#x27; &eacute; &amp;",
    repaired: 3,
  });
});

test("a < that begins no tag is escaped and counted, tags, comments and declarations stay", () => {
  expect(repair(["<?xml?><!-- a --><a>I <3 you, 2 < 3, <", "</a><![CDATA[x]]>"])).toEqual({
    text: "<?xml?><!-- a --><a>I &lt;3 you, 2 &lt; 3, &lt;</a><![CDATA[x]]>",
    repaired: 3,
  });
});

test("a text is repaired the same however it is cut", () => {
  const piece = fc.constantFrom(
    "<",
    "<3",
    "/a>",
    "&",
    "amp;",
    "&amp;",
    "a",
    " ",
    ";",
    "<b>",
    "&#39;",
    "x".repeat(40),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(repair(pieces)).toEqual(repair([pieces.join("")]));
    }),
  );
});
