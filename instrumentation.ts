/**
 * Next calls this once as a server starts. It puts the site's own rules in front of Next (`lib/front`) and its own cache
 * behind it (`lib/cache`). Next adds a cached page's headers to those that there are, so two are put right:
 *
 * - A page that redirects when it is first made is sent with its address twice (vercel/next.js#82117), which proxies and
 *   robots join into one that leads nowhere: an address is sent once.
 * - The scripts that a page's policy allows replace those of the general policy: browsers would hold a page to both.
 */
export async function register(): Promise<void> {
  // As a block, this is left out of the build for the Edge runtime, which has no node:http.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { explainOldNode } = await import("./lib/node-version");
    const tooOld = explainOldNode(process.versions.node);
    if (tooOld) {
      console.error(tooOld);
      // A server that threw here would go on without what follows.
      process.exit(1);
    }
    // Whoever reads the log may end first. Next would log that it can't be written, and that, and so on.
    for (const log of [process.stdout, process.stderr]) log.on("error", () => {});
    // Node cuts small buffers from pieces of 64 KB, each of which stays as long as any buffer in it: what Next keeps of
    // the guide took three times its size.
    Buffer.poolSize = 8 * 1024;
    const { markRequests } = await import("./lib/operator/here");
    markRequests();
    const { dropPolicies } = await import("@/lib/policy/requests");
    dropPolicies();
    const { OutgoingMessage } = await import("node:http");
    const append = OutgoingMessage.prototype.appendHeader;
    const { policyHeader, withScripts } = await import("@/lib/policy/general");
    OutgoingMessage.prototype.appendHeader = function appendOnce(name, value) {
      const there = String(this.getHeader(name) ?? "");
      if (name.toLowerCase() === "location" && there === String(value)) return this;
      if (name.toLowerCase() === policyHeader)
        return this.setHeader(name, withScripts(there, String(value))) as typeof this;
      return append.call(this, name, value);
    };
    const { reportFailuresBriefly } = await import("@/lib/api/report-failures");
    console.error = reportFailuresBriefly(console.error);
    const { siteEnv } = await import("@/lib/env");
    const { apiTimeoutMs, apiUrl, dataDir, hook, port, redisUrl, serviceOrigin, siteOrigin } = siteEnv();
    const { join } = await import("node:path");
    const { installCache } = await import("@/lib/cache/install");
    // A quarter of a second, unless the machine is known to be slow.
    const patienceMs = apiTimeoutMs / 40;
    const pages = await installCache(
      redisUrl === null ? null : { url: redisUrl, site: `${siteOrigin} ${apiUrl}`, patienceMs },
      join(dataDir, "pages"),
    );
    const { installFront } = await import("@/lib/front/install");
    const { hasWorker } = await import("@/lib/worker/settings");
    installFront({ serviceOrigin, apiTimeoutMs, ...pages, retiresWorker: !hasWorker() });
    const { takeTurns } = await import("@/lib/reminders/turns");
    // Behind the launcher, the hook is at the site's own address.
    const own = hook?.startsWith("http:") ? new URL(hook).origin : `http://127.0.0.1:${port}`;
    takeTurns(`${own}/api/reminders/work`);
  }
}

/** Next calls this for what a page failed by, before it answers. */
export async function onRequestError(error: unknown): Promise<void> {
  // As a block: see above.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { isTooSlow } = await import("./lib/api/too-slow");
    const { noteFailedRead } = await import("./lib/api/shared");
    if (isTooSlow(error)) noteFailedRead();
  }
}
