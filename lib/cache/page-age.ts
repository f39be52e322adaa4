import { areTagsExpired, areTagsStale } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { unlistedTag } from "@/lib/api/lives";
import type { PageHandler } from "./page-handler";

/** A page as Next's caches hold it. */
export type PageEntry = NonNullable<Awaited<ReturnType<PageHandler["get"]>>>;

/** The header in which Next keeps a page's tags. */
const tagsHeader = "x-next-cache-tags";

function readTags(value: PageEntry["value"]): string[] {
  const named = value && "headers" in value ? value.headers?.[tagsHeader] : undefined;
  return typeof named === "string" ? named.split(",") : [];
}

/** What robots guess at has no end: it is kept for good, or not found. It takes no other page's place. */
export const isWorthKeeping = (value: PageEntry["value"], revalidate: number | false | undefined): boolean =>
  (value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE") &&
  value.status !== 404 &&
  typeof revalidate === "number" &&
  !readTags(value).includes(unlistedTag);

/** By how much a page is older than so many seconds, ms; never, if they aren't a number. */
const ageBeyond = ({ lastModified }: PageEntry, seconds: number | false | undefined, now: number): number =>
  typeof seconds === "number" ? now - lastModified - seconds * 1000 : Number.NEGATIVE_INFINITY;

/** Whether a page may be shown at `now`, epoch milliseconds, be it old or not. */
const isShowable = (entry: PageEntry, now: number): boolean =>
  ageBeyond(entry, entry.cacheControl?.expire, now) <= 0 &&
  !areTagsExpired(readTags(entry.value), entry.lastModified);

/** Whether a page's time is over at `now`, epoch milliseconds, or something that it shows has changed. */
const isOutdated = (entry: PageEntry, now: number): boolean =>
  ageBeyond(entry, entry.cacheControl?.revalidate, now) > 0 ||
  areTagsStale(readTags(entry.value), entry.lastModified);

/** Whether a page is as it would be if it were rendered at `now`, epoch milliseconds. */
export const isFresh = (entry: PageEntry, now: number): boolean =>
  isShowable(entry, now) && !isOutdated(entry, now);

/** For how much longer than it should a page may be shown while the site can't keep up, ms. */
const longerMs = 3_600_000;

/** Until when a page may be shown at all, epoch milliseconds. */
export const lastShown = ({ lastModified, cacheControl }: PageEntry): number =>
  lastModified + (cacheControl?.expire ?? Number.POSITIVE_INFINITY) * 1000 + longerMs;

/**
 * Whether a page is to be rendered again at `now`, epoch milliseconds, but may be shown meanwhile. If the site can't keep
 * up, so may one that has been shown for as long as it should: it is better than none.
 */
export const isOld = (entry: PageEntry, now: number, isBehind: boolean): boolean =>
  isShowable(entry, now)
    ? isOutdated(entry, now)
    : isBehind && now <= lastShown(entry) && !areTagsExpired(readTags(entry.value), entry.lastModified);

/** A page as Next shows it without rendering it again: to Next it is as young as can be. */
export const shownOn = (entry: PageEntry, now: number): PageEntry => ({ ...entry, lastModified: now });

/** A page as Next shows it while it renders it again: to Next it has just become old. */
export const oldSince = (entry: PageEntry, now: number): PageEntry => {
  const { revalidate } = entry.cacheControl ?? {};
  const freshMs = typeof revalidate === "number" ? revalidate * 1000 : 0;
  return { ...entry, lastModified: Math.max(entry.lastModified, now - freshMs - 1) };
};
