import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { LeagueCalendar } from "@/components/calendar/event-calendars";
import { FollowMenu } from "@/components/follows/follow-button";
import { followWords } from "@/components/follows/follow-words";
import { RemindButton } from "@/components/reminders/remind-button";
import { remindWords } from "@/components/reminders/remind-words";
import { FeedLink } from "@/components/shell/feed-link";
import { allLeagues } from "@/components/sport/counted";
import { LeagueView } from "@/components/sport/league-view";
import { SportLocked } from "@/components/sport/sport-locked";
import { leagueIn } from "@/lib/events/league";
import { toSegment } from "@/lib/events/slug";
import { leagueFollow } from "@/lib/follows/called";
import { wordsFor } from "@/lib/i18n";
import { countryInText } from "@/lib/market";
import { readLeaguePage } from "@/lib/pages/league";
import { placeholder } from "@/lib/pages/placeholder";
import { readCounts } from "@/lib/pages/sport";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { siteOrigin } from "@/lib/site-url";
import { sportName } from "@/lib/sport/name";

type Props = PageProps<"/[market]/leagues/[league]">;

/** Other competitions that the page leads to. */
const mostOthers = 12;

export const generateStaticParams = () => [{ league: placeholder }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readLeaguePage(params);
  if (!found) return absentMetadata();
  const { market, league } = found;
  const t = wordsFor(market);
  const named = { league: leagueIn(league, t), country: countryInText(market.country, market.locale) };
  return pageMetadata({
    market,
    t,
    title: t("sport.league", named),
    description: t("sport.leagueDescription", named),
    path: (slug) => paths.league(slug, league),
    picture: paths.picture(market.slug, "leagues", league.id),
  });
}

export default async function LeaguePage({ params }: Props) {
  const found = await readLeaguePage(params);
  if (!found) notFound();
  const { market, segment, league, lines, now, zone, today } = found;
  const { slug, locale } = market;
  if (segment !== toSegment(league.name, league.id)) permanentRedirect(paths.league(slug, league));
  const t = wordsFor(market);
  if (isUnavailable(lines))
    return <SportLocked market={slug} reason={lines.unavailable} sports={[]} leagues={[]} t={t} />;
  const { sports, leagues } = await readCounts();
  const others = leagues.filter(({ id, sport }) => id !== league.id && sport === league.sport);
  const hasComing = lines.some(({ isHere, state }) => isHere && state !== "over");
  const name = sports.find(({ sport }) => sport === league.sport)?.name;
  return (
    <>
      {hasComing ? <FeedLink href={paths.leagueFeed(slug, league.id)} title={t("feed.atom")} /> : null}
      <LeagueView
        league={league}
        sport={sportName(league.sport, t, name)}
        lines={lines}
        others={allLeagues(slug, others, t).slice(0, mostOthers)}
        today={today}
        actions={
          <>
            <FollowMenu market={slug} follows={[leagueFollow(league, t)]} words={followWords(t)} />
            <RemindButton
              market={slug}
              of={{ kind: "league", id: league.id, name: leagueIn(league, t) }}
              calendar={hasComing ? paths.leagueCalendar(slug, league.id) : null}
              words={remindWords(t)}
            />
            {hasComing ? <LeagueCalendar league={league} market={slug} origin={siteOrigin()} t={t} /> : null}
          </>
        }
        setting={{ market, now, format: { locale, zone }, t, isOneLeague: true }}
      />
    </>
  );
}
