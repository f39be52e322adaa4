import { describe, expect, it } from "vitest";
import {
  briefZone,
  dayHeading,
  dayInSentence,
  dayLabel,
  findHourCycle,
  formatDuration,
  formatSpan,
  formatTime,
  longDate,
  progressAt,
  shortDay,
  zoneCity,
  zoneTerm,
} from "./format.ts";

const evening = Date.UTC(2026, 10, 21, 20, 5) / 1000;

describe("clock times", () => {
  it.each([
    ["en-GB", "Europe/London", "20:05"],
    ["en-GB", "Europe/Madrid", "21:05"],
    ["en-001-u-hc-h23", "Asia/Kathmandu", "01:50"],
    ["en-US", "America/New_York", "3:05 PM"],
  ])("in %s and %s read %s", (locale, zone, expected) => {
    expect(formatTime(evening, { locale, zone }).replace(/\s/u, " ")).toBe(expected);
  });

  it("at midnight are 00:00, never 24:00", () => {
    const midnight = Date.UTC(2026, 10, 21) / 1000;
    expect(formatTime(midnight, { locale: "en-GB", zone: "UTC" })).toBe("00:00");
  });

  it("span a programme", () => {
    expect(formatSpan(evening, evening + 3600, { locale: "en-GB", zone: "UTC" })).toBe("20:05 – 21:05");
  });
});

it("knows whether a locale counts 12 or 24 hours, also by its extension", () => {
  expect(["en-GB", "en-US", "ar-SA", "ja-JP", "en-US-u-hc-h23"].map(findHourCycle)).toEqual([
    "24",
    "12",
    "12",
    "24",
    "24",
  ]);
});

describe("days", () => {
  it.each([
    ["2026-11-20", "Yesterday"],
    ["2026-11-21", "Today"],
    ["2026-11-22", "Tomorrow"],
    ["2026-11-23", "Mon 23"],
    ["2026-11-19", "Thu 19"],
  ])("%s is called %s on 21 November", (date, expected) => {
    expect(dayLabel(date, "2026-11-21", "en-GB")).toBe(expected);
  });

  it("head a list by their name, or else by their date", () => {
    expect(dayHeading("2026-11-22", "2026-11-21", "fr")).toEqual({
      title: "Demain",
      note: "dimanche 22 novembre",
    });
    expect(dayHeading("2026-11-28", "2026-11-21", "fr")).toEqual({ title: "Samedi 28 novembre" });
  });

  it("are small in a sentence, where the language has them so", () => {
    expect(dayInSentence("2026-11-22", "2026-11-21", "en-GB")).toBe("tomorrow");
    expect(dayInSentence("2026-11-22", "2026-11-21", "de")).toBe("morgen");
    expect(dayInSentence("2026-11-23", "2026-11-21", "en-GB")).toBe("Mon 23");
  });

  it("are written the same whatever the machine's zone", () => {
    expect(shortDay("2026-11-21", "en-GB")).toBe("Sat 21");
    expect(shortDay("2026-11-21", "ja-JP")).toBe("21日(土)");
    expect(longDate("2026-11-21", "en-GB")).toBe("Saturday 21 November");
  });
});

describe("zones", () => {
  it.each([
    ["Europe/Madrid", "Madrid"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires"],
    ["UTC", "UTC"],
    ["Etc/UTC", "UTC"],
  ])("%s is called by its city, %s", (zone, city) => {
    expect(zoneCity(zone)).toBe(city);
  });
});

describe("zones in sentences", () => {
  it.each([
    ["Europe/Madrid", "en-ES", "Madrid"],
    ["Europe/Madrid", "es-ES", "hora de Europa central"],
    ["Europe/Paris", "fr-FR", "heure d’Europe centrale"],
    ["Europe/Berlin", "de-DE", "Mitteleuropäische Zeit"],
    ["Europe/London", "fr-FR", "heure du Royaume-Uni"],
    ["Europe/Dublin", "fr-FR", "heure d’Irlande"],
    ["Asia/Amman", "fr-FR", "heure de Jordanie"],
    ["Europe/London", "de-DE", "Ortszeit Vereinigtes Königreich"],
    ["Asia/Tokyo", "ja-JP", "日本標準時"],
  ])("%s in %s are %s", (zone, locale, expected) => {
    expect(zoneTerm(zone, locale)).toBe(expected);
  });
});

describe("zones for little room", () => {
  it.each([
    ["Pacific/Auckland", "en-NZ", "Auckland time"],
    ["Pacific/Auckland", "fr-001", "UTC+13"],
    ["Europe/Berlin", "de-DE", "MEZ"],
    ["Asia/Tokyo", "ja-JP", "JST"],
    ["America/Argentina/Buenos_Aires", "pt-BR", "GMT-3"],
  ])("%s in %s are %s", (zone, locale, expected) => {
    expect(briefZone("{zone} time", Date.UTC(2026, 0, 1) / 1000, { locale, zone })).toBe(expected);
  });

  it("are never longer than two words or signs of an offset, in any language and zone", () => {
    for (const locale of ["fr-FR", "es-ES", "de-DE", "pt-BR", "ar-EG", "ja-JP"])
      for (const zone of Intl.supportedValuesOf("timeZone"))
        for (const month of [0, 6]) {
          const brief = briefZone("{zone}", Date.UTC(2026, month) / 1000, { locale, zone });
          expect(brief.length, brief).toBeLessThanOrEqual(14);
        }
  });
});

describe("lengths", () => {
  it.each([
    [59, "0 min"],
    [1800, "30 min"],
    [3600, "1 hr"],
    [6300, "1 hr 45 min"],
  ])("%d s reads %s", (seconds, expected) => {
    expect(formatDuration(seconds, "en-GB")).toBe(expected);
  });
});

describe("progress", () => {
  it("runs from 0 to 1 and stays there", () => {
    expect([-5, 0, 25, 100, 500].map((now) => progressAt(0, 100, now))).toEqual([0, 0, 0.25, 1, 1]);
  });

  it("of a programme without length is never a fraction by zero", () => {
    expect(progressAt(10, 10, 9)).toBe(0);
    expect(progressAt(10, 10, 10)).toBe(1);
  });
});
