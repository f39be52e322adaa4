/** Px a second from which nobody reads what flies past, and below which they do again. */
const flyingSpeed = 3000;
const landingSpeed = 1500;
/** How long a fast scroll is over before the view counts as at rest, ms. */
const restMs = 120;

/** Tells a scroll too fast to be read from others: `onLand` once it slows, `onRest` once it is over. */
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
     * Takes in a frame of a scroll: how many px it moved, and the frame's time, ms. Gives whether the scroll goes on:
     * the first frame after a rest doesn't know its speed.
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
