"use client";

import type { ReactNode } from "react";
import { useAwake } from "@/components/ui/use-awake";
import { isChosen } from "@/lib/favourites/mine";
import { askForMine, useMine } from "./use-favourites";

/**
 * Shows a person's channels, or all for the moment; asks how they watch if they never said. Hidden without scripts.
 * `className` and `knob` are the look of a switch.
 */
export function MineSwitch({
  label,
  className,
  knob,
}: {
  label: string;
  className: string;
  knob: ReactNode;
}) {
  const awake = useAwake();
  const [mine, change] = useMine();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={awake && isChosen(mine) && mine.on}
      onClick={() => (isChosen(mine) ? change((kept) => ({ ...kept, on: !kept.on })) : askForMine())}
      className={`${className} [@media(scripting:none)]:hidden`}
    >
      {knob}
      {label}
    </button>
  );
}
