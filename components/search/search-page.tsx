import Link from "next/link";
import type { ReactNode } from "react";
import { nowListLook } from "@/components/now-next/now-line";
import { SearchBox } from "@/components/shell/search-box";
import { searchWords } from "@/components/shell/search-words";
import { primaryLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Hit, SearchResults } from "@/lib/search";
import { zoneTerm } from "@/lib/time/format";
import { ChannelHit } from "./channel-hit";
import { type HitSetting, ListingHit } from "./listing-hit";
import { RecentSearches } from "./recent-searches";

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count > 0 ? (
    <section className="mt-8">
      <h2 className="mb-2 flex items-baseline gap-2.5 text-xl font-[740] tracking-[-0.02em]">
        {title} <span className="text-sm font-normal tracking-normal text-faint">{count}</span>
      </h2>
      {children}
    </section>
  ) : null;

const Hits = ({ title, hits, setting }: { title: string; hits: Hit[]; setting: HitSetting }) => (
  <Section title={title} count={hits.length}>
    <ul className={nowListLook}>
      {hits.map((hit) => (
        <ListingHit key={`${hit.channel.id} ${hit.start}`} hit={hit} setting={setting} />
      ))}
    </ul>
  </Section>
);

/** When the first of the hits ends or begins, epoch seconds; null where none is to come. */
function firstChange({ onNow, later, at }: SearchResults): number | null {
  const changes = [...onNow.flatMap(({ stop }) => stop ?? []), ...later.map(({ start }) => start)];
  const soonest = Math.min(...changes.filter((change) => change > at));
  return Number.isFinite(soonest) ? soonest : null;
}

const Results = ({ market, found, t }: { market: Market; found: SearchResults; t: Words }) => {
  const { query, channels, onNow, later, count, isFull, at, zone } = found;
  const country = countryInText(market.country, market.locale);
  const setting = { market: market.slug, at, format: { locale: market.locale, zone }, t };
  const shown = onNow.length + later.length;
  const total = count + channels.length;
  const notes = [
    `${t("search.found", { count: total })}.`,
    t(isFull ? "search.scopeFull" : "search.scopeNow", { country }),
    shown < count ? t("search.first", { shown, count }) : "",
    `${t("time.zone", { zone: zoneTerm(zone, market.locale) })}.`,
  ];
  return (
    <>
      <Heartbeat at={at} until={firstChange(found)} />
      <p className="mt-3 text-muted">{notes.filter(Boolean).join(" ")}</p>
      {total === 0 ? (
        <Notice
          title={t("search.none", { country, query })}
          action={
            <Link href={paths.market(market.slug)} className={primaryLook}>
              {t("search.noneAction")}
            </Link>
          }
        />
      ) : null}
      <Hits title={t("search.onNow")} hits={onNow} setting={setting} />
      <Hits title={t("search.later")} hits={later} setting={setting} />
      <Section title={t("search.channels")} count={channels.length}>
        <ul className="grid grid-cols-1 gap-2.5 wide:grid-cols-2 desk:grid-cols-3">
          {channels.map((channel) => (
            <ChannelHit key={channel.id} market={market.slug} channel={channel} t={t} />
          ))}
        </ul>
      </Section>
    </>
  );
};

/** The search of a market: its field, and what it found where something was asked. */
export const SearchPage = ({
  market,
  found,
  t,
}: {
  market: Market;
  found: SearchResults | null;
  t: Words;
}) => (
  <div className="page pt-5 pb-16 wide:pt-6">
    <PageTitle className="mb-4">{t("search.title")}</PageTitle>
    <SearchBox
      key={found?.query}
      market={market.slug}
      action={paths.search(market.slug)}
      landmark={t("search.title")}
      words={searchWords(market, t)}
      initial={found?.query}
      large
    />
    {found ? (
      <Results market={market} found={found} t={t} />
    ) : (
      <>
        <p className="mt-3 text-muted">{t("search.prompt")}</p>
        <RecentSearches
          market={market.slug}
          words={{ recent: t("search.recent"), clear: t("search.clear") }}
        />
      </>
    )}
  </div>
);
