import { toSlug } from "@/lib/events/slug";
import type { FileName } from "@/lib/feeds/file-name";

/** A programme or event in a calendar. Times in epoch seconds. */
export type CalendarEntry = {
  /** Stable: a calendar that has the entry updates it instead of adding another. */
  uid: string;
  start: number;
  /** Left out if the end is unknown. */
  stop?: number;
  summary: string;
  description?: string;
  location?: string;
  /** http or https. */
  url?: string;
  /** Minutes before its start at which the calendar reminds a person; never if absent. */
  reminder?: number;
  /** When it last changed: see `joinKept`. */
  changed: number;
};

/** A calendar file, and how often a program that subscribes to it may read it. */
export type Calendar = {
  name: string;
  /** The IANA zone to show it in; the times themselves are in UTC. */
  zone: string;
  entries: readonly CalendarEntry[];
  /** How soon a subscribed program may ask again. */
  refreshHours: number;
};

const lineOctets = 75;
const encoder = new TextEncoder();

const instant = (epoch: number): string => new Date(epoch * 1000).toISOString().replace(/[-:]|\.\d+/g, "");

/** Escapes a TEXT value (RFC 5545, 3.3.11) and drops control characters. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** Folds a content line into pieces of at most 75 octets, without splitting a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}

const year2026 = Date.UTC(2026) / 1000;

/**
 * SEQUENCE (RFC 5545, 3.8.7.4) must rise with each change, and nothing here counts changes. So it is the time of the
 * last change in seconds since the start of 2026: a later change has a higher number, also after a restart and on
 * another machine. It fits the 31 bits that programs store it in until 2094. It may rise without a change, which the
 * standard allows and which has no effect for subscribers.
 */
export const toSequence = (changed: number): number => Math.max(0, Math.floor(changed) - year2026);

function eventLines(entry: CalendarEntry): string[] {
  const { uid, start, stop, summary, description, location, url, reminder, changed } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${text(uid)}`,
    // Without a METHOD, both are the time of the entry's last change.
    `DTSTAMP:${instant(changed)}`,
    `LAST-MODIFIED:${instant(changed)}`,
    `SEQUENCE:${toSequence(changed)}`,
    `DTSTART:${instant(start)}`,
    ...(stop === undefined ? [] : [`DTEND:${instant(stop)}`]),
    `SUMMARY:${text(summary)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    // Watching television doesn't make a person busy.
    "TRANSP:TRANSPARENT",
    ...(reminder === undefined ? [] : alarmLines(reminder, summary)),
    "END:VEVENT",
  ];
}

const alarmLines = (minutes: number, summary: string): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `TRIGGER:-PT${minutes}M`,
  `DESCRIPTION:${text(summary)}`,
  "END:VALARM",
];

/** The standard wants something in every calendar: this, which no program shows. */
const somethingLines = [
  ...["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
];

/**
 * An iCalendar file (RFC 5545) with an event for each entry, in UTC. It has no METHOD, because a published one would
 * need an organiser.
 */
export function writeCalendar({ name, zone, entries, refreshHours }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//now|next//TV guide//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${text(zone)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...(entries.length > 0 ? entries.flatMap(eventLines) : somethingLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** The longest name that a file gets, in characters: systems take 255 bytes. */
const longestFileName = 60;

/**
 * A calendar's file name, which says what is in it: "hull-city-v-manchester-united.ics". A name in another script is kept
 * beside `otherwise`, in letters that every system takes.
 */
export function calendarFile(name: string, otherwise: string): FileName {
  const slug = toSlug(name);
  if (slug) return { plain: `${slug}.ics` };
  const own = name
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, " ")
    .trim();
  return {
    plain: `${otherwise}.ics`,
    ...(own && { own: `${[...own].slice(0, longestFileName).join("")}.ics` }),
  };
}
