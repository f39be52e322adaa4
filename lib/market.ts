import { inFrench } from "./french-places.ts";
import { countriesWithArticle, furtherLanguages, principalZones } from "./market-data.ts";

/**
 * A market is a country and a language: `gb`, `es`, `es-en`, `ch-fr`. It is part of every page's path, so that a
 * page is the same for everyone who opens its link. The country's own language is left out.
 */
export type Market = {
  /** The canonical path segment. */
  slug: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** The language asked for, ISO 639. */
  language: string;
  /** The language of the words that are shown: `language` if there is a catalogue of it, else English. */
  words: CatalogueLanguage;
  /** BCP 47 locale of dates and numbers. */
  locale: string;
  dir: "ltr" | "rtl";
};

/** Languages with a message catalogue. */
export const catalogueLanguages = ["en", "es", "fr", "de", "pt", "ar", "ja"] as const;

export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** Regions that ICU names and that are no country. */
const notCountries = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

const rtlScripts = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa"]);

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const isCatalogueLanguage = (language: string): language is CatalogueLanguage =>
  catalogueLanguages.some((known) => known === language);

/** The ISO code of a country, `GB` for `uk`; null if there is no such country. */
function countryOf(text: string): string | null {
  if (!/^[a-z]{2}$/i.test(text)) return null;
  const code = new Intl.Locale(`und-${text}`).region;
  if (!code || notCountries.has(code) || !/^[A-Z]{2}$/.test(code)) return null;
  return regionNames.of(code) ? code : null;
}

function languageOf(text: string): string | null {
  if (!/^[a-z]{2,3}$/i.test(text)) return null;
  const { language } = new Intl.Locale(text);
  return languageNames.of(language) ? language : null;
}

/** The first language of a country. */
const ownLanguage = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language ?? "en";

/** The languages in which a country's market can be had, its own first. */
export const marketLanguages = (country: string): string[] => [
  ...new Set([ownLanguage(country), ...(furtherLanguages[country] ?? []), ...catalogueLanguages]),
];

/**
 * Whether a page counts 12 or 24 hours. Where people count 12, only languages that count so there do it as well: French
 * and German have no words for the halves of a day, in New Zealand either.
 */
function hoursOf(words: CatalogueLanguage, country: string): "h12" | "h23" {
  const [own] = new Intl.Locale(`und-${country}`).maximize().getHourCycles?.() ?? [];
  if (own !== "h12") return "h23";
  const { hour12 } = new Intl.DateTimeFormat(`${words}-${country}`, { hour: "numeric" }).resolvedOptions();
  return hour12 ? "h12" : "h23";
}

/**
 * The locale of dates and numbers: the words' language as the country writes it. A country that has no conventions of
 * its own in that language gets the language's worldwide ones. Arabic is written with the digits of channel numbers and
 * titles, and by the calendar of the listings, everywhere.
 */
function localeOf(words: CatalogueLanguage, country: string): string {
  const exact = `${words}-${country}`;
  const known = new Intl.DateTimeFormat(exact).resolvedOptions().locale !== words || country === "US";
  const base = `${known ? exact : `${words}-001`}-u`;
  const cycle = `hc-${hoursOf(words, country)}`;
  return words === "ar" ? `${base}-ca-gregory-${cycle}-nu-latn` : `${base}-${cycle}`;
}

/** The locale of pages of no market: English, and no country's conventions. */
export const neutralLocale = "en-001-u-hc-h23";

/** ICU takes half a millisecond to describe a market, and a page names dozens. There are a few thousand. */
const markets = new Map<string, Market>();

/** The market of a country, in its own language unless another is named. */
export function marketOf(country: string, language = ownLanguage(country)): Market {
  const key = `${country}-${language}`;
  const market = markets.get(key) ?? makeMarket(country, language);
  markets.set(key, market);
  return market;
}

function makeMarket(country: string, language: string): Market {
  const words = isCatalogueLanguage(language) ? language : "en";
  const script = new Intl.Locale(words).maximize().script ?? "Latn";
  const own = language === ownLanguage(country);
  return {
    slug: own ? country.toLowerCase() : `${country.toLowerCase()}-${language}`,
    country,
    language,
    words,
    locale: localeOf(words, country),
    dir: rtlScripts.has(script) ? "rtl" : "ltr",
  };
}

/** A country's markets, one in each language that there are words in: the country's own first. */
export function listMarkets(country: string): Market[] {
  const own = marketOf(country);
  const others = catalogueLanguages.filter((language) => language !== own.words);
  return [own, ...others.map((language) => marketOf(country, language))];
}

/** Each request names a market. Only those of canonical segments are kept, as any spelling may be asked for. */
const described = new Map<string, Market>();

