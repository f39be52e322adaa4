import type { AnyCase } from "../../any-case.ts";
import { remembered } from "../../memory.ts";
import { inAllForms } from "../catalogue/han.ts";
import type { Detection } from "../detection.ts";
import { findStudioWord } from "./studio-words.ts";
import { words } from "./text.ts";

/**
 * Words that mark a programme about sport as something other than the event itself: previews, reviews, highlights and
 * magazines, in the languages of the guides.
 */

type Kind = Detection["kind"];

/** What comes before an event: `Build-up`, `Press Conference`, `Weigh-In`, `Vorbericht`. */
const previewWords = words`
  preview|look(?:s|ing)? ahead|build[- ]?up|pre[- ]?(?:match|race|game|fight|show|session)(?: show)?|countdown(?: to)?|
  press conference|weigh[- ]?ins?|face[- ]?offs?|kick-?off show|nfl kickoff|nfl (?:today|sunday)|
  football night in america|team talks|welcome to the weekend|road to|vorbericht\p{L}*|vorschau|vorstart|
  antevisão|antevisao|la previa|previa|previo|pré-(?:corrida|classificação|treino)|pre[- ]?(?:carrera|clasificación|qualifiche)|avant[- ](?:qualifs|qualifications)|pré-jogo|pre[- ]?partido|pre[- ]?partita|avant[- ]match|
  avant[- ]course|najava|uvod u|zapowiedź|voorbeschouwing|on the range|grid walk|la grille|לקראת|
  מבט מקדים|قبل المباراة|ما قبل المباراة|استوديو تحليلي|
  الاستوديو التحليلي|maç önü|maça doğru|przed meczem|před zápasem|felvezet\p{L}*|înaintea meciului|uoči utakmice|
  πριν (?:τον|το) αγών\p{L}*|перед матчем|перед игрой|voor de wedstrijd|inför matchen|optakt|før kampen|
  پیش از بازی|trước trận(?: đấu)?|jelang laga|pra[- ]?(?:laga|pertandingan)|
  ما قبل (?:ال)?مباراة|قبل اللقاء|לפני המשחק|פרומו|maç öncesi|پیش‌?بازی|предматчев\p{L}*|превью|прев'ю|передматчев\p{L}*|
  prepartido|prepartita|pre[- ]?gara|verso(?= \p{Ll}\p{L}+\s?[-–])|aspettando|vooruitblik|försnack|uppsnack|oppsnakk|optakten|ennakko(?:studio)?|
  předzápasov\p{L}*|przedmeczow\p{L}*|avancronic\p{L}*|προεπισκόπηση|преди мача|тоглолтын өмнө|मैच से पहले|प्रीव्यू|প্রিভিউ`;
const previewInEast = inAllForms(
  /前瞻|赛前|直前|展望|みどころ|見どころ|プレビュー|프리뷰|ก่อนเกม|ก่อนแข่ง|พรีวิว|프리게임/u,
);

/** What comes after an event: `Post-Match`, `Analysis`, `Nachbericht`. */
const reviewWords = words`
  reviews?|wrap(?:[- ]?up)?|post[- ]?(?:match|race|game|fight|season)(?: show)?|analysis|debrief|
  (?:after the|chequered|checkered) flag|aftermath|the final word|r[ée]actions?|recap rundown|nachbericht\p{L}*|
  analyses?|zwischenbericht|le récap|après[- ]match|débrief|post[- ]?partido|post[- ]?partita|dopo ?partita|
  pós-(?:jogo|corrida|classificação|treino)|(?:el )?post(?: de (?:la|el|los)| del)? (?:carrera|sprint|clasificación|libres|jornada|partido|fórmula ?1|f1|motogp)|dopo ?(?:gara|qualifiche)|après[- ](?:course|qualifs)|pregled kola|nabeschouwing|סיכום|تحليل|ما بعد المباراة|maç sonu|maç sonrası|
  po meczu|pomeczowe|po zápase|după meci|posle utakmice|nakon utakmice|после матча|efter matchen|etter kampen|
  sau trận(?: đấu)?|nhìn lại|in review|analy[sz](?:er|eras|eres|iert|ed|ert)|retours? sur|revien(?:t|nent) sur|osvrt|پس از بازی|
  ما بعد (?:ال)?مباراة|بعد المباراة|rescaldo|pos-?partido|dopo ?gara|nabespreking|eftersnack|ettersnakk|
  jälkistudio|jälkipelit|podsumowanie|ανασκόπηση|μετά τον αγώνα|итоги (?:тура|дня|матча)|послематчев\p{L}*|
  підсумки(?: туру)?|після матчу|след мача|после утакмице|ulasan|passe a limpo`;
const reviewInEast = inAllForms(/复盘|赛后|回顾|総括|振り返り|リキャップ|หลังเกม|สรุปผล|리뷰/u);

