import { isUtf8 } from "node:buffer";

/**
 * Mends a text whose UTF-8 a program took for Windows-1252 and encoded once more: "Khloé" from "KhloÃ©". All of its
 * letters outside of ASCII must say so; any other text stays as it is, but for `Â¿` and `Â¡`, which no language has.
 */
export function repairTwiceEncoded(text: string): string {
  return pair.test(text) ? (repairWhole(text) ?? text.replace(aloneInSpanish, "")) : text;
}

/** Spanish texts that are spoilt nowhere else: their letters were repaired already. */
const aloneInSpanish = /Â(?=[¿¡])/g;

/** Null if not all letters say that they were encoded twice. */
function repairWhole(text: string): string | null {
  if (beyond.test(text) || cutShort.test(text)) return null;
  const bytes = Buffer.from(Array.from(text, byteOf));
  if (!isUtf8(bytes)) return null;
  const repaired = bytes.toString("utf8");
  const letters = repaired.match(/[^\p{ASCII}]/gu) ?? [];
  const isLikely = letters.length > 1 ? !strange.test(repaired) : western.test(repaired);
  return isLikely ? repaired : null;
}

/** The letters of Windows-1252 from 0x80 to 0x9f, with control characters where it has none. */
const high = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const byteOf = (letter: string): number =>
  high.includes(letter) ? 0x80 + high.indexOf(letter) : letter.charCodeAt(0);

/** What the bytes that continue a character of UTF-8 stand for. */
const continues = `${high}\\u0080-\\u00bf`;

/** Matches where a byte that begins a character of UTF-8 precedes one that continues it: few texts have that. */
const pair = new RegExp(`[Â-ô][${continues}]`);

/** Matches what Windows-1252 hasn't. */
const beyond = new RegExp(`[^\\u0000-\\u00ff${continues}]`);

/** Matches words in capitals before a closing sign ("AMANHÃ…"), which would pass for one character. */
const cutShort = /\p{Lu}[Â-ß][…’”»›™](?!\p{L})/u;

/** One pair may be chance (`"Spaß“`), unless it stands for a letter or sign of Western European texts. */
const western = /[\u00a0-\u017f\u2000-\u206f]/;

/** Letters that no listings are written in: whole texts that decode to them are chance too. */
const strange = /[\u0180-\u019f\u01a2-\u01ae\u01b1-\u0217\u021c-\u0258\u025a-\u036f\u0700-\u08ff]/;
