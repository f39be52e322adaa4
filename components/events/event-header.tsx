import Link from "next/link";
import type { ReactNode } from "react";
import { Flag } from "@/components/ui/flag";
import { Dotted } from "@/components/ui/sentence";
import { DayTime, Time, Zone } from "@/components/ui/time";
import { leagueIn } from "@/lib/events/league";
import { estimateEnd, isStartKnown, phaseOf } from "@/lib/events/phase";
import { addsTo, eventName, roundOf } from "@/lib/events/round";
import { seriesOf } from "@/lib/events/series";
import { venueZone } from "@/lib/events/venue";
import { countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { EventDetail } from "@/lib/shapes";
import { EventStatus, type StatusWords } from "./event-status";
import type { EventSetting } from "./setting";
import { Sides } from "./sides";

type Props = { event: EventDetail; setting: EventSetting };

/** The words of an event's status. */
export const statusWords = ({ t }: Pick<EventSetting, "t">): StatusWords => ({
  coming: t("event.coming"),
  live: t("event.live"),
  finished: t("event.finished"),
  startsIn: t.raw("event.startsIn"),
  runsFor: t.raw("event.runsFor"),
  playedBefore: t("event.playedBefore"),
});

/** Links up: sport, league. */
const Trail = ({
  event,
  sport,
  market,
  t,
}: { event: EventDetail; sport: string; market: string } & Pick<EventSetting, "t">) => {
  const look = "inline-flex items-center hover:text-ink hover:underline pointer-coarse:min-h-11";
  return (
    <nav aria-label={t("event.trail")} className="no-print text-[0.875rem] text-muted">
      <ol className="flex flex-wrap items-center gap-x-2 [&>li+li]:before:me-2 [&>li+li]:before:text-faint [&>li+li]:before:content-['›'/'']">
        <li>
          <Link href={paths.sport(market)} prefetch={false} className={look}>
            {t("event.trail")}
          </Link>
        </li>
        <li>
          <Link href={paths.sport(market, event.sport)} prefetch={false} className={look}>
            {sport}
          </Link>
        </li>
        {event.league ? (
          <li className="min-w-0">
            <Link href={paths.league(market, event.league)} prefetch={false} className={look}>
              <bdi className="[overflow-wrap:anywhere]">{leagueIn(event.league, t)}</bdi>
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
};

const Venue = ({ event: { venue, start }, setting: { format, t } }: Props) => {
  if (!venue) return null;
  const zone = venue.country && venueZone(venue.country, start, format.zone);
  const [before, after] = t.raw("event.venueTime").split("{time}");
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <bdi className="[overflow-wrap:anywhere]">{venue.name}</bdi>
      {venue.country ? (
        <>
          <Flag country={venue.country} />
          <span className="sr-only">{countryName(venue.country, format.locale)}</span>
        </>
      ) : null}
      {zone ? (
        <span data-clock={zone} data-clock-zoned="">
          {before}
          <Time at={start} format={{ ...format, zone }} />
          {after}
        </span>
      ) : null}
    </span>
  );
};

/** The number of channels that show it live, or did, and of their countries if all of them are known. */
const LiveCount = ({ event, setting: { now, t } }: Props) => {
  const live = event.broadcasts.filter(({ showing }) => showing === "live");
  if (live.length === 0) return isStartKnown(event) ? <span>{t("event.notLive")}</span> : null;
  const countries = new Set(live.map(({ country }) => country));
  const channels = new Set(live.map(({ channel }) => channel)).size;
  const counts = { channels, countries: countries.has(undefined) ? 0 : countries.size };
  const isOver = phaseOf(event, now) === "finished";
  return <span>{isOver ? t("event.wasLiveOn", counts) : t("event.liveOn", counts)}</span>;
};

/** Longer names are set smaller. */
const longName = 70;

/** An event's name, time, place and actions; on a phone what answers the visitor's question comes before the actions. */
export const EventHeader = ({
  event,
  sport,
  answer,
  actions,
  setting,
}: Props & {
  /** The sport's name. */
  sport: string;
  /** Where to watch it. */
  answer?: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
}) => {
  const { now, format, market, t } = setting;
  const known = isStartKnown(event);
  const round = roundOf(event, t);
  const name = eventName(event, t);
  return (
    <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_auto]">
      {market === null ? null : (
        <div className="desk:col-span-full">
          <Trail event={event} sport={sport} market={market} t={t} />
        </div>
      )}
      <header className="mt-3 rounded-hero border border-line bg-panel desk:col-span-full desk:row-start-2 bg-[radial-gradient(120%_160%_at_0%_0%,color-mix(in_oklab,var(--color-sport)_24%,var(--color-panel)),var(--color-panel)_62%)] p-5 wide:p-8 rtl:bg-[radial-gradient(120%_160%_at_100%_0%,color-mix(in_oklab,var(--color-sport)_24%,var(--color-panel)),var(--color-panel)_62%)] desk:pe-72">
        <p className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1">
          <EventStatus
            start={known ? event.start : null}
            end={estimateEnd(event)}
            now={now}
            locale={format.locale}
            words={statusWords(setting)}
          />
        </p>
        {/* Each side keeps to one line while it fits. */}
        <h1
          className={`mt-2.5 leading-[1.08] *:inline-block font-heading tracking-heading [overflow-wrap:anywhere] ${event.name.length > longName ? "text-[1.5rem] wide:text-[2rem]" : "text-[2rem] wide:text-[2.875rem]"}`}
        >
          <Sides event={event} t={t} className="text-[0.7em] font-[500] text-faint" />
        </h1>
        <p className="mt-2 font-[560] text-muted">
          <Dotted>
            <bdi className="[overflow-wrap:anywhere]">{seriesOf(event, t, sport)}</bdi>
            {round && addsTo(name, round) ? <bdi className="[overflow-wrap:anywhere]">{round}</bdi> : null}
          </Dotted>
        </p>
        <p
          className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[1.0625rem] text-muted"
          data-clock={format.zone}
          data-clock-viewer={market === null ? "" : undefined}
        >
          <span className="first-letter:uppercase">
            {known ? null : <>{t("event.repeatsFrom")} </>}
            <b className="font-[640] text-ink">
              <DayTime at={event.start} format={format} />
            </b>{" "}
            <Zone format={format} pattern={t.raw("time.zone")} />
          </span>
          <Venue event={event} setting={setting} />
          <LiveCount event={event} setting={setting} />
        </p>
      </header>
      {answer ? <div className="desk:col-span-full desk:row-start-3">{answer}</div> : null}
      <section
        aria-label={t("event.actions")}
        className="no-print mt-3.5 grid grid-cols-2 gap-2.5 wide:grid-cols-4 desk:relative desk:col-start-2 desk:row-start-2 desk:me-8 desk:mt-11 desk:mb-8 desk:w-56 desk:grid-cols-1 desk:self-end max-wide:[&>a]:gap-1.5 max-wide:[&>a]:px-1.5 max-wide:[&>a]:text-sm max-wide:[&>*>button]:text-sm max-wide:[&>details>summary]:text-sm [&>*>button]:w-full [&>*:last-child:nth-child(odd)]:max-wide:col-span-full [&>details[open]]:col-span-full"
      >
        {actions}
      </section>
    </div>
  );
};
