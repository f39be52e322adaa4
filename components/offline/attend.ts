import { type Order, type WorkerMessage, workerPath } from "@/lib/worker/names";

/** How often a page that stays open looks for a new version, ms. */
const lookMs = 60 * 60_000;

const say = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

/** Calls `onWaiting` with a worker that waits to replace the one in charge, and with null once it doesn't wait any more. */
function followVersions(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker | null) => void,
): () => void {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker replaces none.
    if (worker?.state === "installed" && registration.active) onWaiting(worker);
  };
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") offer(worker);
      else if (worker.state !== "activating") onWaiting(null);
    });
  };
  offer(registration.waiting);
  follow();
  registration.addEventListener("updatefound", follow);
  return () => registration.removeEventListener("updatefound", follow);
}

/** Lets browsers that do so refresh what is at hand while the site is closed. */
async function askForRefreshes(registration: ServiceWorkerRegistration): Promise<void> {
  if (!("periodicSync" in registration)) return;
  const { periodicSync } = registration as {
    periodicSync: { register(tag: string, o: object): Promise<void> };
  };
  await periodicSync.register("keep", { minInterval: 6 * 60 * 60_000 });
}

/**
 * Registers the worker and says what the device wants at hand. `onWaiting` is called when a new version waits. Returns
 * what to call when a page has been visited, and how to stop.
 */
export async function attend(order: Order | null, onWaiting: (worker: ServiceWorker | null) => void) {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  const registration = await navigator.serviceWorker.ready;
  if (order) say(registration.active, { type: "keep", order });
  askForRefreshes(registration).catch(() => {
    // Most browsers want the site installed first.
  });
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - looked < lookMs) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", look);
  const unfollow = followVersions(registration, onWaiting);
  return {
    visit: (path: string) => say(registration.active, { type: "visited", path }),
    stop: () => {
      unfollow();
      document.removeEventListener("visibilitychange", look);
    },
  };
}

/** Puts a waiting worker in charge and opens the page again with it. */
export function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  say(worker, { type: "take-over" });
}
