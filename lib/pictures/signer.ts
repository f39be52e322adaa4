import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { picturePath } from "./address.ts";

/** Longer addresses are no pictures: proxies and logs refuse or cut them. */
const longestAddress = 1_500;

/**
 * Signs the addresses of pictures, so that the site fetches only what its guide names and is no proxy for strangers.
 * The secret is derived from the API key: instances that use the same key accept each other's addresses.
 */
export function createSigner(apiKey: string) {
  const derive = (part: string) => createHmac("sha256", apiKey).update(`pictures ${part}`).digest("hex");
  const [inner, outer] = [derive("inner"), derive("outer")];
  // HMAC's two hashes, each in one call: a page reads thousands of addresses, and an Hmac object costs ten times that.
  const sign = (address: string): string =>
    hash("sha256", outer + hash("sha256", inner + address), "base64url").slice(0, 22);
  return {
    /** The site's own address of a picture; null if the picture's is too long. */
    pathOf: (address: string): string | null =>
      address.length > longestAddress ? null : picturePath(address, sign(address)),
    isSigned(address: string, signature: string): boolean {
      const expected = Buffer.from(sign(address));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
