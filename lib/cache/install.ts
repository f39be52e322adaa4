import { PageHandler } from "./page-handler";

/**
 * Makes Next keep pages in the site's own handler. Next looks for it here when its configuration names none, so the
 * same build runs with it under any server; named in the configuration, it would be bundled into `proxy.ts` too.
 */
export function installCache(): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for("@next/cache-handlers")] = { FetchCache: PageHandler };
}
