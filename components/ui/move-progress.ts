import { progressAt } from "@/lib/time/format";
import { formatLeft, type LeftWords } from "@/lib/time/left";

/** Moves every running progress bar of the document to a moment, and the words for what is left; epoch seconds. */
export function moveProgress(now: number): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-runs]"))
    bar.style.transform = `scaleX(${progressAt(Number(bar.dataset.start), Number(bar.dataset.stop), now).toFixed(4)})`;
  for (const left of document.querySelectorAll<HTMLElement>("[data-left]")) {
    const seconds = Number(left.dataset.until) - now;
    // What is over has nothing left. Its words keep their place until the page is refreshed, so that nothing shifts.
    left.style.visibility = seconds > 0 ? "" : "hidden";
    if (seconds <= 0) continue;
    const text = formatLeft(seconds, readWords(left.dataset.left ?? ""));
    // What doesn't change isn't written: it would be painted again.
    if (left.textContent !== text) left.textContent = text;
  }
}

const separator = "\n";

const readWords = (text: string): LeftWords => {
  const [minutes = "", hours = "", both = ""] = text.split(separator);
  return { minutes, hours, both };
};

/** Words as an element carries them in `data-left`. */
export const writeLeftWords = ({ minutes, hours, both }: LeftWords): string =>
  [minutes, hours, both].join(separator);
