import type { SlotFacts } from "../detection.ts";
import { isRelay } from "./event-words.ts";
import { words } from "./text.ts";

/** The first line of a description of several: `Boca Juniors v Lanús\nLa Bombonera sets the stage`. */
const firstLine = /^\s*([^\n]{4,90}[^\s.!?…])[ \t]*\r?\n\s*(?=\S)/u;
/** The first sentence of one that begins with a word and a colon: `Biatlon: SP Hochfilzen - sprint žen`. */
const firstSentence = /^\s*(\p{L}[^:.\n]{2,30}: ?[^\n]{4,100}?)(?:\. |\n|$)/u;

/** A title that is a word or two, or has such before a dash. */
const beforeDash = /^(\p{L}[\p{L}\p{M}' -]{1,18}?)(?:\s-\s(?=\S)|$)/u;

/**
 * A title with a colon behind the sport that it begins with, if the word means one only before a colon and another
 * sign stands there: `Voile - Trophée …`, or `Surf` beside a sub-title.
 */
export function withColon(facts: SlotFacts, namesSport: (text: string) => boolean): SlotFacts {
  const title = facts.title.trim();
  const [whole, word = ""] = beforeDash.exec(title) ?? [];
  if (!whole || (word === title && !facts.sub_title)) return facts;
  if (namesSport(word) || !namesSport(`${word}:`)) return facts;
  return { ...facts, title: `${word}: ${title.slice(whole.length)}`.trim() };
}

/** Titles that say no more than that sport is shown: `Sportovní přenos`, `Zimní sporty`, `Спорт`. */
const anySport = words`
  winter ?sports?|wintersporten?|deportes? de invierno|desportos? de inverno|esportes de inverno|sports? d'hiver|sport invernali|
  sporturi de iarnă|zimní sporty|zimné športy|sporty zimowe|zimski (?:sportovi|športi)|téli sportok|talviurheilua?|
  vintersport|зимние виды спорта|зимові види спорту|зимни спортове|зимски спортови|χειμερινά σπορ|kış sporları|talisport|
  sports?(?: live| en direct)?|šport|спорт|deportes?|esportes?|desporto|sporturi|urheilu|spor|sportas|sportsendung|idrott|íþróttir|
  رياضة|ورزش|ספורט|αθλητικά|kirol(?:ak)?|thể thao|olahraga|sukan|խաղեր|სპორტი|սպորտ|खेल|খেলা`;
const sportBroadcast = /^\P{L}*\p{L}*(?:sport|šport|спорт)\p{L}*\s\p{L}+$/iu;
/** Most titles have no such word, which this tells fastest. */
const mayBeAboutSport =
  /spo|špo|depor|urheilu|idrott|þróttir|kirol|thể|olahraga|sukan|спо|σπορ|αθλη|սպոր|სპორ|رياض|ورزش|ספורט|खेल|খেলা|hiver|inverno|invierno/i;
const longestTitle = 40;
const isAboutSport = (title: string): boolean =>
  title.length <= longestTitle && mayBeAboutSport.test(title) && namesSportAlone(title);
const namesSportAlone = (title: string): boolean =>
  anySport.exec(title)?.[0] === title.trim() ||
  (sportBroadcast.test(title) && title.split(" ").some(isRelay));
/** An hour of sport shows an event, half an hour is news. */
const shortestMinutes = 45;

/**
 * A slot whose heading stands elsewhere than in the title, as if it stood there: some sources put it on a line of its
 * own at the beginning of the description, or behind a title that only says that there is sport.
 */
export function withHeading(facts: SlotFacts, namesSport: (text: string) => boolean): SlotFacts {
  const { title, sub_title, description = "", start, stop } = facts;
  if (stop - start >= shortestMinutes * 60 && isAboutSport(title)) {
    if (sub_title && namesSport(sub_title)) return { ...facts, title: sub_title, sub_title: undefined };
    const found = sub_title ? null : firstSentence.exec(description);
    if (found?.[1] && namesSport(found[1]))
      return { ...facts, title: found[1], description: rest(description, found) };
  }
  const found = sub_title || !description.includes("\n") ? null : firstLine.exec(description);
  return found?.[1] ? { ...facts, sub_title: found[1], description: rest(description, found) } : facts;
}

const rest = (description: string, [heading]: RegExpExecArray): string | undefined =>
  description.slice(heading.length) || undefined;
