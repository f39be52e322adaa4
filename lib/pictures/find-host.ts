import { isIP } from "node:net";
import { isPublicAddress } from "@/outside/address.ts";
import type { Resolve } from "@/outside/resolve.ts";
import { PictureError } from "./picture-error.ts";

/**
 * Finds the IP addresses that a URL may be fetched from. Connect to these, so that the name can't resolve to others
 * later. Throws a PictureError if there are none.
 */
export type FindHost = (url: URL) => Promise<string[]>;

const ports = new Set(["", "80", "443", "8080", "8443"]);

/** Allows public hosts on the ports of the web. One address that isn't public rules out the whole host. */
export const createFindHost =
  (resolve: Resolve): FindHost =>
  async (url) => {
    if (!ports.has(url.port)) throw new PictureError(`${url.host}: not a port of the web`);
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    const addresses = isIP(host) ? [host] : await resolve(host);
    if (addresses.length === 0) throw new PictureError(`${host} has no address`, { isHostDown: true });
    if (!addresses.every(isPublicAddress)) throw new PictureError(`${host} isn't a public host`);
    return addresses;
  };
