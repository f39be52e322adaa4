import type { Mention } from "../mention.ts";
import { words } from "./text.ts";

/** Words that tell what a programme about sport is, where it isn't the event itself. */

type Kind = Mention["kind"];

const previewWords = words`
  preview|build[- ]?up|pre[- ]?(?:match|race|game|fight|show|session)(?: show)?|countdown(?: to)?|
  press conference|weigh[- ]?ins?|face[- ]?offs?|kick-?off show|nfl kickoff|nfl (?:today|sunday)|
  football night in america|team talks|welcome to the weekend|road to|vorbericht\p{L}*|vorschau|vorstart|
  antevisão|antevisao|la previa|previa|previo|pré-jogo|pre[- ]?partido|pre[- ]?partita|avant[- ]match|
  avant[- ]course|najava|uvod u|zapowiedź|voorbeschouwing|on the range|grid walk|la grille|לקראת|
  מבט מקדים|قبل المباراة|ما قبل المباراة|استوديو تحليلي`;
const previewInEast = /前瞻|赛前|賽前|直前|展望|みどころ|見どころ|プレビュー|프리뷰|ก่อนเกม/u;

const reviewWords = words`
  reviews?|wrap(?:[- ]?up)?|post[- ]?(?:match|race|game|fight|season)(?: show)?|analysis|debrief|
  chequered flag|checkered flag|aftermath|the final word|reactions?|recap rundown|nachbericht\p{L}*|
  analyse|zwischenbericht|le récap|après[- ]match|débrief|post[- ]?partido|post[- ]?partita|dopo ?partita|
  pós-jogo|pregled kola|nabeschouwing|סיכום|تحليل|ما بعد المباراة`;
const reviewInEast = /复盘|賽後|赛后|総括|振り返り|リキャップ/u;

const highlightWords = words`
  highlights?|highlightshow|hls|hl|hlts?|h'lights|ext\.? h(?:igh)?l(?:ight)?s?|mini|mini[- ]match|
  condensed(?: game| match)?|fast ?cast|recaps?|round[- ]?up|goals? of the .*|all (?:the )?goals|
  every goal|in (?:30|60|90)|rewind|מיטב|(?:90|60) in (?:60|30)|blitz|top \d+|knockouts|goal zone|best of|
  the cut|try time|netbusters|fight flashback|zusammenfassung|höhepunkte|résumés?|resume[ns]?|resumo|
  les temps forts|temps forts|sintesi|gli highlights|destaques?|melhores momentos|lo mejor|
  mejores momentos|sažetak|sažeci|sazetak|pregled|najzanimljivij\p{L}+|golovi|skrót\p{L}*|özet\p{L}*|
  sestřih|összefoglaló|samenvatting|обзор|лучшие моменты|תקציר\p{L}*|תקצירי?|רגעי השיא|ملخص\p{L}*|أهداف|
  اهداف|أبرز|ไฮไลท์|ไฮไลต์`;
const highlightsInEast =
  /ハイライト|ダイジェスト|名場面集|好プレー|集锦|集錦|精彩|荣耀十分|\d+分钟版|하이라이트|ไฮไลท์|ไฮไลต์|คลิป/u;

const magazineWords = words`
  magazine?s?|magazin\p{L}*|shows?|podcasts?|pod|talk|news|nachrichten|stories|stor(?:y|ies)|histórias|
  priče|interviews?|the big interview|profiles?|specials?|feature|features|documentar(?:y|ies)|docs?|
  doku\p{L}*|moments|legends|icons?|iconic|inside|behind|roundtable|awards?|hall of fame|fantasy|facts|
  history|in[- ]game live|gameday|wagering|betting|simulcast|fillers?|promo|academy|
  learning cent(?:er|re)|lessons?|school of|track guide|extra|weekly|this week|emisija|emisj[ae]|studio|
  rivalries|rivals|rivalstva|great sporting moments|presentation|draft|draw|ceremony|gala|showcase|
  compilation|lineage|legend|explained|originals|confidential|micdrop|chasing history|game ?center|
  scoreboard|race ?week|(?:official )?films?|película(?: oficial)?|lounge|
  (?:folge|episode|épisode|episodio|capítulo|פרק) \d+|ep\.? ?\d+|s\d+ ?[:/]? ?ep?\d+|phone-in|years|
  season review|360|cent(?:er|re)|sportscent(?:er|re)|worldies|מגזין|אולפן|פודקאסט|חדשות|דוקו|ראיון|
  برنامج|استوديو|مجلة`;
