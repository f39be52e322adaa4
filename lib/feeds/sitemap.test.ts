import fc from "fast-check";
import { expect, it } from "vitest";
import { type SitemapEntry, writeSitemapIndex, writeSitemaps } from "./sitemap.ts";

const entry: fc.Arbitrary<SitemapEntry> = fc.record({
  url: fc.webUrl(),
  changed: fc.integer({ min: 0, max: 4_000_000_000 }),
  alternates: fc.array(fc.record({ hreflang: fc.constantFrom("en-NZ", "x-default"), url: fc.webUrl() })),
});

it("sitemaps list every address once and in order, and none exceeds its limits", () => {
  const bounds = { urls: 3, octets: 1200 };
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const parts = writeSitemaps(entries, bounds);
      const urls = parts.flatMap((part) => [...part.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url));
      expect(urls).toEqual(entries.map(({ url }) => url.replaceAll("&", "&amp;")));
      for (const part of parts) {
        const count = part.match(/<url>/g)?.length ?? 0;
        expect(count).toBeLessThanOrEqual(bounds.urls);
        // An address that is too large by itself gets its own sitemap.
        if (count > 1) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(bounds.octets);
      }
    }),
  );
});

it("an entry names its other languages, and the index the time of each map", () => {
  const changed = Date.UTC(2026, 7, 22, 9) / 1000;
  expect(
    writeSitemaps([
      {
        url: "https://a.test/es",
        changed,
        alternates: [{ hreflang: "en-ES", url: "https://a.test/es-en" }],
      },
    ])[0],
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.test/es</loc><lastmod>2026-08-22T09:00:00Z</lastmod><xhtml:link rel="alternate" hreflang="en-ES" href="https://a.test/es-en"/></url></urlset>
    "
  `);
  expect(
    writeSitemapIndex([{ url: "https://a.test/sitemap/countries-1.xml", changed }]),
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.test/sitemap/countries-1.xml</loc><lastmod>2026-08-22T09:00:00Z</lastmod></sitemap></sitemapindex>
    "
  `);
});
