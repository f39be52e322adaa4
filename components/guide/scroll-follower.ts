import { type Move, moveBetween, type View } from "@/lib/guide/viewport";

/** Calls back with each animation frame of a scroll: how far the view moved since the last, and the frame's time, ms. */
export function followScroll(
  scroller: HTMLElement,
  view: () => View,
  onFrame: (move: Move, time: number) => void,
) {
  /** The view in the last frame; null before the first one after a leap. */
  let followed: View | null = null;
  let frame = 0;

  const step = (time: number) => {
    frame = 0;
    const seen = view();
    const move = moveBetween(followed ?? seen, seen);
    followed = seen;
    onFrame(move, time);
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  scroller.addEventListener("scroll", schedule, { passive: true });

  return {
    /** Call after setting the scroll position: such a jump isn't a move. */
    leap() {
      followed = null;
    },
    end() {
      cancelAnimationFrame(frame);
      scroller.removeEventListener("scroll", schedule);
    },
  };
}
