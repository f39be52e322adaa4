const restMs = 350;

const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Calls `onRest` when a view that a person moved has come to rest, unless it is held. */
export function watchRest(scroller: HTMLElement, { isHeld, onRest }: { isHeld(): boolean; onRest(): void }) {
  let moved = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const noteMove = () => {
    moved = true;
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
