import { z } from "zod";
import { parseMarket } from "../market.ts";
import { leads, parseSubject } from "./reminder.ts";

const base64 = z.string().regex(/^[\w-]{16,200}={0,2}$/);

const subscriptionSchema = z.object({
  endpoint: z.string().max(1_000),
  keys: z.object({ p256dh: base64, auth: base64 }),
});

/** `POST /api/reminders` */
export const newReminderSchema = z.object({
  subscription: subscriptionSchema,
  reminder: z.object({
    subject: z
      .string()
      .max(200)
      .refine((subject) => parseSubject(subject) !== null),
    market: z.string().refine((slug) => parseMarket(slug) !== null),
    lead: z.literal(leads),
    moves: z.boolean(),
  }),
});

/** `DELETE /api/reminders`: one reminder, or without a subject the device with all of them. */
export const oldReminderSchema = z.object({
  subscription: subscriptionSchema,
  subject: z.string().max(200).optional(),
});
