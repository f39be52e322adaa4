import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/components/ui/is-typing";

type KeyActions = {
  /** Called for `?`. */
  onHelp(): void;
  /** Called for `f` on a programme; returns whether it had an effect. */
  onFavourite(): boolean;
  /** What the other colours of a remote lead to. */
  onNow(): void;
  onPrime(): void;
  onNextDay(): void;
};

/** The guide's keys besides the grid's own. */
export function useGuideKeys({ onHelp, onFavourite, onNow, onPrime, onNextDay }: KeyActions): void {
  const colours: Record<string, () => void> = {
    ColorF0Red: onNow,
    ColorF1Green: onPrime,
    ColorF2Yellow: onFavourite,
    ColorF3Blue: onNextDay,
  };
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    if (press.metaKey || press.ctrlKey || press.altKey || isTyping(press.target)) return;
    const colour = colours[press.key];
    if (colour) colour();
    else if (press.key === "?") onHelp();
    else if (press.key !== "f" || !isInCell(press.target) || !onFavourite()) return;
    press.preventDefault();
  });

  useEffect(() => {
    const listen = (press: KeyboardEvent) => onKey(press);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const isInCell = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='gridcell']") !== null;
