import { compareText } from "@/lib/compare-text";
import type { Broadcast } from "@/lib/shapes";
import { broadcastState, isStartKnown, phaseOf, type ShownEvent } from "./phase.ts";

/** The best way to watch an event in a country at an instant. */
export type Verdict =
  /** It is shown as it happens; `on` says whether that is on now. */
  | { kind: "live"; best: Broadcast; on: boolean }
  /**
   * It is shown afterwards. `waitSeconds` is from the event's start to the showing's, null if the event's start is
   * unknown; `again` is the next showing from its beginning, if the best one has begun.
   */
  | { kind: "later"; best: Broadcast; on: boolean; waitSeconds: number | null; again: Broadcast | null }
  /** It was shown, and nothing of it is to come. */
  | { kind: "over"; best: Broadcast }
  /** No channel of the country shows it. */
  | { kind: "none" };

/** A country's verdict; `country` is absent for channels without one. */
export type CountryVerdict = { country: string | undefined; broadcasts: Broadcast[]; verdict: Verdict };

/** The first by several rules: the smaller number wins, and ties are broken by channel. */
function first(broadcasts: readonly Broadcast[], ...rules: ((broadcast: Broadcast) => number)[]) {
  const [best] = broadcasts.toSorted((a, b) => {
    for (const rule of rules) {
      const by = rule(a) - rule(b);
      if (by !== 0) return by;
    }
    return compareText(a.channel, b.channel) || compareText(a.listing, b.listing);
  });
  return best;
}

const notFree = ({ free }: Broadcast) => (free ? 0 : 1);
const startOf = ({ start }: Broadcast) => start;

/**
 * The best way to watch an event in a country. Live if a channel shows it as it happens: while it runs, one that is on
 * now before one that joins later; then a free one before others; then the one that misses least of it. Otherwise the
 * earliest delayed showing or repeat that isn't over, of simultaneous ones a free one. Once the event is over, the
 * rest of a live showing doesn't count.
 */
export const verdictOf = (event: ShownEvent, country: string | undefined, now: number): Verdict =>
  verdictAmong(showingsIn(event, country), event, now);

const showingsIn = ({ broadcasts }: ShownEvent, country: string | undefined): Broadcast[] =>
  broadcasts.filter((broadcast) => broadcast.country === country);

/** The best way to watch an event among some of its showings. */
function verdictAmong(own: readonly Broadcast[], event: ShownEvent, now: number): Verdict {
  const phase = phaseOf(event, now);

  const live = own.filter(({ showing, stop }) => showing === "live" && stop > Math.max(now, event.start));
  const notOn = (broadcast: Broadcast) => (phase === "live" && broadcast.start > now ? 1 : 0);
  const missed = ({ start }: Broadcast) => Math.max(0, start - event.start);
  const bestLive =
    phase === "finished"
      ? undefined
      : first(live, notOn, notFree, missed, (broadcast) => -startOf(broadcast));
  if (bestLive) return { kind: "live", best: bestLive, on: broadcastState(bestLive, now) === "on" };

  const known = isStartKnown(event);
  const after = own.filter(
    ({ showing, start, stop }) => showing !== "live" && stop > now && (!known || start >= event.start),
  );
  const best = first(after, startOf, notFree);
  if (best) {
    const on = best.start <= now;
    const again = on
      ? first(
          after.filter(({ start }) => start > now),
          startOf,
          notFree,
        )
      : undefined;
    return {
      kind: "later",
      best,
      on,
      waitSeconds: known ? best.start - event.start : null,
      again: again ?? null,
    };
  }

  const shown = first(
    own,
    ({ showing }) => (showing === "live" ? 0 : 1),
    ({ stop }) => -stop,
  );
  return shown ? { kind: "over", best: shown } : { kind: "none" };
}

/**
 * A country's verdict, then what is best on each of its other channels on which the event can still be seen, the best
 * channel first: the first on a person's channels is theirs.
 */
export function channelVerdicts(event: ShownEvent, country: string | undefined, now: number): Verdict[] {
  let left = showingsIn(event, country);
  let found = verdictAmong(left, event, now);
  const verdicts = [found];
  while (found.kind === "live" || found.kind === "later") {
    const { channel } = found.best;
    const own = left.filter((broadcast) => broadcast.channel === channel);
    if (found !== verdicts[0]) verdicts.push(verdictAmong(own, event, now));
    left = left.filter((broadcast) => broadcast.channel !== channel);
    found = verdictAmong(left, event, now);
  }
  return verdicts;
}

const ranks: Record<Verdict["kind"], number> = { live: 0, later: 2, over: 4, none: 5 };

/** Ranks a verdict, the best first: live and free, live, later, over. */
export const rankVerdict = (verdict: Verdict): number =>
  ranks[verdict.kind] + (verdict.kind === "live" && !verdict.best.free ? 1 : 0);

/** The countries that show an event, each with its verdict, in the order of the broadcasts. */
export function countryVerdicts(event: ShownEvent, now: number): CountryVerdict[] {
  const byCountry = Map.groupBy(event.broadcasts, ({ country }) => country);
  return [...byCountry].map(([country, broadcasts]) => ({
    country,
    broadcasts: broadcasts.toSorted(
      (a, b) => a.start - b.start || notFree(a) - notFree(b) || compareText(a.channel_name, b.channel_name),
    ),
    verdict: verdictOf(event, country, now),
  }));
}
