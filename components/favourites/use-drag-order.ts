import { type PointerEvent, type RefObject, useEffect, useState } from "react";
import { moved } from "@/lib/favourites/mine";

type Drag = { item: string; to: number };

/**
 * Puts the items of a list into another order by dragging a handle. While one is dragged the order is shown, and
 * `onDrop` receives the item and its place once it is dropped; Escape cancels.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  items: readonly string[],
  onDrop: (item: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  useEffect(() => {
    if (!drag) return;
    /** How many of the other rows have their middle above the pointer. */
    const placeAt = (y: number): number =>
      [...(list.current?.children ?? [])].filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return row.getAttribute("data-item") !== drag.item && top + height / 2 < y;
      }).length;
    const move = (pointer: globalThis.PointerEvent) => {
      const to = placeAt(pointer.clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    };
    const drop = () => {
      setDrag(null);
      if (items.indexOf(drag.item) !== drag.to) onDrop(drag.item, drag.to);
    };
    const leave = () => setDrag(null);
    const press = (key: KeyboardEvent) => {
      if (key.key === "Escape") leave();
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", leave);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", leave);
      window.removeEventListener("keydown", press);
    };
  }, [drag, items, list, onDrop]);

  const start = (item: string) => (pointer: PointerEvent) => {
    if (pointer.button !== 0) return;
    pointer.preventDefault();
    setDrag({ item, to: items.indexOf(item) });
  };
  return {
    shown: drag ? moved(items, items.indexOf(drag.item), drag.to) : items,
    dragged: drag?.item,
    start,
  };
}
