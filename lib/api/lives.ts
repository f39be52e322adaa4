/**
 * Cache lives in seconds, for `cacheLife`. Past `revalidate`, Next serves the old page once more while it renders
 * the next one; past `expire`, it waits for the fresh one. Below 300 (`expire`) or 30 (`stale`) it would not
 * prerender the page at all, so islands refresh what must be more current than that.
 */

/** What is on now. */
export const moment = { stale: 30, revalidate: 20, expire: 300 };

/** Listings of a day or an evening. */
export const day = { stale: 60, revalidate: 120, expire: 1800 };

/** Countries, line-ups and channels. */
export const lineup = { stale: 300, revalidate: 600, expire: 21_600 };

/** What only crawlers ask for, which must not use up a key's calls. */
export const survey = { stale: 300, revalidate: 21_600, expire: 86_400 };

/** What was read from an old copy: pages are rendered again soon after the API is back. */
export const stale = { stale: 30, revalidate: 2, expire: 300 };

/** Tags what no call was left to look up, and may not exist: others take its place in what the site keeps. */
export const unlistedTag = "unlisted";
