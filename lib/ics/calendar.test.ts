import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, it } from "vitest";
import { type Calendar, type CalendarEntry, calendarFile, toSequence, writeCalendar } from "./calendar.ts";

const epoch = fc.integer({ min: 1, max: 4_000_000_000 });
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 });

const entry: fc.Arbitrary<CalendarEntry> = fc.record(
  {
    uid: fc.stringMatching(/^ls_[0-9a-z]{10}@nownext$/),
    start: epoch,
    stop: epoch,
    summary: words,
    description: words,
    location: words,
    changed: epoch,
  },
  { requiredKeys: ["uid", "start", "summary", "changed"] },
);

const hostile = "Ends;\r\nEND:VEVENT\r\nBEGIN:VALARM\nhere, \\ and\u0000 there";

const calendar = (entries: CalendarEntry[], name = "Plan"): Calendar => ({
  name,
  zone: "Pacific/Auckland",
  entries,
  refreshHours: 1,
});

const news: CalendarEntry = {
  uid: "a@b",
  start: 1_773_519_120,
  stop: 1_773_522_720,
  summary: "News",
  url: "https://a.test/x",
  changed: 1_773_519_000,
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

/** What any text is once it stood in a calendar: one kind of line break, no control characters. */
const plain = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "");

it("another program reads back what was written, whatever the texts contain", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), words, (entries, name) => {
      const events = eventsOf(writeCalendar(calendar(entries, name)));
      expect(
        events.map((event) => ({
          uid: event.uid,
          start: event.startDate.toUnixTime(),
          stop: event.endDate.toUnixTime(),
          summary: event.summary,
          description: event.description,
          location: event.location,
          sequence: event.sequence,
        })),
      ).toEqual(
        entries.map(({ summary, description, location, changed, ...rest }) => ({
          ...rest,
          stop: rest.stop ?? rest.start,
          summary: plain(summary),
          description: plain(description ?? "") || null,
          location: plain(location ?? "") || null,
          sequence: toSequence(changed),
        })),
      );
    }),
  );
});

it("a second program reads the same instants, names and numbers of change", () => {
  const parsed = nodeIcal.sync.parseICS(
    writeCalendar(
      calendar([news, { uid: "c@d", start: 1_773_600_000, summary: hostile, changed: 1_773_519_007 }]),
    ),
  );
  const events = Object.values(parsed).filter((component) => component?.type === "VEVENT");
  expect(
    events.map((event) => ({
      uid: event.uid,
      start: event.start.getTime() / 1000,
      sequence: Number(event.sequence),
      modified: event.lastmodified?.toISOString(),
    })),
  ).toEqual([
    { uid: "a@b", start: news.start, sequence: 6_293_400, modified: "2026-03-14T20:10:00.000Z" },
    { uid: "c@d", start: 1_773_600_000, sequence: 6_293_407, modified: "2026-03-14T20:10:07.000Z" },
  ]);
});

it("no line is longer than 75 octets, each ends in CRLF, and none cuts a character", () => {
  fc.assert(
    fc.property(entry, words, (one, name) => {
      const lines = writeCalendar(calendar([one], name)).split("\r\n");
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
  const events = eventsOf(writeCalendar(calendar([{ ...news, summary: hostile }])));
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe("Ends;\nEND:VEVENT\nBEGIN:VALARM\nhere, \\ and there");
});

it("a later change has a higher sequence, which fits 31 bits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_767_225_600, max: 3_900_000_000 }), fc.nat(1_000_000), (at, later) => {
      expect(toSequence(at + later + 1)).toBeGreaterThan(toSequence(at));
      expect(toSequence(at)).toBeGreaterThanOrEqual(0);
      expect(toSequence(at)).toBeLessThan(2 ** 31);
    }),
  );
});

it("says how it is to be followed, in UTC, and is the same each time", () => {
  expect(writeCalendar(calendar([news], "My plan"))).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//now|next//TV guide//EN
    CALSCALE:GREGORIAN
    NAME:My plan
    X-WR-CALNAME:My plan
    X-WR-TIMEZONE:Pacific/Auckland
    REFRESH-INTERVAL;VALUE=DURATION:PT1H
    X-PUBLISHED-TTL:PT1H
    BEGIN:VEVENT
    UID:a@b
    DTSTAMP:20260314T201000Z
    LAST-MODIFIED:20260314T201000Z
    SEQUENCE:6293400
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

it("reminds of an entry before its start if that is wanted, in words of its own", () => {
  const text = writeCalendar(
    calendar([
      { ...news, reminder: 10 },
      { ...news, uid: "c@d" },
    ]),
  );
  const [reminded, quiet] = eventsOf(text);
  const alarms = reminded?.component.getAllSubcomponents("valarm") ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue("trigger")))).toEqual(["-PT10M"]);
  expect(alarms[0]?.getFirstPropertyValue("description")).toBe("News");
  expect(quiet?.component.getAllSubcomponents("valarm")).toEqual([]);
});

it("a calendar's file name says what is in it, in letters that every system takes", () => {
  expect(calendarFile("Hull City v Manchester United", "event")).toEqual({
    plain: "hull-city-v-manchester-united.ics",
  });
  expect(calendarFile("浦和 対 鹿島", "event")).toEqual({ plain: "event.ics", own: "浦和 対 鹿島.ics" });
});

it("a calendar with nothing in it is one that programs read", () => {
  const text = writeCalendar(calendar([]));
  expect(eventsOf(text)).toEqual([]);
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents()).toHaveLength(1);
  expect(Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === "VEVENT")).toEqual([]);
});
