import { progressAt } from "@/lib/time/format";

/** Moves every running progress bar of the document to a moment, epoch seconds. */
export function moveProgress(now: number): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-runs]"))
    bar.style.transform = `scaleX(${progressAt(Number(bar.dataset.start), Number(bar.dataset.stop), now).toFixed(4)})`;
}
