import Link from "next/link";
import { lineWords, NowLine, nowListLook } from "@/components/now-next/now-line";
import { SilentChannels } from "@/components/now-next/silent-channels";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { gap, Sentence } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import { isFree } from "@/lib/access";
import { paginate } from "@/lib/guide/segments";
import { choosePicks, type EveningHour, eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { type NowRow, splitSilent } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { Hours } from "./hours";
import { Picks } from "./picks";

/** Lines on one page: as many as a phone can render. */
const linesPerPage = 100;

export type TonightViewProps = {
  market: Market;
  /** Every channel, with its programme at the hour and the next one. */
  rows: NowRow[];
  /** The evening's date, YYYY-MM-DD in `zone`. */
  date: string;
  zone: string;
  hour: EveningHour;
  page: number;
  t: Words;
};

/** An evening's hour: the picks, then every channel. */
export const TonightView = ({ market, rows, date, zone, hour, page, t }: TonightViewProps) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const country = countryInText(market.country, locale);
  const at = eveningStart(date, hour, zone);
  const { listed, silent } = splitSilent(rows);
  const { items, pages } = paginate(listed, page, linesPerPage);
  const picks = page === 1 ? choosePicks(listed, at, isFree) : [];
  const setting = {
    market: slug,
    at,
    format,
    heading: "h3" as const,
    words: lineWords(
      t,
      <Sentence text={t("tonight.nothing", { time: gap })}>
        <Time at={at} format={format} />
      </Sentence>,
    ),
  };
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <PageTitle>{t("tonight.title", { country })}</PageTitle>
      <p className="mt-1.5 mb-4 text-muted">
        <Sentence text={t("tonight.facts", { date: gap, count: rows.length, zone: gap })}>
          {/* An evening's late hours are its own, though they come after midnight. */}
          <Time at={hour === "late" ? eveningStart(date, 23, zone) : at} format={format} as="date" />
          <Zone format={format} pattern={t.raw("time.zone")} />
        </Sentence>
        {/* On paper, the chosen hour isn't visible. */}
        <span className="hidden print:inline">
          {" · "}
          <Time at={at} format={format} />
        </span>
      </p>
      <Hours chosen={hour} date={date} market={slug} format={format} t={t} />
      {picks.length > 0 ? (
        <section>
          <h2 className="mt-7 text-xl font-[740] tracking-[-0.02em]">{t("tonight.picks")}</h2>
          <p className="mt-0.5 mb-3 text-sm text-faint">{t("tonight.rules")}</p>
          <Picks picks={picks} market={slug} format={format} t={t} />
        </section>
      ) : null}
      {items.length > 0 ? (
        <section>
          <h2 className="mt-7 mb-2 flex flex-wrap items-baseline gap-x-2.5 text-xl font-[740] tracking-[-0.02em]">
            {t("tonight.every")}
            <small className="text-sm font-normal tracking-normal text-faint">{t("tonight.order")}</small>
          </h2>
          <ul className={nowListLook}>
            {items.map((row) => (
              <NowLine key={row.channel.id} row={row} setting={setting} />
            ))}
          </ul>
        </section>
      ) : (
        <Notice
          title={t("tonight.empty", { country })}
          action={
            <Link href={paths.market(slug)} className={primaryLook}>
              {t("tonight.emptyAction")}
            </Link>
          }
        >
          {t("tonight.emptyText")}
        </Notice>
      )}
      {pages > 1 ? (
        <nav aria-label={t("pages.label")} className="no-print mt-6 flex flex-wrap items-center gap-3">
          {page > 1 ? (
            <Link href={paths.tonight(slug, hour, page - 1)} rel="prev" className={quietLook}>
              {t("pages.previous")}
            </Link>
          ) : null}
          {page < pages ? (
            <Link href={paths.tonight(slug, hour, page + 1)} rel="next" className={quietLook}>
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
