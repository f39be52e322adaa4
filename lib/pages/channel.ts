import "server-only";
import { dateAt } from "@/contract/zone";
import { getChannel, getChannelNow, getSchedule, listChannelNext, listFreeWays } from "@/lib/api/channels";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { addShowings, addSlotShowings } from "@/lib/api/showings";
import { titledIn } from "@/lib/events/titled";
import { readDate } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import { channelZone, parseMarket } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import { type Channel, isUnavailable, type Slot } from "@/lib/shapes";
import { placeholder } from "./placeholder";

type Params = Promise<{ market: string; channel: string; date?: string[] }>;

type FoundChannel = NonNullable<Awaited<ReturnType<typeof readChannel>>>;

/** The market, channel and day that a path names; null if it names none. */
export async function readChannel(params: Params) {
  const { market: slug, channel: id, date: [segment, ...rest] = [] } = await params;
  const market = parseMarket(slug);
  const asked = segment === undefined ? null : readDate(segment);
  if (!market || !id.startsWith("ch_") || rest.length > 0 || (segment !== undefined && !asked)) return null;
  const [channel, country, now] = await Promise.all([
    getChannel(id, market.country),
    getCountry(market.country),
    pageNow(),
  ]);
  if (!channel) return null;
  const zone = channelZone(channel, market, country);
  const today = dateAt(now, zone);
  return { market, channel, now, zone, today, asked, date: asked ?? today };
}

/** A channel's day, its neighbours in the market's lineup, and its free ways to watch. */
export async function readChannelDay({ market, channel, date, today, zone }: FoundChannel) {
  const [slots, lineup, coming, freeWays] = await Promise.all([
    getSchedule(channel.id, date, zone),
    listCountryChannels(market.country),
    date === today ? listChannelNext(channel.id, 1) : null,
    listFreeWays(channel.id),
  ]);
  const index = lineup?.findIndex(({ id }) => id === channel.id) ?? -1;
  const t = wordsFor(market);
  const named = (slot: Slot) => titledIn(slot, t);
  return {
    slots:
      slots && !isUnavailable(slots)
        ? (await addSlotShowings(channel.country ?? undefined, slots)).map(named)
        : (slots ?? []),
    channel: { ...channel, number: lineup?.[index]?.number ?? channel.number },
    neighbours: {
      previous: lineup?.[index - 1] ?? null,
      next: index < 0 ? null : (lineup?.[index + 1] ?? null),
    },
    freeWays,
    after: coming?.[0] && named(coming[0]),
  };
}

/** The channel that a path of no market names; null if it names none. */
export async function readNeutralChannel(params: Promise<{ channel: string }>): Promise<Channel | null> {
  const { channel: id } = await params;
  return id === placeholder ? null : getChannel(id);
}

/** A channel's now and next; null if the API no longer knows the channel. */
export async function readChannelNow(channel: Channel) {
  const now = await getChannelNow(channel.id);
  if (!now) return null;
  const lines = channel.country ? await addShowings(channel.country, [now]) : [now];
  return { at: now.at, rows: nowRows([channel], lines) };
}
