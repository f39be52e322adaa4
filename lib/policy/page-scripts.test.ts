import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowScripts } from "./page-scripts.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** As Next writes its data into a page. */
const escaped = (json: string) =>
  json.replace(/[&><\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
const push = (part: unknown) => `self.__next_f.push(${escaped(JSON.stringify(part))})`;
const open = "(self.__next_f=self.__next_f||[]).push([0])";
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';
const own = 'document.documentElement.dataset.theme="dark"';
const isOwn = (text: string) => text === own;

const script = (text: string) => `<script>${text}</script>`;
const flightOf = (parts: readonly string[]) => Buffer.from(`#${parts.join("")}`);
const pageOf = (parts: readonly string[], injected = "") =>
  `<html><head>${script(own)}</head><body><p>text</p>${injected}${script(bootstrap)}${script(open)}` +
  `${parts.map((part) => script(push([1, part]))).join("")}<script src="/a.js" async=""></script></body></html>`;

const inlineOf = (html: string) =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text = ""]) => text);
const texts = fc.array(fc.string({ unit: "grapheme" }), { maxLength: 6 });

describe("the inline scripts of a page", () => {
  it("all run if they are Next's and ours, whatever the page says", () =>
    fc.assert(
      fc.property(texts, (parts) => {
        const { html, hashes } = allowScripts(pageOf(parts), flightOf(parts), isOwn);
        expect(new Set(hashes)).toEqual(new Set(inlineOf(html).map(hashOf)));
      }),
    ));

  it("are three, however many parts Next's data has, and push the same parts one by one", () =>
    fc.assert(
      fc.property(texts, (parts) => {
        const { html, hashes } = allowScripts(pageOf(parts), flightOf(parts), isOwn);
        expect(hashes).toHaveLength(3);
        const pushed: unknown[] = [];
        const self = { __next_f: { push: (part: unknown) => pushed.push(part) } };
        new Function("self", inlineOf(html).at(-1) ?? "")(self);
        expect(pushed).toEqual([[0], ...parts.map((part) => [1, part])]);
      }),
    ));

  it.each([
    "alert(1)",
    `${own};alert(1)`,
    "self.__next_f.push(alert(1))",
    'self.__next_f.push([1,"x"]);alert(1);f([1])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  ])("don't run if something injected them: %s", (text) => {
    const { hashes } = allowScripts(pageOf(["a", "b"], script(text)), flightOf(["a", "b"]), isOwn);
    expect(hashes).not.toContain(hashOf(text));
    expect(hashes).toContain(hashOf(own));
  });

  it.each([push([1, "x"]), push([2, "x"]), push([1, "a"]), push([9, "x"])])(
    "make none of Next's data run if one that was injected looks like it: %s",
    (text) => {
      const { hashes } = allowScripts(pageOf(["a", "b"], script(text)), flightOf(["a", "b"]), isOwn);
      expect(hashes).toEqual([hashOf(own), hashOf(bootstrap)]);
    },
  );

  it("load no chunks if there are two that do", () => {
    const { hashes } = allowScripts(
      pageOf([], script(bootstrap.replace("a.js", "b.js"))),
      flightOf([]),
      isOwn,
    );
    expect(hashes).not.toContain(hashOf(bootstrap));
  });

  it("may carry bytes that are no text", () => {
    const bytes = Buffer.from([0xff, 0xfe]);
    const page = script(open) + script(push([3, bytes.toString("base64")]));
    const { html, hashes } = allowScripts(page, Buffer.concat([Buffer.from("#"), bytes]), isOwn);
    expect(hashes).toEqual(inlineOf(html).map(hashOf));
  });
});
