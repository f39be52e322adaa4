import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { NameLink } from "@/components/ui/name-link";
import { Time } from "@/components/ui/time";
import { stateAt } from "@/lib/guide/cells";
import { countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Airing } from "@/lib/shapes";
import { type AiringSetting, airingWords } from "./airing-words";

/** Where a showing is: its channel, whether that is free, and its country if that isn't the market's. */
export const AiringPlace = ({
  airing,
  isNamed = false,
  setting: { market, format, channels, t },
}: {
  airing: Airing;
  /** Whether the channel's name is shown elsewhere. */
  isNamed?: boolean;
  setting: AiringSetting;
}) => {
  const abroad = airing.country && airing.country !== market.country ? airing.country : null;
  const channel = channels?.get(airing.channel);
  const name = airing.channel_name ?? channel?.name;
  return (
    <>
      {name && !isNamed ? <bdi className="[overflow-wrap:anywhere]">{name}</bdi> : null}
      {channel?.free ? <Badge look="free">{t("badge.free")}</Badge> : null}
      {abroad ? (
        <span>
          <Flag country={abroad} /> {countryName(abroad, format.locale)}
        </span>
      ) : null}
    </>
  );
};

/** One showing in a list: its day and time, its title, a link, and where it is. */
export const AiringLine = ({
  airing,
  label,
  note,
  setting,
}: {
  airing: Airing;
  /** Instead of the episode's name. */
  label?: string;
  /** Instead of the episode's number. */
  note?: string | undefined;
  setting: AiringSetting;
}) => {
  const { market, now, format, t } = setting;
  const words = airingWords(setting);
  const title = label ?? words.title(airing);
  const detail = label === undefined ? words.number(airing) : note;
  return (
    <li className="relative grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 last:border-b-0">
      <span className="text-muted">
        <span className="block text-[0.8125rem]">{words.dayOf(airing.start)}</span>
        <Time at={airing.start} format={format} className="block" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <NameLink
            href={paths.programme(market.slug, airing.id)}
            cover
            className="line-clamp-2 min-w-0 font-title [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </NameLink>
          {stateAt(airing, now) === "on" ? <Badge look="plain">{t("programme.onNow")}</Badge> : null}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-muted">
          {detail ? (
            <>
              <bdi>{detail}</bdi>
              <span aria-hidden="true" className="last:hidden">
                ·
              </span>
            </>
          ) : null}
          <AiringPlace airing={airing} isNamed={title === airing.channel_name} setting={setting} />
        </span>
      </span>
    </li>
  );
};
