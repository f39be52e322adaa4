/** The country of the first language of an `Accept-Language` header that names one; null if none does. */
export function guessCountry(acceptLanguage: string | null, countries: readonly string[]): string | null {
  for (const part of (acceptLanguage ?? "").split(",")) {
    const tag = part.split(";")[0]?.trim() ?? "";
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();
    if (region && countries.includes(region)) return region;
  }
  return null;
}
