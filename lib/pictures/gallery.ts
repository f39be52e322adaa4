import { LRUCache } from "lru-cache";
import createLimit, { type LimitFunction } from "p-limit";
import type { DiskShelf, Shelved } from "../disk-shelf.ts";
import { fullWidth, type PictureWidth } from "./address.ts";
import { PictureError } from "./picture-error.ts";

/** How long a picture is served before it is fetched again. */
const freshSeconds = 30 * 86_400;

/** How long a picture that couldn't be had isn't tried again. */
const failedSeconds = 1_800;

/** How long a host that is down or slow isn't called again. */
const downSeconds = 60;

/** At a time, so that many bad pictures take neither all sockets nor all of the processor. */
const mostFetches = 16;
const mostFetchesOfHost = 4;
const mostDrawings = 2;

type Settings = {
  /** All throw a PictureError if there is no picture. */
  fetch: (address: string) => Promise<Buffer>;
  draw: (bytes: Buffer, width: number) => Promise<Buffer>;
  drawLogo: (bytes: Buffer, width: number) => Promise<Buffer>;
  shelf: DiskShelf;
  /** Epoch seconds. */
  now: () => number;
};

/**
 * Finds pictures at the widths that pages use: on the shelf, or from their hosts. Everybody who asks for a picture while
 * it is fetched gets the same one; a stale one is served while it is fetched again, or if it no longer can be.
 */
export function createGallery({ fetch, draw, drawLogo, shelf, now }: Settings) {
  const flights = new Map<string, Promise<Shelved | null>>();
  /** Until when an address or a host isn't tried. */
  const avoided = new LRUCache<string, number>({ max: 20_000 });
  const hosts = new LRUCache<string, LimitFunction>({ max: 1_000 });
  const fetching = createLimit(mostFetches);
  const drawing = createLimit(mostDrawings);

  const keyOf = (address: string, width: PictureWidth, isLogo = false): string =>
    `${isLogo ? "logo " : ""}${width} ${address}`;
  const hostOf = (address: string): string => URL.parse(address)?.host ?? "";
  const isStale = ({ at }: Shelved): boolean => now() - at > freshSeconds;
  const isAvoided = (what: string): boolean => (avoided.get(what) ?? 0) > now();
  const avoid = (what: string, seconds: number) => avoided.set(what, now() + seconds);

  function once(key: string, make: () => Promise<Shelved | null>): Promise<Shelved | null> {
    const running = flights.get(key);
    if (running) return running;
    const flight = make().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  function turnsOf(host: string) {
    const turns = hosts.get(host) ?? createLimit(mostFetchesOfHost);
    hosts.set(host, turns);
    return turns;
  }

  async function fetchFull(address: string): Promise<Shelved | null> {
    const key = keyOf(address, fullWidth);
    // Another fetch may have ended since the shelf was read.
    const kept = await shelf.get(key);
    if (kept && !isStale(kept)) return kept;
    const host = hostOf(address);
    try {
      const found = await turnsOf(host)(() =>
        fetching(async () => (isAvoided(address) || isAvoided(host) ? null : fetch(address))),
      );
      if (!found) return null;
      const bytes = await drawing(() => draw(found, fullWidth));
      const shelved = { bytes, at: now() };
      await shelf.put(key, shelved);
      return shelved;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      avoid(address, failedSeconds);
      if (error.isHostDown) avoid(host, downSeconds);
      return null;
    }
  }

  async function findFull(address: string): Promise<Shelved | null> {
    const key = keyOf(address, fullWidth);
    const kept = await shelf.get(key);
    if (kept && !isStale(kept)) return kept;
    const fetched = once(key, () => fetchFull(address));
    if (!kept) return fetched;
    fetched.catch(console.error);
    return kept;
  }

  async function findAt(address: string, width: PictureWidth, isLogo: boolean): Promise<Shelved | null> {
    const key = keyOf(address, width, isLogo);
    const kept = await shelf.get(key);
    if (kept && !isStale(kept)) return kept;
    return once(key, async () => {
      const full = await findFull(address);
      if (!full || full.at === kept?.at) return kept;
      const bytes = await drawing(() => (isLogo ? drawLogo : draw)(full.bytes, width));
      const shelved = { bytes, at: full.at };
      await shelf.put(key, shelved);
      return shelved;
    });
  }

  return {
    /** The picture at an address, at most `width` wide, or drawn as a logo; null if it can't be had. */
    async find(address: string, width: PictureWidth, isLogo = false): Promise<Buffer | null> {
      const found = width === fullWidth && !isLogo ? findFull(address) : findAt(address, width, isLogo);
      return (await found)?.bytes ?? null;
    },
  };
}

export type Gallery = ReturnType<typeof createGallery>;
