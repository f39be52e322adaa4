import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { DayTime, Time, TimeSpan } from "@/components/ui/time";
import { leagueIn } from "@/lib/events/league";
import { broadcastState } from "@/lib/events/phase";
import { eventName } from "@/lib/events/round";
import { countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Related, SportsEvent } from "@/lib/shapes";
import { dateSeparator } from "@/lib/time/format";
import { marketFor } from "./broadcast-line";
import type { EventSetting } from "./setting";

const titleLook = "mb-2 text-xl font-[740] tracking-[-0.02em]";

const RelatedLine = ({
  item,
  country,
  setting,
}: {
  item: Related;
  country: string;
  setting: EventSetting;
}) => {
  const { format, now, t } = setting;
  const market = marketFor(item, setting);
  const state = broadcastState(item, now);
  return (
    <li className="border-b border-line py-2.5">
      <span className="flex flex-wrap items-center gap-x-2.5">
        <Badge look="plain">{t(`event.${item.kind}`)}</Badge>
        {market === null ? (
          <bdi className="font-title">{item.channel_name}</bdi>
        ) : (
          <Link
            href={paths.programme(market, item.listing)}
            prefetch={false}
            className="inline-flex items-center font-title hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{item.channel_name}</bdi>
          </Link>
        )}
        {item.country && item.country !== country ? (
          <span className="text-[0.8125rem] text-muted">
            <Flag country={item.country} /> {countryName(item.country, format.locale)}
          </span>
        ) : null}
      </span>
      <span className="text-[0.875rem] text-muted">
        <Time at={item.start} format={format} as="date" />
        {dateSeparator(format.locale)}
        <TimeSpan start={item.start} stop={item.stop} format={format} />
        {state === "coming" ? null : <> · {t(state === "on" ? "programme.onNow" : "programme.over")}</>}
      </span>
    </li>
  );
};

/** Related programmes that are shown at once; the others are folded. */
const mostOpen = 5;

/** Highlights, previews and the like: those that aren't over first, then those of the market's country. */
export const RelatedList = ({
  related,
  country,
  setting,
}: {
  related: readonly Related[];
  country: string;
  setting: EventSetting;
}) => {
  const { now, t } = setting;
  if (related.length === 0) return null;
  const rank = (item: Related) => (item.stop <= now ? 2 : 0) + (item.country === country ? 0 : 1);
  const sorted = related.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
  const lines = sorted.map((item) => (
    <RelatedLine key={`${item.channel} ${item.listing}`} item={item} country={country} setting={setting} />
  ));
  return (
    <section className="min-w-0">
      <h2 className={titleLook}>{t("event.related")}</h2>
      <ul>{lines.slice(0, mostOpen)}</ul>
      {lines.length > mostOpen ? (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            {t("event.moreRelated", { count: lines.length - mostOpen })}
            <Icon name="down" size={18} className="group-open:-scale-y-100" />
          </summary>
          <ul>{lines.slice(mostOpen)}</ul>
        </details>
      ) : null}
    </section>
  );
};

/** The league's next events, with a link to all of them. */
export const NextEvents = ({
  league,
  events,
  market,
  setting: { format, t },
}: {
  league: NonNullable<SportsEvent["league"]>;
  events: readonly SportsEvent[];
  market: string;
  setting: EventSetting;
}) => {
  if (events.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className={titleLook}>
        <bdi className="[overflow-wrap:anywhere]">{t("event.next", { league: leagueIn(league, t) })}</bdi>
      </h2>
      <ul>
        {events.map((event) => (
          <li key={event.id} className="border-b border-line py-2.5">
            <Link
              href={paths.event(market, event)}
              prefetch={false}
              className="block font-title hover:underline pointer-coarse:pt-2.5"
            >
              <bdi className="[overflow-wrap:anywhere]">{eventName(event, t)}</bdi>
            </Link>
            <span className="text-[0.875rem] text-muted">
              <DayTime at={event.start} format={format} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link
          href={paths.league(market, league)}
          prefetch={false}
          className="inline-flex min-h-11 max-w-full items-center underline decoration-line underline-offset-4 hover:decoration-current"
        >
          <bdi className="min-w-0 [overflow-wrap:anywhere]">
            {t("event.allOfLeague", { league: leagueIn(league, t) })}
          </bdi>
        </Link>
      </p>
    </section>
  );
};
