import "server-only";
import type { Metadata } from "next";
import { dateAt } from "@/contract/zone";
import { episodeLine } from "@/lib/episode-line";
import { wordsFor } from "@/lib/i18n";
import { programmeKind } from "@/lib/kind-words";
import { paths } from "@/lib/paths";
import { absentMetadata, hiddenMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { formatSpan, longDate } from "@/lib/time/format";
import { readProgramme } from "./programme";

/** The metadata of a programme, on its own page and over the guide. */
export async function programmeMetadata({
  params,
}: {
  params: Promise<{ market: string; listing: string }>;
}): Promise<Metadata> {
  const found = await readProgramme(params);
  if (!found) return absentMetadata();
  if (isUnavailable(found)) return hiddenMetadata(wordsFor(found.market)("programme.unavailable"));
  const { market, listing, channel, zone } = found;
  const { locale } = market;
  const t = wordsFor(market);
  const when = t("programme.description", {
    date: longDate(dateAt(listing.start, zone), locale),
    span: formatSpan(listing.start, listing.stop, { locale, zone }),
    channel: channel.name,
  });
  const isFilm = programmeKind(listing, channel.categories) === "movie";
  return pageMetadata({
    market,
    t,
    title: t("programme.title", { title: listing.title, channel: channel.name }),
    description: [when, listing.sub_title, episodeLine(listing, t), listing.description]
      .filter(Boolean)
      .join(" "),
    path: (slug) => paths.programme(slug, listing.id),
    picture: paths.picture(market.slug, "programmes", listing.id),
    kind: isFilm ? "video.movie" : listing.episode ? "video.episode" : "website",
  });
}
