import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from "serwist";
import { cacheNames, keptAttribute, keptHeaders, offlineAttribute } from "./names.ts";
import { assetsIn, picturesIn, titleIn } from "./paths.ts";

const day = 86_400;

/** How long a slow network may take before a kept answer is shown instead, in seconds. */
const patienceSeconds = 6;

/** The pictures of one page that are kept. */
const mostPictures = 24;

/** Whether an answer may be kept at all: never an error, a redirect, or what its sender doesn't want stored. */
const mayKeep = (response: Response): boolean =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  !/no-store|private/.test(response.headers.get("cache-control") ?? "");

const onlyGood = (type: RegExp): SerwistPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    mayKeep(response) && type.test(response.headers.get("content-type") ?? "") ? response : null,
});

/** Drops what is oldest when there is too much of it or the device's room is used up. */
const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    maxAgeFrom: "last-used",
    purgeOnQuotaError: true,
  });

export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  // Their names say what is in them.
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  // Files of earlier builds stay for the pages that were kept with them.
  plugins: [onlyGood(/javascript|css|font|image/), limited(400, 60)],
});

export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [onlyGood(/^image\/(?!gif)/), limited(300, 14)],
});

export const data = new NetworkFirst({
  cacheName: cacheNames.data,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [onlyGood(/json/), limited(120, 3)],
});

/** What the page itself asks for: a picture that can't be had is no error then. */
const requestFor = (strategy: CacheFirst, path: string): Request =>
  new Request(path, strategy === pictures ? { headers: { accept: "image/webp,image/*" } } : {});

/** Keeps the files that a page needs. Files that can't be had don't matter: the page can be read without them. */
async function keepFiles(markup: string, event: ExtendableEvent): Promise<void> {
  const wanted = [
    ...assetsIn(markup).map((path) => [assets, path] as const),
    ...picturesIn(markup, mostPictures).map((path) => [pictures, path] as const),
  ];
  await Promise.allSettled(
    wanted.map(([strategy, path]) => strategy.handle({ event, request: requestFor(strategy, path) })),
  );
}

/** The page as it is kept: with when, its title, and its files beside it. */
async function keepPage(response: Response, event: ExtendableEvent): Promise<Response | null> {
  if (!mayKeep(response) || !response.headers.get("content-type")?.startsWith("text/html")) return null;
  const markup = await response.clone().text();
  event.waitUntil(keepFiles(markup, event));
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  headers.set(keptHeaders.at, String(Date.now()));
  headers.set(keptHeaders.title, encodeURIComponent(titleIn(markup)));
  return new Response(markup, { headers });
}

/** The kept page with a mark of when that was, which the page turns into words. */
async function stampPage(kept: Response): Promise<Response> {
  const at = kept.headers.get(keptHeaders.at) ?? "";
  const marks = `${keptAttribute}="${at}"${navigator.onLine ? "" : ` ${offlineAttribute}`}`;
  const markup = await kept.text();
  return new Response(markup.replace("<html ", `<html ${marks} `), { headers: kept.headers });
}

export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // The browser's own cache may show what is stale while it asks again: without a network, and without a stamp.
      requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: ({ response, event }) => keepPage(response, event),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? stampPage(cachedResponse) : undefined,
    },
    limited(80, 7),
  ],
});
