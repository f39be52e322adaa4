import { isIP } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "../../outside/address.ts";
import type { Resolve } from "../../outside/resolve.ts";

/** Where a webhook may call. Connect to these addresses, so that the name can't resolve to others later. */
export type Target = { url: URL; addresses: string[] };

/** Why a webhook may not call a URL, as a sentence. */
export type NotAllowed = { reason: string };

export type FindTarget = (url: string) => Promise<Target | NotAllowed>;

/** A URL as it is stored and called: without a fragment, a default port or a dot at the end of the host. */
export function normalUrl(text: string): URL {
  const url = new URL(text);
  url.hash = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  return url;
}

const ports = new Set(["", "443", "8443"]);

/**
 * Decides whether a webhook may call a URL, when it is created and before each call: only https, on port 443 or 8443,
 * and only if all of the host's addresses are public. `allowLoopback`, for development, also allows this machine, by
 * http or https and on any port. `siteHook` is one address on this machine that is allowed too: it holds a secret, so
 * that only the site that knows it can name it.
 */
export function createFindTarget({
  resolve,
  allowLoopback,
  siteHook = null,
}: {
  resolve: Resolve;
  allowLoopback: boolean;
  siteHook?: string | null;
}): FindTarget {
  return async (text) => {
    const url = URL.parse(text);
    if (!url) return { reason: "the URL is malformed" };
    if (url.username || url.password) return { reason: "the URL contains a user name or password" };
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

    if ((allowLoopback && /^https?:$/.test(url.protocol)) || url.href === siteHook) {
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
