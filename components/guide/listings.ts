import { queryClient } from "@/components/ui/query-client";
import { blockRows, type ChunkBody, chunkSpan, unpackChunk } from "@/lib/guide/chunk";
import { arrangeLineup, type GuideChannel, type LineupBody, unpackLineup } from "@/lib/guide/guide-data";
import { createTimeline, type Timeline } from "@/lib/guide/timeline";
import { paths } from "@/lib/paths";
import type { FirstScreen } from "./first-screen";

/** Chunks requested at a time; what a person has scrolled past waits behind what is in view. */
const mostAtOnce = 4;

/** Age at which listings are requested again, ms; past ones don't change. */
const staleMs = 5 * 60_000;

type Refused = { unavailable: string };

const refusedStatus = 403;

/** Reads the site's own JSON routes; throws if they fail. */
async function readJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal });
  if (!answer.ok && answer.status !== refusedStatus) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** Runs tasks, at most `most` at once, the last added first. */
function createStack(most: number) {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function next(): void {
    while (running < most) {
      const task = waiting.pop();
      if (!task) return;
      running++;
      void task().finally(() => {
        running--;
        next();
      });
    }
  }

  return {
    add(task: () => Promise<void>): void {
      waiting.push(task);
      next();
    },
    clear(): void {
      waiting.length = 0;
    },
  };
}

/** The channels by their places in a country's own order, and the timeline of each. */
function createTimelines() {
  const timelines = new Map<string, Timeline>();
  const places = new Map<string, number>();
  const ids: (string | undefined)[] = [];

  const timelineOf = (id: string): Timeline => {
    let timeline = timelines.get(id);
    if (!timeline) {
      timeline = createTimeline();
      timelines.set(id, timeline);
    }
    return timeline;
  };

  return {
    timelineOf,
    blockOf(id: string): number | null {
      const place = places.get(id);
      return place === undefined ? null : Math.floor(place / blockRows);
    },
    setPlace({ id }: GuideChannel, place: number): void {
      places.set(id, place);
      ids[place] = id;
    },
    /** Puts a chunk of a block's channels; without rows, it can't be had. */
    putChunk(block: number, chunk: number, rows: ReturnType<typeof unpackChunk> | null): void {
      for (let index = 0; index < blockRows; index++) {
        const id = ids[block * blockRows + index];
        if (id !== undefined) timelineOf(id).put(chunk, rows ? (rows[index] ?? []) : null);
      }
    },
  };
}

/**
 * Loads and keeps a market's listings for the grid, chunk by chunk, the last requested first. `onChange` is called
 * when a chunk has arrived, `onFailure` with true when one failed after some tries and with false once one succeeds.
 */
export function createListings(
  market: string,
  { onChange, onFailure, now }: { onChange(): void; onFailure(failed: boolean): void; now(): number },
) {
  const fetchJson = <T>(path: string): Promise<T> =>
    queryClient.fetchQuery({
      queryKey: ["guide", market, path],
      queryFn: ({ signal }) => readJson<T>(path, signal),
      retry: 2,
      staleTime: staleMs,
    });
  const { timelineOf, blockOf, setPlace, putChunk } = createTimelines();
  const requests = createStack(mostAtOnce);
  const asked = new Map<string, number>();
  let closed = false;

  async function read(block: number, chunk: number): Promise<void> {
    const name = `${block}/${chunk}`;
    try {
      const body = await fetchJson<ChunkBody | Refused>(paths.guideChunkData(market, block, chunk));
      putChunk(block, chunk, "rows" in body ? unpackChunk(body, chunkSpan(chunk).start) : null);
      onFailure(false);
      onChange();
    } catch {
      asked.delete(name);
      if (!closed) onFailure(true);
    }
  }

  return {
    /** Loads the whole lineup, in the order of today's guide. */
    async readLineup(): Promise<GuideChannel[]> {
      const body = await fetchJson<LineupBody>(paths.lineupData(market));
      const own = unpackLineup(body);
      own.forEach(setPlace);
      // Chunks that arrived before their channels were known are applied again, from the cache.
      asked.clear();
      return arrangeLineup(own, body);
    },

    /** Adds the listings that came with the page. */
    putScreen({ channels, chunks, places, window }: FirstScreen): void {
      for (const [index, channel] of channels.entries()) setPlace(channel, places[index] ?? index);
      for (const [chunk, body] of chunks)
        for (const [index, slots] of unpackChunk(body, chunkSpan(chunk).start).entries()) {
          const channel = channels[index];
          if (channel) timelineOf(channel.id).put(chunk, slots, window);
        }
    },

    timelineOf,

    /** Requests a chunk for a channel's whole block, unless it is loaded or loading. */
    want(id: string, chunk: number): void {
      const block = blockOf(id);
      if (block === null) return;
      const name = `${block}/${chunk}`;
      const at = asked.get(name);
      const lasts = chunkSpan(chunk).stop * 1000 < now() ? Number.POSITIVE_INFINITY : staleMs;
      if (at !== undefined && now() - at < lasts) return;
      asked.set(name, now());
      requests.add(() => read(block, chunk));
    },

    close(): void {
      closed = true;
      requests.clear();
      queryClient.removeQueries({ queryKey: ["guide", market] });
    },
  };
}

export type Listings = ReturnType<typeof createListings>;
