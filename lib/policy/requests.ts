import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { nonceHeader, policyHeader } from "./general";

const dropped = [policyHeader, `${policyHeader}-report-only`, nonceHeader];

/**
 * From now on, drops the policies that requests come with. Next would take a nonce from them, also for a page that is
 * then kept for everybody: none of its scripts would run. Only `proxy.ts` may set one.
 */
export function dropPolicies(): void {
  subscribe("http.server.request.start", (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    for (const name of dropped) delete headers[name];
  });
}
