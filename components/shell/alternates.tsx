import type { Route } from "next";
import { marketLanguages, marketOf } from "@/lib/market";

/** Tells search engines of a page in a country's other languages. React moves the links to the head. */
export const Alternates = ({ country, path }: { country: string; path: (market: string) => Route }) =>
  marketLanguages(country).map((language) => (
    <link
      key={language}
      rel="alternate"
      hrefLang={`${language}-${country}`}
      href={path(marketOf(country, language).slug)}
    />
  ));
