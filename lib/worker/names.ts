/** The worker's address. Only a worker at the root may look after every page. */
export const workerPath = "/sw.js";

/** The worker's caches. */
export const cacheNames = {
  pages: "nownext-pages",
  assets: "nownext-assets",
  pictures: "nownext-pictures",
  data: "nownext-data",
  order: "nownext-order",
} as const;

/** Headers of a kept answer: when it was kept, epoch ms, and its title, escaped. */
export const keptHeaders = { at: "x-kept-at", title: "x-kept-title" } as const;

/** The attribute of a kept page's `<html>` that holds when it was kept, epoch ms; as in `dataset`, `keptAt`. */
export const keptAttribute = "data-kept-at";

/** The attribute of a kept page's `<html>` that says that it was shown for want of a network; `keptOffline`. */
export const offlineAttribute = "data-kept-offline";

/** The key in its cache of the last order. */
export const orderKey = "/-/order";

/** What the device wants to have at hand. */
export type Order = {
  market: string;
  /** ISO code. */
  country: string;
  /** The ids of the person's channels. */
  channels: readonly string[];
  /** The lead of the site's clock. */
  aheadMs: number;
};

/** What a page says to the worker. */
export type WorkerMessage =
  | { type: "keep"; order: Order }
  | { type: "visited"; path: string }
  /** Sent to a waiting worker by a person who wants the new version. */
  | { type: "take-over" };
