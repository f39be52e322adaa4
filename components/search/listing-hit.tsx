import Link from "next/link";
import { EventLink } from "@/components/events/event-link";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { FlagBadges } from "@/components/now-next/flag-badges";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone.ts";
import type { Words } from "@/lib/i18n";
import { partOf } from "@/lib/part";
import { paths } from "@/lib/paths";
import type { Hit } from "@/lib/search";
import { dayLabel, formatTime, type TimeStyle } from "@/lib/time/format";

/** What the hits of a search share. `at` is the moment that the page describes, epoch seconds. */
export type HitSetting = { market: string; at: number; format: TimeStyle; t: Words };

/** A programme that was found: its day, time and channel, and how far it has run where it is on. */
export const ListingHit = ({ hit, setting }: { hit: Hit; setting: HitSetting }) => {
  const { market, at, format, t } = setting;
  const { channel, start, stop } = hit;
  const part = partOf(hit);
  const isOn = start <= at && stop !== undefined;
  return (
    <li className="relative grid grid-cols-[50px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-3">
      <Plate name={channel.name} src={channel.logo} />
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
          <NameLink
            href={hit.id ? paths.programme(market, hit.id) : paths.channel(market, channel.id)}
            cover
            className="line-clamp-2 min-w-0 text-[1.0313rem] leading-6 font-title hover:underline"
          >
            {hit.title}
          </NameLink>
          <FlagBadges flags={hit.flags} showing={hit.showing} t={t} />
          {hit.event ? (
            <EventLink market={market} event={hit.event} title={hit.title} words={t("event.where")} />
          ) : null}
        </h3>
        <p className="text-muted">
          {isOn ? null : `${dayLabel(dateAt(start, format.zone), dateAt(at, format.zone), format.locale)} `}
          <Time at={start} format={format} />
          {isOn ? ` – ${formatTime(stop, format)}` : null} ·{" "}
          <Link
            href={paths.channel(market, channel.id)}
            prefetch={false}
            className="relative hover:underline"
          >
            <bdi>{channel.name}</bdi>
          </Link>
          <span className="ms-2">
            <AccessBadge channel={channel} words={accessWords(t)} />
          </span>
        </p>
        {part ? (
          <p dir="auto" className="truncate text-faint">
            {part}
          </p>
        ) : null}
        {isOn ? <ProgressBar start={start} stop={stop} now={at} className="mt-2" /> : null}
      </div>
    </li>
  );
};
