import { iso6393To1 } from "iso-639-3";
import { z } from "zod";
import { calendarDate } from "../../../contract/instant.ts";
import { readAddress } from "../xmltv/pictures.ts";
import { capText, cleanText } from "../xmltv/text.ts";

/** Converts values of catalogues to the service's own form. */

/** A date; null for an empty text or none. */
export const dateIfAny = z
  .union([calendarDate, z.literal("")])
  .nullish()
  .transform((text) => text || null);

const longestSummary = 4000;

/** HTML as plain text on one line; null for none. */
export function plainText(html: string | null | undefined): string | null {
  if (!html) return null;
  const bare = html
    .slice(0, 10 * longestSummary)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?[a-z!][^>]*>/gi, (tag) => (breaks.test(tag) ? " " : ""));
  return capText(cleanText(bare), longestSummary) || null;
}

const breaks = /^<\/?(?:p|br|div|li|ul|ol|h\d)\b/i;

/** An http(s) address in a URL's normal form; null for anything else. */
export const webAddress = (text: string | null | undefined): string | null => readAddress(text ?? "") ?? null;

const names = new Intl.DisplayNames("en", { type: "language" });
const byName = new Map<string, string>();
const codes = new Set<string>();
for (const [three, two] of Object.entries(iso6393To1)) {
  codes.add(three);
  byName.set(two, three);
  byName.set((names.of(two) ?? two).toLowerCase(), three);
}

/** The ISO 639-3 code of a language by its code or its English name; null if unknown. */
export function languageCode(text: string | null | undefined): string | null {
  const key = (text ?? "").trim().toLowerCase();
  return codes.has(key) ? key : (byName.get(key) ?? null);
}
