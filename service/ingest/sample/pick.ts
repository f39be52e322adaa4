/** A whole number from 0 to 2³²-1 that depends only on the given parts (FNV-1a, then mixed). */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const character of parts.join("\n")) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of the choices, by a number from `hash`. Throws a RangeError if there is none. */
export function pick<T>(choices: readonly T[], by: number): T {
  const choice = choices[by % choices.length];
  if (choice === undefined) throw new RangeError("nothing to pick from");
  return choice;
}

/** The days from 1970-01-01 to a date, `YYYY-MM-DD`. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The day of the week of a date, 0 for Monday. */
export const weekday = (date: string): number => (dayNumber(date) + 3) % 7;

/** The weeks, from Monday, from 1970 to a date. */
export const weekNumber = (date: string): number => Math.floor((dayNumber(date) + 3) / 7);
