/** The hands move by less than a pixel at each beat, so animating them would cost every frame for nothing. */
const beatMs = 5_000;

type Hands = Record<"axis" | "bubble" | "clockText" | "line", HTMLElement>;

type HandsSetup = {
  /** The site's clock, epoch seconds. */
  clock(): number;
  /** Where the canvas begins, epoch seconds. */
  origin: number;
  /** An instant's clock time. */
  time(epoch: number): string;
  /** Called at each beat: `minutes` from the canvas' start. */
  onBeat(minutes: string): void;
  /** Called when the clock shows another minute. */
  onMinute(now: number): void;
};

/** Hides the words of the axis' marks that the clock would cover in part. */
export function clearClock({ axis, clockText }: Pick<Hands, "axis" | "clockText">): void {
  const clock = clockText.getBoundingClientRect();
  const covered = Array.from(axis.children).map((mark) => {
    const words = mark.getBoundingClientRect();
    return words.left < clock.right && words.right > clock.left;
  });
  for (const [place, mark] of Array.from(axis.children).entries())
    mark.toggleAttribute("data-covered", covered[place]);
}

/** Keeps the grid's clock and line at the present while the page is visible. Returns a function that stops it. */
export function moveHands({ axis, bubble, clockText, line }: Hands, setup: HandsSetup): () => void {
  const { clock, origin, time, onBeat, onMinute } = setup;
  const beat = () => {
    if (document.hidden) return;
    const now = clock();
    const minutes = ((now - origin) / 60).toFixed(2);
    for (const hand of [bubble, line]) hand.style.setProperty("--now", minutes);
    onBeat(minutes);
    const text = time(now - (now % 60));
    if (clockText.textContent !== text) {
      clockText.textContent = text;
      onMinute(now);
    }
    clearClock({ axis, clockText });
  };
  document.addEventListener("visibilitychange", beat);
  const timer = setInterval(beat, beatMs);
  beat();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", beat);
  };
}
