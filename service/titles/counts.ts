export const cjkDigits = "一二三四五六七八九";
/** The letters with which Greek counts, before their sign: `Ε΄`. */
export const greekDigits = "ΑΒΓΔΕϚΖΗΘ";

/** Digits of other scripts, which stand in blocks of ten. */
const otherDigit = /(?!\d)\p{Nd}/gu;

/** A text with the digits of every script in ASCII; it stays as long as it was. */
export const toAsciiDigits = (text: string): string =>
  text.replace(otherDigit, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const start = code - (code % 16);
    // A block begins at the start of a column of sixteen, or at its seventh place.
    return String(/\p{Nd}/u.test(String.fromCodePoint(start)) ? code - start : code - start - 6);
  });

/** A number in ASCII, full-width, Roman, Greek or Chinese digits. */
export function toCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // `1.712` counts thousands.
  const plain = text.normalize("NFKC").replace(/(?<=\d)[.,](?=\d{3}$)/u, "");
  if (/^\d+$/.test(plain)) return Number(plain);
  if (/^[IVX]+$/i.test(plain)) return fromRoman(plain.toUpperCase());
  const letters = plain.toUpperCase();
  // Its sixth letter is written as two.
  const greek = greekDigits.indexOf(letters === "ΣΤ" ? "Ϛ" : letters);
  if (greek >= 0) return greek + 1;
  let total = 0;
  let digit = 0;
  for (const character of plain)
    if (character === "十" || character === "百") {
      total += (digit || 1) * (character === "十" ? 10 : 100);
      digit = 0;
    } else digit = cjkDigits.indexOf(character) + 1;
  return total + digit || undefined;
}

const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function fromRoman(text: string): number {
  const values = [...text].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Hebrew letters count units, tens and hundreds, which are added up: `י״ב` is 12. */
export function fromHebrew(letters: string): number {
  const values = letters.match(/[א-ת]/gu) ?? [];
  return values.reduce((sum, letter) => sum + (hebrewValues.get(letter) ?? 0), 0);
}

const hebrewValues = new Map(
  Array.from("אבגדהוזחטיכלמנסעפצקרשת", (letter, at) => [letter, 10 ** Math.floor(at / 9) * ((at % 9) + 1)]),
);

/** Ethiopic digits stand for units, tens and a hundred, which are added up: `፲፪` is 12. */
export function fromEthiopic(letters: string): number {
  return Array.from(letters, (letter) => {
    const at = (letter.codePointAt(0) ?? 0) - 0x1369;
    return 10 ** Math.floor(at / 9) * ((at % 9) + 1);
  }).reduce((sum, value) => sum + value, 0);
}
