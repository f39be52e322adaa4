import Link from "next/link";
import { lineWords, NowLine, nowListLook } from "@/components/now-next/now-line";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import { eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import { type NowRow, toLine } from "@/lib/now-next";
import { paths } from "@/lib/paths";

/** Films on one page: as many as a phone can render. */
const mostFilms = 120;

/** An evening's films, by their start. */
export const FilmsView = ({
  market,
  rows,
  date,
  zone,
  t,
}: {
  market: Market;
  rows: NowRow[];
  date: string;
  zone: string;
  t: Words;
}) => {
  const { slug, locale } = market;
  const format = { locale, zone };
  const at = eveningStart(date, 20, zone);
  const setting = { market: slug, at, current: false, format, heading: "h2" as const, words: lineWords(t) };
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={zone}>
      <PageTitle>{t("tonight.films")}</PageTitle>
      <p className="mt-1.5 mb-4 text-balance text-muted first-letter:uppercase">
        <Dotted>
          <Time at={at} format={format} as="date" />
          {countryName(market.country, locale)}
          {t("tonight.filmCount", { count: rows.length })}
          <Zone format={format} pattern={t.raw("time.zone")} />
        </Dotted>
      </p>
      {rows.length > 0 ? (
        <ul className={`${nowListLook} [--least-line:0]`}>
          {rows.slice(0, mostFilms).map((row) => (
            <NowLine key={`${row.channel.id} ${row.next?.start}`} row={toLine(row)} setting={setting} />
          ))}
        </ul>
      ) : (
        <Notice
          title={t("tonight.noFilms")}
          action={
            <Link href={paths.tonight(slug)} className={primaryLook}>
              {t("home.evening")}
            </Link>
          }
        />
      )}
    </div>
  );
};
