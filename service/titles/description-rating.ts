import { ratingSign } from "./ratings.ts";

/** A description without the age rating at one of its ends. */
export type Rated = { rest: string; rating: string };

/** For whom it is, in a sentence of its own: `Nevhodné pro děti do 12 let.` */
const sentences = [
  String.raw`Not (?:suitable|recommended) for (?:children|viewers|persons) under (?:the age of )?(\d{1,2})`,
  String.raw`(?:Freigegeben |Geeignet )?Ab (\d{1,2}) Jahren?`,
  String.raw`(?:Interdit|Déconseillé) aux moins de (\d{1,2}) ans`,
  String.raw`No recomendad[ao] (?:para|a) menores de (\d{1,2}) años`,
  String.raw`Não recomendad[ao] (?:para|a) menores de (\d{1,2}) anos|Classificação(?: indicativa)?: (\d{1,2}) anos`,
  String.raw`Vietato ai minori di (\d{1,2}) anni`,
  String.raw`Niet geschikt voor kijkers (?:jonger dan|onder) (\d{1,2}) jaar`,
  String.raw`(?:Nevhodné|Nepřístupné|Nevhodné pořady) (?:pro )?(?:děti|mládež|mládeži|děti a mládež) do (\d{1,2}) let|(?:Přístupné|Vhodné) od (\d{1,2}) let`,
  String.raw`(?:Nevhodné|Neprístupné) (?:pre )?(?:deti|mládež|maloletých|maloletým) do (\d{1,2}) rokov|(?:Prístupné|Vhodné) od (\d{1,2}) rokov`,
  String.raw`(?:Interzis(?:ă)?|Nerecomandat(?:ă)?|Nu este recomandat(?:ă)?) (?:minorilor|copiilor|tinerilor|persoanelor) (?:sub|până la) (?:vârsta de )?(\d{1,2}) ani`,
  String.raw`(?:Dozwolone|Program dozwolony|Dla widzów|Film dozwolony) od lat (\d{1,2})`,
  String.raw`(\d{1,2}) éven aluliak(?:nak| számára) nem ajánlott`,
  String.raw`Nije (?:za|prikladno za|preporučljivo za) (?:osobe )?mlađe od (\d{1,2}) godina`,
  String.raw`(?:Не рекомендуется|Запрещено) (?:для просмотра )?(?:детям|лицам|зрителям) (?:до|младше) (\d{1,2}) лет`,
  String.raw`(?:Не рекомендовано|Заборонено) (?:для перегляду )?(?:дітям|особам|глядачам) до (\d{1,2}) років`,
  String.raw`Забранено за лица под (\d{1,2}) години`,
  String.raw`(?:Ακατάλληλο για κάτω|Κατάλληλο για άνω) των (\d{1,2})(?: ετών)?`,
].join("|");

const sentenceFirst = new RegExp(String.raw`^(?:${sentences})[.!]\s+(?=\S)`, "iu");
const sentenceLast = new RegExp(String.raw`(?:^|(?<=[.!?…]["'”’»)]?)\s+)(?:${sentences})[.!]?$`, "iu");

/** What a language's guides write besides, and in brackets alone. */
const ownSigns: Readonly<Record<string, string>> = {
  ro: String.raw`AP(?:[ -]?1[258])?|A\.P\.?|AG`,
};
const agesInBrackets: Readonly<Record<string, string>> = {
  ro: "12|15|18",
  hu: "6|12|16|18",
  fi: "7|12|16|18",
};
/** Languages in which such an age stands without brackets behind the last sentence. */
const agesBehind: Readonly<Record<string, string>> = { ro: "12|15|18" };

type Places = { first: RegExp; last: RegExp };
const places = new Map<string, Places>();

function placesIn(language: string): Places {
  const known = places.get(language);
  if (known) return known;
  const own = ownSigns[language];
  const signs = join(ratingSign, own);
  const bracketed = join(signs, agesInBrackets[language]);
  const behind = join(signs, agesBehind[language]);
  const inBrackets = String.raw`[([]\s?(${bracketed})\s?[)\]]`;
  const found = {
    first: new RegExp(
      String.raw`^(?:${inBrackets}[.:]?|(${signs})(?:[.:,]|\s[-–|])${own === undefined ? "" : `|(${own})`})\s+(?=["'“„«]?[\p{Lu}\d])`,
      "u",
    ),
    last: new RegExp(String.raw`(?:\s*${inBrackets}|(?:^|(?<=[.!?…]["'”’»)]?)\s+)(${behind}))\.?$`, "u"),
  };
  places.set(language, found);
  return found;
}

const join = (...patterns: readonly (string | undefined)[]): string =>
  patterns.filter((pattern) => pattern !== undefined).join("|");

/** `A.P.` is AP. */
const withoutStops = (rating: string): string => rating.replaceAll(".", "");

/** How much of a text is searched for what stands after it, and before it. */
const longestEnd = 100;
const longestStart = 60;
/** What every rating has, but for the words that a language has of its own. Cheap to test, and therefore tested first. */
const ratingPart = /\d|TV-|U\/A/u;

/** Takes the age rating off a description's beginning or end, where nothing else is written so; null if it has none. */
export function takeDescriptionRating(text: string, language = ""): Rated | null {
  const { first, last } = placesIn(language);
  const from = Math.max(0, text.length - longestEnd);
  const tail = text.slice(from);
  const mayRate = (part: string): boolean => ownSigns[language] !== undefined || ratingPart.test(part);
  for (const pattern of mayRate(tail) ? [last, sentenceLast] : []) {
    const match = pattern.exec(tail);
    const rating = match?.slice(1).find(Boolean);
    if (match && rating !== undefined)
      return { rest: text.slice(0, from + match.index), rating: withoutStops(rating) };
  }
  for (const pattern of mayRate(text.slice(0, longestStart)) ? [first, sentenceFirst] : []) {
    const match = pattern.exec(text);
    const rating = match?.slice(1).find(Boolean);
    if (match && rating !== undefined)
      return { rest: text.slice(match[0].length), rating: withoutStops(rating) };
  }
  return null;
}
