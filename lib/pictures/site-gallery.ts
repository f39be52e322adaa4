import "server-only";
import { readClock } from "@/lib/time/clock";
import { createResolve } from "@/outside/resolve.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { createFindHost } from "./find-host.ts";
import { createGallery, type Gallery } from "./gallery.ts";
import { renderPicture } from "./render.ts";
import { pictureShelf } from "./settings.ts";
import { createShelf } from "./shelf.ts";

const limits = { timeoutMs: 10_000, mostBytes: 8_000_000 };

let gallery: Gallery | undefined;

/** The gallery of this process; null if pictures are switched off. */
export function siteGallery(): Gallery | null {
  const place = pictureShelf();
  if (!place) return null;
  if (gallery) return gallery;
  const findHost = createFindHost(createResolve());
  gallery = createGallery({
    fetch: (address) => fetchPicture(address, findHost, limits),
    draw: renderPicture,
    shelf: createShelf({ ...place, now: readClock }),
    now: readClock,
  });
  return gallery;
}
