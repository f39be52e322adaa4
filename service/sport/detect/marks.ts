import { type AnyCase, anyCase } from "../../any-case.ts";
import { inAllForms } from "../catalogue/han.ts";
import type { ShowingMarks, SlotFacts } from "../detection.ts";
import { isOfOtherSeason, isPastYear } from "./dates.ts";
import { liveWords } from "./live-words.ts";
import { descriptionReading, type FieldReading, titleReadings } from "./readings.ts";
import { lamp, words } from "./text.ts";

/**
 * What a text says about whether it is live or a repeat. Most marks are found as whole words. A word that may also be
 * part of a title (`Premier League Live`) counts only in capitals, in brackets or next to a colon.
 */

/**
 * Words that mean it only in brackets, or after a sign at the end: `(Directo)`, `Brøndby-Vejle - direkte`. Some type the
 * Greek letter with a Latin one.
 */
const liveBeside = anyCase(
  /[([](?:direc?to|direct|direkte?|vivo|prenos|prijenos|suora|canlı|ζ|toos|zindî|laaye)[)\]]|[([]z[)\]](?<=\p{sc=Greek}\s[([]z[)\]])|(?:^|[,:|-]\s?)(?:live|direc?to|direct|direkte?|vivo|prenos|prijenos|suora)\.?$|[,:|-]\s?pri?j?enos iz\s|\sdirec?to\s?:\s|^(?:langsung|direc?to|direct|direkte?|prenos|prijenos|suora)\s?[:!|]|(?<=[:|-]\s)vivo\s?:/u,
);
/**
 * Names of series that say it: `Thursday Night NRL Live`, `MotoGP Live: …`, `GAA Beo: …`. Studios have such names too, so this says
 * nothing of what kind of programme it is.
 */
const liveName = anyCase(
  /\slive\s?(?:$|[:|]|\s-\s)|(?<=[:|]\s)live\sfrom\s|^\p{L}+\s(?:beo|beò|byw)(?=\s|:)/u,
);
const liveInEast = inAllForms(
  /ផ្សាយ(?:បន្ត)?ផ្ទាល់|ຖ່າຍທອດສົດ|[([]ສົດ[)\]]|တိုက်ရိုက်|[([]สด[)\]]|生中継|生放送|生配信|[【[(（〈]生[】\])）〉]|[【[(（〈<]생[】\])）〉>]|^生\b|^生(?=[\s!！:：「【])|ライブ中継|LIVE配信|直播|现场直播|現場直播|ถ่ายทอดสด|^สด\s|생중계|생방송|라이브/u,
);
/** The English word counts in capitals, in brackets, or at either end of a text. */
const liveSigns =
  /(?:^|[\s([|:])(?:LIVE|BEO)(?=$|[\s:)\]|!.-])|^\W{0,3}live\s?[:!|-]|[([]live[)\]]|^[Ll]ive\s+(?=\p{Lu}|from\s|\p{L}+:)|[:|-]\s?live$/u;
const liveSignsAnyCase = anyCase(/^\W{0,3}live\s?[:!|-]|[([]live[)\]]/u);
/** At the beginning of a description: `Live coverage of`, `Gary introduces live coverage`. */
const liveCoverage = anyCase(
  /^\W*live (?:[\p{L}'&-]+ ){0,4}(?:coverage|from|action|broadcast|verslag|uitzending|dækning)|^\W*live[.:!]|^\W*(?:en direct (?:de|du|des|d')|en directo desde|in diretta da\p{L}*|em dire[c]?to d[eoa]|live aus)(?!\p{L})|[.!?] live (?:from|coverage|action)|^[^.]{0,80}\b(?:presents?|introduces?|with|full) (?:\p{L}+ )?live coverage\b|^\p{L}+\s(?:beo|beò|byw)(?=\s)|Live-Übertragung/u,
);
/** Anywhere in its first sentences, if a word says that the broadcast is: `Un match commenté en direct`. */
const broadcastLive = words`
  (?:commentée?s?|commentaires?|diffusée?s?|retransmis(?:es?)?) en direct|transmitid[oa]s? (?:en (?:vivo|directo)|ao vivo|em direc?to)|
  retransmitid[oa]s? en directo|trasmess[aoie] in diretta|live übertragen|rechtstreeks uitgezonden`;
