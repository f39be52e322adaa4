import type { ProgrammeFields, Text } from "./fields.ts";
import { capText, cleanText } from "./text.ts";
import { mendTurkish } from "./turkish-letters.ts";

/** The most characters or items of a field in a slot; longer texts are cut at a word, further items left out. */
export const most = {
  title: 500,
  description: 4000,
  name: 200,
  short: 100,
  categories: 20,
  items: 50,
  credits: 100,
};

/** An element's texts, clean and each once in each language. What is cut is named among what isn't kept. */
export function textsOf({ texts, dropped }: ProgrammeFields, name: string, length: number): Text[] {
  const found: Text[] = [];
  for (const { text, language } of texts.get(name) ?? none) {
    const whole = mendTurkish(cleanText(text), language);
    const clean = capText(whole, length);
    if (clean !== whole) dropped.push(`${name}, cut`);
    if (clean !== "" && !found.some((other) => other.text === clean && other.language === language))
      found.push({ text: clean, language });
  }
  return found;
}

const none: readonly Text[] = [];

/** An element's texts: first the one in a language, if there is one. */
export function textsFrom(
  fields: ProgrammeFields,
  name: string,
  { length, language }: { length: number; language: string | undefined },
): Text[] {
  const texts = textsOf(fields, name, length);
  const at = texts.findIndex((text) => text.language === language);
  return at > 0 ? [...texts.splice(at, 1), ...texts] : texts;
}

/** The first text of an element that has one. */
export const firstText = (fields: ProgrammeFields, name: string, length = most.short): string | undefined =>
  textsOf(fields, name, length)[0]?.text;

/** An element's texts as a list, each once. `write` may change how one is written. */
export function listTexts(
  fields: ProgrammeFields,
  name: string,
  length = most.items,
  write?: (text: string, language?: string) => string,
): readonly Text[] {
  if (!fields.texts.has(name)) return none;
  const items = new Map<string, Text>();
  for (const each of textsOf(fields, name, most.short)) {
    const { text, language } = each;
    if (!items.has(text)) items.set(text, write ? { text: write(text, language), language } : each);
    else if (language) fields.dropped.push(`${name} lang`);
  }
  return upTo(length, [...items.values()], () => fields.dropped.push(name));
}

export const wordsOf = (texts: readonly Text[]): string[] | undefined =>
  texts.length > 0 ? texts.map(({ text }) => text) : undefined;

/** The language of each text of a list, null if unknown; undefined if none has one. */
export const languagesOf = (texts: readonly Text[]): (string | null)[] | undefined =>
  texts.some(({ language }) => language !== undefined)
    ? texts.map(({ language }) => language ?? null)
    : undefined;

/** A text, clean and cut to a length; undefined if nothing is left. */
export const shortText = (text: string | undefined, length = most.short): string | undefined =>
  text === undefined ? undefined : capText(cleanText(text), length) || undefined;

/** The first items of a list; `leaveOut` is called for each of the others. */
export function upTo<T>(length: number, items: readonly T[], leaveOut: () => void): T[] {
  for (let left = items.length; left > length; left--) leaveOut();
  return items.slice(0, length);
}

export const orAbsent = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);
