import Link from "next/link";
import { AccessBadge, accessWords } from "@/components/free/access-badge";
import { FreeLink } from "@/components/free/free-link";
import { Plate } from "@/components/ui/plate";
import { Dotted } from "@/components/ui/sentence";
import { Time, TimeSpan } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { formatWait } from "@/lib/events/countdown";
import { broadcastState } from "@/lib/events/phase";
import { marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Broadcast, SportsEvent } from "@/lib/shapes";
import type { EventSetting } from "./setting";
import { ShowingBadge } from "./showing-badge";

/** A shorter wait isn't mentioned: coverage may begin a little late. */
const shortSeconds = 5 * 60;

/** What a showing's line needs of its event; `startKnown` is whether the listings say when the event is. */
export type PlacedEvent = Pick<SportsEvent, "id" | "name" | "start"> & { startKnown: boolean };

/** The market that a channel's links lead to; null if the channel has no country. */
export const marketFor = ({ country }: Pick<Broadcast, "country">, { market }: EventSetting): string | null =>
  market ?? (country ? marketOf(country).slug : null);

/** A channel's showing of an event: the channel, how and when it shows it, and where that is free. */
export const BroadcastLine = ({
  broadcast,
  event: { start: day, startKnown },
  setting,
}: {
  broadcast: Broadcast;
  event: PlacedEvent;
  setting: EventSetting;
}) => {
  const { now, format, logos, ways, access, t } = setting;
  const { channel, channel_name: name, listing, showing, free } = broadcast;
  const market = marketFor(broadcast, setting);
  const state = broadcastState(broadcast, now);
  const way = ways.get(channel);
  const waitSeconds = startKnown ? broadcast.start - day : 0;
  const note = {
    coming:
      waitSeconds >= shortSeconds
        ? t("event.wait", { duration: formatWait(waitSeconds, format.locale) })
        : null,
    on: t("programme.onNow"),
    over: t("programme.over"),
  }[state];
  const times = <TimeSpan start={broadcast.start} stop={broadcast.stop} format={format} />;
  const isOtherDay = dateAt(broadcast.start, format.zone) !== dateAt(day, format.zone);
  return (
    <li
      data-channel={channel}
      data-showing={showing}
      data-free={free ? "" : undefined}
      className="grid grid-cols-[50px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line px-3.5 py-3 wide:px-[18px] desk:grid-cols-[52px_minmax(0,1fr)_6rem_16.5rem_14rem] desk:gap-x-4"
    >
      <Plate name={name} src={logos.get(channel)} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Link
          href={market === null ? paths.neutralChannel(channel) : paths.channel(market, channel)}
          prefetch={false}
          className="inline-flex max-w-full items-center font-title hover:underline pointer-coarse:min-h-11"
        >
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
        </Link>
        {way ? null : <AccessBadge channel={{ access: access.get(channel), free }} words={accessWords(t)} />}
      </span>
      <span className="justify-self-end desk:justify-self-start">
        <ShowingBadge showing={showing} isOn={state === "on"} t={t} />
      </span>
      <span
        className={`col-span-2 col-start-2 flex flex-wrap items-baseline gap-x-2.5 desk:col-span-1 desk:col-start-auto desk:block ${state === "over" ? "text-muted" : ""}`}
      >
        {market === null ? (
          <span className="font-[600]">{times}</span>
        ) : (
          <Link
            href={paths.programme(market, listing)}
            prefetch={false}
            className="inline-block font-[600] hover:underline pointer-coarse:py-2.5"
          >
            <bdi className="sr-only">{name} </bdi>
            {times}
          </Link>
        )}
        {isOtherDay || note ? (
          <small className="block text-[0.8125rem] text-muted">
            <Dotted>
              {isOtherDay ? <Time at={broadcast.start} format={format} as="date" /> : null}
              {note}
            </Dotted>
          </small>
        ) : null}
      </span>
      {way ? (
        <span className="col-span-2 col-start-2 min-w-0 desk:col-span-1 desk:col-start-auto desk:text-end">
          <FreeLink way={way} locale={format.locale} t={t} />
        </span>
      ) : null}
    </li>
  );
};