const shoutedLive = /^\W*LIVE\b|\bLIVE from\b/u;
/** `as live` means that it isn't. */
const delayedWords = words`
  as live|as-live|delayed(?: live)?|live delayed|tape[- ]delay(?:ed)?|in differita|differita|en différé|
  en diferido|diferido|em diferido|zeitversetzt|aufzeichnung|snimak|snimka|
  odloženi (?:snimak|prenos|prijenos)|odgođeni prijenos|záznam|v zázname|posnetek|z odtworzenia|retransmisja|felvételről|
  înregistrare|banttan|bant (?:yayın|kayıt)[ıi]?|nauhoitettu|tallenne|inspelad|opptak|optagelse|salvestus|įrašas|ieraksts|upptøka|upptaka|
  в записи|запись|у запісе|у записі|запис|на запис|бичлэг|מוקלטת?|הקלטה|مسجل|مسجلة|ضبط‌شده|μαγνητοσκοπημένο|
  μαγνητοσκόπηση|ghi hình|phát chậm|rakaman|rekaman|siaran tunda`;
const delayedInEast = inAllForms(
  /เทปบันทึกภาพ|บันทึกเทป|[([]เทป[)\]]|録画|录播|錄播|实况录像|實況錄影|録画中継|녹화/u,
);

/** A recording in brackets, or after a sign at the end: `(diff.)`, `[gravado]`, `- Bant -`. */
const delayedSigns = anyCase(
  /[([](?:diff(?:éré)?\.?|gravad[oa]|grabad[oa]|registrat[oa]|aufz(?:eichnung)?\.?|zázn\.?|bant)[)\]]|[-/|]\s?bant(?:\s?-)?$/u,
);

/** A repeat in brackets: `(R)`, `[rpt]`, `(Wh. v. 21.08.)`, `(再)`. */
const repeatSigns = anyCase(
  /[([](?:r|rpt|rep|re|wh|wdh|rerun|repeat|encore|vt|ε|п|повт|redif+|repet|ism|opak|powt|wh\. ?v\.[^)\]]{0,20}|再|回|ש\.ח\.?|ש"ח)\.?[)\]]|(?<=\s)ש(?:\.ח\.?|"ח)(?=\s|$)/u,
);
/** A repeat in words: `Replay`, `Wiederholung`, `Full Match Replay`. */
const repeatWords = words`
  replay|repeat|rerun|encore|re-?air|rebroadcast|wiederholung|rediffusion|redifusión|repetición|
  reposición|repris|reprise|replica|reprîza|repriza|reprisa|ponovitev|powtórka|herhaling|uusinta|tekrar[ıi]?|rediff|معاد|معادة|повтор|
  паўтор|повторення|повторение|повторување|понављање|давталт|қайталау|такрор|takror(?:iy)?|təkrar|կրկնություն|
  გამეორება|επανάληψη|reluare|ismétlés|opakování|opakovanie|powt\.|kordus|kartojimas|atkārtojums|endursýning|
  genudsendelse|siaran ulang(?:an)?|phát lại|שידור חוזר|إعادة|اعادة|تکرار|بازپخش|نشر مکرر|دوبارہ|
  पुनः ?प्रसारण|पुनःप्रक्षेपण|पुनर्प्रसारण|पुनर्प्रक्षेपण|পুনঃপ্রচার|மறு ஒளிபரப்பு|పునఃప్రసారం|ಮರುಪ್ರಸಾರ|പുനഃസംപ്രേഷണം|
  retransmisión|reexibição|reapresentação|repetição|reposição|
  full[- ]match replay|partido completo|spiel in voller länge|match complet`;
const repeatInEast = inAllForms(
  /再放送|重播|重温|ออกอากาศซ้ำ|ຊ້ຳ|ចាក់ផ្សាយឡើងវិញ|ပြန်လည်ထုတ်လွှင့်|(?:^|\s)再(?:$|\s)|รีรัน|รีเพลย์|재방송|[(<]재[)>]/u,
);

