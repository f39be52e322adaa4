import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { NameLink } from "@/components/ui/name-link";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Airing } from "@/lib/shapes";
import { dayLabel, type TimeStyle } from "@/lib/time/format";

export type AiringSetting = { market: Market; now: number; format: TimeStyle; t: Words };

/** One airing: its day and time, its title (`label`, a link), its channel, and its country if that isn't the market's. */
export const AiringLine = ({
  airing,
  label,
  note,
  setting: { market, now, format, t },
}: {
  airing: Airing;
  label: string;
  /** A line below. */
  note?: string;
  setting: AiringSetting;
}) => {
  const abroad = airing.country && airing.country !== market.country ? airing.country : null;
  const channel = airing.channel_name === label ? undefined : airing.channel_name;
  return (
    <li className="relative grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5">
      <span className="text-muted">
        <span className="block text-[0.8125rem]">
          {dayLabel(dateAt(airing.start, format.zone), dateAt(now, format.zone), format.locale)}
        </span>
        <Time at={airing.start} format={format} className="block" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <NameLink
            href={paths.programme(market.slug, airing.id)}
            cover
            className="line-clamp-2 min-w-0 font-title [overflow-wrap:anywhere] hover:underline"
          >
            {label}
          </NameLink>
          {stateAt(airing, now) === "on" ? <Badge look="plain">{t("programme.onNow")}</Badge> : null}
        </span>
        {channel || abroad ? (
          <span className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
            {channel ? <bdi className="[overflow-wrap:anywhere]">{channel}</bdi> : null}
            {abroad ? (
              <span>
                <Flag country={abroad} /> {countryName(abroad, format.locale)}
              </span>
            ) : null}
          </span>
        ) : null}
        {note ? <span className="block text-[0.8125rem] text-faint">{note}</span> : null}
      </span>
    </li>
  );
};
