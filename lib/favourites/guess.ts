/** A country as the guess needs it: its ISO code and its zones' IANA names. */
export type CountryZones = { code: string; zones: readonly string[] };

/**
 * The country that a device seems to be in: the one its clock's zone lies in, or the one that its language names; null
 * if neither is the guide's. Where several share a zone, the language chooses.
 */
export function guessCountry(
  places: readonly CountryZones[],
  { zone, languages }: { zone: string; languages: readonly string[] },
): string | null {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
  const near = places.filter(({ zones }) => zones.includes(zone)).map(({ code }) => code);
  const candidates = near.length > 0 ? near : places.map(({ code }) => code);
  return regions.find((region) => candidates.includes(region)) ?? near[0] ?? null;
}
