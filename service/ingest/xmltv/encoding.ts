import { isUtf8 } from "node:buffer";
import { analyse } from "chardet";
import iconv from "iconv-lite";

/** Length of the UTF-8 sequence that begins with a byte; 0 if none does. */
const sequenceLength = (lead: number): number =>
  lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;

/** The length of the whole UTF-8 character at a place; 0 if what is there isn't one. */
function characterLength(bytes: Buffer, at: number): number {
  const length = sequenceLength(bytes[at] ?? 0);
  return length === 1 || (length > 1 && isUtf8(bytes.subarray(at, at + length))) ? length : 0;
}

/** How many bytes from a place on begin a character that isn't completed: at least the first. */
function brokenLength(bytes: Buffer, at: number): number {
  const most = sequenceLength(bytes[at] ?? 0) - 1;
  let length = 1;
  while (length < most && ((bytes[at + length] ?? 0) & 0xc0) === 0x80) length++;
  return length;
}

/**
 * Decodes bytes that are mostly UTF-8. A single bad byte is most likely a letter of Windows-1252, so it is read as
 * one; a character that was cut off after two or three bytes is dropped. `onRepaired` is called for each.
 */
export function repairUtf8(bytes: Buffer, onRepaired: () => void): string {
  let text = "";
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = characterLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    const broken = brokenLength(bytes, at);
    text += bytes.toString("utf8", from, at);
    if (broken === 1) text += iconv.decode(bytes.subarray(at, at + 1), "windows-1252");
    onRepaired();
    at += broken;
    from = at;
  }
  return text + bytes.toString("utf8", from);
}

/** What has the same letters and more; browsers read these so too. */
const widened: Readonly<Record<string, string>> = {
  "iso-8859-1": "windows-1252",
  "iso-8859-8": "windows-1255",
  "iso-8859-9": "windows-1254",
  "iso-8859-11": "windows-874",
};

/** The name under which an encoding is read: one that has all of its letters and more, if there is one. */
export const readAs = (name: string): string => widened[name.toLowerCase()] ?? name;

/** Fewer bad bytes than this say nothing about an encoding. */
const fewestBad = 8;
const leastConfidence = 10;

/**
 * The encoding of bytes that should be UTF-8 and hardly are: most of their letters outside of ASCII are bad. Null if
 * they are UTF-8 but for single bytes, or if no encoding is likely.
 */
export function otherEncoding(bytes: Buffer): string | null {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; at++) {
    const length = characterLength(bytes, at);
    if (length === 0) bad++;
    else if (length > 1) good++;
    at += Math.max(0, length - 1);
  }
  if (bad < fewestBad || good > bad / 2) return null;
  return guessEncoding(bytes)?.name ?? null;
}

/** The share of letters that has to be bad. */
const fewestUndecodable = 0.05;

/** The encoding of bytes that can't be in the declared one, in which many are no letters; null if they may be. */
export function mistakenLetters(bytes: Buffer, declared: string): string | null {
  const bad = iconv.decode(bytes, declared).split("\ufffd").length - 1;
  if (bad < fewestBad || bad < count(bytes, highLetters) * fewestUndecodable) return null;
  const name = guessEncoding(bytes)?.name ?? null;
  return name?.toLowerCase() === declared ? null : name;
}

/** Western European encodings, which sources name without having thought about it. */
const western = /^(?:iso-?8859-?15?|latin-?1|windows-?1252|cp-?1252)$/;
/** By how much a guess has to be more likely than Western European. */
const clearly = 8;

/** The encoding of bytes that are called Western European and plainly aren't; null if they may be. */
export function mistakenWestern(bytes: Buffer, declared: string): string | null {
  if (!western.test(declared) || count(bytes, highLetters) < fewestBad) return null;
  const guess = guessEncoding(bytes);
  if (!guess || guess.name === "windows-1252") return null;
  return guess.lead >= clearly || isInOtherLetters(bytes) ? guess.name : null;
}

/** Whether most letters outside of ASCII stand in rows of three or more, as they never do in Western European words. */
function isInOtherLetters(bytes: Buffer): boolean {
  let high = 0;
  let inRows = 0;
  let row = 0;
  for (const byte of bytes) {
    if (byte >= 0x80) {
      high++;
      row++;
      continue;
    }
    if (row >= 3) inRows += row;
    row = 0;
  }
  return inRows > high / 2;
}

