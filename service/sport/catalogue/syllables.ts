/** How the letters of scripts that write syllables sound, in the classes of `sound.ts`. A dash is silent. */

/** The consonants of Thai, Lao, Khmer, Burmese and Sinhala by their sound. */
const consonants: Readonly<Record<string, string>> = {
  b: "บปผพภ ບປຜພ បផពភ ပဖဗဘ පඵබභ",
  k: "กขฃคฅฆ ກຂຄ កខគឃ ကခဂဃ කඛගඝ",
  d: "ดฎ ດ ដឌ ဒဓဍဎ දධඩඪ",
  t: "ตถทธฏฐฑฒ ຕຖທ តថទធឋឍ တထဋဌ තථටඨ",
  f: "วฝฟ ວຝຟ វ ဝ වෆ",
  l: "ลฬ ລ លឡ လဠ ලළ",
  m: "ม ມ ម မ ම",
  n: "นณง ນງ នណង နဏင නණඞ",
  r: "รฤ ຣ រ - ර",
  s: "จฉชซฌศษส ຈຊສ ចឆជឈស စဆဇဈသ චඡජඣශෂස",
};
/** The same of kana; what stands alone is a vowel. */
const kana: Readonly<Record<string, string>> = {
  k: "かきくけこがぎぐげご",
  s: "さしすせそざじずぜぞちつぢづ",
  t: "たてと",
  d: "だでど",
  n: "なにぬねのん",
  f: "ふゔわ",
  b: "ばびぶべぼぱぴぷぺぽ",
  m: "まみむめも",
  r: "らりるれろ",
};
const letters = new Map<string, string>();
for (const [sound, those] of Object.entries(consonants))
  for (const letter of those.replace(/[ -]/g, "")) letters.set(letter, sound);
const katakanaAfter = 0x60;
for (const [sound, those] of Object.entries(kana))
  for (const letter of those)
    for (const form of [letter, String.fromCharCode(letter.charCodeAt(0) + katakanaAfter)])
      letters.set(form, sound);

/** The rows of Ethiopic, which has each consonant with eight vowels. */
const ethiopic = "-l-msrsskkkkbfts--nn-kk--f-ss-ddskkktsbssfb";
const ethiopicFrom = 0x1200;
const vowelsOfEthiopic = 8;

/** The consonants that begin and end the syllables of Hangul. */
const initials = "kknddrmbbss-sssktb-";
const finals = "-kkknnndllmlllllmbbssnssktb-";
const hangulFrom = 0xac00;
const hangulTo = 0xd7a3;
const finalsOfHangul = 28;
const syllablesOfInitial = 588;

/** What a letter sounds like; undefined if it is of another script. */
export function soundOfSyllable(letter: string): string | undefined {
  const code = letter.charCodeAt(0);
  if (code >= hangulFrom && code <= hangulTo) {
    const place = code - hangulFrom;
    const [first, last] = [initials[Math.floor(place / syllablesOfInitial)], finals[place % finalsOfHangul]];
    return `${first}${last}`.replaceAll("-", "");
  }
  const row = ethiopic[Math.floor((code - ethiopicFrom) / vowelsOfEthiopic)];
  return row === undefined ? letters.get(letter) : row.replace("-", "");
}
