import { readGenre } from "../kinds/categories.ts";
import { fold } from "../text.ts";
import type { Form } from "./form-words.ts";
import { readForm } from "./forms.ts";

/** Where films and series are from, in ISO 3166-1. */
const countries =
  "AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IR IS IT JP KR LT LV MX NL NO NZ PE PH PL PT RO RS RU SE SI SK TH TR TW UA US ZA".split(
    " ",
  );
const languages =
  "ar bg cs da de el en es et fa fi fr he hr hu id is it ja ko lt lv mk nl no pl pt ro ru sk sl sr sv th tr uk vi zh".split(
    " ",
  );
/** How guides abbreviate them. */
const abbreviated =
  "didžioji britanija|lielbritānija|suurbritannia|iso-britannia|storbritannien|storbritannia|velika britanija|marea britanie|nagy-britannia|veľká británia|wielka brytania|grande-bretagne|gran bretaña|grã-bretanha|gran bretagna|großbritannien|groot-brittannië|велика британія|вялікабрытанія|μεγάλη βρετανία|büyük britanya|usa|us|uk|gb|sua|eua|ee uu|eeuu|abd|sad|zda|jav|asv|сша|щ а|η π α|ηπα|н р|великобритания|ссср|срср|čr|čssr|nsr|nszk|d|f|i|a|ch|brd|ddr|vb|velká británie|británie|anglie|anglia|angol|am|amerikai|magyar|francia|olasz|német|アメリカ|米|英|仏|伊|独|香港|中国|台湾|日本|韓国|モノクロ|カラー|白黒|hk|hkg|tpe|jpn|kor|chn|ind|gbr|fra|deu|esp|ita";

let names: ReadonlySet<string> | undefined;

function listNames(): ReadonlySet<string> {
  const own = new Set(abbreviated.split("|").map(fold));
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of countries) {
      const name = display.of(code);
      if (name) own.add(fold(name));
    }
  }
  return own;
}

const isCountry = (text: string): boolean => {
  names ??= listNames();
  return names.has(fold(text));
};

/** Without a comma, a place and a year are those of an event: `Final (France 1998)`. */
const noteAtEnd = /\s*[([<〈](?=[^()[\]<>〈〉]*[,;/・·])([^()[\]<>〈〉]{6,50})[)\]>〉]$/u;
const year = /(?<!\d)(?:19[1-9]|20[0-4])\d(?!\d)(?:\s?(?:г|р|m|年)(?![\p{L}]))?\.?/u;
const parted = /\s*[,;/·・]\s*|\.\s+|\s[-–]\s/u;

/** Without brackets, a country or a genre stands before the year: `Larkhill. США, 2012`, `Larkhill, Drama, 2019`. */
const noteBehind =
  /[.,]\s+((?:\p{L}(?:[\p{L}\s-]|\.(?!\s\p{Lu})){1,24},\s){1,3})(?:19|20)\d\d(?:\s?(?:г|р|m)\.?)?!?$/u;

/** Genres of what has a year. Places and years belong to sports events. */
const made: ReadonlySet<string> = new Set([
  "film",
  "series",
  "fiction",
  "documentary",
  "kids",
] satisfies Form[]);

const isGenre = (text: string): boolean => readForm(text) !== undefined || made.has(readGenre(text) ?? "");

function takeBehind(title: string): { title: string } | null {
  const match = noteBehind.exec(title);
  const parts = match?.[1]
    ?.split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return match && parts?.every((part) => isCountry(part) || isGenre(part))
    ? { title: title.slice(0, match.index) }
    : null;
}

/**
 * Takes off the brackets that say where and when a programme was made: `Larkhill (США, 2013)`, `Larkhill (am. film,
 * 2011)`. Null if there are none. A year alone may tell two programmes apart.
 */
export function takeNote(title: string): { title: string; form?: Form } | null {
  const behind = takeBehind(title);
  if (behind) return behind;
  const match = noteAtEnd.exec(title);
  const inside = match?.[1];
  if (!match || inside === undefined || !year.test(inside)) return null;
  const parts = inside
    .replace(year, ",")
    .split(parted)
    .map((part) => part.replace(/[.,\s]+$/u, "").trim())
    .filter(Boolean);
  const forms = parts.map((part) => readForm(part) ?? readForm(part.split(" ").at(-1) ?? ""));
  const isNote = parts.some(
    (part, at) => forms[at] !== undefined || isCountry(part) || isCountry(part.split(" ")[0] ?? ""),
  );
  return isNote ? { title: title.slice(0, match.index), form: forms.find(Boolean) } : null;
}
