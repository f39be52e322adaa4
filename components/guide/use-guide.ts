import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useClock } from "@/components/ui/clock";
import { dateAt, fromWallClock } from "@/contract/zone";
import {
  createGuide,
  type GuideController,
  type GuideElements,
  type GuideEvents,
  type GuideSetup,
} from "./guide-controller";
import { onGuide } from "./sheet-preview";

/** The elements that the controller moves. */
const useGridElements = () => ({
  scroller: useRef<HTMLDivElement>(null),
  canvas: useRef<HTMLDivElement>(null),
  axis: useRef<HTMLDivElement>(null),
  rows: useRef<HTMLDivElement>(null),
  bubble: useRef<HTMLDivElement>(null),
  clockText: useRef<HTMLSpanElement>(null),
  line: useRef<HTMLDivElement>(null),
});

type ElementRefs = ReturnType<typeof useGridElements>;

function currentElements(refs: ElementRefs): GuideElements | null {
  const elements = Object.entries(refs).map(([name, { current }]) => [name, current] as const);
  return elements.every(([, element]) => element) ? (Object.fromEntries(elements) as GuideElements) : null;
}

/**
 * Starts the grid before the browser paints: at the place in the address, else where a person has already scrolled the
 * first screen. Returns the refs of its elements.
 */
export function useGuide(
  controller: RefObject<GuideController | null>,
  setup: Omit<GuideSetup, "clock">,
  events: GuideEvents,
): ElementRefs {
  const refs = useGridElements();
  const clock = useClock();
  const hasBegun = useRef(false);

  const begin = useEffectEvent(() => {
    const elements = currentElements(refs);
    if (!elements) return;
    const { screen, zone } = setup;
    const { start } = screen.window;
    // Later the canvas is the engine's, whose scroll says nothing about the first screen: a page that was left and
    // came back begins again.
    const scrolled = hasBegun.current ? 0 : scrolledSeconds(elements.scroller);
    hasBegun.current = true;
    elements.rows.onkeydown = null;
    const guide = createGuide(elements, { ...setup, clock }, events);
    const query = new URLSearchParams(location.search);
    const asked = parseTime(query.get("t"), dateAt(start, zone), zone);
    guide.open(asked ?? start + Math.round(scrolled), query.get("ch"));
    controller.current = guide;
  });

  useLayoutEffect(() => {
    begin();
    return () => {
      controller.current?.destroy();
      controller.current = null;
    };
  }, [controller]);

  useEffect(() => onGuide(() => controller.current?.comeBackFromSheet()), [controller]);

  return refs;
}

/** How far a person has scrolled the first screen already, in seconds of its time. */
function scrolledSeconds(scroller: HTMLElement): number {
  const perMinute = Number.parseFloat(getComputedStyle(scroller).getPropertyValue("--minute"));
  return (Math.abs(scroller.scrollLeft) / perMinute) * 60;
}

/** The instant of a clock time, "2015", on a day; null for anything else. */
function parseTime(text: string | null, date: string, zone: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text ?? "") ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
  return fromWallClock(midnight + Number(hours) * 3600 + Number(minutes) * 60, zone);
}
