import { useCallback, useSyncExternalStore } from "react";
import { createDatabaseStore } from "@/components/ui/device-database";
import { useDeviceStore } from "@/components/ui/device-store";
import { cleanFollows, type Follow, packFollow, readFollows, toggleFollow } from "@/lib/follows/follow";
import { type Look, readLook } from "@/lib/follows/night";

const store = createDatabaseStore<readonly Follow[]>("follows", {
  read: readFollows,
  write: (follows) => follows.map(packFollow),
});

const looks = createDatabaseStore<Look>("look", { read: readLook, write: (look) => look });

const toggle = (follow: Follow): Promise<void> => store.change((follows) => toggleFollow(follows, follow));

/** Adds what came from elsewhere to what is followed. */
export const addFollows = (added: readonly Follow[]): Promise<void> =>
  store.change((follows) => cleanFollows([...follows, ...added]));

/** Follows these and nothing else. */
export const replaceFollows = (follows: readonly Follow[]): Promise<void> => store.change(() => follows);

/** What a person follows, on their device, and the way to follow something or no longer do. */
export const useFollows = () => [useDeviceStore(store), toggle] as const;

/** Whether what is followed is known: it comes from the device's database after the page. */
export const useFollowsLoaded = (): boolean =>
  useSyncExternalStore(store.subscribe, store.loaded, () => false);

/** What the device saw of its nights before this visit, once it is known, and the way to keep a new look. */
export function useLook(): { look: Look; isLoaded: boolean; keep(look: Look): Promise<void> } {
  const look = useDeviceStore(looks);
  const isLoaded = useSyncExternalStore(looks.subscribe, looks.loaded, () => false);
  return { look, isLoaded, keep: useCallback((next: Look) => looks.change(() => next), []) };
}
