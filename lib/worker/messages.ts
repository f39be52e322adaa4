import { fillOrder, keepVisited } from "./keep.ts";
import type { WorkerMessage } from "./names.ts";
import { pageCare } from "./paths.ts";

declare const self: ServiceWorkerGlobalScope;

function follow(message: WorkerMessage, event: ExtendableEvent): Promise<void> | undefined {
  switch (message.type) {
    case "take-over":
      return self.skipWaiting();
    case "visited":
      return pageCare({ pathname: message.path, search: "" }) === "keep"
        ? keepVisited(message.path, event)
        : undefined;
    case "keep":
      return fillOrder(message.order, event);
  }
}

/** What pages say. Only they can: a worker gets messages from its own origin alone. */
export function listenToPages(): void {
  self.addEventListener("message", (event) => {
    const done = follow(event.data as WorkerMessage, event);
    if (done) event.waitUntil(done.catch(() => {}));
  });
  // Browsers that allow it wake the worker now and then.
  self.addEventListener("periodicsync", (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(fillOrder(null, event));
  });
}
