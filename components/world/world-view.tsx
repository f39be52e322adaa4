import Link from "next/link";
import { pickAddress } from "@/components/picks/pick-address";
import { PickPicture } from "@/components/picks/pick-picture";
import { reasonText } from "@/components/picks/reason-text";
import { Flag } from "@/components/ui/flag";
import { NameLink } from "@/components/ui/name-link";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted } from "@/components/ui/sentence";
import type { Words } from "@/lib/i18n";
import { countryInText, countryName, type Market, marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { EveningPick } from "@/lib/picks/picks";
import { formatTime, zoneTerm } from "@/lib/time/format";
import { type Evening, haveSameClock } from "@/lib/world";

export type WorldEvening = Evening & {
  /** Whether anything is listed. */
  isListed: boolean;
  /** The best of this evening. */
  picks: EveningPick[];
};

/** This evening in several countries, each at its own prime time, by the market's clock. */
export const WorldView = ({
  market,
  zone,
  now,
  evenings,
  t,
}: {
  market: Market;
  zone: string;
  now: number;
  evenings: WorldEvening[];
  t: Words;
}) => {
  const { locale } = market;
  const told = evenings.filter(({ isListed }) => isListed);
  const silent = evenings.filter(({ isListed }) => !isListed);
  return (
    <div className="page pt-5 pb-16 wide:pt-7">
      <PageTitle>{t("world.title")}</PageTitle>
      <p className="mt-2 max-w-[68ch] text-muted">
        {t("world.lead", { zone: t("time.zone", { zone: zoneTerm(zone, locale) }) })}
      </p>
      <ol className="mt-6 gap-4 wide:columns-2">
        {told.map((evening) => (
          <EveningCard key={evening.country} evening={evening} market={market} zone={zone} now={now} t={t} />
        ))}
      </ol>
      {silent.length > 0 ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-5">
          <p className="text-muted">{t("world.nothing")}</p>
          {silent.map(({ country }) => (
            <Link
              key={country}
              href={paths.tonight(marketOf(country).slug)}
              prefetch={false}
              className="inline-flex min-h-11 items-center gap-2 font-[600] hover:underline"
            >
              <Flag country={country} />
              {countryName(country, locale)}
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
};

/** When a country's evening is, there and here, and how late it is there; nothing if its clock is the page's. */
function Clocks({
  evening: { zone: there, prime },
  zone,
  now,
  locale,
  t,
}: {
  evening: WorldEvening;
  zone: string;
  now: number;
  locale: string;
  t: Words;
}) {
  const others = [prime, now].filter((at) => !haveSameClock(there, zone, at));
  return others.length > 0 ? (
    <p className="mt-0.5 text-[0.875rem] text-muted">
      <Dotted>
        {others.includes(prime) ? (
          <b className="font-[680] text-ink">
            {t("world.there", {
              hour: formatTime(prime, { locale, zone: there }),
              time: formatTime(prime, { locale, zone }),
            })}
          </b>
        ) : null}
        {others.includes(now) ? t("world.now", { time: formatTime(now, { locale, zone: there }) }) : null}
      </Dotted>
    </p>
  ) : null;
}

/** A country's evening: when it is, and the best of it. */
function EveningCard({
  evening,
  market,
  zone,
  now,
  t,
}: {
  evening: WorldEvening;
  market: Market;
  zone: string;
  now: number;
  t: Words;
}) {
  const { locale } = market;
  const { country, zone: there, picks } = evening;
  const { slug } = marketOf(country);
  return (
    <li
      className={`mb-4 flex break-inside-avoid flex-col rounded-card border bg-panel p-4 wide:p-5 ${country === market.country ? "border-brand" : "border-line"}`}
    >
      <h2 className="flex items-center gap-2.5 text-xl font-[740] tracking-[-0.02em]">
        <Flag country={country} className="text-2xl" />
        {countryName(country, locale)}
      </h2>
      <Clocks {...{ evening, zone, now, locale, t }} />
      <ul className="mt-3 empty:hidden">
        {picks.map(({ channel, item, sport, reasons }) => (
          <li
            key={`${channel.id} ${item.start}`}
            className="relative flex items-center gap-3 border-t border-line py-2.5 first:border-0"
          >
            <PickPicture
              channel={channel}
              item={item}
              sport={sport}
              sizes="80px"
              className="relative aspect-4/3 w-16 shrink-0 rounded-cell wide:w-20"
            />
            <span className="min-w-0 flex-1">
              <NameLink
                href={pickAddress(slug, channel, item)}
                cover
                className="block truncate font-title hover:underline"
              >
                {item.title}
              </NameLink>
              <small className="block truncate text-[0.8125rem] text-muted">
                <b className="font-[640] text-brand">{reasonText(reasons, locale, t)}</b>
                {" · "}
                <bdi>{channel.name}</bdi> · {formatTime(item.start, { locale, zone: there })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Link
        href={paths.tonight(slug)}
        prefetch={false}
        className="mt-1 inline-flex min-h-11 items-center font-[640] hover:underline"
      >
        {t("world.all", { country: countryInText(country, locale) })}
      </Link>
    </li>
  );
}
