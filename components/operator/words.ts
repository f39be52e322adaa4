/** "1 channel", "3,400 programmes". */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

/** "every 6 hours". */
export function every(minutes: number): string {
  if (minutes === 1440) return "once a day";
  if (minutes % 60 !== 0) return `every ${minutes} minutes`;
  return minutes === 60 ? "every hour" : `every ${minutes / 60} hours`;
}

const units = [
  [86_400, "d"],
  [3600, "h"],
  [60, "min"],
] as const;

/** A length of time in its largest unit: "3 h". */
export function length(seconds: number): string {
  const [size, unit] = units.find(([each]) => seconds >= each) ?? [1, "s"];
  return `${Math.floor(seconds / size)} ${unit}`;
}

/** "1.4 GB". */
export function bytes(number: number): string {
  const [size, unit] =
    number >= 1e12 ? [1e12, "TB"] : number >= 1e9 ? [1e9, "GB"] : number >= 1e6 ? [1e6, "MB"] : [1e3, "kB"];
  const shown = number / Number(size);
  return `${shown >= 100 ? Math.round(shown) : shown.toFixed(1)} ${unit}`;
}

/** "97 %"; a dash for none of none. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((100 * part) / whole)} %` : "–";
