import { useMemo } from "react";
import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";
import { readKept, writeKept } from "@/lib/favourites/kept";
import { type Candidate, listKept, type Mine, toggleFavourite } from "@/lib/favourites/mine";
import { mineKey } from "./mine-script";

const store = createDeviceStore<Mine>(mineKey, { read: readKept, write: writeKept });

const sets = new WeakMap<Mine, ReadonlySet<string>>();

/** The same set as long as nothing changes. */
function favouritesOf(mine: Mine): ReadonlySet<string> {
  const known = sets.get(mine) ?? new Set(mine.favourites);
  sets.set(mine, known);
  return known;
}

const toggle = (id: string): void => store.change((mine) => toggleFavourite(mine, id));

/** The ids of the favourites, and the way to keep one or let it go. */
export const useFavourites = (): [ReadonlySet<string>, (id: string) => void] => [
  favouritesOf(useDeviceStore(store)),
  toggle,
];

/** A person's channels, on their device, and the way to change them. */
export const useMine = () => [useDeviceStore(store), store.change] as const;

/** The ids of the channels that a person's choice keeps of a country's, in their order. */
export function useKept(country: string, channels: readonly Candidate[]): ReadonlySet<string> {
  const [mine] = useMine();
  return useMemo(() => new Set(listKept(channels, mine, country)), [channels, mine, country]);
}

/** Whether a person's choice leaves channels out of every page now. */
export const showsMine = (): boolean => {
  const { way, on } = store.current();
  return way !== "all" && on;
};

/** Shows a person's channels, or all for the moment. */
export const showMine = (on: boolean): void => {
  if (store.current().way !== "all") store.change((mine) => ({ ...mine, on }));
};

/** The event on which the dialog opens, wherever it is asked for. */
export const openMine = "nownext:open-mine";

export const askForMine = (): boolean => window.dispatchEvent(new Event(openMine));
