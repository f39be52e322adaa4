import Link from "next/link";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/ui/page-title";
import { dateAt } from "@/contract/zone";
import { coverageFields, gapDays } from "@/lib/coverage";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Channel, Country, Coverage } from "@/lib/shapes";
import { formatTime, longDate, plainDate, shortDay, zoneTerm } from "@/lib/time/format";
import { DayChart } from "./day-chart";

type Props = {
  market: Market;
  country: Country | null;
  zone: string;
  today: string;
  /** In the order of their dates. */
  days: Coverage[];
  /** Channels without a listing today. */
  silent: Channel[];
  t: Words;
};

const silentShown = 12;

/** How complete a country's listings are, day by day. */
export function CoverageView({ market, country, zone, today, days, silent, t }: Props) {
  const { slug, locale } = market;
  const place = countryInText(market.country, locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const counts = days.map(({ slots }) => slots);
  const gaps = gapDays(days);
  const now = days.find(({ date }) => date === today);
  const updated = country?.updated ?? null;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="page pt-5 pb-16 wide:pt-7">
      <PageTitle>{t("coverage.title", { country: place })}</PageTitle>
      <p className="mt-2 max-w-[68ch] text-muted">{t("coverage.lead")}</p>
      <p className="mt-1 text-muted">
        {[
          country && t("coverage.facts", { channels: country.channels, feeds: country.feeds }),
          updated === null
            ? t("coverage.never")
            : t("coverage.updated", {
                date: plainDate(dateAt(updated, zone), locale),
                time: formatTime(updated, { locale, zone }),
              }),
          t("time.zone", { zone: zoneTerm(zone, locale) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {first && last ? (
        <section className="mt-7 rounded-card border border-line bg-panel p-4 wide:p-6">
          <h2 className="mb-3 text-xl font-[740] tracking-[-0.02em]">{t("coverage.programmes")}</h2>
          <Scroller label={t("coverage.programmes")}>
            <DayChart
              today={today}
              locale={locale}
              days={days.map(({ date, slots }) => ({ date, name: shortDay(date, locale), count: slots }))}
              label={t("coverage.chart", {
                from: longDate(first.date, locale),
                to: longDate(last.date, locale),
                least: Math.min(...counts),
                most: Math.max(...counts),
              })}
            />
          </Scroller>
          {gaps.length > 0 ? (
            <p className="mt-3 text-delayed">
              {t("coverage.gaps", {
                days: new Intl.ListFormat(locale).format(gaps.map((date) => longDate(date, locale))),
              })}
            </p>
          ) : null}
        </section>
      ) : null}
      <section className="mt-6 rounded-card border border-line bg-panel p-4 wide:p-6">
        <h2 className="mb-3 text-xl font-[740] tracking-[-0.02em]">{t("coverage.share")}</h2>
        <Scroller label={t("coverage.share")} look="scroll-ps-28 wide:scroll-ps-36">
          <table className="w-full min-w-[900px] table-fixed border-separate border-spacing-[3px] text-[0.8125rem]">
            <thead>
              <tr>
                <td className="sticky start-0 w-28 bg-panel wide:w-36" />
                {days.map(({ date }) => (
                  <th
                    key={date}
                    scope="col"
                    className={`pb-1 font-semibold ${date === today ? "text-ink [scroll-initial-target:nearest]" : "text-faint"}`}
                  >
                    {shortDay(date, locale)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {coverageFields.map((field) => (
                <tr key={field}>
                  <th scope="row" className="sticky start-0 bg-panel pe-3 text-start font-[560] text-muted">
                    {t(`coverage.field.${field}`)}
                  </th>
                  {days.map(({ date, slots, fill }) => (
                    <Share key={date} share={slots > 0 ? (fill[field] ?? 0) : null} percent={percent} t={t} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
        {now?.with_join.episode_num === undefined ? null : (
          <p className="mt-3 text-muted">
            {t("coverage.joined", { share: percent.format(now.with_join.episode_num) })}
          </p>
        )}
      </section>
      {silent.length > 0 ? (
        <p className="mt-6 max-w-[80ch] text-muted">
          {t("coverage.silent", { count: silent.length })}{" "}
          {silent.slice(0, silentShown).map((channel, index) => (
            <span key={channel.id}>
              {index > 0 ? ", " : null}
              <Link href={paths.channel(slug, channel.id)} prefetch={false} className="underline">
                <bdi>{channel.name}</bdi>
              </Link>
            </span>
          ))}
          {silent.length > silentShown
            ? ` ${t("coverage.silentMore", { count: silent.length - silentShown })}`
            : null}
        </p>
      ) : null}
    </div>
  );
}

/** Content wider than the screen, which can be scrolled by keys. Text for screen readers stays inside. */
const Scroller = ({ label, look = "", children }: { label: string; look?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
  <section className={`relative overflow-x-auto ${look}`} aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** A percentage in a cell, coloured more strongly the higher it is. */
const Share = ({ share, percent, t }: { share: number | null; percent: Intl.NumberFormat; t: Words }) =>
  share === null ? (
    <td className="rounded-[6px] bg-ground text-center text-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("coverage.nothing")}</span>
    </td>
  ) : (
    <td
      className="tabular-nums rounded-[6px] py-1.5 text-center text-ink"
      style={{
        background: `color-mix(in oklab, var(--color-new) ${Math.round(share * 42)}%, var(--color-raised))`,
      }}
    >
      {percent.format(share)}
    </td>
  );
