import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { embedCode } from "./embed-code.ts";

/** The elements that a piece of markup holds, with their attributes. */
function elementsOf(markup: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser({ fragment: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    found.push({
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
    });
  });
  parser.write(markup).close();
  return found;
}

it("the code is one frame with its address and title, whatever the title holds", () => {
  const letters = fc.string({ unit: "grapheme", maxLength: 80 }).filter((text) => !/[^\P{C}\s]/u.test(text));
  fc.assert(
    fc.property(
      fc.oneof(letters, fc.constantFrom('"><script>', "' onload='x", "&amp;</iframe>")),
      (title) => {
        const src = "https://guide.example/embed/gb/tonight?a=1&b=2";
        const [frame, ...others] = elementsOf(embedCode({ src, title, height: 320 }));
        expect(others).toEqual([]);
        expect(frame?.name).toBe("iframe");
        expect(frame?.attributes).toMatchObject({ src, height: "320", title: title.replace(/\s+/gu, " ") });
      },
    ),
  );
});
