/**
 * A length in few letters, as the language's readers write it: "1 hr 45 min", "1 h 45 min", "1時間45分". Between its parts
 * stands a space at most, where a sentence would have "and" or a comma.
 */
export function writeDuration(length: Partial<Record<"days" | "hours" | "minutes", number>>, locale: string) {
  const isZero = !length.days && !length.hours;
  // Elsewhere English has "mins", which "38 min left" beside it hasn't.
  const parts = new Intl.DurationFormat(locale.startsWith("en") ? "en-US" : locale, {
    style: "short",
    minutesDisplay: isZero ? "always" : "auto",
  }).formatToParts(length);
  const units = new Map<string, string>();
  for (const { unit, value } of parts) if (unit) units.set(unit, (units.get(unit) ?? "") + value);
  const written = [...units.values()];
  return locale.startsWith("ja") ? written.join("").replace(/\s/g, "") : written.join(" ");
}
