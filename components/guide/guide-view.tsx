import { badgeWords } from "@/components/now-next/flag-badges";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Zone } from "@/components/ui/time";
import type { Span } from "@/contract/zone";
import { paginate, screenRows } from "@/lib/guide/segments";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { longDate } from "@/lib/time/format";
import { episodePatterns } from "./episode-words";
import { filterWords } from "./filter-words";
import type { FirstScreen } from "./first-screen";
import { GuideScreen } from "./guide-screen";
import { StillPlaces } from "./still-places";

export type GuideViewProps = {
  market: Market;
  t: Words;
  /** IANA zone that the days are cut in. */
  zone: string;
  now: number;
  today: string;
  date: string;
  hour: number | null;
  page: number;
  range: Span;
  screen: FirstScreen;
};

/** A country's guide: the first screen of it, and the island that shows all. */
export function GuideView({ market, t, zone, now, today, date, hour, page, range, screen }: GuideViewProps) {
  const { slug, country, locale, dir } = market;
  const { pages } = paginate(Array.from({ length: screen.rows }), 1, screenRows);
  return (
    <>
      <h1 className="sr-only">
        {t("guide.title", { country: countryInText(country, locale), date: longDate(date, locale) })}
      </h1>
      {/* The grid's corner is for eyes. */}
      <p className="sr-only" data-clock={zone}>
        <Zone format={{ locale, zone }} pattern={t.raw("time.zone")} leads />
      </p>
      <GuideScreen
        key={`${date} ${hour} ${page}`}
        setup={{ market: slug, country, locale, dir, zone, range, screen, words: gridWords(t) }}
        now={now}
        date={date}
        words={{
          corner: t.raw("time.zone"),
          days: { label: t("guide.days"), previous: t("guide.previousDay"), next: t("guide.nextDay") },
          views: { label: t("guide.views"), grid: t("guide.grid"), list: t("guide.list") },
          hours: t("guide.hours"),
          now: t("guide.now"),
          prime: t("guide.prime"),
          failed: t("guide.failed"),
          retry: t("guide.retry"),
          nothingFits: t("guide.nothingFits"),
          filter: filterWords(t),
          keys: keyWords(t),
          favourite: t("guide.keyFavourite"),
        }}
      />
      <StillPlaces
        market={slug}
        day={date === today ? undefined : date}
        hour={hour}
        page={page}
        pages={pages}
        words={{
          hours: t("guide.hours"),
          label: t("guide.pages"),
          range: t("guide.range", {
            from: screen.firstRow + 1,
            to: screen.firstRow + screen.channels.length,
            count: screen.rows,
          }),
          previous: t("guide.previousChannels", { count: screenRows }),
          next: t("guide.nextChannels", { count: screenRows }),
        }}
      />
      {date === today ? <Heartbeat at={now} until={null} /> : null}
    </>
  );
}

const gridWords = (t: Words) => ({
  label: t("guide.label"),
  on: t("guide.on"),
  past: t("guide.past"),
  until: t.raw("time.until"),
  gaps: {
    off_air: t("guide.offAir"),
    no_listings: t("guide.noListings"),
    loading: t("guide.loading"),
    locked: t("guide.locked"),
  },
  badges: badgeWords(t),
  episode: episodePatterns(t),
});

const keyWords = (t: Words) => ({
  title: t("guide.keys"),
  close: t("countries.close"),
  lines: [
    [["←", "→", "↑", "↓"], t("guide.keyArrows")],
    [["Home", "End"], t("guide.keyHome")],
    [["Page Up", "Page Down"], t("guide.keyPage")],
    [["[", "]"], t("guide.keyDay")],
    [["n"], t("guide.keyNow")],
    [["p"], t("guide.keyPrime")],
    [["f"], t("guide.keyFavourite")],
    [["/"], t("guide.keySearch")],
    [["Enter"], t("guide.keyEnter")],
    [["?"], t("guide.keyHelp")],
  ] satisfies [string[], string][],
});
