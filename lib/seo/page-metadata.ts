import type { Metadata, Route } from "next";
import { type Words, wordsFor, wordsOf } from "@/lib/i18n";
import { countryInText, listMarkets, type Market, marketOf, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pictureSize } from "./picture-size";

/** What browsers, search engines and chats show of a page. */
type PageFacts = {
  t: Words;
  title: string;
  /** The whole title, if the site's name shouldn't follow it. */
  wholeTitle?: string;
  description: string;
  /** The path of a picture of 1200 by 630. */
  picture?: Route;
  kind?: "website" | "video.episode" | "video.movie" | "video.tv_show";
};

/** The same of a page of a market. */
type Page = PageFacts & {
  market: Market;
  /** The page's one address in a market: its country's other languages have it too. */
  path: (market: string) => Route;
  /** The page of no market that represents the pages of all markets. */
  neutral?: Route;
};

/** Longer descriptions are cut at a word: previews show no more. */
const longestDescription = 200;

/** A text of at most so many characters, cut at a word if one ends in its second half. */
export function clip(text: string, longest: number): string {
  const plain = text.replace(/\s+/gu, " ").trim();
  const letters = Array.from(plain);
  if (letters.length <= longest) return plain;
  const cut = letters.slice(0, longest - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function buildMetadata(
  { t, title, wholeTitle, picture = paths.neutralPicture("site"), kind = "website", ...page }: PageFacts,
  path: Route,
  locale: string,
) {
  const description = clip(page.description, longestDescription);
  const alt = t("share.picture", { title, site: t("site.name") });
  const images = [{ url: picture, ...pictureSize, alt }];
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

/** The metadata of a market's page. Addresses are paths: the layout's `metadataBase` makes them absolute. */
export function pageMetadata({ market, path, neutral, ...page }: Page): Metadata {
  const languages = listMarkets(market.country).map(({ slug, words, country }) => [
    `${words}-${country}`,
    path(slug),
  ]);
  const canonical = path(market.slug);
  const picture = page.picture ?? paths.picture(market.slug, "market");
  return {
    ...buildMetadata({ ...page, picture }, canonical, `${market.words}_${market.country}`),
    alternates: {
      canonical,
      languages: { ...Object.fromEntries(languages), ...(neutral ? { "x-default": neutral } : {}) },
    },
  };
}

/** The `generateMetadata` of a page that a market has just one of; `country` is its name inside a sentence. */
export const marketMetadata =
  (page: (about: { t: Words; country: string }) => Omit<Page, "market" | "t">) =>
  async ({ params }: { params: Promise<{ market: string }> }): Promise<Metadata> => {
    const market = parseMarket((await params).market);
    if (!market) return {};
    const t = wordsFor(market);
    return pageMetadata({ market, t, ...page({ t, country: countryInText(market.country, market.locale) }) });
  };

/** The metadata of a page of no market, in English. `countries` are those with a page of their own of it: `own`. */
export const neutralMetadata = ({
  path,
  countries = [],
  own,
  ...page
}: PageFacts & { path: Route; countries?: readonly string[]; own?: (market: string) => Route }): Metadata => {
  const languages = countries.flatMap((country): [string, Route][] => {
    const { slug, words } = marketOf(country);
    return own ? [[`${words}-${country}`, own(slug)]] : [];
  });
  return {
    ...buildMetadata(page, path, "en"),
    alternates: {
      canonical: path,
      languages: { ...Object.fromEntries(languages), "x-default": path },
    },
  };
};

/** The metadata of a page that search engines shouldn't keep, because it says that there is nothing to be seen. */
export const hiddenMetadata = (title: string): Metadata => ({ title, robots: { index: false } });

/** The metadata of an address that names nothing. */
export const absentMetadata = (): Metadata => hiddenMetadata(wordsOf("en")("absent.title"));
