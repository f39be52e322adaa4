import Link from "next/link";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import type { Kind } from "@/lib/kind";
import { countryInText, type Market } from "@/lib/market";
import { kindsOnNow, type NowRow, nextChange, splitSilent } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { formatTime, longDate, zoneCity } from "@/lib/time/format";
import { KindLinks } from "./kind-links";
import { type LineSetting, NowLine, nowListLook } from "./now-line";
import { SilentChannels } from "./silent-channels";

const linesPerPage = 60;

/** Everything that is on in a country, or all of one kind. `at` in epoch seconds; `date` is the local one. */
export const NowPage = ({
  market,
  rows,
  at,
  date,
  zone,
  kind,
  page,
  t,
}: {
  market: Market;
  rows: NowRow[];
  at: number;
  date: string;
  zone: string;
  kind: Kind | "all";
  page: number;
  t: Words;
}) => {
  const format = { locale: market.locale, zone };
  const country = countryInText(market.country, market.locale);
  const { listed, silent } = splitSilent(rows);
  const wanted = listed.filter((row) => kind === "all" || (row.now && row.kind === kind));
  const lines = wanted.slice((page - 1) * linesPerPage, page * linesPerPage);
  const setting: LineSetting = { market: market.slug, at, format, heading: "h2", t };
  const facts = [
    longDate(date, market.locale),
    t("now.channels", { count: rows.length }),
    t("time.zone", { city: zoneCity(zone) }),
    t("now.asOf", { time: formatTime(at, format) }),
  ];
  return (
    <div className="page pt-5 pb-16 wide:pt-6">
      <Heartbeat at={at} until={nextChange(listed, at)} />
      <h1 className="text-[2.0625rem] leading-[1.05] font-heading tracking-heading wide:text-[2.5rem]">
        {t("now.title", { country })}
      </h1>
      <p className="mt-1.5 mb-4 text-muted">{facts.join(" · ")}</p>
      <KindLinks market={market.slug} kinds={kindsOnNow(listed)} chosen={kind} t={t} />
      {lines.length > 0 ? (
        <ul className={`mt-3 ${nowListLook}`}>
          {lines.map((row) => (
            <NowLine key={row.channel.id} row={row} setting={setting} />
          ))}
        </ul>
      ) : (
        <Notice
          title={kind === "all" ? t("now.empty", { country }) : t("now.filteredOut")}
          action={
            <Link
              href={kind === "all" ? paths.countries() : paths.market(market.slug)}
              className={primaryLook}
            >
              {kind === "all" ? t("now.emptyAction") : t("kind.all")}
            </Link>
          }
        />
      )}
      <Pages market={market.slug} kind={kind} page={page} lines={wanted.length} t={t} />
      {kind === "all" && page * linesPerPage >= wanted.length ? (
        <SilentChannels market={market.slug} channels={silent} t={t} />
      ) : null}
    </div>
  );
};

/** The ways to the pages before and after, where the list is long. */
const Pages = ({
  market,
  kind,
  page,
  lines,
  t,
}: {
  market: string;
  kind: Kind | "all";
  page: number;
  lines: number;
  t: Words;
}) =>
  lines > linesPerPage ? (
    <nav aria-label={t("pages.label")} className="no-print mt-6 flex flex-wrap items-center gap-3">
      {page > 1 ? (
        <Link href={paths.now(market, kind, page - 1)} rel="prev" className={quietLook}>
          {t("pages.previous")}
        </Link>
      ) : null}
      {page * linesPerPage < lines ? (
        <Link href={paths.now(market, kind, page + 1)} rel="next" className={quietLook}>
          {t("pages.next", { count: Math.min(linesPerPage, lines - page * linesPerPage) })}
        </Link>
      ) : null}
      <span className="text-muted">{t("pages.at", { page, pages: Math.ceil(lines / linesPerPage) })}</span>
    </nav>
  ) : null;
