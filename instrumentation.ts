/**
 * Next calls this once as a server starts. It puts the site's own rules in front of Next (`lib/front`). A page that redirects when it is first made is sent with its address twice
 * (vercel/next.js#82117), which proxies and robots join into one that leads nowhere: an address is sent once.
 */
export async function register(): Promise<void> {
  // As a block, this is left out of the build for the Edge runtime, which has no node:http.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { markRequests } = await import("./lib/operator/here");
    markRequests();
    const { OutgoingMessage } = await import("node:http");
    const append = OutgoingMessage.prototype.appendHeader;
    OutgoingMessage.prototype.appendHeader = function appendOnce(name, value) {
      const isThere = name.toLowerCase() === "location" && String(this.getHeader(name)) === String(value);
      return isThere ? this : append.call(this, name, value);
    };
    const { siteEnv } = await import("@/lib/env");
    const { installFront } = await import("@/lib/front/install");
    const { hasWorker } = await import("@/lib/worker/settings");
    installFront(siteEnv().serviceOrigin, { retiresWorker: !hasWorker() });
  }
}
