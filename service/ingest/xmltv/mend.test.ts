import fc from "fast-check";
import { expect, test } from "vitest";
import { createMender } from "./mend.ts";

function mend(parts: readonly string[]): { text: string; mended: number } {
  let mended = 0;
  const mender = createMender(() => {
    mended++;
  });
  const text = parts.map((part) => mender.write(part)).join("") + mender.end();
  return { text, mended };
}

test("bare ampersands are escaped and counted, references stay", () => {
  expect(mend(["<a>Tom & Jerry, AT&T</a> &amp; &#39; &#x27; &eacute; &"])).toEqual({
    text: "<a>Tom &amp; Jerry, AT&amp;T</a> &amp; &#39; &#x27; &eacute; &amp;",
    mended: 3,
  });
});

test("a < that begins no tag is escaped and counted, tags, comments and declarations stay", () => {
  expect(mend(["<?xml?><!-- a --><a>I <3 you, 2 < 3, <", "</a><![CDATA[x]]>"])).toEqual({
    text: "<?xml?><!-- a --><a>I &lt;3 you, 2 &lt; 3, &lt;</a><![CDATA[x]]>",
    mended: 3,
  });
});

test("a text is mended the same however it is cut", () => {
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
      expect(mend(pieces)).toEqual(mend([pieces.join("")]));
    }),
  );
});
