"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Lists by country, with the device's own first, as `FindOwnScript` found it. The script moved it by a style before
 * the first paint; here it also moves in the document, so that screen readers read it first.
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
