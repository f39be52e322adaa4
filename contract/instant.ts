import { z } from "zod";

/** A UTC date-time in an answer. */
export const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "a UTC date-time")
  .meta({ format: "date-time", examples: ["2026-08-22T18:00:00Z"] });

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date("a date, YYYY-MM-DD");
