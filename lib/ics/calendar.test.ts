import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";

const epoch = fc.integer({ min: 0, max: 4_000_000_000 });
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 });

const entry: fc.Arbitrary<CalendarEntry> = fc.record({
  uid: fc.stringMatching(/^ls_[0-9a-z]{10}@nownext$/),
  start: epoch,
  stop: epoch,
  summary: words,
  description: words,
  location: words,
});

const hostile = "Ends;\r\nEND:VEVENT\r\nBEGIN:VALARM\nhere, \\ and\u0000 there";

const eventsOf = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

/** What any text is once it stood in a calendar: one kind of line break, no control characters. */
const plain = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "");

it("another program reads what was written, whatever the words hold", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), words, epoch, (entries, name, madeAt) => {
      const events = eventsOf(writeCalendar(name, entries, madeAt));
      expect(
        events.map((event) => ({
          uid: event.uid,
          start: event.startDate.toUnixTime(),
          stop: event.endDate.toUnixTime(),
          summary: event.summary,
          description: event.description,
          location: event.location,
        })),
      ).toEqual(
        entries.map(({ summary, description, location, ...rest }) => ({
          ...rest,
          summary: plain(summary),
          description: plain(description ?? "") || null,
          location: plain(location ?? "") || null,
        })),
      );
    }),
  );
});

it("no line is longer than 75 octets, each ends in CRLF, and none cuts a character", () => {
  fc.assert(
    fc.property(entry, words, (one, name) => {
      const calendar = writeCalendar(name, [one], 0);
      const lines = calendar.split("\r\n");
      expect(lines.pop()).toBe("");
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

it("words of a listing can't end their event or begin another", () => {
  const calendar = writeCalendar("Plan", [{ uid: "a@b", start: 0, stop: 60, summary: hostile }], 0);
  expect(eventsOf(calendar)).toHaveLength(1);
  expect(eventsOf(calendar)[0]?.summary).toBe("Ends;\nEND:VEVENT\nBEGIN:VALARM\nhere, \\ and there");
});

it("says when it was made, in UTC, and is the same each time", () => {
  const one = {
    uid: "a@b",
    start: 1_773_519_120,
    stop: 1_773_522_720,
    summary: "News",
    url: "https://a.test/x",
  };
  expect(writeCalendar("My plan", [one], 1_773_519_000)).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//now|next//TV guide//EN
    CALSCALE:GREGORIAN
    METHOD:PUBLISH
    X-WR-CALNAME:My plan
    BEGIN:VEVENT
    UID:a@b
    DTSTAMP:20260314T201000Z
    DTSTART:20260314T201200Z
    DTEND:20260314T211200Z
    SUMMARY:News
    URL:https://a.test/x
    TRANSP:TRANSPARENT
    END:VEVENT
    END:VCALENDAR
    "
  `);
});
