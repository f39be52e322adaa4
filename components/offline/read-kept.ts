import type { Span } from "@/contract/zone";
import { blockRows, type ChunkBody, chunkSpan, type GuideSlot, unpackChunk } from "@/lib/guide/chunk";
import { type GuideChannel, type LineupBody, unpackLineup } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import { cacheNames, keptHeaders, type Order, orderKey } from "@/lib/worker/names";
import { chunksAhead, findBlocks, reachSeconds } from "@/lib/worker/reach";

/** A page at hand; `at` is when it was kept, epoch ms. */
export type KeptPage = { path: string; title: string; at: number };

/** A channel of the person's, with what it still shows of what is at hand. */
export type KeptChannel = { channel: GuideChannel; slots: GuideSlot[] };

async function readKeptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(cacheNames.pages);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
      return {
        path: new URL(request.url).pathname,
        title: decodeURIComponent(headers?.get(keptHeaders.title) ?? ""),
        at: Number(headers?.get(keptHeaders.at)),
      };
    }),
  );
  return kept
    .filter(({ path, title }) => title !== "" && !path.endsWith("/offline"))
    .toSorted((a, b) => b.at - a.at);
}

async function readKeptData<T>(path: string): Promise<T | null> {
  const cache = await caches.open(cacheNames.data);
  const kept = await cache.match(path, { ignoreVary: true });
  return kept ? kept.json() : null;
}

/** Joins the parts of a channel's time; a programme across a border is in both. */
const joinSlots = (parts: readonly GuideSlot[], { start, stop }: Span): GuideSlot[] =>
  [...new Map(parts.map((slot) => [slot.id, slot])).values()]
    .filter((slot) => slot.stop > start && slot.start < stop)
    .toSorted((a, b) => a.start - b.start);

async function readKeptChannels(now: number): Promise<KeptChannel[]> {
  const order = await (await caches.open(cacheNames.order)).match(orderKey);
  if (!order) return [];
  const { market, channels: ids }: Order = (await order.json()).order;
  const body = await readKeptData<LineupBody>(paths.lineupData(market));
  if (!body) return [];
  const lineup = unpackLineup(body);
  const slots = new Map<string, GuideSlot[]>();
  for (const block of findBlocks(body, ids))
    for (const chunk of chunksAhead(now)) {
      const kept = await readKeptData<ChunkBody>(paths.guideChunkData(market, block, chunk));
      for (const [index, found] of (kept ? unpackChunk(kept, chunkSpan(chunk).start) : []).entries()) {
        const id = lineup[block * blockRows + index]?.id ?? "";
        slots.set(id, [...(slots.get(id) ?? []), ...found]);
      }
    }
  const ahead = { start: now, stop: now + reachSeconds };
  return ids.flatMap((id) => {
    const channel = lineup.find((each) => each.id === id);
    const shown = joinSlots(slots.get(id) ?? [], ahead);
    return channel && shown.length > 0 ? [{ channel, slots: shown }] : [];
  });
}

/** Everything that the worker keeps on this device. `now` in epoch seconds. */
export async function readKept(now: number): Promise<{ pages: KeptPage[]; channels: KeptChannel[] }> {
  const [pages, channels] = await Promise.all([readKeptPages(), readKeptChannels(now)]);
  return { pages, channels };
}
