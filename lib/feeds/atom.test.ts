import fc from "fast-check";
import { parseAtomFeed } from "feedsmith";
import { expect, it } from "vitest";
import { type AtomFeed, tagUri, writeAtom } from "./atom.ts";

const feed: AtomFeed = {
  id: "tag:guide.example,2026:nz/tonight",
  title: "Tonight",
  language: "en",
  self: "https://guide.example/feeds/nz/tonight.xml",
  page: "https://guide.example/nz/tonight",
  updated: 1_787_000_000,
  author: "now|next",
  entries: [],
};

const title = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => `x${text}x`);
const held = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

it("a feed reader finds every entry with its words, address and time", () => {
  const entry = fc.record({
    id: fc.stringMatching(/^tag:guide\.example,2026:nz\/programmes\/ls_[0-9a-z]{10}$/),
    title,
    summary: title,
    url: fc.webUrl(),
    updated: fc.integer({ min: 1, max: 4_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), title, (entries, name) => {
      const read = parseAtomFeed(writeAtom({ ...feed, title: name, entries }));
      expect(read.title).toMatchObject({ value: held(name) });
      expect(
        read.entries?.map((each) => ({
          id: each.id,
          title: each.title?.value,
          summary: each.summary?.value,
          url: each.links?.[0]?.href,
          updated: Date.parse(String(each.updated)) / 1000,
        })),
      ).toEqual(entries.map((each) => ({ ...each, title: held(each.title), summary: held(each.summary) })));
      expect(Date.parse(String(read.updated)) / 1000).toBe(
        Math.max(...entries.map(({ updated }) => updated)),
      );
    }),
  );
});

it("an empty feed has what RFC 4287 requires", () => {
  expect(writeAtom(feed)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>tag:guide.example,2026:nz/tonight</id><title type="text">Tonight</title><updated>2026-08-17T20:53:20Z</updated><author><name>now|next</name></author><generator>now|next</generator><link rel="self" type="application/atom+xml" href="https://guide.example/feeds/nz/tonight.xml"/><link rel="alternate" type="text/html" href="https://guide.example/nz/tonight"/></feed>
    "
  `);
});

it("a tag names no port, so that it stays when the port changes", () => {
  expect(tagUri("http://localhost:3000", "nz/tonight")).toBe("tag:localhost,2026:nz/tonight");
});
