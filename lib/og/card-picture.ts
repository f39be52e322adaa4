import "server-only";
import { readPicturePath } from "@/lib/pictures/address";
import { siteSigner } from "@/lib/pictures/settings";
import { siteGallery } from "@/lib/pictures/site-gallery";
import type { Card } from "./card.ts";

/** Those who unfold a link wait a few seconds for its picture, whatever becomes of the one in it. */
const patienceMs = 2_500;

/** The picture that a card names; null if it names none of the site's own, or it can't be had in time. */
export async function findCardPicture({ picture }: Card): Promise<Buffer | null> {
  const asked = picture ? readPicturePath(new URL(picture, "http://site.invalid")) : null;
  const gallery = siteGallery();
  if (!asked || !gallery || !siteSigner()?.isSigned(asked.address, asked.signature)) return null;
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), patienceMs);
  const found = gallery.find(asked.address, asked.width).catch(() => null);
  return Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
}