/** Parts of an event: `Highlights`, `Mini Match`, `Zusammenfassung`. */
const highlightWords = words`
  highlights?|highlightshow|kompakt|(?:in|en) (?:[1-5]\d|[1-9]) min(?:ute[ns]?|uti|utos|uter|utter|utes)?|hls|hl|h\/l|hlts?|h'lights|ext\.? h(?:igh)?l(?:ight)?s?|mini|mini[- ]match|
  condensed(?: game| match)?|condensée?s?|fast ?cast|recaps?|round[- ]?up(?! rodeo)|goals? of the .*|all (?:the )?goals|
  every goal|(?:in|en) (?:30|60|90)|rewind|מיטב|(?:90|60) ?in ?(?:60|30)|blitz|top (?!14(?!\d))\d+|knockouts|goal zone|best of|
  (?:long|short|extended|match|game) summar(?:y|ies)|the cut|try time|wins (?:the|his|her|first|20\d\d)|netbusters|fight flashback|zusammenfassung\p{L}*|höhepunkte|résumés?|resume[ns]?|resumo|
  les temps forts|temps forts|meilleurs moments|moments (?:forts|marquants)|sintesi|gli highlights|destaques?|melhores momentos|lo mejor|
  mejores momentos|sažetak|sažeci|sazetak|pregled|najzanimljivij\p{L}+|golovi|skrót\p{L}*|[öo]zet\p{L}*|
  sestřih|összefoglaló|samenvatting|обзор|лучшие моменты|תקציר\p{L}*|תקצירי?|משחק(?:ים)? מקוצר(?:ים)?|רגעי השיא|ملخص\p{L}*|أهداف|مقتطفات|خلاصه|گل‌های|
  maç özeti|özetler|rezumat\p{L}*|összefoglal\p{L}*|yhteenveto|kooste|kohokoh\p{L}+|höjdpunkter|højdepunkter|høydepunkter|sammendrag|
  στιγμιότυπα|τα γκολ|най-доброто|огляд|шууд бус|cuplikan|tóm tắt|tổng hợp bàn thắng|
  compactos?|samenvatting\p{L}*|hoogtepunten|skróty?|bramki|sestřihy?|goluri(?:le)?|parhaat palat|maalikooste|
  хайлайты?|(?:все|всі) гол[ыи]|голы тура|найкращі моменти|тойм|онцлох|όλα τα γκολ|لقطات|گلهای|هایلایت|כל השערים|
  (?:tutti i|todos (?:los|os)|alle|tous les|alla|kaikki|wszystkie|všechny|svi|toate) (?:gole?s?|gols|tore|buts|mål|maalit|bramki|góly|golovi|golurile)|
  हाइलाइट्?स?|झलकियां|मुख्य अंश|হাইলাইটস|ஹைலைட்ஸ்|హైలైట్స్|ಹೈಲೈಟ್ಸ್|ഹൈലൈറ്റ്സ്|હાઇલાઇટ્સ|ਹਾਈਲਾਈਟਸ|ہائی لائٹس|جھلکیاں|
  اهداف|أبرز|ไฮไลท์|ไฮไลต์`;
const highlightsInEast = inAllForms(
  /ハイライト|ダイジェスト|名場面集|好プレー|集锦|精彩|精华|浓缩版|荣耀十分|\d+分钟版|하이라이트|골 ?모음|ไฮไลท์|ไฮไลต์|คลิป|รวมประตู|ประตูยอดเยี่ยม|全ゴール|进球/u,
);

/** Programmes about sport: `Podcast`, `The Story of`, `Transfer News`, `Episode 3`. */
const magazineWords = words`
  magazine?s?|magazin\p{L}*|shows?|podcasts?|pod|talk|news|nachrichten|\p{L}*stories|story|histórias|
  priče|interviews?|the big interview|profiles?|specials?|feature(?! race)|features|documentar(?:y|ies)|doc(?:o|u)?s?|
  doku\p{L}*|moments|legends|icons?|iconic|inside|behind|roundtable|awards?|hall of fame|fantasy|facts|
  history|in[- ]game live|gameday|wagering|betting|simulcast|fillers?|promo|academy|vault|
  learning cent(?:er|re)|lessons?|school of|track guide|extra|weekly|(?:this|next|last) week|bekendmaking|(?:maakt|maken) (?:zijn|haar|hun|de) \p{L}+ bekend|emisija|emisj[ae]|studio(?! sport(?: |:) ?\p{L})|
  rivalries|rivals|rivalstva|great sporting moments|pr[ée]sentation|draft|draw|ceremony|c[eé]r[eé]monie?s?|ceremoni[aei]|ceremonija|ceremonie otwarcia|cerim[oôó]nia|\p{L}*(?:zeremonie|ceremoni(?:e|en|a)?|seremoni(?:en|a)?)|
  siegerehrung|\p{L}*eröffnungsfeier|\p{L}*(?:abschluss|schluss)feier|avajaiset|päättäjäiset|megnyitó(?:ünnepség)?|záróünnepség|eredményhirdetés|tören[ie]?|svečano otvaranje|
  церемони[яи]|церемонія|τελετή|حفل|مراسم|טקס|พิธีเปิด|พิธีปิด|lễ (?:khai|bế) mạc|upacara|gala(?! (?:de (?:boxe|boxeo|lutte|mma)|boks|mma|ksw))|showcase|
  compilation|lineage|legend|explained|originals|confidential|micdrop|chasing history|game ?center|
  scoreboard|race ?week|uncovered|unlocked|unfiltered|unscripted|all access|(?:official )?films?|película(?: oficial)?|lounge|
  (?:folge|episode|épisode|episodio|capítulo|פרק|епизод|эпизод|епізод|episodul|episod|avsnitt|afsnit|jakso|επεισόδιο|bölüm|tập|odcinek|díl|выпуск|випуск) \d+|
  \d{1,3}\.? ?(?:епизод|эпизод|епізод|выпуск|випуск|rész|díl|bölüm|epizoda|jakso|odcinek)|предаване за|
  ep\.? ?\d+|s\d+ ?[:/]? ?ep?\d+|phone-in|years|
  coulisses|season review|360|cent(?:er|re)|sportscent(?:er|re)|worldies|מגזין|אולפן|פודקאסט|חדשות|דוקו|ראיון|
  برنامج|استوديو|مجلة`;
