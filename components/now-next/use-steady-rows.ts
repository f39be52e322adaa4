import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const release = (row: HTMLElement) => {
  row.style.removeProperty("block-size");
  delete row.dataset.tight;
};

/**
 * Keeps the height of a list's rows while their text changes, so that no change in one moves another: a shorter text
 * leaves space, a longer one is cut (`data-tight`). A change of the list's width resets the heights. `version` changes
 * with the rows' text.
 */
export function useSteadyRows(list: RefObject<HTMLElement | null>, version: unknown): void {
  const heights = useRef(new WeakMap<Element, number>());

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rows = [...element.children].filter((row) => row instanceof HTMLElement);
    let width: number | undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize, contentRect } of entries) {
        if (target !== element) heights.current.set(target, borderBoxSize[0]?.blockSize ?? 0);
        else if (width !== contentRect.width) {
          if (width !== undefined) rows.forEach(release);
          width = contentRect.width;
        }
      }
    });
    observer.observe(element);
    for (const row of rows) observer.observe(row, { box: "border-box" });
    return () => observer.disconnect();
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows' text changes with the version.
  useLayoutEffect(() => {
    for (const row of list.current?.children ?? []) {
      const height = heights.current.get(row);
      if (height === undefined || !(row instanceof HTMLElement) || !row.checkVisibility()) continue;
      release(row);
      if (Math.abs(row.getBoundingClientRect().height - height) < 1) continue;
      row.style.blockSize = `${height}px`;
      if (row.scrollHeight > height + 1) row.dataset.tight = "";
    }
  }, [list, version]);
}
