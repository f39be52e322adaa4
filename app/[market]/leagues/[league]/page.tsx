import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { readLeague } from "@/app/league-data";
import { placeholder } from "@/app/placeholder";
import { readCounts } from "@/app/sport-data";
import { LeagueCalendar } from "@/components/calendar/event-calendars";
import { FeedLink } from "@/components/shell/feed-link";
import { LeagueView } from "@/components/sport/league-view";
import { SportLocked } from "@/components/sport/sport-locked";
import { idOf, segmentOf } from "@/lib/events/slug";
import { wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { siteOrigin } from "@/lib/site-url";
import { sportName } from "@/lib/sport/name";

type Props = PageProps<"/[market]/leagues/[league]">;

export const generateStaticParams = () => [{ league: placeholder }];

/** The market and competition that a path names; null where there is no such one. */
async function read(params: Props["params"]) {
  const { market: slug, league: segment } = await params;
  const market = parseMarket(slug);
  const id = idOf(segment, "lg");
  const found = market && id && (await readLeague(market, id));
  return found ? { market, segment, ...found } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, league } = found;
  const t = wordsOf(market.words, market.locale);
  const named = { league: league.name, country: countryInText(market.country, market.locale) };
  return pageMetadata({
    market,
    t,
    title: t("sport.league", named),
    description: t("sport.leagueDescription", named),
    path: (slug) => paths.league(slug, league),
  });
}

export default async function LeaguePage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, segment, league, lines, now, zone, today } = found;
  const { slug, locale } = market;
  if (segment !== segmentOf(league.name, league.id)) permanentRedirect(paths.league(slug, league));
  const t = wordsOf(market.words, locale);
  if (isUnavailable(lines))
    return <SportLocked market={slug} reason={lines.unavailable} sports={[]} leagues={[]} t={t} />;
  const { sports } = await readCounts();
  const hasComing = lines.some(({ isHere, state }) => isHere && state !== "over");
  const told = sports.find(({ sport }) => sport === league.sport)?.name;
  return (
    <>
      {hasComing ? <FeedLink href={paths.leagueFeed(slug, league.id)} title={t("feed.atom")} /> : null}
      <LeagueView
        league={league}
        sport={sportName(league.sport, t, told)}
        lines={lines}
        today={today}
        actions={
          hasComing ? <LeagueCalendar league={league} market={slug} origin={siteOrigin()} t={t} /> : null
        }
        setting={{ market, now, format: { locale, zone }, t, isOneLeague: true }}
      />
    </>
  );
}
