import type { Metadata } from "next";
import { episodeLine } from "@/components/programme/episode-line";
import { dateAt } from "@/contract/zone";
import { wordsOf } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { formatSpan, longDate } from "@/lib/time/format";
import { readProgramme } from "./read-programme";

/** What a programme's page says of itself, on its own and over the guide. */
export async function programmeMetadata(
  params: Promise<{ market: string; listing: string }>,
): Promise<Metadata> {
  const found = await readProgramme(params);
  if (!found) return {};
  const { market, listing, channel, zone } = found;
  const { locale, slug } = market;
  const t = wordsOf(market.words, locale);
  const title = t("programme.title", { title: listing.title, channel: channel.name });
  const when = t("programme.description", {
    date: longDate(dateAt(listing.start, zone), locale),
    span: formatSpan(listing.start, listing.stop, { locale, zone }),
    channel: channel.name,
  });
  const description = [when, listing.sub_title, episodeLine(listing, t), listing.description?.slice(0, 160)]
    .filter(Boolean)
    .join(" ");
  return {
    title,
    description,
    alternates: { canonical: paths.programme(slug, listing.id) },
    openGraph: { title, description, type: "website", siteName: t("site.name") },
  };
}
