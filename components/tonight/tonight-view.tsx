import Link from "next/link";
import { MineAbsent } from "@/components/favourites/mine-absent";
import { MineCard } from "@/components/favourites/mine-card";
import { MineSwitch } from "@/components/favourites/mine-switch";
import { mineCardWords } from "@/components/favourites/mine-words";
import { lineWords } from "@/components/now-next/now-line";
import { SilentChannels } from "@/components/now-next/silent-channels";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { SwitchLink } from "@/components/ui/switch-link";
import { Time, Zone } from "@/components/ui/time";
import { paginate } from "@/lib/guide/segments";
import { type EveningHour, eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { countryInText, countryName, type Market } from "@/lib/market";
import { type NowRow, splitSilent, toLine } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import type { EveningPick } from "@/lib/picks/picks";
import { Hours } from "./hours";
import { Picks } from "./picks";
import { TonightLines } from "./tonight-lines";

/** Lines on one page: as many as a phone can render. */
const linesPerPage = 100;

export const headingLook =
  "mt-6 mb-3 flex flex-wrap items-baseline gap-x-3 text-xl font-[740] tracking-[-0.02em]";

export type TonightViewProps = {
  market: Market;
  /** Every channel, or every free one, with its programme at the hour and the next one. */
  rows: NowRow[];
  picks: EveningPick[];
  /** The evening's date, YYYY-MM-DD in `zone`. */
  date: string;
  zone: string;
  hour: EveningHour;
  /** Whether the rows are those of the free channels alone. */
  free: boolean;
  page: number;
  t: Words;
};

/** An evening's hour: the best of the evening, then every channel. */
export const TonightView = ({ market, rows, picks, date, zone, hour, free, page, t }: TonightViewProps) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const at = eveningStart(date, hour, zone);
  const { listed, silent } = splitSilent(rows, at);
  const { items, pages } = paginate(listed, page, linesPerPage);
  const setting = { market: slug, at, current: false, format, heading: "h3" as const, words: lineWords(t) };
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <PageTitle>{t("tonight.heading")}</PageTitle>
      <p className="mt-1.5 mb-4 text-balance text-muted first-letter:uppercase">
        <Dotted>
          {/* An evening's late hours are its own, though they come after midnight. */}
          <Time at={hour === "late" ? eveningStart(date, 23, zone) : at} format={format} as="date" />
          {countryName(market.country, locale)}
          <Zone format={format} pattern={t.raw("time.zone")} />
        </Dotted>
        {/* On paper, the chosen hour isn't visible. */}
        <span className="hidden print:inline">
          {" · "}
          <Time at={at} format={format} />
        </span>
      </p>
      {page === 1 ? <MineCard words={mineCardWords(t)} /> : null}
      <div className="no-print flex flex-col gap-2.5 desk:flex-row desk:items-center desk:justify-between desk:gap-4">
        <Hours chosen={hour} free={free} date={date} market={slug} format={format} t={t} />
        <div className="flex flex-wrap gap-2">
          <SwitchLink href={paths.tonight(slug, hour, { free: !free })} on={free}>
            {t("tonight.freeOnly")}
          </SwitchLink>
          <MineSwitch label={t("mine.title")} />
        </div>
      </div>
      {picks.length > 0 && page === 1 ? (
        <section>
          <h2 className={headingLook}>
            {t("tonight.best")}
            {free ? (
              <small className="text-sm font-normal tracking-normal text-faint">
                {t("tonight.bestFree")}
              </small>
            ) : null}
          </h2>
          <Picks picks={picks} market={slug} format={format} t={t} />
        </section>
      ) : null}
      {items.length > 0 ? (
        <section>
          <h2 className={`${headingLook} mb-1.5!`}>
            {hour === "late" ? (
              t("tonight.lateOn")
            ) : (
              <span>
                <Sentence text={t("tonight.at", { time: gap })}>
                  <Time at={at} format={format} />
                </Sentence>
              </span>
            )}
            <small data-whole-count className="text-sm font-normal tracking-normal text-faint">
              {t(free ? "tonight.freeCount" : "now.channels", { count: listed.length })}
            </small>
          </h2>
          <MineAbsent t={t} />
          <TonightLines
            page={{
              country: market.country,
              // The free channels' own pages hold nothing but what a link to them promises.
              whole: pages > 1 && !free ? paths.tonightData(market.slug, hour) : null,
              isFirst: page === 1,
              initial: items.map((row) => toLine(row, t)),
            }}
            setting={setting}
          />
        </section>
      ) : (
        <Empty market={market} hour={hour} free={free} anyFree={rows.length > 0} t={t} />
      )}
      {pages > 1 ? (
        <nav
          data-mine-pages
          aria-label={t("pages.label")}
          className="no-print mt-6 flex flex-wrap items-center gap-3"
        >
          {page > 1 ? (
            <Link href={paths.tonight(slug, hour, { free, page: page - 1 })} rel="prev" className={quietLook}>
              {t("pages.previous")}
            </Link>
          ) : null}
          {page < pages ? (
            <Link href={paths.tonight(slug, hour, { free, page: page + 1 })} rel="next" className={quietLook}>
              {t("pages.next", { count: Math.min(linesPerPage, listed.length - page * linesPerPage) })}
            </Link>
          ) : null}
          <span className="text-muted">{t("pages.at", { page, pages })}</span>
        </nav>
      ) : null}
      {page === pages ? <SilentChannels market={slug} channels={silent} t={t} /> : null}
    </div>
  );
};

/** An hour for which nothing is listed, or not on the channels that are free; `anyFree`: whether there are any. */
const Empty = ({
  market,
  hour,
  free,
  anyFree,
  t,
}: {
  market: Market;
  hour: EveningHour;
  free: boolean;
  anyFree: boolean;
  t: Words;
}) => {
  const country = countryInText(market.country, market.locale);
  const none = free ? (anyFree ? "noneFreeAt" : "noneFree") : "empty";
  return (
    <Notice
      title={t(`tonight.${none}`, { country })}
      action={
        <Link
          href={free ? paths.tonight(market.slug, hour) : paths.market(market.slug)}
          className={primaryLook}
        >
          {t(free ? "tonight.allChannels" : "tonight.emptyAction")}
        </Link>
      }
    >
      {t(`tonight.${none}Text`)}
    </Notice>
  );
};
