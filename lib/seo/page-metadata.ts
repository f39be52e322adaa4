import type { Metadata, Route } from "next";
import type { Words } from "@/lib/i18n";
import { type Market, marketsOf } from "@/lib/market";

/** What stands in for a page where its link is shown. Paths are the site's own: `metadataBase` makes them whole. */
export type Page = {
  /** None for a page of no market. */
  market: Market | null;
  t: Words;
  title: string;
  /** Set where the title stands alone, without the site's name after it. */
  wholeTitle?: string;
  description: string;
  /** The one address of the page. */
  path: Route;
  /** The same page in another market of its country, where it has one. */
  inMarket?: (market: string) => Route;
  /** The page of no market that stands for all of them. */
  neutral?: Route;
  picture: Picture;
  kind?: "website" | "video.episode" | "video.movie" | "video.tv_show";
  /** Set for a page that is no result of a search. */
  hidden?: boolean;
};

/** A picture of 1200 by 630, and what it shows in words. */
export type Picture = { path: string; alt: string };

export const pictureSize = { width: 1200, height: 630 } as const;

/** Longer descriptions are cut at a word: previews show no more. */
const longestDescription = 200;

/** A text of at most so many characters, cut at a word where one ends in its second half. */
export function clip(text: string, longest: number): string {
  const plain = text.replace(/\s+/gu, " ").trim();
  const letters = Array.from(plain);
  if (letters.length <= longest) return plain;
  const cut = letters.slice(0, longest - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The words `en-GB` and, for a page of all countries, `x-default`. */
function languagesOf({ market, inMarket, neutral }: Page): Record<string, string> {
  const others = market && inMarket ? marketsOf(market.country) : [];
  return {
    ...Object.fromEntries(
      others.map(({ slug, words, country }) => [`${words}-${country}`, inMarket?.(slug) ?? slug]),
    ),
    ...(neutral ? { "x-default": neutral } : {}),
  };
}

/** A page's title, description, address and picture, as browsers, search engines and chats read them. */
export function pageMetadata(page: Page): Metadata {
  const { market, t, title, wholeTitle, path, picture, kind = "website", hidden } = page;
  const description = clip(page.description, longestDescription);
  const images = [{ url: picture.path, ...pictureSize, alt: picture.alt, type: "image/png" }];
  return {
    title: wholeTitle ? { absolute: wholeTitle } : title,
    description,
    alternates: { canonical: path, languages: languagesOf(page) },
    openGraph: {
      type: kind,
      siteName: t("site.name"),
      title,
      description,
      url: path,
      locale: market ? `${market.words}_${market.country}` : "en",
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
    ...(hidden ? { robots: { index: false } } : {}),
  };
}
