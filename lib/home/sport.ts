import { isFree } from "@/lib/access";
import { compareText } from "@/lib/compare-text";
import { weighLeague } from "@/lib/picks/leagues";
import { isRolling } from "@/lib/picks/never";
import { findStage } from "@/lib/picks/stage";
import type { Channel, EventOnAir } from "@/lib/shapes";

/** A sports event on a country's channels, with the channel to watch it on. */
export type HomeEvent = { event: EventOnAir; channel: Channel; isLive: boolean };

const eventsShown = 4;
const aheadSeconds = 18 * 3600;

type Given = {
  live: readonly EventOnAir[];
  coming: readonly EventOnAir[];
  /** The country's channels by id. */
  channels: ReadonlyMap<string, Channel>;
  country: string;
  now: number;
};

/** The sport that most of a country would watch: what is live, then what is to come, each by its start. */
export function homeEvents({ live, coming, channels, country, now }: Given): HomeEvent[] {
  const running = new Set(live.map(({ id }) => id));
  const events = [
    ...live,
    ...coming.filter(({ id, start }) => !running.has(id) && start < now + aheadSeconds),
  ];
  return events
    .flatMap((event) => {
      const shown = event.channels.flatMap(({ channel: id, showing }) => {
        const channel = showing === "live" ? channels.get(id) : undefined;
        return channel ? [channel] : [];
      });
      const channel = shown.find(isFree) ?? shown[0];
      if (!channel || isRolling(event.sport)) return [];
      return [{ event, channel, isLive: running.has(event.id), weight: weigh(event, channel, country) }];
    })
    .sort((a, b) => b.weight - a.weight || compare(a.event, b.event))
    .slice(0, eventsShown)
    .sort((a, b) => Number(b.isLive) - Number(a.isLive) || compare(a.event, b.event))
    .map(({ event, channel, isLive }) => ({ event, channel, isLive }));
}

const compare = (a: EventOnAir, b: EventOnAir): number => a.start - b.start || compareText(a.id, b.id);

const weigh = ({ sport, name, league, round }: EventOnAir, channel: Channel, country: string): number =>
  weighLeague(league?.name, country) * (findStage(sport, round, name) ? 1.5 : 1) +
  (isFree(channel) ? 0.4 : 0);
