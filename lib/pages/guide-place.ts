import "server-only";
import type { Metadata } from "next";
import { paginate, readGuideSegments } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { longDate } from "@/lib/time/format";
import { readLineup } from "./lineup";

/** The hour at which a day other than today opens. */
export const primeHour = 20;

/**
 * The market, day and page that a path of the guide names, with the country's channels; null if the path names none.
 * `perPage` is the number of channels on a page.
 */
export async function readPlace(params: Promise<{ market: string; date?: string[] }>, perPage: number) {
  const { market: slug, date: segments } = await params;
  const market = parseMarket(slug);
  const asked = readGuideSegments(segments);
  if (!market || !asked) return null;
  const lineup = await readLineup(market.country);
  if (!lineup) return null;
  const { channels, now, zone, today } = lineup;
  if (asked.page > paginate(channels, 1, perPage).pages) return null;
  const date = asked.date ?? today;
  const t = wordsFor(market);
  const name = countryInText(market.country, market.locale);
  return { market, asked, channels, now, zone, today, date, t, name };
}

/** The metadata of a day's guide. Its grid and its list have the same content, so the grid's address stands for both. */
export async function guideMetadata(...place: Parameters<typeof readPlace>): Promise<Metadata> {
  const found = await readPlace(...place);
  if (!found) return absentMetadata();
  const { market, asked, t, name, channels } = found;
  const date = longDate(found.date, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("guide.metaTitle", { country: name, date }),
    description: t("guide.description", { country: name, date, count: channels.length }),
    path: (slug) => paths.guide(slug, asked.date ?? undefined),
  });
}
