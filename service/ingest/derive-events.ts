import type { Lease } from "../store/leases.ts";
import { openStore } from "../store/store.ts";
import { deriveAll } from "./derive.ts";
import { onThread } from "./thread.ts";

/** `now` is in epoch seconds; without the lease nothing must be written. */
export type EventsRequest = { storeUrl: string; now: number; lease: Lease | null };

/** Brings events and shows in line with the slots that are shown, on the calling thread; `runDeriveEvents` calls it on its own. */
export async function performDeriveEvents({ storeUrl, now, lease }: EventsRequest): Promise<void> {
  const store = await openStore(storeUrl, { bulk: true });
  try {
    await deriveAll(store.db, { lease, now });
  } finally {
    await store.close();
  }
}

/** The same on a thread of its own. Throws a LeaseLostError, or the signal's reason. */
export const runDeriveEvents = ({
  signal,
  ...request
}: EventsRequest & { signal?: AbortSignal }): Promise<void> =>
  onThread({ kind: "events", request }, { signal });