/** `Monday Night with Gary` */
const hosted = /\swith\s\p{Lu}/u;
const magazineInEast = inAllForms(
  /#\d|第\d+[话話集]|\d+회\)?$|密着|思考法|居酒屋|放談|特集|レッスン|ドキュメント|インタビュー|情報|番組|編$|ตลาดนักเตะ|新闻|晨报|快讯|纪录片|专题|访谈|典礼|盛典|开幕式|闭幕式|開会式|閉会式|개막식|폐막식|发布会|速報|ニュース|교실/u,
);

/** Programmes that teach, train or sell aren't sport to follow: `Golf Lessons`, `Poker Tips`. */
const teachingWords = words`
  lessons?|learning cent(?:er|re)|school of|tutorial|workout|fitness|yoga\S*|teleshopping|gymnastik|
  golf fix|how to|tips|buyers? guide|poker|wsop`;
const teachingInEast = inAllForms(
  /レッスン|教科書|上達|基本|入門|講座|初心者|やさし[いく]|道場|スイング|練習|打ち方|ギア|教室|健身|教学|瑜伽|课堂|התעמלות/u,
);

/** The word that shows that a programme teaches, trains or sells; null if there is none. */
export const findTeachingWord = (text: string): string | null =>
  teachingWords.exec(text)?.[0] ?? teachingInEast.exec(text)?.[0] ?? null;

/** Programmes about a game that name its entrants: `Hull v Leeds: The Rivals`. */
const aboutWords = words`
  moments|compilation|extra time|facts|stor(?:y|ies)|documentar(?:y|ies)|interviews?|rivalries|rivals|
  podcasts?|in[- ]game live|wagering|fantasy|simulcast|behind|profiles?|years|talk\p{L}*|weekly|insights?|
  expansion|full access|bts|xtra|ahead of|show(?=\s?[-:|]\s)|אולפן|דוקו|
  פודקאסט|מגזין|חדשות`;

/**
 * The word that shows that a programme is about the game whose entrants it names, and isn't the game; null if there
 * is none. `Hull v Leeds: The Rivals`.
 */
export const findAboutWord = (text: string): string | null =>
  aboutWords.exec(text)?.[0] ?? findStudioWord(text);

export type FoundKind = { kind: Exclude<Kind, "broadcast">; reason: string };

const noun: Readonly<Record<FoundKind["kind"], string>> = {
  highlights: "highlights",
  preview: "a preview",
  review: "a review",
  magazine: "a magazine",
};

/** A kind, with the word that shows it as its reason. */
export const toKind = (kind: FoundKind["kind"], word: string): FoundKind => ({
  kind,
  reason: `"${word}" tells that it is ${noun[kind]}.`,
});

const patterns: readonly { kind: FoundKind["kind"]; pattern: RegExp | AnyCase }[] = [
  { kind: "preview", pattern: previewWords },
  { kind: "preview", pattern: previewInEast },
  { kind: "highlights", pattern: highlightWords },
  { kind: "highlights", pattern: highlightsInEast },
  { kind: "review", pattern: reviewWords },
  { kind: "review", pattern: reviewInEast },
];
/** `Especiales F1`, but not the special stages of a rally: `Especial 5`. */
const special = /^(?:[Ee]special(?:es)?|[Ss]péciale?|[Ss]pezial|[Ss]peciale) (?=\p{Lu})/u;
const magazinePatterns: readonly (RegExp | AnyCase)[] = [special, magazineWords, magazineInEast, hosted];

const mostTitles = 5_000;

/** The kind of programme that a title or sub-title names, with the word that shows it; null if it names none. */
export const classifyTitle = remembered(mostTitles, (text: string): FoundKind | null => {
  for (const { kind, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found) return toKind(kind, found[0]);
  }
  return null;
});

/** The word in a title that shows a programme about sport rather than an event; null if there is none. */
export function findMagazineWord(text: string): string | null {
  for (const pattern of magazinePatterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return findStudioWord(text);
}
