/**
 * Channels' numbers as they are stored: a whole number as it is, and of a broadcaster's two (`7.1`) the second in
 * thousandths (7.001), so that `7.2` comes before `7.10`.
 */

/** Reads a number as it is written: `7`, `7.1`, `7-1`, `7_1`; null if it is none. */
export function parseChannelNumber(text: string): number | null {
  const [, major, minor = "0"] = /^([1-9]\d{0,4})(?:[._-](\d{1,3}))?$/.exec(text.trim()) ?? [];
  return major === undefined ? null : Number(major) + Number(minor) / 1000;
}

/** A stored number as people read it. Of `7.10` and `7.1`, which few broadcasters have both, either is 7.1. */
export function formatChannelNumber(stored: number): number {
  const thousandths = Math.round(stored * 1000);
  const [major, minor] = [Math.floor(thousandths / 1000), thousandths % 1000];
  return minor === 0 ? major : Number(`${major}.${minor}`);
}
