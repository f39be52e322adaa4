import Link from "next/link";
import { FlagBadges } from "@/components/now-next/flag-badges";
import type { LineSetting } from "@/components/now-next/now-line";
import { Plate } from "@/components/ui/plate";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone.ts";
import { paths } from "@/lib/paths";
import type { Channel, Slot } from "@/lib/shapes";
import { dayLabel } from "@/lib/time/format";

/** A programme that was found: its day, time and channel. `today` is the country's local date. */
export const ListingHit = ({
  slot,
  channel,
  today,
  setting,
}: {
  slot: Slot;
  channel: Channel;
  today: string;
  setting: LineSetting;
}) => {
  const { market, format, t } = setting;
  return (
    <li className="grid grid-cols-[50px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-3">
      <Plate name={channel.name} src={channel.logo} />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
          <Link
            href={paths.programme(market, slot.id)}
            prefetch={false}
            dir="auto"
            className="line-clamp-2 min-w-0 text-[1.0313rem] leading-6 font-title hover:underline"
          >
            {slot.title}
          </Link>
          <FlagBadges flags={slot.flags} t={t} />
        </p>
        <p className="text-muted">
          {dayLabel(dateAt(slot.start, format.zone), today, format.locale)}{" "}
          <Time at={slot.start} format={format} /> · <bdi>{channel.name}</bdi>
        </p>
        {slot.sub_title ? (
          <p dir="auto" className="truncate text-faint">
            {slot.sub_title}
          </p>
        ) : null}
      </div>
    </li>
  );
};
