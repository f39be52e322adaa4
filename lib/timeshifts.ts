import { accessOf } from "./access.ts";
import { isTimeshift, timeshiftEnd } from "./channels.ts";
import type { Broadcast, Channel } from "./shapes.ts";

const keyOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a channel is called by the end of a name, and a source by all of it: "Tide" in `shore-tide` is "Shore Tide". */
const isCalled = ({ name, source_ids = [] }: Channel, whole: string): boolean =>
  whole.toLowerCase().endsWith(` ${name.toLowerCase()}`) &&
  source_ids.some(({ id }) => keyOf(id).endsWith(keyOf(whole)));

/** Each timeshift with the channel that it repeats, if exactly one is called so. */
function listPairs(channels: readonly Channel[]): [Channel, Channel][] {
  const [shifted, others] = [channels.filter(isTimeshift), channels.filter((each) => !isTimeshift(each))];
  const byName = Map.groupBy(others, ({ name }) => keyOf(name));
  return shifted.flatMap((timeshift): [Channel, Channel][] => {
    const name = timeshift.name.replace(timeshiftEnd, "");
    const found = byName.get(keyOf(name)) ?? others.filter((each) => isCalled(each, name));
    const [main] = found;
    return main && found.length === 1 ? [[main, timeshift]] : [];
  });
}

/**
 * A country's channels, of which a timeshift asks the same of viewers as the channel that it repeats: what is known of
 * one holds for both, wherever nothing is known of the other.
 */
export function shareWithTimeshifts(channels: readonly Channel[]): Channel[] {
  const learnt = new Map<Channel, Channel["access"]>();
  for (const [main, timeshift] of listPairs(channels)) {
    const [ofMain, ofTimeshift] = [accessOf(main), accessOf(timeshift)];
    if (ofTimeshift === "unknown") learnt.set(timeshift, ofMain);
    if (ofMain === "unknown") learnt.set(main, ofTimeshift);
  }
  return channels.map((channel) => {
    const access = learnt.get(channel);
    return access && access !== "unknown" ? { ...channel, access } : channel;
  });
}

type Placed = Pick<Broadcast, "channel_name" | "country" | "free">;

/** Who shows an event, of which a timeshift is as free as the channel that it repeats. */
export function freeWithTimeshifts<T extends Placed>(broadcasts: readonly T[]): T[] {
  const placeOf = ({ country }: Placed, name: string): string => `${country} ${keyOf(name)}`;
  const free = new Set(broadcasts.flatMap((each) => (each.free ? [placeOf(each, each.channel_name)] : [])));
  return broadcasts.map((each) => {
    const name = each.channel_name;
    const isShared = isTimeshift({ name }) && free.has(placeOf(each, name.replace(timeshiftEnd, "")));
    return isShared && !each.free ? { ...each, free: true } : each;
  });
}
