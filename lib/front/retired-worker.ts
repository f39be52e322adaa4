import type { IncomingMessage, ServerResponse } from "node:http";
import { workerPath } from "../worker/names.ts";

/**
 * Takes the place of any worker, drops what it kept and leaves: only workers keep anything in this origin's caches, some
 * of it under names of Serwist's own. Pages that are open stay as they are.
 */
export const retired = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Answers with a worker that retires, if that is what is asked for, and says whether it was. */
export function answerRetired({ url = "" }: IncomingMessage, response: ServerResponse): boolean {
  if (url.split("?")[0] !== workerPath) return false;
  response.writeHead(200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(retired);
  return true;
}
