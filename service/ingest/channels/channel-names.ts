import { isCountry } from "../../country-zones.ts";
import { readGenre } from "../../kinds/categories.ts";
import { fold } from "../../text.ts";

/**
 * How channel names and ids are compared. Names with the same key mean the same channel. A timeshift ("+1") is always
 * part of the key, since it has its own listings; a picture quality is not, once it has been removed.
 */

const timeshift = /\s*(?:\+|plus)\s*(\d{1,2})$/;
const qualityWord = "(?:f?hd|uhd|sd|4k|8k|hevc|raw)";
const qualityEnd = new RegExp(`(?<=.)\\s+${qualityWord}$`);
const qualityIdEnd = new RegExp(`(?<=.)${qualityWord}$`);

/** A name's key: folded, without spaces, "plus 1" written as "+1". Empty for a name without letters or digits. */
export const nameKey = (name: string): string => fold(name).replace(timeshift, "+$1").replaceAll(" ", "");

/** A folded name without the picture quality at its end: "sky sport 1 uhd" becomes "sky sport 1". */
const withoutQuality = (folded: string): string => folded.replace(qualityEnd, "");

/** A folded name without its picture quality, and without its timeshift: the name of the channel that it repeats. */
export const parentName = (folded: string): string =>
  withoutQuality(withoutQuality(folded).replace(timeshift, "").trim());

/** The key of a name without its picture quality. */
export const plainNameKey = (name: string): string => nameKey(withoutQuality(fold(name)));

/** How a country is written beside a name. */
const countryCodes = (country: string | null): string[] =>
  country === "GB" ? ["uk", "gb"] : country ? [country.toLowerCase()] : [];

const countryBefore = /^([A-Z]{2})\s?[:|]\s?(?=\S)/iu;

const countryBehind = /(?<=.)\.([a-z]{2})$/iu;

/**
 * A name without its own country before it, as playlists write it ("TR: FX", "UK | Dave"), or behind it as in an id, whose
 * words have points between them: "Jedna HD.sk", "Druga.TV.hr".
 */
export function withoutCountry(name: string, country: string | null): string {
  const isOwn = (code = "") => countryCodes(country).includes(code.toLowerCase());
  const before = countryBefore.exec(name);
  if (before && isOwn(before[1])) return name.slice(before[0].length);
  const behind = countryBehind.exec(name);
  if (!behind || !isOwn(behind[1])) return name;
  const own = name.slice(0, behind.index);
  return own.includes(" ") ? own : own.replaceAll(".", " ");
}

/**
 * The keys that a name may be known by, the most certain first: as it is, without its picture quality, and without
 * the country at its end or before it ("Dave UK", "DAZN 1 [de]", "UK: Dave").
 */
export function nameKeys(name: string, country: string | null): string[] {
  const plain = withoutQuality(fold(name));
  const local = countryCodes(country)
    .filter((code) => plain.endsWith(` ${code}`))
    .map((code) => plain.slice(0, -code.length - 1));
  const bare = plainNameKey(withoutCountry(name, country));
  return [...new Set([nameKey(name), nameKey(plain), ...local.map(nameKey), bare])].filter(Boolean);
}

/** Shorter names are initials, which several channels have. */
const shortestName = 4;

/** The keys of names that guides shorten: "Kontra" is Kontra Channel, "Barrandov" TV Barrandov. */
export function longerKeys(name: string, country: string | null): string[] {
  const key = plainNameKey(withoutCountry(name, country));
  if (key.length < shortestName || !/\p{L}/u.test(key) || readGenre(name) !== null) return [];
  return [`${key}tv`, `tv${key}`, `${key}channel`, `canal${key}`];
}

/** What channel databases write before the number of a channel that guides call by it alone. */
const numberPrefixes = ["channel", "kanal", "canal", "canale", "tv"];

/** The keys of "Channel 5" and the like for a name that is a number alone; none for other names. */
export function numberKeys(name: string): string[] {
  const key = plainNameKey(name);
  return /^\d{1,3}$/.test(key) ? numberPrefixes.map((prefix) => prefix + key) : [];
}

/** The key of a name within its source, whose spellings of one channel may also differ in "sport" and "sports". */
export const ownNameKey = (name: string): string =>
  nameKey(withoutQuality(fold(name)).replace(/\bsports\b/g, "sport"));

const idForm = /^(.+)\.([a-z]{2})(?:@(.+))?$/i;

/** The stem of an id in keys: only letters and digits, "+" as "plus". */
const idStem = (stem: string): string => fold(stem).replaceAll("+", "plus").replaceAll(" ", "");

/** Endings of internet names that are hardly ever meant as countries. */
const worldwide = new Set(["TV", "FM", "IO", "AI", "CC"]);

/** The country in an id's ending ("uk" is GB); null if there is none. */
export function idCountry(id: string): string | null {
  const code = idForm.exec(id)?.[2]?.toUpperCase();
  if (!code) return null;
  const country = code === "UK" ? "GB" : code;
  return isCountry(country) && !worldwide.has(country) ? country : null;
}

/** A feed's id without its picture quality: "EnglishHD" becomes "English", "HD" becomes "". */
export const plainFeed = (feed: string): string => feed.replace(/(?:U?HD|FHD|SD|4K|8K|HEVC)$/, "");

/**
 * The keys that an id of the form `Name.cc` or `Name.cc@Feed` may be known by, the most certain first. Older ids have
 * the feed in the name (`BBCOneWales.uk`), so a feed's key joins the two. Empty for ids of another form.
 */
export function idKeys(id: string): string[] {
  const [, name, code, feed] = idForm.exec(id) ?? [];
  if (!name || !code) return [];
  const stem = idStem(name);
  if (!stem) return [];
  const cc = code.toLowerCase() === "gb" ? "uk" : code.toLowerCase();
  const stems = feed ? [stem + idStem(plainFeed(feed)), stem] : [stem, stem.replace(qualityIdEnd, "")];
  return [...new Set(stems)].map((each) => `${each}.${cc}`);
}

const numberWords = (words: readonly string[]): string =>
  words
    .filter((word) => /^\+?\d+$/.test(word))
    .sort()
    .join(" ");

/**
 * Whether two names plausibly mean the same channel: they share a distinctive word and all numbers. This confirms
 * joins that have another reason.
 */
export function alike(one: string, other: string): boolean {
  const split = (name: string) => withoutQuality(fold(name)).replace(/(\d+)/g, " $1 ").trim().split(/\s+/);
  const [left, right] = [split(one), split(other)];
  if (nameKey(one) === nameKey(other) || plainNameKey(one) === plainNameKey(other)) return true;
  const isDistinctive = (word: string) => !/^\d+$/.test(word) && !common.has(word) && word.length > 1;
  return (
    numberWords(left) === numberWords(right) &&
    left.some((word) => isDistinctive(word) && right.includes(word))
  );
}

const common = new Set([
  "tv",
  "channel",
  "the",
  "la",
  "le",
  "el",
  "de",
  "canal",
  "television",
  "plus",
  "live",
]);
