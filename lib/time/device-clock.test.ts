import { describe, expect, it } from "vitest";
import { parseClock, styleFor, usualClock, writeClock } from "./device-clock.ts";
import { formatTime } from "./format.ts";

const evening = Date.UTC(2026, 10, 21, 20, 5) / 1000;
const london = { locale: "en-GB-u-hc-h23", zone: "Europe/London" };

describe("a device's clock", () => {
  it.each([null, "", "country usual", "<script>", "yours 36"])("that keeps %j is the usual one", (kept) => {
    expect(parseClock(kept)).toEqual(usualClock);
    expect(styleFor(parseClock(kept), london)).toEqual(london);
  });

  it("comes back as it was kept", () => {
    for (const zone of ["country", "mine"] as const)
      for (const hours of ["usual", "12", "24"] as const)
        expect(parseClock(writeClock({ zone, hours }))).toEqual({ zone, hours });
  });

  it("writes another zone's time in the page's language", () => {
    const style = styleFor({ zone: "mine", hours: "usual" }, london);
    expect(style.zone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(style.locale).toBe(london.locale);
  });

  it.each([
    ["en-GB-u-hc-h23", "12", "8:05 pm"],
    ["en-US-u-hc-h12", "24", "20:05"],
    ["ar-EG-u-ca-gregory-hc-h12-nu-latn", "24", "20:05"],
  ] as const)("counts the hours of %s in %s", (locale, hours, expected) => {
    const style = styleFor({ zone: "country", hours }, { locale, zone: "UTC" });
    expect(formatTime(evening, style).replace(/\s/u, " ")).toBe(expected);
  });
});
