import { clockChanged, clockKey } from "@/lib/time/device-clock";
import { readableZone } from "@/lib/time/format";

/**
 * Shows a page's times in the device's own zone, if the person chose that: before the first paint, and whenever React
 * adds some. It changes `<time>` and the zone's name inside `[data-clock]`, which holds the page's zone.
 * Inside `[data-clock-days]`, which are lists by the page's days, a time of another day in that zone says which.
 * `[data-clock-zoned]` keeps its own zone, because its parts of the day are those of the place. React leaves these
 * texts alone (see `Time`), so hydration doesn't conflict.
 *
 * It is sent as text, so it can use nothing from outside its body but what it is handed.
 */
function followClock(key: string, changed: string, readable: typeof readableZone) {
  const root = document.documentElement;
  const usualHours = root.dataset.hours;
  const cycles: Record<string, "h12" | "h23"> = { "12": "h12", "24": "h23" };
  let zone: string | undefined;
  let cycle: "h12" | "h23" | undefined;

  const dayOf = (element: Element, timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone }).format(Date.parse(element.getAttribute("datetime") ?? ""));

  const write = (element: Element) => {
    const text = element.firstChild;
    const home = element.closest("[data-clock]")?.getAttribute("data-clock");
    if (!(text instanceof Text) || !home) return;
    const plain = root.dataset.locale ?? root.lang;
    const locale = cycle ? new Intl.Locale(plain, { hourCycle: cycle }).toString() : plain;
    const timeZone = (element.closest("[data-clock-zoned]") ? undefined : zone) ?? home;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...options });
    const pattern = element.getAttribute("data-zone");
    let wanted: string | undefined;
    if (pattern !== null) {
      const city = timeZone.split("/").pop()?.replaceAll("_", " ") ?? timeZone;
      const isEnglish = locale.startsWith("en");
      const zoneNamed = (timeZoneName: "short" | "longGeneric", at?: number) =>
        format({ timeZoneName })
          .formatToParts(at)
          .find(({ type }) => type === "timeZoneName")?.value ?? city;
      const whole = pattern.replace("{zone}", isEnglish ? city : readable(zoneNamed("longGeneric")));
      const at = element.getAttribute("data-at");
      if (at) element.setAttribute("title", whole);
      wanted = at && !isEnglish ? zoneNamed("short", Number(at) * 1000) : whole;
    } else {
      const at = Date.parse(element.getAttribute("datetime") ?? "");
      if (Number.isNaN(at)) return;
      const as = element.getAttribute("data-as");
      if (as === "date") wanted = format({ weekday: "long", day: "numeric", month: "long" }).format(at);
      else if (as === "day" && /^(?:ja|zh|ko)/.test(plain))
        wanted = format({ weekday: "short", day: "numeric" }).format(at);
      else if (as === "day")
        wanted = `${format({ weekday: "short" }).format(at)} ${format({ day: "numeric" }).format(at)}`;
      else if (as === "weekday") wanted = format({ weekday: "short" }).format(at);
      else if (format({ hour: "numeric" }).resolvedOptions().hour12)
        wanted = format({ hour: "numeric", minute: "2-digit" }).format(at);
      else wanted = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
    }
    const isListed = !pattern && !element.hasAttribute("data-as") && element.closest("[data-clock-days]");
    if (isListed && dayOf(element, timeZone) !== dayOf(element, home)) {
      const at = Date.parse(element.getAttribute("datetime") ?? "");
      wanted = `${format({ weekday: "short" }).format(at)} ${wanted}`;
    }
    if (text.data !== wanted) text.data = wanted;
  };
  const selector = "[data-clock] time, [data-clock] [data-zone]";
  const writeAll = (within: Document | Element) => within.querySelectorAll(selector).forEach(write);

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.matches(selector)) write(element);
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(selector)) write(node);
          writeAll(node);
        }
    }
  });
  const follow = () => {
    let kept: string[] = [];
    try {
      kept = (localStorage.getItem(key) ?? "").split(" ");
    } catch {
      // Without storage all is as usual.
    }
    zone = kept[0] === "mine" ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
    cycle = cycles[kept[1] ?? ""];
    root.dataset.hours = cycle ? kept[1] : usualHours;
    observer.disconnect();
    if (zone || cycle)
      observer.observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ["datetime", "data-clock"],
      });
    return zone ?? cycle;
  };
  if (follow()) writeAll(document);
  window.addEventListener(changed, () => {
    follow();
    writeAll(document);
  });
}

/** Shows times as the person chose them, from the first paint on. */
export const clockScript = `(${String(followClock)})(${JSON.stringify(clockKey)},${JSON.stringify(clockChanged)},${String(readableZone)})`;