const hosted = /\swith\s\p{Lu}/u;
const magazineInEast =
  /#\d|第\d+[话話集]|\d+회$|密着|思考法|居酒屋|放談|特集|レッスン|ドキュメント|インタビュー|情報|番組|新闻|晨报|快讯|纪录片|专题|访谈|速報|ニュース|교실/u;

/** What teaches, sells or trains is no sport to follow. */
const teachingWords = words`
  lessons?|learning cent(?:er|re)|school of|tutorial|workout|fitness|yoga\S*|teleshopping|gymnastik|
  golf fix|how to|tips|buyers? guide|poker|wsop`;
const teachingInEast = /レッスン|教科書|上達|スイング|練習|打ち方|ギア|教室|健身|教学|瑜伽|课堂|התעמלות/u;

/** The word that shows a programme to teach, train or sell; null where none does. */
export const teachingWord = (text: string): string | null =>
  teachingWords.exec(text)?.[0] ?? teachingInEast.exec(text)?.[0] ?? null;

const aboutWords = words`
  moments|compilation|extra time|facts|stor(?:y|ies)|documentar(?:y|ies)|interviews?|rivalries|rivals|
  podcasts?|in[- ]game live|wagering|fantasy|simulcast|behind|profiles?|years|talk\p{L}*|אולפן|דוקו|
  פודקאסט|מגזין|חדשות`;

/** The word that shows a programme to be about a game whose sides it names, rather than the game; else null. */
export const aboutWord = (text: string): string | null => aboutWords.exec(text)?.[0] ?? null;

/** Wrestling whose outcome is written before. */
const stagedWords = words`
  wwe|aew|tna|nwa|nxt|smackdown|wrestle\p{L}*|wrestling|lucha libre|all elite|pro-?wrestling|prowrestling|
  catch américain|royal rumble`;
const stagedInEast = /プロレス|المصارعة الحرة|프로레슬링/u;
const contested = words`olympic\p{L}*|freestyle|greco[- ]roman|uww|ncaa|championnats?|arm`;

/** Whether a text speaks of wrestling for show. */
export const isStaged = (text: string): boolean =>
  (stagedWords.test(text) || stagedInEast.test(text)) && !contested.test(text);

