import { type Lead, leads, parseSubject } from "./reminder.ts";

/** A reminder as the device keeps it, to say that it is on. */
export type KeptReminder = { subject: string; name: string; lead: Lead; moves: boolean };

/** Parses what the device stored: invalid reminders are left out. */
export function readKeptReminders(value: unknown): KeptReminder[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    if (typeof each !== "object" || each === null) return [];
    const { subject, name, lead, moves } = each as Partial<Record<keyof KeptReminder, unknown>>;
    const known = leads.find((minutes) => minutes === lead);
    if (typeof subject !== "string" || typeof name !== "string" || known === undefined) return [];
    return parseSubject(subject) ? [{ subject, name, lead: known, moves: moves === true }] : [];
  });
}
