import { hueOf } from "./scene.ts";

/** The colour behind a name's initials. */
export const plateColour = (name: string): string => `oklch(0.48 0.13 ${hueOf(name)})`;

/** A title's own hue for what is drawn dark: without those that turn to mud. */
const darkHueOf = (title: string): number => Math.round(140 + (hueOf(title) * 280) / 360) % 360;

/** A dark ground of a title's own hue, on which white can be read: what a scene ends in. */
export const sceneColour = (title: string): string => `oklch(0.27 0.06 ${darkHueOf(title)})`;

/** What a title's scene is drawn by: its hue, where its light stands, and whether it is seen from the other side. */
export function sceneryOf(title: string) {
  const hash = hueOf(title);
  return {
    "--hue": darkHueOf(title),
    "--at": `${22 + ((hash * 7) % 57)}%`,
    ...(hash % 2 === 1 && { "--side": -1 }),
  };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Says no more than a letter does before a number: everybody calls Channel 4 "C4". */
const anyChannel = /^(?:channel|canale?|kanal)$/i;

/** The numbers that channels write as words, in order: "BBC One". */
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const inDigits = (word: string): string => {
  const place = numbers.indexOf(word.toLowerCase());
  return place < 0 ? word : String(place + 1);
};

/** The number of an American channel, which says more than what follows it: `12.1 UNK`. */
const subchannel = /^\d{1,2}\.\d{1,2}(?=\s|$)/;

/** An American station by its call sign, before its number: `KXAS-TV 5.1`. */
const station = /^([KW][A-Z]{2,3})(?:-[A-Z]{2})?\s\d{1,2}\.\d{1,2}$/;

/** Says how sharp a channel's picture is, not which one it is. */
const definition = /\s(?:u?hd|fhd|sd|4k)\s*$/i;

/** A channel whose name is only a number of its provider: the end of it tells it from the next one. */
const onlyNumbered = /^\p{L}+ \p{N}*(\p{N}{3})$/u;

/** Whether a channel has no name but a number of its provider: "Channel 92533800202". */
export const isOnlyNumbered = (name: string): boolean => onlyNumbered.test(name);

/** What follows says the same in another script, or what the channel is about: "Thmanyah | Guide". */
const addition = /(?<=\S)\s*\|.*$/u;

/** Initials that stand for a name: "MERI" for Meridian, "ARE1" for Arena 1, "BBC1" for BBC One, "CU" for Canal Uno. */
export function initialsOf(name: string): string {
  const [own] = subchannel.exec(name) ?? [];
  if (own !== undefined) return own;
  const [, callSign] = station.exec(name) ?? [];
  if (callSign !== undefined) return callSign;
  const [, end] = onlyNumbered.exec(name) ?? [];
  if (end !== undefined) return end;
  const words =
    name
      .replace(addition, "")
      .replace(definition, "")
      .match(/[\p{L}\p{N}+!]+/gu) ?? [];
  const [first = "", ...rest] = words.map((word, place) => (place === 0 ? word : inDigits(word)));
  const letters = (text: string, most: number) =>
    Array.from(graphemes.segment(text), ({ segment }) => segment)
      .slice(0, most)
      .join("");
  if (rest.length === 0) return letters(first, 4).toUpperCase();
  const [number] = rest.at(-1)?.match(/^\p{N}{1,2}/u) ?? [];
  if (number && rest.length === 1)
    return letters(first, anyChannel.test(first) ? 1 : 3).toUpperCase() + number;
  return [...words.slice(0, number ? 2 : 3).map((word) => letters(word, 1)), number].join("").toUpperCase();
}
