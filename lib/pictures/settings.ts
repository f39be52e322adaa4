import { siteEnv } from "@/lib/env";
import { createSigner } from "./signer.ts";

let signer: ReturnType<typeof createSigner> | null | undefined;

/** Signs pictures' addresses with this site's key; null if pictures are switched off, or without a key. */
export function siteSigner() {
  const { pictures, apiKey } = siteEnv();
  signer ??= pictures && apiKey ? createSigner(apiKey) : null;
  return signer;
}

/** Where fetched pictures are kept, and how many bytes of them; null if pictures are switched off. */
export const pictureShelf = () => siteEnv().pictures;

/**
 * A picture's address as pages show it: the site's own, or the picture's if pictures are switched off. Undefined if
 * it has no own address.
 */
export function shownPicture(address: string): string | undefined {
  const signer = siteSigner();
  return signer ? (signer.pathOf(address) ?? undefined) : address;
}
