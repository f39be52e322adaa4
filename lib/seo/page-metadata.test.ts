import fc from "fast-check";
import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import { clip, neutralMetadata, pageMetadata } from "./page-metadata.ts";

const event = { id: "ev_0123456789", name: "Larkhill v Meridian" };
const market = marketOf("CH", "fr");
const page = pageMetadata({
  market,
  t: wordsOf("en"),
  title: event.name,
  description: "Where it is shown.",
  path: (slug) => paths.event(slug, event),
  neutral: paths.neutralEvent(event),
  picture: paths.picture(market.slug, "events", event.id),
});

it("a page names itself in each language of its country, and the page of no market as the one for all others", () => {
  expect(page.alternates?.canonical).toBe("/ch-fr/events/larkhill-v-meridian-ev_0123456789");
  expect(page.alternates?.languages).toMatchObject({
    "de-CH": "/ch/events/larkhill-v-meridian-ev_0123456789",
    "fr-CH": "/ch-fr/events/larkhill-v-meridian-ev_0123456789",
    "x-default": "/events/larkhill-v-meridian-ev_0123456789",
  });
});

it("previews and search results get the same text", () => {
  expect(page.openGraph).toMatchObject({
    title: "Larkhill v Meridian",
    url: page.alternates?.canonical,
    locale: "fr_CH",
    siteName: "now|next",
    images: [{ url: "/og/ch-fr/events/ev_0123456789.png", width: 1200, height: 630 }],
  });
  expect(page.twitter).toMatchObject({ card: "summary_large_image", title: "Larkhill v Meridian" });
});

it("a page without a picture of its own has its market's, or the site's", () => {
  const told = { t: wordsOf("en"), title: "Countries", description: "All of them." };
  expect(pageMetadata({ ...told, market, path: paths.world }).openGraph?.images).toMatchObject([
    { url: "/og/ch-fr/market.png" },
  ]);
  expect(neutralMetadata({ ...told, path: paths.countries() }).openGraph?.images).toMatchObject([
    { url: "/og/site.png" },
  ]);
});

it("a description is cut to its length at a word, and never within a letter", () => {
  expect(clip("one two three", 13)).toBe("one two three");
  expect(clip("one two three four", 13)).toBe("one two…");
  expect(clip("👩‍👩‍👧".repeat(20), 10).isWellFormed()).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 80 }), (text, longest) => {
      expect(Array.from(clip(text, longest)).length).toBeLessThanOrEqual(longest);
    }),
  );
});
