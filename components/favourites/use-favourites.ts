import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";
import { readKept, writeKept } from "@/lib/favourites/exchange";
import { currentList, type Favourites, toggleChannel } from "@/lib/favourites/lists";

const store = createDeviceStore<Favourites>("favourites", { read: readKept, write: writeKept });

const sets = new WeakMap<Favourites, ReadonlySet<string>>();

/** The current list's channels: the same set as long as the lists don't change. */
function starred(favourites: Favourites): ReadonlySet<string> {
  const known = sets.get(favourites) ?? new Set(currentList(favourites)?.channels);
  sets.set(favourites, known);
  return known;
}

const toggle = (id: string): void => store.change((favourites) => toggleChannel(favourites, id));

/** The ids of the current list's channels, and the way to keep one or let it go. */
export const useFavourites = (): [ReadonlySet<string>, (id: string) => void] => [
  starred(useDeviceStore(store)),
  toggle,
];

/** All lists of channels that a person keeps, on their device, and the way to change them. */
export const useFavouriteLists = () => [useDeviceStore(store), store.change] as const;
