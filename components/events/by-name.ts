import type { CountryVerdict } from "@/lib/events/verdict";
import { countryName } from "@/lib/market";

/** Orders countries by their names in a locale; undefined comes last. */
export function byName(shown: readonly CountryVerdict[], locale: string): CountryVerdict[] {
  const { compare } = new Intl.Collator(locale);
  const nameOf = ({ country }: CountryVerdict) => (country ? countryName(country, locale) : null);
  return shown.toSorted((a, b) => {
    const [one, other] = [nameOf(a), nameOf(b)];
    return one === null || other === null
      ? Number(one === null) - Number(other === null)
      : compare(one, other);
  });
}