/** A classic: `Classic Match`, `From the Vault`, `Greatest Fights`. */
const oldWords = words`
  classics?|classic (?:match|game|rounds?)|archives?|from the vault|vault|rewind|throwback|flashback|
  retro|vintage|legendary|greatest (?:games|matches|fights|comebacks)|great games|best of|klassiker|
  classiques?|clásicos?|klasik\p{L}*|historique|historic|full fights?|full[- ]match replay|
  partido completo|spiel in voller länge`;
/** A match that is called so every year: `El Clásico`, `Der Klassiker`, `Clásico Nacional`, `Clásico cruceño`. */
const rivalry =
  /(?<!\p{L})(?:(?:le|el|il|o|der|de|das|the|al|del)\s(?:super)?(?:classique|cl[áa]sico|klassiker|klassieker|classico)|(?:super)?cl[áa]sico (?!partido|juego|duelo|combate|pelea)\p{L}{3,})(?!\p{L})/giu;
/** A tournament that is called so: `Zurich Classic`, `Bretagne Classic 2026: …`. */
const tournament =
  /(?<=^|[:|,]|-\s)\s*(?:the )?(?:\p{Lu}[\p{L}\p{N}'’&.-]* ){1,4}Classic(?=\s?(?:$|[:|,(]|-\s|\d{4}))/gu;
const oldInEast = inAllForms(
  /名勝負|名场面|经典|經典|典藏|המיטב|יש לי יומולדת|كلاسيكو الذاكرة|مباريات لا تنسى/u,
);

/** All of an event: `Full Match`, `Spiel in voller Länge`. */
const wholeWords = words`
  full (?:match|game|fight|race|replay|event|card)s?|
  (?:football|soccer|basketball|baseball|softball|hockey|volleyball|match|game) replay|partido completo|
  match complet|spiel in voller länge|jogo completo`;

export type SaidMarks = Pick<ShowingMarks, "saysLive" | "namedLive" | "saysRepeat" | "saysDelayed"> & {
  classic: boolean;
  /** Whether it shows all of the event: `FULL FIGHT`, `Full Game Replay`. */
  whole: boolean;
};

/**
 * Reads the marks in title and sub-title, and in the beginning of the description. `unnamed` are the titles without
 * names of leagues, which may say `Classic`.
 */
export function readMarks(
  titles: readonly string[],
  description: string,
  unnamed: readonly string[] = titles,
): SaidMarks {
  const head = description.slice(0, 240);
  const said = (test: (text: string) => boolean): boolean => titles.some(test);
  const saysDelayed =
    said((text) => delayedWords.test(text) || delayedInEast.test(text) || delayedSigns.test(text)) ||
    beginsWith(delayedWords, head);
  const saysRepeat =
    said((text) => repeatSigns.test(text) || repeatWords.test(text) || repeatInEast.test(text)) ||
    repeatSigns.test(head.slice(0, 40)) ||
    beginsWith(repeatWords, head);
  const saysLive = !saysDelayed && !saysRepeat && (said(isLive) || describesLive(head));
  return {
    saysLive,
    namedLive: !saysDelayed && !saysRepeat && said((text) => liveName.test(text)),
    saysRepeat,
    saysDelayed,
    whole: said((text) => wholeWords.test(text)),
    classic:
      !saysLive &&
      (unnamed.some((text) => isOld(text) || oldInEast.test(text)) || oldInEast.test(head.slice(0, 60))),
  };
}

/** Whether a text says that what it shows is old, and not only with a name. */
const isOld = (text: string): boolean =>
  oldWords.test(text) && oldWords.test(text.replace(rivalry, "").replace(tournament, ""));

const isLive = (text: string): boolean =>
  text.includes(lamp) ||
  liveSigns.test(text) ||
  liveSignsAnyCase.test(text) ||
  liveWords.test(text) ||
  liveBeside.test(text) ||
  liveInEast.test(text);

/** Within so many characters a description says of itself that it is live: `En direct.`, `東京ドームから生中継`. */
const describingChars = 60;
/** What a word for it follows there: `5. kolejka. Na żywo z Łodzi`, `Transmisja na żywo`. */
const beginsPart = anyCase(
  /(?:^\W{0,2}|[.,:;!?|-]\s)(?:(?:transmis\p{L}+|retransmis\p{L}+|trasmissione|übertragung|uitzending|sändning|sending|lähetys|přenos|prenos|prijenos|közvetítés|relacja|μετάδοση|yayın|maç|mecz|match|partido|partita|jogo|трансляци\p{L}+|пренос|предаване|матч|بث|نقل|שידור)\s)?$/u,
);
/** The same as a sentence, or before the place: `Direkte.`, `Direkte fra Ljubljana`. */
const liveSentence = anyCase(
  /^\W{0,2}(?:live$|direkte?|direc?to|direct|diretta|suora|prenos|prijenos)(?:[.!]|$|\s(?:fra|från|da|de|du|des|do|dal|desde|aus|uit|iz|z|ze)\s)|[.!]\s(?:live|direkte?)\s(?:fra|från|aus|vom|uit|from)\s/u,
);

function describesLive(head: string): boolean {
  const start = head.slice(0, describingChars);
  return (
    liveCoverage.test(head) ||
    broadcastLive.test(head) ||
    shoutedLive.test(head) ||
    liveSentence.test(start) ||
    liveAfter(head) ||
    liveInEast.test(start) ||
    hasLivePart(start) ||
    isLivePart(head)
  );
}

/** Whether it is what stands by itself at the end: `27 кръг, Футбол: Бундеслига, директно.` */
function isLivePart(head: string): boolean {
  const last = head.slice(head.lastIndexOf(", ") + 2).replace(/\.$/, "");
  return last.length < longestMark && liveWords.exec(last)?.[0] === last;
}
const longestMark = 24;

function hasLivePart(start: string): boolean {
  const found = liveWords.exec(start);
  return found !== null && beginsPart.test(start.slice(0, found.index));
}

/** Whether a description begins with one of some words: `Záznam utkání`. */
const beginsWith = (words: AnyCase, description: string): boolean =>
  words.exec(description.slice(0, describingChars))?.index === 0;

/** Some listings put it at the end of the description: `… EM DIRETO.` */
const liveAfter = (head: string): boolean => /\bEM DIRE[C]?TO\b|\bEN VIVO\b|\bIN DIRETTA\b/u.test(head);

const day = 86_400;
/** A slot first shown longer ago than this is about an old event. */
const longAgo = 60 * day;

/** Sports whose seasons are calendar years, so that a year tells when an event was. */
const yearly = new Set("motorsport cycling tennis golf athletics sailing rowing triathlon".split(" "));

/** All marks of a slot: its flags, what its text says, and whether the event is an old one. */
export function showingMarks(
  { start, flags, year, previously_shown }: SlotFacts,
  readings: readonly FieldReading[],
  said: SaidMarks,
  sport: string | null,
): ShowingMarks {
  const dates = titleReadings(readings).flatMap(({ dates }) => dates);
  const described = descriptionReading(readings)?.dates.filter(({ from }) => from < describingChars) ?? [];
  const thisYear = new Date(start * 1000).getUTCFullYear();
  const firstShown = previously_shown ? Date.parse(previously_shown.slice(0, 10)) / 1000 : Number.NaN;
  const saysOld =
    said.classic ||
    isOfOtherSeason(dates, start) ||
    (sport !== null && yearly.has(sport) && isPastYear([...dates, ...described], start)) ||
    (year !== undefined && year < thisYear - 1) ||
    firstShown + longAgo < start;
  return {
    saysLive: said.saysLive,
    namedLive: said.namedLive,
    flagLive: flags.live,
    flagNew: flags.new,
    flagRepeat: flags.repeat,
    saysRepeat: said.saysRepeat,
    // A recording of another season's game is no late first showing.
    saysDelayed: said.saysDelayed && !saysOld,
    saysOld,
  };
}
