import { z } from "zod";

/** Years that the guide can hold; times outside them are refused everywhere. */
export const earliestEpoch = Date.UTC(2000, 0, 1) / 1000;
export const latestEpoch = Date.UTC(2068, 0, 1) / 1000;

/** Epoch seconds as the API writes them: `YYYY-MM-DDTHH:MM:SSZ`. */
export const toIso = (epoch: number): string => `${new Date(epoch * 1000).toISOString().slice(0, 19)}Z`;

/** Epoch seconds of an instant as the API writes it. Throws a RangeError on anything else. */
export function fromIso(iso: string): number {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) throw new RangeError(`not a date-time: ${iso}`);
  return Math.floor(ms / 1000);
}

/** A UTC date-time in an answer. */
export const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "a UTC date-time")
  .meta({ format: "date-time", examples: ["2026-08-22T18:00:00Z"] });

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date("a date, YYYY-MM-DD");