/** What bytes are most likely, and by how much more than Western European; null if nothing is. */
function guessEncoding(bytes: Buffer): { name: string; lead: number } | null {
  // Tags and other ASCII would make everything look like English.
  const words = bytes
    .toString("latin1")
    .replace(/<[^<>]*>/g, " ")
    .replace(/[^\s]*[\x21-\x7e]{12,}[^\s]*/g, " ");
  const guesses = analyse(Buffer.from(words, "latin1")).filter(
    ({ name }) => !/^(UTF|ASCII)/i.test(name) && iconv.encodingExists(name),
  );
  const [best] = guesses;
  const known = unknownToDetectors(bytes, best?.name);
  if (known) return { name: known, lead: clearly };
  const confidence = best?.confidence ?? 0;
  if (!best || confidence < leastConfidence) return null;
  const other = guesses.find(({ name }) => readAs(name) === "windows-1252")?.confidence ?? 0;
  return { name: readAs(best.name), lead: confidence - other };
}

/** What detectors by frequency mistake. */
function unknownToDetectors(bytes: Buffer, best: string | undefined): string | null {
  if (isThai(bytes)) return "windows-874";
  if (/^windows-125[247]$/.test(best ?? "") && isSlavic(bytes)) return "windows-1250";
  // Of capitals with a stroke, only `Ά` is elsewhere.
  if (best === "ISO-8859-7" && count(bytes, "\xa2") > count(bytes, "\xb6")) return "windows-1253";
  return null;
}

const count = (bytes: Buffer, of: string): number =>
  bytes.reduce((sum, byte) => sum + (of.includes(String.fromCharCode(byte)) ? 1 : 0), 0);

/** South Slavic languages and Slovak: `š` and `ž` are where windows-1252 has them, but no language there has as many. */
const isSlavic = (bytes: Buffer): boolean =>
  count(bytes, "\x8a\x8e\x9a\x9e") > count(bytes, highLetters) / fewestSlavic;
const fewestSlavic = 10;
const highLetters = String.fromCharCode(...Array.from({ length: 0x80 }, (_, at) => 0x80 + at));

/** In Thai, a fifth of the letters are signs over or under others. */
const fewestSigns = 0.08;
const mostMisplaced = 0.03;

/**
 * Whether bytes are Thai in windows-874: signs for vowels and tones stand after consonants, and no other letters are
 * used. Detectors by frequency don't know Thai.
 */
function isThai(bytes: Buffer): boolean {
  if (isInPairs(bytes)) return false;
  let letters = 0;
  let signs = 0;
  let misplaced = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0xa1) continue;
    letters++;
    const isSign = byte === 0xd1 || (byte >= 0xd4 && byte <= 0xda) || (byte >= 0xe7 && byte <= 0xee);
    const before = bytes[at - 1] ?? 0;
    const hasBase = (before >= 0xa1 && before <= 0xce) || (before >= 0xd4 && before <= 0xee);
    if (isSign) signs++;
    if ((isSign && !hasBase && before !== 0xd1) || byte >= 0xfc || (byte >= 0xdb && byte <= 0xde))
      misplaced++;
  }
  return signs > 0 && signs >= letters * fewestSigns && misplaced <= letters * mostMisplaced;
}

/**
 * Whether letters outside of ASCII are two bytes each, as in Chinese, Japanese and Korean: their rows are all even, or the
 * second byte is often one of ASCII.
 */
function isInPairs(bytes: Buffer): boolean {
  let [rows, oddRows, split, row] = [0, 0, 0, 0];
  for (const byte of bytes) {
    if (byte >= 0x80) {
      row++;
      continue;
    }
    if (row > 0) {
      rows++;
      if (row % 2 === 1) oddRows++;
      if (byte >= 0x40) split++;
    }
    row = 0;
  }
  return oddRows === 0 || split > rows / 2;
}

/** Encodings in which hardly any two letters in a row look like one of UTF-8. */
const oneByte = /^(iso-?8859|latin|windows-?125|cp-?125|koi8)/;

/** Whether bytes that should be in another encoding are UTF-8: they have letters outside of ASCII, all of them whole. */
export const isReallyUtf8 = (bytes: Buffer, declared: string): boolean =>
  isUtf8(bytes) && bytes.length - bytes.toString("utf8").length >= (oneByte.test(declared) ? 1 : 3);
