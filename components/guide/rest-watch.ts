const restMs = 350;

const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

type RestSetup = {
  isHeld(): boolean;
  onRest(): void;
  /** Epoch seconds. */
  clock(): number;
};

/** Calls `onRest` when a view that a person moved has come to rest, unless it is held. */
export function watchRest(scroller: HTMLElement, { isHeld, onRest, clock }: RestSetup) {
  let moved = false;
  let touched = clock();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const noteMove = () => {
    moved = true;
    touched = clock();
  };
  const onScroll = () => {
    if (!moved || isHeld()) return;
    clearTimeout(rest);
    rest = setTimeout(onRest, restMs);
  };
  scroller.addEventListener("scroll", onScroll, { passive: true });
  for (const kind of moves) scroller.addEventListener(kind, noteMove, { passive: true });

  return {
    /** Records that a person moved the view other than by scrolling. */
    noteMove,
    /** When a person last moved the view or pressed something in it, epoch seconds; when it was opened, if nobody has. */
    touched: () => touched,
    /** Calls `onRest` now if the view was moved. */
    settle() {
      clearTimeout(rest);
      if (moved) onRest();
    },
    end() {
      clearTimeout(rest);
      scroller.removeEventListener("scroll", onScroll);
      for (const kind of moves) scroller.removeEventListener(kind, noteMove);
    },
  };
}
