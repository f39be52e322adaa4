import { kinds } from "../../contract/kinds.ts";
import type { Kind } from "../../contract/slot.ts";
import { rememberedOf } from "../memory.ts";
import { partWords } from "./part-words.ts";

export const allKinds: readonly Kind[] = kinds;

/** For each kind, in the order of `allKinds`, how much speaks for it: differences are logarithms of odds. */
export type Weights = readonly number[];

/** What a slot's kind may be guessed by. */
export type Clued = {
  title: string;
  /** Sub-title and description. */
  text: string;
  /** Null if unknown. */
  minutes: number | null;
  isEpisode: boolean;
  /** What its channel is called. */
  channel: ReadonlySet<string>;
};

/**
 * What slots whose kind is known teach about the words, lengths and numbers of each kind, in whatever language: naive
 * Bayes. No list of words is needed, and what a source calls its programmes counts as much as what they are about.
 */
export type Lessons = {
  teach(slot: Clued, kind: Kind): void;
  /** What the texts of a programme's slots say. `shown` is how many programmes of each kind its channel shows. */
  weigh(slots: readonly Clued[], shown: ReadonlyMap<Kind, number>): Weights;
  /** How many slots taught a folded word. */
  timesTaught(word: string): number;
};

/** How much of a text is about the programme. */
const mostChars = 320;
const mostWords = 100_000;
/** A word that occurs less often may be a name. */
const fewestTaught = 2;
/** So many slots of each kind are taken for granted: a few say little about the rest of a source. */
const grantedEach = 2;
/** And so many of each word, and programmes of each channel, that are as all of the source are. */
const granted = { word: 2, channel: 3 };
/** Words of one text or name go together: each says half of what it would say by itself, and all no more than so many. */
const wordWeight = 0.5;
const mostCounted = 12;

const sum = (numbers: Iterable<number>): number => {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
};

export function createLessons(): Lessons {
  const places = new Map<string, number>();
  const counts = new Uint32Array(mostWords * allKinds.length);
  const taught = allKinds.map(() => 0);
  const countsAt = (place: number) => counts.subarray(place * allKinds.length, (place + 1) * allKinds.length);

  function placeOf(word: string): number | undefined {
    const known = places.get(word);
    if (known !== undefined || places.size >= mostWords) return known;
    // A copy: a part of a text would keep the whole text in memory.
    places.set(Buffer.from(word).toString(), places.size);
    return places.size - 1;
  }

  /** What words say, by their places: most are weighed many times after the last lesson. */
  let reckoned: (Weights | null)[] = [];

  /** What a word says; null if it is too rare. */
  function ratios(word: string, all: number): Weights | null {
    const place = places.get(word);
    if (place === undefined) return null;
    const known = reckoned[place];
    if (known !== undefined) return known;
    const own = countsAt(place);
    const found = sum(own);
    const share = found / all;
    const weights =
      found < fewestTaught
        ? null
        : taught.map((of, at) => Math.log(((own[at] ?? 0) / share + granted.word) / (of + granted.word)));
    reckoned[place] = weights;
    return weights;
  }

  return {
    teach(slot, kind) {
      if (reckoned.length > 0) reckoned = [];
      const at = allKinds.indexOf(kind);
      taught[at] = (taught[at] ?? 0) + 1;
      for (const word of [...readWords(slot), ...nameWords(slot.channel), formOf(slot)]) {
        const place = placeOf(word);
        if (place === undefined) continue;
        const cell = place * allKinds.length + at;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    },
    weigh(slots, shown) {
      const all = sum(taught);
      const onChannel = sum(shown.values());
      const weights = allKinds.map((kind, at) => {
        const expected = ((taught[at] ?? 0) + grantedEach) / (all + grantedEach * allKinds.length);
        return Math.log(
          ((shown.get(kind) ?? 0) + granted.channel * expected) / (onChannel + granted.channel),
        );
      });
      const add = (more: Weights | null, times: number): void => {
        for (let at = 0; more && at < more.length; at++)
          weights[at] = (weights[at] ?? 0) + times * (more[at] ?? 0);
      };
      const said: Weights[] = [];
      for (const slot of slots)
        for (const word of readWords(slot)) {
          const ratio = ratios(word, all);
          if (ratio) said.push(ratio);
        }
      const each = Math.min(1 / slots.length, mostCounted / said.length);
      for (const word of said) add(word, wordWeight * each);
      for (const slot of slots) {
        add(ratios(formOf(slot), all), 1 / slots.length);
        for (const word of nameWords(slot.channel)) add(ratios(word, all), wordWeight / slots.length);
      }
      return weights;
    },
    timesTaught(word) {
      const place = places.get(word);
      return place === undefined ? 0 : sum(countsAt(place));
    },
  };
}

/** The words of a slot, and those of its title once more; of scripts that don't part them, each two signs. */
function readWords({ title, text }: Clued): Set<string> {
  const words = new Set<string>();
  for (const word of partWords(title)) words.add(`=${word}`).add(word);
  for (const word of partWords(text.slice(0, mostChars))) words.add(word);
  return words;
}

/** What a channel is called by so few letters, others are too: `NTV` is news in one country and all sorts in another. */
const brand = /^[a-z\d+]{1,4}$/;

/** The words of a channel's names: channels that are called alike show the like. */
const nameWords = rememberedOf((names: ReadonlySet<string>): string[] =>
  [...names]
    .flatMap(partWords)
    .filter((word) => !brand.test(word))
    .map((word) => `channel ${word}`),
);

/** Lengths, in minutes, up to which programmes are much alike. */
const lengths = [10, 16, 25, 35, 65, 79, 150];

/** How long a slot is, and whether it is numbered, as if that were a word. */
const formOf = ({ minutes, isEpisode }: Clued): string =>
  `${isEpisode ? "numbered" : "single"} ${minutes === null ? "?" : (lengths.find((most) => minutes <= most) ?? "long")}`;
