import Link from "next/link";
import { Sides } from "@/components/events/sides";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { seriesOf } from "@/lib/events/series";
import type { HomeEvent } from "@/lib/home/sport";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { TimeStyle } from "@/lib/time/format";

/** Events that are live or soon will be, each with the channel to watch it on; those of another day say which. */
export const SportLines = ({
  events,
  at,
  market,
  format,
  t,
}: {
  events: HomeEvent[];
  /** The moment of the page, epoch seconds. */
  at: number;
  market: string;
  format: TimeStyle;
  t: Words;
}) => (
  <ul>
    {events.map(({ event, channel, isLive }) => (
      <li
        key={event.id}
        className="relative grid min-h-[63px] grid-cols-[minmax(max(60px,var(--time-room)),auto)_minmax(0,1fr)_auto] content-center items-center gap-x-3.5 gap-y-0.5 border-t border-line py-2.5 first:border-0"
      >
        <span className="row-span-2 font-[660]">
          {isLive ? <Badge look="live">{t("badge.live")}</Badge> : <Time at={event.start} format={format} />}
          {isLive || dateAt(event.start, format.zone) === dateAt(at, format.zone) ? null : (
            <Time
              at={event.start}
              format={format}
              as="weekday"
              className="block text-sm font-[560] text-muted"
            />
          )}
        </span>
        <h3 className="leading-tight font-[680]">
          <Link
            href={paths.event(market, event)}
            prefetch={false}
            className="line-clamp-3 after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            <Sides event={event} t={t} className="font-[500] text-muted" />
          </Link>
        </h3>
        <AccessBadge channel={channel} words={accessWords(t)} />
        <p className="col-span-2 col-start-2 flex text-sm text-muted">
          {event.league?.name === channel.name ? null : (
            <>
              <bdi className="max-w-[60%] shrink-0 truncate">{seriesOf(event, t)}</bdi>
              <span className="whitespace-pre"> · </span>
            </>
          )}
          <bdi className="truncate">{channel.name}</bdi>
        </p>
      </li>
    ))}
  </ul>
);