/**
 * Reads a path segment in any spelling: `GB`, `uk` and `gb-en` all mean the market whose slug is `gb`. Null if
 * it names no country, or a language that the country's market doesn't have.
 */
export function readMarket(segment: string): Market | null {
  const known = described.get(segment);
  if (known) return known;
  const market = describeMarket(segment);
  if (market?.slug === segment) described.set(segment, market);
  return market;
}

function describeMarket(segment: string): Market | null {
  const [place = "", tongue, ...rest] = segment.split("-");
  if (rest.length > 0) return null;
  const country = countryOf(place);
  if (!country) return null;
  if (tongue === undefined) return marketOf(country);
  const language = languageOf(tongue);
  if (!language || !marketLanguages(country).includes(language)) return null;
  return marketOf(country, language);
}

/** The market of a canonical segment; null for any other spelling, which is redirected before a page sees it. */
export function parseMarket(segment: string): Market | null {
  const market = readMarket(segment);
  return market?.slug === segment ? market : null;
}

const namesOfRegions = new Map<string, Intl.DisplayNames>();

/** ICU's names of regions in a locale, which take long to open. */
function regionNamesIn(locale: string, style: "long" | "short"): Intl.DisplayNames {
  const key = `${locale} ${style}`;
  const names = namesOfRegions.get(key) ?? new Intl.DisplayNames(locale, { type: "region", style });
  namesOfRegions.set(key, names);
  return names;
}

/** A country's name in a locale's language, "United Kingdom". */
export const countryName = (country: string, locale: string): string =>
  regionNamesIn(locale, "long").of(country) ?? country;

const capitals = Array.from({ length: 26 }, (_, letter) => String.fromCharCode(65 + letter));

/** The codes of all countries and territories. */
export const countryCodes = (): string[] =>
  capitals.flatMap((first) => capitals.flatMap((second) => countryOf(first + second) ?? []));

/** A country's name as news and sport have it: "Hongkong" rather than "Sonderverwaltungsregion Hongkong". */
export function everydayCountryName(country: string, locale: string): string {
  const short = regionNamesIn(locale, "short").of(country) ?? country;
  // "É.-U." is for tables.
  const name = short.includes(".") ? countryName(country, locale) : short;
  return name.replace(/ ?\(.*\)$/, "");
}

/** Longer names don't fit the header of a phone. Letters of Chinese and Japanese are twice as wide. */
const shortLength = 7;
const wideLetters = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー]/gu;

/** A country's name for little room: "UK", "Spain"; its code if it has no short name. */
export function shortCountryName(country: string, locale: string): string {
  const name = regionNamesIn(locale, "short").of(country) ?? country;
  return name.length + (name.match(wideLetters)?.length ?? 0) > shortLength ? country : name;
}

/**
 * A country's name inside a sentence: "the United Kingdom", and in French "au Royaume-Uni". Other languages whose
 * countries take other forms after a preposition have sentences that name it without one.
 */
export function countryInText(country: string, locale: string): string {
  const name = countryName(country, locale);
  if (locale.startsWith("fr")) return inFrench(country, name);
  return locale.startsWith("en") && countriesWithArticle.has(country) ? `the ${name}` : name;
}

/** A country's name in its own first language, "España". */
export const nativeName = (country: string): string => countryName(country, ownLanguage(country));

/** A language's name in itself, as a heading has it: "Français". */
export function languageAutonym(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  const [first = ""] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

/** A country's market in a language, and what that calls itself. */
export type MarketLanguage = Pick<Market, "slug" | "words"> & { name: string };

/** The languages that a country's pages can be read in: its own first. */
export const languagesIn = (country: string): MarketLanguage[] =>
  listMarkets(country).map(({ slug, words }) => ({ slug, words, name: languageAutonym(words) }));

/** The zones that a country lies in, by their IANA names. */
export const zonesOf = (country: string): string[] =>
  new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];

/** The zone that a country's pages are shown in, if the API doesn't name one. */
export function fallbackZone(country: string): string {
  const principal = principalZones[country];
  if (principal) return principal;
  const [first] = zonesOf(country);
  return first ?? "UTC";
}

type Zoned = { timezone?: string };

/** The zone that a country's guide is shown in: the API's, else a table's. */
export const countryZone = (code: string, country: Zoned | null): string =>
  country?.timezone ?? fallbackZone(code);

/**
 * The zone of a channel's times in a market: its own if it is at home there, since a country may have several; for a
 * foreign channel, that of its viewers here.
 */
export const channelZone = (
  channel: Zoned & { country: string | null },
  market: Market,
  country: Zoned | null,
): string => (channel.country === market.country && channel.timezone) || countryZone(market.country, country);
