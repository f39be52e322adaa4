import { queryClient } from "@/components/ui/query-client";
import { blockRows, type ChunkBody, chunkSpan, unpackChunk } from "@/lib/guide/chunk";
import { type GuideChannel, type LineupBody, unpackLineup } from "@/lib/guide/guide-data";
import { createTimeline, type Timeline } from "@/lib/guide/timeline";
import type { FirstScreen } from "./first-screen";

/** Chunks asked for at a time: what a person has scrolled past waits behind what they see. */
const mostAtOnce = 4;

/** How old listings may be before they are asked for again, ms; past ones don't change. */
const staleMs = 5 * 60_000;

type Refused = { unavailable: string };

const refusedStatus = 403;

/** Reads our own JSON routes; throws if they don't answer. */
async function readJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal });
  if (!answer.ok && answer.status !== refusedStatus) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/**
 * The listings that the grid has of a country, and their way here: chunk by chunk, the last asked for first.
 * `onChange` is called when something came, `onFailure` when nothing did after some tries.
 */
export function createListings(
  country: string,
  { onChange, onFailure, now }: { onChange(): void; onFailure(failed: boolean): void; now(): number },
) {
  const fetchJson = <T>(path: string): Promise<T> =>
    queryClient.fetchQuery({
      queryKey: ["guide", country, path],
      queryFn: ({ signal }) => readJson<T>(path, signal),
      retry: 2,
      staleTime: staleMs,
    });
  const timelines = new Map<string, Timeline>();
  const places = new Map<string, number>();
  const ids: (string | undefined)[] = [];
  const asked = new Map<string, number>();
  const waiting: { block: number; chunk: number }[] = [];
  let running = 0;
  let closed = false;

  const timelineOf = (id: string): Timeline => {
    let timeline = timelines.get(id);
    if (!timeline) {
      timeline = createTimeline();
      timelines.set(id, timeline);
    }
    return timeline;
  };

  async function read(block: number, chunk: number): Promise<void> {
    const name = `${block}/${chunk}`;
    const path = `/api/guide/${country}/${name}`;
    try {
      const body = await fetchJson<ChunkBody | Refused>(path);
      const rows = "rows" in body ? unpackChunk(body, chunkSpan(chunk).start) : null;
      for (let index = 0; index < blockRows; index++) {
        const id = ids[block * blockRows + index];
        if (id !== undefined) timelineOf(id).put(chunk, rows ? (rows[index] ?? []) : null);
      }
      onFailure(false);
      onChange();
    } catch {
      asked.delete(name);
      if (!closed) onFailure(true);
    }
  }

  function next(): void {
    while (running < mostAtOnce) {
      const wanted = waiting.pop();
      if (!wanted) return;
      running++;
      void read(wanted.block, wanted.chunk).finally(() => {
        running--;
        next();
      });
    }
  }

  /** Notes the channels' places in the country's lineup; the first of them is at `first`. */
  function setLineup(channels: readonly GuideChannel[], first = 0): void {
    for (const [index, { id }] of channels.entries()) {
      places.set(id, first + index);
      ids[first + index] = id;
    }
    // What came before its channels were known is put in once more, from the cache.
    asked.clear();
  }

  return {
    /** The whole lineup, in its order: rows beyond the first screen. */
    async readLineup(): Promise<GuideChannel[]> {
      const path = `/api/guide/${country}/lineup`;
      const body = await fetchJson<LineupBody>(path);
      return unpackLineup(body);
    },

    setLineup,

    /** Puts in what the page brought with it. */
    putScreen({ channels, chunks, firstRow }: FirstScreen): void {
      setLineup(channels, firstRow);
      for (const [chunk, body] of chunks)
        for (const [index, slots] of unpackChunk(body, chunkSpan(chunk).start).entries()) {
          const channel = channels[index];
          if (channel) timelineOf(channel.id).put(chunk, slots);
        }
    },

    timelineOf,

    /** Asks for a chunk of a channel, with those of its block, unless it is here or on its way. */
    want(id: string, chunk: number): void {
      const place = places.get(id);
      if (place === undefined) return;
      const block = Math.floor(place / blockRows);
      const name = `${block}/${chunk}`;
      const at = asked.get(name);
      const lasts = chunkSpan(chunk).stop * 1000 < now() ? Number.POSITIVE_INFINITY : staleMs;
      if (at !== undefined && now() - at < lasts) return;
      asked.set(name, now());
      waiting.push({ block, chunk });
      next();
    },

    close(): void {
      closed = true;
      waiting.length = 0;
      queryClient.removeQueries({ queryKey: ["guide", country] });
    },
  };
}

export type Listings = ReturnType<typeof createListings>;
