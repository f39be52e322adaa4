import { fromWallClock, isZone } from "../../../contract/zone.ts";
import { remembered } from "../../memory.ts";

/**
 * XMLTV times: `YYYYMMDDhhmmss`, or a prefix with at least the day, then optionally a zone: an offset (`+0100`,
 * `+01:00`, `+01`, `+1`), a name (`BST`, `Z`) or an IANA name. Without one the DTD means UTC, but producers mean local
 * time: the source's zone. Some write the digits as ISO 8601 does: `2026-08-22T18:00:00Z`.
 */

/** Hours ahead of UTC, as the XMLTV project and RFC 822 read the names. Ambiguous ones (IST, AST, CST in China) are left out. */
const namedOffsets: Readonly<Record<string, number>> = {
  UTC: 0,
  UT: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MET: 1,
  CEST: 2,
  MEST: 2,
  EET: 2,
  EEST: 3,
  SAST: 2,
  MSK: 3,
  JST: 9,
  KST: 9,
  AWST: 8,
  ACST: 9.5,
  ACDT: 10.5,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
  NST: -3.5,
  NDT: -2.5,
  EDT: -4,
  EST: -5,
  CDT: -5,
  CST: -6,
  MDT: -6,
  MST: -7,
  PDT: -7,
  PST: -8,
  AKDT: -8,
  AKST: -9,
  HST: -10,
};

const shape = /^(\d{8}(?:\d\d){0,3})\s*(.*)$/;
const isoShape = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/;

/** The digits and the zone of a time; null if the text is none. */
const partsOf = (text: string): RegExpExecArray | null =>
  shape.exec(text) ?? (isoShape.test(text) ? shape.exec(text.replace(isoShape, "$1$2$3$4$5$6")) : null);

/** Reads the times of one source, and caches its zone's offsets, which are slow to compute. */
export function createTimeReader(zone: string): (text: string) => number | null {
  /** By the quarter hour of its own clock: a zone changes its offset only at these. */
  const localOffset = remembered(
    10_000,
    (quarter: number) => quarter * 900 - fromWallClock(quarter * 900, zone),
  );
  const zoneOffset = remembered(1_000, parseOffset);

  /** Epoch seconds; null if the text isn't such a time. */
  return (text) => {
    const match = partsOf(text);
    if (!match) return null;
    const [, digits = "", name = ""] = match;
    const wall = wallSeconds(Number(digits.padEnd(14, "0")));
    if (wall === null) return null;
    if (name === "") return wall - localOffset(Math.floor(wall / 900));
    const offset = zoneOffset(name);
    if (offset !== null) return wall - offset;
    return isZone(name) ? fromWallClock(wall, name) : null;
  };
}

/** Whether a time says nothing of its zone. */
export const isZoneless = (text: string): boolean => partsOf(text)?.[2] === "";

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** From a wall-clock time as a number, `YYYYMMDDhhmmss`. 24:00 is the end of the day, a leap second the next minute. */
function wallSeconds(digits: number): number | null {
  const second = digits % 100;
  const minute = Math.floor(digits / 1e2) % 100;
  const hour = Math.floor(digits / 1e4) % 100;
  const day = Math.floor(digits / 1e6) % 100;
  const month = Math.floor(digits / 1e8) % 100;
  const year = Math.floor(digits / 1e10);
  if (month < 1 || month > 12 || day < 1 || (day > 28 && day > daysOfMonth(year, month))) return null;
  if (minute > 59 || second > 60 || hour > 24 || (hour === 24 && minute + second > 0)) return null;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Seconds ahead of UTC; null if the text is neither an offset nor a known name. */
function parseOffset(name: string): number | null {
  const match = /^(?:UTC|GMT)?([+-])(\d\d?)(?::?(\d\d))?$/i.exec(name);
  if (!match) {
    const hours = namedOffsets[name.toUpperCase()];
    return hours === undefined ? null : hours * 3600;
  }
  const [, sign, hours, minutes = "0"] = match;
  const seconds = +(hours ?? 0) * 3600 + +minutes * 60;
  if (seconds > 15 * 3600 || +minutes > 59) return null;
  return sign === "-" ? -seconds : seconds;
}
