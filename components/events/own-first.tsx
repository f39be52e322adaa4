"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Lists by country, the device's own first, as `FindOwnScript` found it. That put it there by a style before the
 * first paint; here it takes its place in the document too, so that it is read first.
 */
export function OwnFirst({ groups }: { groups: readonly { country: string; list: ReactNode }[] }) {
  const own = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.own ?? null,
    () => null,
  );
  const sorted = groups.toSorted((a, b) => Number(b.country === own) - Number(a.country === own));
  return sorted.map(({ list }) => list);
}
