import { expect, it } from "vitest";
import { writeDuration } from "./duration.ts";

it.each([
  ["en-GB", "1 hr 45 min", "6 hr", "0 min", "2 days 4 hr"],
  ["fr-FR", "1 h 45 min", "6 h", "0 min", "2 j 4 h"],
  ["de-DE", "1 Std. 45 Min.", "6 Std.", "0 Min.", "2 Tg. 4 Std."],
  ["es-ES", "1 h 45 min", "6 h", "0 min", "2 d 4 h"],
  ["ar-SA-u-nu-latn", "1 س 45 د", "6 س", "0 د", "يومان 4 س"],
  ["ja-JP", "1時間45分", "6時間", "0分", "2日4時間"],
])("in %s a length reads as its readers write it", (locale, both, hours, none, days) => {
  const lengths = [
    { hours: 1, minutes: 45 },
    { hours: 6, minutes: 0 },
    { hours: 0, minutes: 0 },
    { days: 2, hours: 4 },
  ];
  // Some languages keep a number and its unit on one line.
  const written = lengths.map((length) => writeDuration(length, locale).replace(/\s/g, " "));
  expect(written).toEqual([both, hours, none, days]);
});
