/** Scroll speeds, px a second: above the first nobody can read the grid, below the second they can again. */
const flyingSpeed = 3000;
const landingSpeed = 1500;
/** How long after the last frame the view counts as at rest, ms. */
const restMs = 120;

/** Detects scrolls that are too fast to read; calls `onLand` when one slows down and `onRest` when it is over. */
export function createFlight({ onLand, onRest }: { onLand(): void; onRest(): void }) {
  let flies = false;
  let last = Number.NEGATIVE_INFINITY;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const land = () => {
    flies = false;
    onLand();
  };

  return {
    flies: () => flies,

    /**
     * Takes a frame of a scroll: how many px it moved, and the frame's time, ms. Returns whether it continues a scroll:
     * the first frame after a rest has no known speed.
     */
    follow(px: number, time: number): boolean {
      const goesOn = time - last < restMs;
      const speed = goesOn ? (px / Math.max(8, time - last)) * 1000 : 0;
      last = time;
      if (flies && speed < landingSpeed) land();
      else flies ||= speed > flyingSpeed;
      if (!flies && rest === undefined) return goesOn;
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        if (flies) land();
        onRest();
      }, restMs);
      return goesOn;
    },

    end: () => clearTimeout(rest),
  };
}
