/**
 * A length in few letters, as the language's readers write it: "1h 45m", "1 h 45 min", "1時間45分". Between its parts
 * stands a space at most, where a sentence would have "and" or a comma.
 */
export function writeDuration(length: Partial<Record<"days" | "hours" | "minutes", number>>, locale: string) {
  const isZero = !length.days && !length.hours;
  const parts = new Intl.DurationFormat(locale, {
    // Only English has letters of its own for hours and minutes.
    style: locale.startsWith("en") ? "narrow" : "short",
    minutesDisplay: isZero ? "always" : "auto",
  }).formatToParts(length);
  const units = new Map<string, string>();
  for (const { unit, value } of parts) if (unit) units.set(unit, (units.get(unit) ?? "") + value);
  const written = [...units.values()];
  return locale.startsWith("ja") ? written.join("").replace(/\s/g, "") : written.join(" ");
}
