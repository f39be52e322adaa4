import "server-only";
import type { Metadata } from "next";
import { agendaRowsPerPage } from "@/lib/guide/agenda";
import { paginate, readGuideSegments, screenRows } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { longDate } from "@/lib/time/format";
import { readGuideLineup } from "./lineup";

/** The hour at which a day other than today opens. */
export const primeHour = 20;

type View = "grid" | "list";

const perPage = { grid: screenRows, list: agendaRowsPerPage };

type GuideLineup = NonNullable<Awaited<ReturnType<typeof readGuideLineup>>>;

/**
 * The channels that a view has rows for, and those that it folds. The grid reaches many days and has a row for each.
 * Of the list, channels whose listings are over have a row on days that are over too.
 */
function channelsIn(view: View, isPast: boolean, { own, listed, later, over }: GuideLineup) {
  const coming = [...listed, ...later];
  if (view === "grid") return { channels: [...coming, ...over], folded: [] };
  if (isPast || coming.length === 0) return { channels: own, folded: [] };
  return { channels: coming, folded: over };
}

/** The market, day and page that a path of a view names, with the country's channels; null if the path names none. */
export async function readPlace(params: Promise<{ market: string; date?: string[] }>, view: View) {
  const { market: slug, date: segments } = await params;
  const market = parseMarket(slug);
  const asked = readGuideSegments(segments);
  if (!market || !asked) return null;
  const lineup = await readGuideLineup(market.country);
  if (!lineup) return null;
  const { own, now, zone, today } = lineup;
  const date = asked.date ?? today;
  const { channels, folded } = channelsIn(view, date < today, lineup);
  if (asked.page > paginate(channels, 1, perPage[view]).pages) return null;
  const t = wordsFor(market);
  const name = countryInText(market.country, market.locale);
  return { market, asked, own, channels, folded, now, zone, today, date, t, name };
}

/** The metadata of a day's guide. Its grid and its list have the same content, so the grid's address stands for both. */
export async function guideMetadata(...place: Parameters<typeof readPlace>): Promise<Metadata> {
  const found = await readPlace(...place);
  if (!found) return absentMetadata();
  const { market, asked, t, name, own } = found;
  const date = longDate(found.date, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("guide.metaTitle", { country: name, date }),
    description: t("guide.description", { country: name, date, count: own.length }),
    path: (slug) => paths.guide(slug, asked.date ?? undefined),
  });
}
