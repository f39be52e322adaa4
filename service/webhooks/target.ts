import { isIP } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./address.ts";
import type { Resolve } from "./resolve.ts";

/** Where a webhook may call: the addresses are those to connect to, so that the name can't change its mind. */
export type Target = { url: URL; addresses: string[] };

/** Why a webhook may not call a URL, as a sentence about the URL. */
export type NotAllowed = { reason: string };

export type FindTarget = (url: string) => Promise<Target | NotAllowed>;

const ports = new Set(["", "443", "8443"]);

/**
 * Finds out whether a webhook may call a URL, on its creation and before each call: https, on port 443 or 8443, to
 * public addresses alone; one address that isn't public refuses them all. `allowLoopback`, for development, lets
 * it call this machine too, by http or https and on any port.
 */
export function createFindTarget({
  resolve,
  allowLoopback,
}: {
  resolve: Resolve;
  allowLoopback: boolean;
}): FindTarget {
  return async (text) => {
    const url = URL.parse(text);
    if (!url) return { reason: "the URL can't be read" };
    if (url.username || url.password) return { reason: "the URL holds a name or a password" };
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

    if (allowLoopback && /^https?:$/.test(url.protocol)) {
      const own = host === "localhost" ? "127.0.0.1" : host;
      if (isLoopbackAddress(own)) return { url, addresses: [own] };
    }
    if (url.protocol !== "https:") return { reason: "the URL isn't https" };
    if (!ports.has(url.port)) return { reason: "the URL's port is neither 443 nor 8443" };

    const addresses = isIP(host) ? [host] : await resolve(host);
    if (addresses.length === 0) return { reason: "the URL's host has no address" };
    if (!addresses.every(isPublicAddress))
      return { reason: "the URL's host has an address that isn't public" };
    return { url, addresses };
  };
}
