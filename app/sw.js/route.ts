import { bundleWorker } from "@/lib/worker/bundle";

/** `GET /sw.js`: the service worker, bundled once by the build. `lib/front` answers instead once it is retired. */
export async function GET(): Promise<Response> {
  return new Response(await bundleWorker(), {
    // A browser that looks for a new version asks the site.
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
