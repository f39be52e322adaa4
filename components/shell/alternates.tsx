import type { Route } from "next";
import { marketsOf } from "@/lib/market";

/** Tells search engines of a page in a country's other languages. React moves the links to the head. */
export const Alternates = ({ country, path }: { country: string; path: (market: string) => Route }) =>
  marketsOf(country).map(({ slug, words }) => (
    <link key={slug} rel="alternate" hrefLang={`${words}-${country}`} href={path(slug)} />
  ));
