import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type MouseEvent, type RefObject, useEffect, useTransition } from "react";
import type { GuideController } from "./guide-controller";
import { announceSheet } from "./sheet-preview";

/** Follows the grid's links with one listener, because a router link for each would be slow. */
export function useGridLinks(
  scroller: RefObject<HTMLElement | null>,
  controller: RefObject<GuideController | null>,
) {
  const router = useRouter();
  const [leaving, startLeaving] = useTransition();

  useEffect(() => {
    if (!leaving) scroller.current?.querySelector("[aria-busy]:not(span)")?.removeAttribute("aria-busy");
  }, [leaving, scroller]);

  return (click: MouseEvent) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    click.preventDefault();
    if (opensFirst(link, click)) return;
    const preview = controller.current?.leaveFor(link);
    if (preview) announceSheet(preview);
    else link.setAttribute("aria-busy", "true");
    startLeaving(() => router.push(link.getAttribute("href") as Route, { scroll: !preview }));
  };
}

/** Below this width, in px, a cell is too narrow to show what it contains. */
const narrowPx = 64;

/** Opens a narrow cell at the first tap; the next one follows its link. */
function opensFirst(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const cell = link.closest<HTMLElement>("[data-k]");
  if (!cell) return false;
  const opened = cell.hasAttribute("data-open");
  const width = cell.offsetWidth;
  cell.closest("[role='grid']")?.querySelector("[data-open]")?.removeAttribute("data-open");
  const touch = (click.nativeEvent as PointerEvent).pointerType === "touch";
  if (opened || !touch || width >= narrowPx) return false;
  cell.setAttribute("data-open", "");
  return true;
}
