import { addDays, dateAt } from "@/contract/zone.ts";
import { writeDuration } from "./duration.ts";

/** What every format needs: BCP 47 locale and IANA zone. Nothing here knows the machine's own. */
export type TimeStyle = { locale: string; zone: string };

/** How far from another time a clock time is clear without its day, seconds. */
export const clearSeconds = 12 * 3600;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    formatters.set(key, found);
  }
  return found;
}

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** A calendar date has no zone, so it is formatted as noon in UTC. */
const formatDate = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, { ...options, timeZone: "UTC", calendar: "gregory" }).format(noon(date));

export const capitalise = (text: string, locale: string): string => {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
};

/** An instant's clock time: "20:05", or "8:05 pm" if the locale counts twelve hours. Epoch seconds. */
export function formatTime(epoch: number, { locale, zone }: TimeStyle): string {
  const options: Intl.DateTimeFormatOptions =
    findHourCycle(locale) === "12"
      ? { timeZone: zone, hour: "numeric", minute: "2-digit" }
      : { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  return formatter(locale, options).format(epoch * 1000);
}

/** Whether a locale's clock counts 12 or 24 hours. */
export const findHourCycle = (locale: string): "12" | "24" =>
  formatter(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "12" : "24";

/** "20:00 – 21:30" */
export const formatSpan = (start: number, stop: number, style: TimeStyle): string =>
  `${formatTime(start, style)} – ${formatTime(stop, style)}`;

function nearbyDay(date: string, today: string, locale: string): string | null {
  const away = [-1, 0, 1].find((days) => date === addDays(today, days));
  return away === undefined
    ? null
    : new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(away, "day");
}

/** A day as seen from `today`: "Yesterday", "Today", "Tomorrow", else "Sun 22". Dates are YYYY-MM-DD. */
export function dayLabel(date: string, today: string, locale: string): string {
  const nearby = nearbyDay(date, today, locale);
  return nearby ? capitalise(nearby, locale) : shortDay(date, locale);
}

/** A day's heading: "Tomorrow" with its date beside it, or the date alone, "Saturday 28 November". */
export function dayHeading(date: string, today: string, locale: string): { title: string; note?: string } {
  const [nearby, long] = [nearbyDay(date, today, locale), longDate(date, locale)];
  return nearby ? { title: capitalise(nearby, locale), note: long } : { title: capitalise(long, locale) };
}

/** A day within a sentence: "tomorrow", else "Sun 22". */
export const dayInSentence = (date: string, today: string, locale: string): string =>
  nearbyDay(date, today, locale) ?? shortDay(date, locale);

/** A day's short weekday, and its number: "Sun" and "22", "日" and "22日". */
export const dayParts = (date: string, locale: string): { weekday: string; day: string } => ({
  weekday: formatDate(date, locale, { weekday: "short" }),
  day: formatDate(date, locale, { day: "numeric" }),
});

/** "Sun 22", "22日(日)". */
export function shortDay(date: string, locale: string): string {
  if (/^(?:ja|zh|ko)/.test(locale)) return formatDate(date, locale, { weekday: "short", day: "numeric" });
  const { weekday, day } = dayParts(date, locale);
  return `${weekday} ${day}`;
}

/** The same of an instant, epoch seconds. */
export const shortDayAt = (epoch: number, { locale, zone }: TimeStyle): string =>
  shortDay(dateAt(epoch, zone), locale);

/** "Saturday 21 November", in the locale's own order. */
export const longDate = (date: string, locale: string): string =>
  formatDate(date, locale, { weekday: "long", day: "numeric", month: "long" });

/** The long date of an instant, epoch seconds. */
export const longDateAt = (epoch: number, { locale, zone }: TimeStyle): string =>
  longDate(dateAt(epoch, zone), locale);

/** The short weekday of an instant, "Sun". Epoch seconds. */
export const weekdayAt = (epoch: number, { locale, zone }: TimeStyle): string =>
  formatter(locale, { weekday: "short", timeZone: zone }).format(epoch * 1000);

/** What a language writes between a date and a time. */
export const dateSeparator = (locale: string): string =>
  /^(?:ja|zh|ko)/.test(locale) ? " " : locale.startsWith("ar") ? "، " : ", ";

/** "21 Nov 2026", in the locale's own order. */
export const plainDate = (date: string, locale: string): string =>
  formatDate(date, locale, { day: "numeric", month: "short", year: "numeric" });

/** The city that names a zone: "Madrid", "Buenos Aires"; "UTC" for zones without one. */
export function zoneCity(zone: string): string {
  const city = zone.split("/").at(-1) ?? zone;
  return zone.includes("/") && !zone.startsWith("Etc/") ? city.replaceAll("_", " ") : "UTC";
}

/**
 * A zone's name that `Intl` only joins, "heure : Irlande", "Irland (Ortszeit)", as its language says it. It is also sent
 * to browsers as text, so it uses nothing from outside its body.
 */
export const readableZone = (name: string): string =>
  name
    .replace(/^heure : (?=Maroc|Royaume|Sahara)/, "heure du ")
    .replace(/^heure : (?=Île )/, "heure de l’")
    .replace(/^heure : (?=[AEIOUÉÜ])/, "heure d’")
    .replace(/^heure : /, "heure de ")
    .replace(/^(.+) \(Ortszeit\)$/, "Ortszeit $1");

/** Zones once had other rules: their names are taken from this day. */
const aModernDay = Date.UTC(2026, 0, 1);

/**
 * What a zone is called in "{zone} time", within a sentence: by its city in English; other languages have whole names
 * of their own, "Mitteleuropäische Zeit", "heure d’Europe centrale".
 */
export function zoneTerm(zone: string, locale: string): string {
  if (locale.startsWith("en")) return zoneCity(zone);
  const parts = formatter(locale, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(aModernDay);
  return readableZone(parts.find(({ type }) => type === "timeZoneName")?.value ?? zoneCity(zone));
}

/** The same at the beginning of a line or sentence. */
export const leadingZoneTerm = (zone: string, locale: string): string =>
  capitalise(zoneTerm(zone, locale), locale);

/** A zone's short name at an instant, "BST", or its offset if the locale has no name for it. Epoch seconds. */
export const zoneName = (epoch: number, { locale, zone }: TimeStyle): string =>
  formatter(locale, { timeZone: zone, timeZoneName: "short" })
    .formatToParts(epoch * 1000)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;

/**
 * A zone for little room: what "{zone} time" says in English, whose cities are short, and "UTC+12" in languages that
 * would say "heure de la Nouvelle-Zélande". Epoch seconds.
 */
export const briefZone = (pattern: string, epoch: number, style: TimeStyle): string =>
  style.locale.startsWith("en") ? pattern.replace("{zone}", zoneCity(style.zone)) : zoneName(epoch, style);

/** A length in words: "1 hr 45 min". Seconds past the last full minute are dropped. */
export function formatDuration(seconds: number, locale: string): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  return writeDuration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }, locale);
}

/** How much of a span has passed at `now`, 0 to 1; an empty span is over once it starts. */
export function progressAt(start: number, stop: number, now: number): number {
  if (now >= stop) return 1;
  if (now <= start) return 0;
  return (now - start) / (stop - start);
}

/** A language's name by its ISO 639 code, or the code if the locale has no name for it. */
export const languageName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
};
