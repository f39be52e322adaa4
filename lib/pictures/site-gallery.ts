import "server-only";
import { createDiskShelf } from "@/lib/disk-shelf";
import { readClock } from "@/lib/time/clock";
import { createResolve } from "@/outside/resolve.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { createFindHost } from "./find-host.ts";
import { createGallery, type Gallery } from "./gallery.ts";
import { renderLogo } from "./logo.ts";
import { renderPicture } from "./render.ts";
import { pictureShelf } from "./settings.ts";

/** What is kept if there is no place on disk. */
const mostBytesInMemory = 32_000_000;

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
    drawLogo: renderLogo,
    shelf: createDiskShelf({ ...place, mostBytesInMemory, now: readClock }),
    now: readClock,
  });
  return gallery;
}
