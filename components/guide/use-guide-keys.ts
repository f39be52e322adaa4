import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/components/ui/is-typing";

type KeyActions = {
  /** Called for `?`. */
  onHelp(): void;
  /** Called for `f` on a programme; returns whether it had an effect. */
  onFavourite(): boolean;
};

/** The guide's keys besides the grid's own. */
export function useGuideKeys({ onHelp, onFavourite }: KeyActions): void {
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    if (press.metaKey || press.ctrlKey || press.altKey || isTyping(press.target)) return;
    if (press.key === "?") onHelp();
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