/** Fillers that announce a match, or say that there is none, show nothing. */
const announcing = [
  /^\W{0,4}(?:up )?next(?: on| live event| match| game| event| up)?\s?[:\-–]/iu,
  /^\W{0,4}(?:up next|next up|coming (?:up|soon|next)|followed by|starts? (?:at|in)|beginning (?:at|soon))\b/iu,
  /\b(?:next live event|thanks for watching|we'll be back|will resume|resumes at|back at|no (?:live )?(?:match|event|game|broadcast)s?\b|off[- ]air|to be announced|tba)\b/iu,
  /^\W{0,4}(?:sljedeć\p{L}+ (?:prijenos|utakmica|program)|sledeć\p{L}+ (?:prenos|utakmica)|slijedi|uskoro|nastavlja)/iu,
  /^\W{0,4}(?:gleich|demnächst|als nächstes|in kürze|anschließend|sendepause|a suivre|à suivre|prochainement|prochain match|a continuación|próxim[oa] (?:partido|evento|jogo|directo)|a seguir|em seguida|prossim[oa] (?:partita|evento|diretta)|a seguire|straks|wkrótce|następnie|následuje|sıradaki|birazdan)(?!\p{L})/iu,
  /^\W{0,4}(?:التالي|القادم|المباراة القادمة|المباراة التالية|يليه|بعد قليل|قريبا|لا توجد مباراة|لا يوجد)/u,
  /[·•|]\s?(?:بعد|after|in) \d+ (?:[يسد](?![\p{L}])|h|m|min|hours?)/u,
  /^\W{0,4}(?:הבא|בהמשך|מיד אחרי|בקרוב|המשדר הבא)/u,
  /^\W{0,4}(?:次の試合|まもなく|このあと|即将播出|即将开始|下一场|稍后|接下来|รายการต่อไป|ต่อไป)/u,
  /مباراة لم تُعلن|لم تعلن قناتها/u,
  /\b(?:no listings?|(?:programme?|listing|schedule) (?:information )?(?:un|not )available|to be advised)\b|^\W*(?:no data|n\/a|off air)\W*$/iu,
];

/** The words by which a text says that it only announces what follows, or null. */
export function announcement(text: string): string | null {
  for (const pattern of announcing) {
    const found = pattern.exec(text);
    if (found) return found[0].trim();
  }
  return null;
}

export type KindFound = { kind: Exclude<Kind, "broadcast">; word: string };

const patterns: readonly { kind: KindFound["kind"]; pattern: RegExp }[] = [
  { kind: "preview", pattern: previewWords },
  { kind: "preview", pattern: previewInEast },
  { kind: "highlights", pattern: highlightWords },
  { kind: "highlights", pattern: highlightsInEast },
  { kind: "review", pattern: reviewWords },
  { kind: "review", pattern: reviewInEast },
];
const magazinePatterns: readonly RegExp[] = [magazineWords, magazineInEast, hosted];

/** What a title or sub-title says that it is, with the word that says it; null where it says nothing. */
export function findKind(text: string): KindFound | null {
  for (const { kind, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found) return { kind, word: found[0] };
  }
  return null;
}

/** The word by which a title shows itself a programme about sport rather than an event, or null. */
export function magazineWord(text: string): string | null {
  for (const pattern of magazinePatterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** In a first sentence: `Mark Chapman introduces highlights of the latest matches`. */
const introducedHighlights =
  /^[^.]{0,90}\b(?:highlights|höhepunkte) (?:of|from|der|des|aus|vom|de|du)(?!\p{L})|^[^.]{0,80}\bhighlights\.?$|^[^.]{0,12}\brecap of\b|^[^.]{0,30}\bresumen\b|^[^.]{0,40}\breviews the (?:day|week|weekend)/iu;
const discussing = /^[^.]{0,160}\b(?:discuss|analy[sz]|break(?:s|ing)? down|plus|news|debat)/iu;
const describedReview =
  /^\W*(?:review|wrap(?:-up)?|analysis|debrief|סיכום|nachbericht|analyse|tổng kết)(?!\p{L})/iu;
const describedPreview =
  /^\W*(?:a preview|preview|previewing|build-?up|countdown|vorschau|vorbericht|לקראת)(?!\p{L})/iu;
const describedHighlights =
  /^\W*(?:(?:extended|event|weekly|daily|match|all the|the|full|blitz|condensed|cuplikan|enjoy|watch)\s+){0,3}(?:highlights?|best (?:bits|images|moments)|wrap[- ]?up|recap|round-?up)\b|^\W*(?:die |les |le |los )?(?:highlights|höhepunkte|zusammenfassung|résumé|resumen|ملخص|תקציר|ハイライト)|^[^.]{0,30}(?:mejores (?:imágenes|momentos|jugadas)|melhores momentos|best images)|^(?:es |gezeigt )\p{L}* ?(?:werden )?(?:die )?(?:highlights|höhepunkte|zusammenfassungen)/iu;
const describedStory =
  /^[^.]{0,60}\b(?:story|stories|documentary|look back|profile|biography|scandal|memories|relive the great|revisite|history|interview\p{L}*|series (?:about|following|celebrating|profiling))\b|^We (?:join|follow|meet|go)\b|^[^.]{0,60}\bnews\b|^[^.]{0,120}\b(?:guests?|discuss\p{L}*|panel|pundits?|punditry|debate\p{L}*|chats?|talks? (?:to|about|with)|look ahead)\b|^[^.]{0,60}\breview of (?:the )?(?:\d{4}|year|season|week)/iu;
/** Whether a description begins with nothing but an episode's number, as series have it: `'S26/E13 of 25'.` */
export const isEpisode = (description: string): boolean =>
  /^'(?:S\d+\/)?E\d+(?: of \d+)?'/u.test(description);

/** Whether a description begins by telling that it is a story about sport. */
export const tellsStory = (description: string): boolean => describedStory.test(description.slice(0, 120));
const describedWatchalong = /^\W*live wagering|updated odds|watch-?along/iu;

/** What the first words of a description say; its later sentences speak of much that isn't shown. */
export function describedKind(description: string): KindFound | null {
  const head = description.slice(0, 200);
  // DStv's first words are the programme's full name in quotation marks.
  const name = /^'([^']{3,120})'/u.exec(head)?.[1];
  if (name) {
    const found = findKind(name);
    if (found) return found;
  }
  const told = head.replace(/^'[^']{3,120}'\.? ?/u, "");
  const preview = describedPreview.exec(told);
  if (preview) return { kind: "preview", word: preview[0] };
  const review = describedReview.exec(told);
  if (review) return { kind: "review", word: review[0] };
  const highlights =
    describedHighlights.exec(told) ?? (discussing.test(told) ? null : introducedHighlights.exec(told));
  if (highlights) {
    const word = highlights[0];
    return { kind: /wrap/iu.test(word) ? "review" : "highlights", word };
  }
  const about = describedWatchalong.exec(head);
  return about ? { kind: "magazine", word: about[0] } : null;
}
