import { expect, it } from "vitest";
import { linkHeader } from "./page-links.ts";

const page = `<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/><link rel="icon" href="/icons/mark.svg"/></head><body>&lt;link rel="stylesheet" href="/_next/static/c.css"></body>`;
const font = "</_next/static/media/f.woff2>; rel=preload; as=font";
const styles = [
  '</_next/static/chunks/a.css>; rel=preload; as="style"',
  '</_next/static/chunks/b.css>; rel=preload; as="style"',
];

it.each([
  ["a page's styles first", font, [...styles, font]],
  ["once what is named twice", [font, font], [...styles, font]],
  ["styles alone, if nothing else is named", undefined, styles],
])("the header of links names %s", (_what, named, links) => {
  expect(linkHeader(page, named)).toBe(links.join(", "));
});
