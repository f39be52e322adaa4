import type { Metadata, Route } from "next";
import type { Words } from "@/lib/i18n";
import { type Market, marketsOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pictureSize } from "./picture-size";

type PageFacts = {
  t: Words;
  title: string;
  /** The title alone, where the site's name doesn't follow it. */
  wholeTitle?: string;
  description: string;
  /** The path of a picture of 1200 by 630. */
  picture?: Route;
  kind?: "website" | "video.episode" | "video.movie" | "video.tv_show";
};

/** A page of a market, as it is told where its link is shown. */
type Page = PageFacts & {
  market: Market;
  /** The page's one address in a market: its country's other languages have it too. */
  path: (market: string) => Route;
  /** The page of no market that stands for those of all. */
  neutral?: Route;
};

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

function tell(
  { t, title, wholeTitle, picture = paths.neutralPicture("site"), kind = "website", ...told }: PageFacts,
  path: Route,
  locale: string,
) {
  const description = clip(told.description, longestDescription);
  const alt = t("share.picture", { title, site: t("site.name") });
  const images = [{ url: picture, ...pictureSize, alt, type: "image/png" }];
  return {
    title: wholeTitle ? { absolute: wholeTitle } : title,
    description,
    openGraph: {
      type: kind,
      siteName: t("site.name"),
      title,
      description,
      url: path,
      locale,
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  } satisfies Metadata;
}

/**
 * The title, description, address and picture of a market's page, as browsers, search engines and chats read them.
 * Addresses are paths: the layout's `metadataBase` makes them whole.
 */
export function pageMetadata({ market, path, neutral, ...told }: Page): Metadata {
  const languages = marketsOf(market.country).map(({ slug, words, country }) => [
    `${words}-${country}`,
    path(slug),
  ]);
  const canonical = path(market.slug);
  const picture = told.picture ?? paths.picture(market.slug, "market");
  return {
    ...tell({ ...told, picture }, canonical, `${market.words}_${market.country}`),
    alternates: {
      canonical,
      languages: { ...Object.fromEntries(languages), ...(neutral ? { "x-default": neutral } : {}) },
    },
  };
}

/** The same for a page of no market, in English. */
export const neutralMetadata = ({ path, ...told }: PageFacts & { path: Route }): Metadata => ({
  ...tell(told, path, "en"),
  alternates: { canonical: path },
});
