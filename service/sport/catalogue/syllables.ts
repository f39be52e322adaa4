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

/** What Chinese writes foreign names with, by consonant; after a dash, what ends in an N. */
const transcribed: Readonly<Record<string, string>> = {
  b: "巴贝比博布伯鲍拜勃柏毕帕佩皮波普珀派保-班本宾邦彬潘彭庞",
  d: "达德迪多杜代戴道-丹登当敦东邓",
  t: "塔特蒂托图泰陶忒-坦滕廷通汤顿唐丁",
  k: "加盖戈古格高噶瓜圭卡凯科库克考柯寇夸奎基-甘根贡冈坎肯康孔昆金",
  s: "萨塞西索苏斯赛绍沙谢肖舒什夏扎泽佐祖兹宰藻察采齐措楚茨蔡查切奇乔丘柴贾杰吉焦朱热若茹久-桑森辛松孙申尚雄赞曾津詹珍琼钦",
  f: "瓦韦维沃武威伍法费菲福富弗夫-万文温芬丰范旺",
  m: "马梅米莫穆姆迈毛玛默密-曼门明芒蒙",
  n: "纳内尼诺努奈瑙娜妮-南嫩宁农",
  l: "拉莱利洛卢尔赖劳雷里罗鲁丽莉列勒廖吕留柳-兰伦林朗隆龙",
  "": "阿埃伊奥乌艾亚耶约尤雅叶欧爱厄俄哈黑希霍胡赫海豪-安恩因昂翁扬延汉亨欣洪罕",
};
const hanLetters = new Map(
  Object.entries(transcribed).flatMap(([sound, those]) =>
    those
      .split("-")
      .flatMap((some, at) => [...some].map((letter) => [letter, at === 0 ? sound : `${sound}n`] as const)),
  ),
);
const fewestTranscribed = 3;

/** Whether a Chinese name is written by its sound. Others are written by what they mean. */
export function isTranscribed(name: string): boolean {
  const han = name.match(/\p{sc=Han}/gu) ?? [];
  return han.length >= fewestTranscribed && han.every((letter) => hanLetters.has(letter));
}

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
  return row === undefined ? (letters.get(letter) ?? hanLetters.get(letter)) : row.replace("-", "");
}
