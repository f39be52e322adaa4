/** A programme in a calendar. Times in epoch seconds. */
export type CalendarEntry = {
  /** Stable: a calendar that has it already changes it instead of having it twice. */
  uid: string;
  start: number;
  stop: number;
  summary: string;
  description?: string;
  location?: string;
  /** http or https. */
  url?: string;
};

const lineOctets = 75;
const encoder = new TextEncoder();

const instant = (epoch: number): string => new Date(epoch * 1000).toISOString().replace(/[-:]|\.\d+/g, "");

/** RFC 5545's TEXT: what it gives a meaning to is escaped, and no control character is left. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** A content line in pieces of at most 75 octets, none of which cuts a character. */
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

/** An iCalendar file (RFC 5545) with an event an entry, in UTC. `madeAt` is when it is written, epoch seconds. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], madeAt: number): string {
  const event = ({ uid, start, stop, summary, description, location, url }: CalendarEntry): string[] => [
    "BEGIN:VEVENT",
    `UID:${text(uid)}`,
    `DTSTAMP:${instant(madeAt)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(stop)}`,
    `SUMMARY:${text(summary)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    // Watching television keeps nobody from being asked elsewhere.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//now|next//TV guide//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${text(name)}`,
    ...entries.flatMap(event),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
