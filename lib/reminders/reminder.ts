import { type Follow, followSubject, parseFollow } from "../follows/follow.ts";

/** Minutes before the start at which a reminder may come. */
export const leads = [0, 5, 15, 30] as const;

export type Lead = (typeof leads)[number];

/** What a person can be reminded of: an event, a programme (a listing), or whatever they follow. */
export type RemindedOf =
  | { kind: "event"; id: string; name: string }
  | { kind: "listing"; id: string; name: string }
  | Follow;

/** Its subject in the store and in what devices send. */
export const subjectOf = (of: RemindedOf): string =>
  of.kind === "event" || of.kind === "listing" ? `${of.kind}:${of.id}` : `${of.kind}:${followSubject(of)}`;

/** Reads a subject; null if it names nothing that one can be reminded of. */
export function parseSubject(subject: string, name = ""): RemindedOf | null {
  const [, kind = "", rest = ""] = /^([a-z]+):(.+)$/su.exec(subject) ?? [];
  if (kind === "event") return /^ev_[\w-]{1,40}$/.test(rest) ? { kind, id: rest, name } : null;
  if (kind === "listing") return /^ls_[\w-]{1,40}$/.test(rest) ? { kind, id: rest, name } : null;
  return parseFollow(kind, rest, name);
}

/** What identifies a device to its push service. Whoever knows all of it may change the device's reminders. */
export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** How a person wants to be reminded of a subject. */
export type Reminder = {
  subject: string;
  /** The slug of the market in whose words and at whose addresses they are reminded. */
  market: string;
  lead: Lead;
  /** Whether to say when it moves or is cancelled. */
  moves: boolean;
};

/** What a push tells the worker; `url` is a path of the site. */
export type Push = {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
  dir: "ltr" | "rtl";
};
