import { describe, expect, it } from "vitest";
import { withStyles } from "./early-styles.ts";

const font = '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""';
const styles = (hrefs: readonly string[]) =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`).join("");

describe("the links that a page is announced with", () => {
  it("are what Next named, then its styles in their order", () =>
    expect(withStyles(font, styles(["/_next/static/chunks/a.css", "/_next/static/chunks/b-1.css"]))).toBe(
      `${font}, </_next/static/chunks/a.css>; rel=preload; as="style", </_next/static/chunks/b-1.css>; rel=preload; as="style"`,
    ));

  it("are the same when a page is made anew, whatever styles it had", () => {
    const html = styles(["/_next/static/chunks/a.css"]);
    const before = withStyles(font, styles(["/_next/static/chunks/old.css", "/_next/static/chunks/a.css"]));
    for (const added of [before, `${before},${font}`])
      expect(withStyles(added, html)).toBe(withStyles(font, html));
  });

  it("hold nothing that isn't the build's own", () =>
    expect(
      withStyles(
        undefined,
        styles(["https://elsewhere.example/a.css", "/_next/static/a>,</b.css", "/a.css"]),
      ),
    ).toBeUndefined());

  it("are Next's alone on a page without styles", () => expect(withStyles(font, "<p>text</p>")).toBe(font));
});
