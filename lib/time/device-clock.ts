import type { TimeStyle } from "./format.ts";

/**
 * How a device shows times: in the country's zone or its own, with the country's usual hours or 12 or 24. It is stored
 * on the device, as "mine 24".
 */
export type DeviceClock = { zone: "country" | "mine"; hours: "usual" | "12" | "24" };

/** The key of the choice in the device's storage. */
export const clockKey = "clock";

/** The DOM event after another choice. */
export const clockChanged = "nownext:clock";

export const usualClock: DeviceClock = { zone: "country", hours: "usual" };

/** Parses a stored choice; anything else is the usual clock. */
export function parseClock(kept: string | null): DeviceClock {
  const [zone, hours] = (kept ?? "").split(" ");
  return {
    zone: zone === "mine" ? zone : "country",
    hours: hours === "12" || hours === "24" ? hours : "usual",
  };
}

export const writeClock = ({ zone, hours }: DeviceClock): string => `${zone} ${hours}`;

/** A page's own style of times, as the device's clock wants it. */
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

/** Stores a choice, and notifies everything that shows times. */
export function chooseDeviceClock(clock: DeviceClock): void {
  try {
    localStorage.setItem(clockKey, writeClock(clock));
  } catch {
    // Without storage nothing can be chosen.
  }
  window.dispatchEvent(new Event(clockChanged));
}
