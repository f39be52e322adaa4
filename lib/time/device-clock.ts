import type { TimeStyle } from "./format.ts";

/**
 * How a device tells times: by the country's clock or its own, in the country's hours or in 12 or 24. It is kept on
 * the device, as "mine 24".
 */
export type DeviceClock = { zone: "country" | "mine"; hours: "usual" | "12" | "24" };

/** Where a device keeps its choice. */
export const clockKey = "clock";

/** The event that tells of another choice. */
export const clockChanged = "nownext:clock";

export const usualClock: DeviceClock = { zone: "country", hours: "usual" };

/** What was kept; anything else is the usual clock. */
export function parseClock(kept: string | null): DeviceClock {
  const [zone, hours] = (kept ?? "").split(" ");
  return {
    zone: zone === "mine" ? zone : "country",
    hours: hours === "12" || hours === "24" ? hours : "usual",
  };
}

export const writeClock = ({ zone, hours }: DeviceClock): string => `${zone} ${hours}`;

/** A page's own style of times, as a device wants it. */
export function styleFor({ zone, hours }: DeviceClock, style: TimeStyle): TimeStyle {
  const cycles = { "12": "h12", "24": "h23" } as const;
  return {
    zone: zone === "mine" ? new Intl.DateTimeFormat().resolvedOptions().timeZone : style.zone,
    locale:
      hours === "usual"
        ? style.locale
        : new Intl.Locale(style.locale, { hourCycle: cycles[hours] }).toString(),
  };
}

/** The device's choice. */
export function readDeviceClock(): DeviceClock {
  try {
    return parseClock(localStorage.getItem(clockKey));
  } catch {
    return usualClock;
  }
}

/** Keeps a choice, and tells all that shows times. */
export function chooseDeviceClock(clock: DeviceClock): void {
  try {
    localStorage.setItem(clockKey, writeClock(clock));
  } catch {
    // Without storage nothing can be chosen.
  }
  window.dispatchEvent(new Event(clockChanged));
}
