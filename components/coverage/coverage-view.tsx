import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { PageTitle } from "@/components/ui/page-title";
import { dateAt } from "@/contract/zone";
import { coverageFields, gapDays, meanShares, reachedDays } from "@/lib/coverage";
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

/** A share, 0 to 1, as a length in CSS. */
const lengthOf = (share = 0): string => `${(share * 100).toFixed(1)}%`;

/** How complete a country's listings are, day by day. */
export const CoverageView = (props: Props) => {
  const { market, t } = props;
  const reached = { ...props, days: reachedDays(props.days) };
  return (
    <div className="page pt-5 pb-16 wide:pt-7">
      <PageTitle>{t("coverage.title", { country: countryInText(market.country, market.locale) })}</PageTitle>
      <p className="mt-2 max-w-[68ch] text-muted">{t("coverage.lead")}</p>
      <p className="mt-1 text-muted">{listFacts(props).filter(Boolean).join(" · ")}</p>
      <Programmes {...reached} />
      <Shares {...reached} />
      <Silent {...props} />
    </div>
  );
};

function listFacts({ market: { locale }, country, zone, t }: Props): (string | null)[] {
  const updated = country?.updated ?? null;
  return [
    country && t("countries.channels", { count: country.channels }),
    updated === null
      ? t("coverage.never")
      : t("coverage.updated", {
          date: plainDate(dateAt(updated, zone), locale),
          time: formatTime(updated, { locale, zone }),
        }),
    t("time.zone", { zone: zoneTerm(zone, locale) }),
  ];
}

/** How many programmes each day has. */
function Programmes({ market: { locale }, today, days, t }: Props) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const counts = days.map(({ slots }) => slots);
  const gaps = gapDays(days);
  return (
    <section className="mt-7 rounded-card border border-line bg-panel p-4 wide:p-6">
      <h2 className="mb-3 text-xl font-[740] tracking-[-0.02em]">{t("coverage.programmes")}</h2>
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
      {gaps.length > 0 ? (
        <p className="mt-3 text-delayed">
          {t("coverage.gaps", {
            days: new Intl.ListFormat(locale).format(gaps.map((date) => longDate(date, locale))),
          })}
        </p>
      ) : null}
    </section>
  );
}

/** How many programmes from today on have which fields, and how many of each day's. */
function Shares({ market: { locale }, today, days, t }: Props) {
  if (days.length === 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const coming = days.filter(({ date }) => date >= today);
  const shares = meanShares(coming);
  const joined = meanShares(coming, "with_join").episode_num ?? 0;
  const isMore = joined - (shares.episode_num ?? 0) >= 0.005;
  return (
    <section className="mt-6 rounded-card border border-line bg-panel p-4 wide:p-6">
      <h2 className="mb-3 text-xl font-[740] tracking-[-0.02em]">{t("coverage.share")}</h2>
      <ul className="grid gap-2.5">
        {coverageFields.map((field) => (
          <li
            key={field}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 wide:grid-cols-[11rem_minmax(0,1fr)_3.5rem]"
          >
            <span className="font-[560]">{t(`coverage.field.${field}`)}</span>
            <b className="text-end font-[680] tabular-nums wide:order-last">
              {percent.format(shares[field] ?? 0)}
            </b>
            <span
              aria-hidden="true"
              className="keep-colour h-2.5 rounded-full bg-raised [print-color-adjust:exact] max-wide:col-span-full"
            >
              <span
                className="block h-full rounded-full bg-new"
                style={{ inlineSize: lengthOf(shares[field]) }}
              />
            </span>
          </li>
        ))}
      </ul>
      {isMore ? (
        <p className="mt-3 text-muted">{t("coverage.joined", { share: percent.format(joined) })}</p>
      ) : null}
      <details className="group mt-3">
        <summary className="flex min-h-11 items-center gap-2 font-title text-muted hover:text-ink">
          <Icon name="down" size={18} className="shrink-0 group-open:rotate-180" />
          {t("coverage.daily")}
        </summary>
        <Scroller label={t("coverage.share")} look="scroll-ps-28 wide:scroll-ps-36">
          <table className="w-full min-w-[900px] table-fixed border-separate border-spacing-[3px] text-[0.8125rem]">
            <thead>
              <tr>
                <td className="sticky start-0 w-28 bg-panel wide:w-36" />
                {days.map(({ date }) => (
                  <th
                    key={date}
                    scope="col"
                    className={`pb-1 font-semibold ${date === today ? "opens-in-view text-ink" : "text-faint"}`}
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
      </details>
    </section>
  );
}

/** The channels without a listing today: the first by name, then how many more. */
function Silent({ market: { slug }, silent, t }: Props) {
  if (silent.length === 0) return null;
  const more = silent.length - silentShown;
  return (
    <p className="mt-6 max-w-[80ch] text-muted">
      {t("coverage.silent", { count: silent.length })}{" "}
      {silent.slice(0, silentShown).map((channel, index) => (
        <span key={channel.id}>
          {index > 0 ? t("now.comma") : null}
          <Link href={paths.channel(slug, channel.id)} prefetch={false} className="underline">
            <bdi>{channel.name}</bdi>
          </Link>
        </span>
      ))}
      {more > 0 ? ` ${t("coverage.silentMore", { count: more })}` : null}
    </p>
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
