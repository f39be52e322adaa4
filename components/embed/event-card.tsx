import { statusWords } from "@/components/events/event-header";
import { EventStatus } from "@/components/events/event-status";
import { OwnTimeScript } from "@/components/events/own-first-script";
import { ShowingBadge } from "@/components/events/showing-badge";
import { When } from "@/components/events/when";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Time, Zone } from "@/components/ui/time";
import { broadcastState, estimateEnd, isStartKnown, nextTurn } from "@/lib/events/phase";
import { eventName } from "@/lib/events/round";
import { leagueAndRound } from "@/lib/events/series";
import { broadcastsOnce } from "@/lib/events/twins";
import { countryVerdicts, rankVerdict, verdictOf } from "@/lib/events/verdict";
import { verdictLine } from "@/lib/events/verdict-line";
import type { Words } from "@/lib/i18n";
import { countryInText, countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Broadcast, EventDetail } from "@/lib/shapes";
import { dateSeparator, type TimeStyle } from "@/lib/time/format";
import { EmbedFrame } from "./embed-frame";
import { OutsideLink } from "./outside-link";

/** As many lines as fit the card's height. */
const mostLines = 3;

type Props = {
  event: EventDetail;
  /** Null: for all countries. */
  market: Market | null;
  now: number;
  format: TimeStyle;
  /** Whether the listings are the invented sample. */
  sample: boolean;
  t: Words;
};

const rowLook = "flex flex-wrap items-center gap-x-2.5 gap-y-0.5 border-t border-line py-1.5";

/** The channels of a country that still show it, soonest first. */
const Channels = ({ event, market, now, format, t }: Props & { market: Market }) => {
  const shown = broadcastsOnce(
    event.broadcasts.filter(
      (broadcast) => broadcast.country === market.country && broadcastState(broadcast, now) !== "over",
    ),
  ).slice(0, mostLines);
  const country = countryInText(market.country, market.locale);
  if (shown.length === 0)
    return <p className="mt-3 text-muted">{verdictLine(verdictOf(event, market.country, now), t)}</p>;
  const line = ({ channel, channel_name: name, listing, showing, free, start, stop }: Broadcast) => (
    <li key={listing} className={rowLook}>
      <ShowingBadge showing={showing} isOn={start <= now} t={t} />
      {free ? <Badge look="free">{t("badge.free")}</Badge> : null}
      <OutsideLink
        href={paths.channel(market.slug, channel)}
        t={t}
        className="inline-flex min-w-0 items-center font-title hover:underline pointer-coarse:min-h-11"
      >
        <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
      </OutsideLink>
      <span className="ms-auto text-sm text-muted">
        <When start={start} stop={stop} of={event.start} format={format} />
      </span>
    </li>
  );
  return (
    <ul aria-label={t("embed.showings", { country })} className="mt-3">
      {shown.map(line)}
    </ul>
  );
};

/** The best way to watch in each country, the best first. */
const Countries = ({ event, now, format, t }: Props) => {
  const shown = countryVerdicts(event, now)
    .toSorted((a, b) => rankVerdict(a.verdict) - rankVerdict(b.verdict))
    .slice(0, mostLines);
  if (shown.length === 0) return <p className="mt-3 text-muted">{t("event.noBroadcasts")}</p>;
  return (
    <ul aria-label={t("embed.where")} className="mt-3">
      {shown.map(({ country, verdict }) => (
        <li key={country ?? ""} className={rowLook}>
          <span className="flex items-center gap-2 font-title">
            {country ? <Flag country={country} /> : null}
            {country ? countryName(country, format.locale) : t("event.unplaced")}
          </span>
          <span className="ms-auto min-w-0 text-sm text-muted [overflow-wrap:anywhere]">
            <bdi>{verdictLine(verdict, t)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** An event as an embedded card: what, when, and the best way to watch. */
export const EventCard = (props: Props) => {
  const { event, market, now, format, sample, t } = props;
  const { start } = event;
  const about = leagueAndRound(event, t);
  const page = market ? paths.event(market.slug, event) : paths.neutralEvent(event);
  return (
    <EmbedFrame more={{ href: page, text: t("embed.where") }} sample={sample} t={t}>
      <Heartbeat at={now} until={nextTurn(event, now)} />
      <p className="flex min-h-6 flex-wrap items-center gap-x-2.5 text-sm">
        <EventStatus
          start={isStartKnown(event) ? start : null}
          end={estimateEnd(event)}
          now={now}
          locale={format.locale}
          words={statusWords({ t })}
        />
      </p>
      <h1 className="mt-1.5 text-[1.375rem] leading-tight font-heading tracking-heading">
        <OutsideLink href={page} t={t} className="hover:underline">
          <bdi className="[overflow-wrap:anywhere]">{eventName(event, t)}</bdi>
        </OutsideLink>
      </h1>
      {about.length > 0 ? (
        <p className="mt-0.5 text-sm text-muted">
          <bdi>{about.join(" · ")}</bdi>
        </p>
      ) : null}
      <div
        data-clock={format.zone}
        data-clock-viewer={market === null ? "" : undefined}
        suppressHydrationWarning
      >
        <p className="mt-1.5 text-sm first-letter:uppercase">
          <b className="font-[640]">
            <Time at={start} format={format} as="date" />
            {dateSeparator(format.locale)}
            <Time at={start} format={format} />
          </b>{" "}
          <span className="text-muted">
            <Zone format={format} pattern={t.raw("time.zone")} />
          </span>
        </p>
        {market ? <Channels {...props} market={market} /> : <Countries {...props} />}
      </div>
      {market ? null : <OwnTimeScript />}
    </EmbedFrame>
  );
};
