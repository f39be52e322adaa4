import type { ProgrammeFields, Text } from "./fields.ts";
import { capText, cleanText } from "./text.ts";

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
    const whole = cleanText(text);
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

/** An element's texts as a list, each once; undefined if there are none. `write` may change how one is written. */
export function listOf(
  fields: ProgrammeFields,
  name: string,
  length = most.items,
  write: (text: string, language?: string) => string = (text) => text,
): string[] | undefined {
  if (!fields.texts.has(name)) return undefined;
  const items = new Map<string, string>();
  for (const { text, language } of textsOf(fields, name, most.short))
    if (!items.has(text)) items.set(text, write(text, language));
  return orAbsent(upTo(length, [...items.values()], () => fields.dropped.push(name)));
}

/** The first items of a list; `leaveOut` is called for each of the others. */
export function upTo<T>(length: number, items: readonly T[], leaveOut: () => void): T[] {
  for (let left = items.length; left > length; left--) leaveOut();
  return items.slice(0, length);
}

export const orAbsent = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);
