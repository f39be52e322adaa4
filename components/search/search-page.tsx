import Link from "next/link";
import { MineOrder } from "@/components/favourites/mine-order";
import { MineSwitch } from "@/components/favourites/mine-switch";
import { FollowMenu } from "@/components/follows/follow-button";
import { followWords } from "@/components/follows/follow-words";
import { SearchBox } from "@/components/shell/search-box";
import { searchWords } from "@/components/shell/search-words";
import { primaryLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { gap, Sentence } from "@/components/ui/sentence";
import { teamIn } from "@/lib/events/sides";
import { leagueFollow } from "@/lib/follows/called";
import type { Follow } from "@/lib/follows/follow";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { countFound, type Hit, type SearchResults } from "@/lib/search";
import { leadingZoneTerm } from "@/lib/time/format";
import { type OnNow, OnNowSection } from "./on-now";
import { RecentSearches } from "./recent-searches";
import { Results } from "./results";

/** When the first of what was found ends or begins, epoch seconds; null if nothing is to come. */
function firstChange({ shows, people, listings, events, channels, at }: SearchResults): number | null {
  const hits: Hit[] = [...shows.map(({ next }) => next), ...people.flatMap(({ next }) => next), ...listings];
  const changes = [...hits, ...events.flatMap(({ broadcasts }) => broadcasts)]
    .flatMap(({ start, stop }) => [start, stop ?? start])
    .concat(channels.flatMap(({ on }) => on?.stop ?? []))
    .filter((change) => change > at);
  return changes.length > 0 ? changes.reduce((least, change) => Math.min(least, change)) : null;
}

/** The most of each kind that a search offers to follow. */
const mostOffered = 2;

/** What was found that can be followed, and the words themselves. */
const followsOfSearch = ({ query, teams, leagues, shows, people }: SearchResults, t: Words): Follow[] => [
  ...teams.slice(0, mostOffered).map(
    ({ name, sport, next }): Follow => ({
      kind: "team",
      ...{ name, sport, called: teamIn(name, t, next) },
    }),
  ),
  ...leagues.slice(0, mostOffered).map((league) => leagueFollow(league, t)),
  ...shows.slice(0, mostOffered).map(({ show: { id, name } }): Follow => ({ kind: "show", id, name })),
  ...people.slice(0, mostOffered).map(({ name }): Follow => ({ kind: "person", name })),
  { kind: "words", name: query },
];

const Found = ({ market, found, t }: { market: Market; found: SearchResults; t: Words }) => {
  const { query, understood, reach, at, zone } = found;
  const country = countryInText(market.country, market.locale);
  const format = { locale: market.locale, zone };
  const scope = t(`search.scope.${reach}`, { country });
  return (
    <>
      <Heartbeat at={at} until={firstChange(found)} />
      <MineOrder />
      {understood ? (
        <p className="mt-3 text-muted">
          <Sentence text={t("search.understood", { query: gap })}>
            <bdi className="font-title text-ink">{understood}</bdi>
          </Sentence>
        </p>
      ) : null}
      {countFound(found) === 0 ? (
        <Notice
          title={t("search.none", { country, query })}
          action={
            <Link href={paths.market(market.slug)} className={primaryLook}>
              {t("search.noneAction")}
            </Link>
          }
        />
      ) : (
        <>
          {/* Theirs come first; with it off, all as they were found. */}
          <div className="mt-3 flex flex-wrap items-center gap-2.5">
            <MineSwitch label={t("mine.title")} />
            <FollowMenu market={market.slug} follows={followsOfSearch(found, t)} words={followWords(t)} />
          </div>
          <Results
            found={found}
            setting={{ market: market.slug, country: market.country, query, at, format, t }}
          />
        </>
      )}
      <p className="mt-8 text-sm text-faint">
        {scope}{" "}
        {t("search.sentence", { text: t("time.zone", { zone: leadingZoneTerm(zone, market.locale) }) })}
      </p>
    </>
  );
};

/**
 * The search of a market: its field, and what it found, or what is on now if nothing was asked. `limited`: the visitor
 * has searched too often, and sees only what was found in what the site holds.
 */
export const SearchPage = ({
  market,
  found,
  onNow,
  limited = false,
  t,
}: {
  market: Market;
  found: SearchResults | null;
  onNow: OnNow | null;
  limited?: boolean;
  t: Words;
}) => (
  <div className="page pt-5 pb-16 wide:pt-6">
    <PageTitle className="sr-only">{t("search.title")}</PageTitle>
    <SearchBox
      key={found?.query}
      market={market.slug}
      action={paths.search(market.slug)}
      landmark={t("search.title")}
      words={searchWords(market, t)}
      initial={found?.query}
      large
    />
    {limited ? (
      <p role="status" className="mt-3 text-muted">
        {t("search.limited")}
      </p>
    ) : null}
    {found ? (
      <Found market={market} found={found} t={t} />
    ) : (
      <>
        <RecentSearches
          market={market.slug}
          words={{ recent: t("search.recent"), clear: t("search.clear") }}
        />
        {onNow ? <OnNowSection market={market.slug} on={onNow} t={t} /> : null}
      </>
    )}
  </div>
);
