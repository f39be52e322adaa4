/**
 * Channels' numbers as they are stored: a whole number as it is, and one of a broadcaster's two numbers (`7.1`) as a
 * negative whole number. So these come first, in their order, and others as ever.
 */

const base = 1_000_000;
const perMajor = 1000;

/** Reads a number as it is written: `7`, `7.1`, `7-1`; null if it is none. */
export function parseChannelNumber(text: string): number | null {
  const [, major, minor] = /^([1-9]\d{0,4})(?:[.-](\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (major === undefined) return null;
  if (minor === undefined) return Number(major);
  return major.length > 3 ? null : Number(major) * perMajor + Number(minor) - base;
}

/** A stored number as people read it. Of `7.10` and `7.1`, which few broadcasters have both, either is 7.1. */
export function formatChannelNumber(stored: number): number {
  if (stored >= 0) return stored;
  const both = stored + base;
  return Number(`${Math.floor(both / perMajor)}.${both % perMajor}`);
}
