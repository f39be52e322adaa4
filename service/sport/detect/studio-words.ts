import { anyCase } from "../../any-case.ts";
import { remembered } from "../../memory.ts";
import { inAllForms } from "../catalogue/han.ts";
import { words } from "./text.ts";

/** Programmes that talk about sport, draw lots for it or report on it, in the languages of the guides. */

/** What programmes from a studio are called; the English word is part of other names. */
const studioWords = words`
  stüdyo\p{L}*|студи[яюио]\p{L}*|студі[яюї]\p{L}*|სტუდია\p{L}*|ստուդիա\p{L}*|στούντιο|אולפן|(?:ال)?استوديو|استودیو|اسٹوڈیو|
  स्टूडियो|স্টুডিও|ஸ்டுடியோ|స్టూడియో|ಸ್ಟುಡಿಯೋ|സ്റ്റുഡിയോ|સ્ટુડિયો|ਸਟੂਡੀਓ|stúdió\p{L}*|stúdio|estúdio|estudio de|studija|
  bincang\p{L}*|temu ?bual|talkshow|talk show|tertulias?|mesa redonda|plateau sportif|kerekasztal|
  ток-шоу|токшоу|debat\p{L}*|débats?|ярилцлага|хөрөөт яриа|চর্চা|আলোচনা|चर्चा|விவாதம்|చర్చ|ಚರ್ಚೆ|ചർച്ച|تبصرہ|
  تجزیہ|گفتگو|گفت‌وگو|میزگرد`;
const studioInEast = inAllForms(
  /スタジオ|トーク|演播室|演播厅|스튜디오|토크|สตูดิโอ|คุยบอล|คุยกีฬา|ស្ទូឌីយោ|ສະຕູດິໂອ/u,
);

/** What is told of games after or before them. */
const analysisWords = words`
  anális[ei]s?|analisi|analyys\p{L}*|analýz\p{L}*|elemzés\p{L}*|анализ\p{L}*|аналіз\p{L}*|ανάλυση|ανάλυσης|تحليل\p{L}*|تحلیل\p{L}*|ניתוח|
  विश्लेषण|বিশ্লেষণ|பகுப்பாய்வு|విశ్లేషణ|ವಿಶ್ಲೇಷಣೆ|വിശകലനം|phân tích|analisis|uchambuzi|
  (?:maça|derbiye|finale|kupaya) doğru|после (?:футбола|хоккея|баскетбола)|післяматч\p{L}*`;
/** At the beginning of a title or after a sign; the longest final in history is a match. */
const history = anyCase(
  /(?:^|[:|-]\s)(?:(?:la|l'|el|a|die) ?)?(?:storia d|histoire d|historia de|história d|geschichte de|история|історія|geschiedenis van|dějiny|története|istoria|ιστορία|تاريخ|تاریخ|इतिहास)/u,
);
const analysisInEast = inAllForms(/분석|매거진|역사|历史|歷史|歴史|ประวัติ|赛后|賽後|赛前|賽前/u);

/** Drawing lots: who plays whom is all that it shows. */
const drawWords = words`
  tirages? au sort|auslosung\p{L}*|sorteos?|sorteggio|sorteios?|loting|losowani[ea]|losování|losovanie|žr(?:ij|e|ije)b(?:anje)?\p{L}*|
  жереб[ьъ][её]вк\p{L}*|жеребкування|жреб(?:ий|ување|ане)\p{L}*|жребање|sorsolás\p{L}*|tragere\p{L}* la sorți|kura çekim\p{L}*|κλήρωση|
  הגרלה|הגרלת|قرعة|(?:سحب|مراسم) (?:ال)?قرعة|قرعه‌?کشی|bốc thăm|undian|lottning|trekningen|lodtrækning\p{L}*|arvonta|loosimine|
  izloze|burtai`;
const drawInEast = inAllForms(/抽签|抽籤|抽選会|조 ?추첨|จับสลาก|จับฉลาก/u);

/** News with sport in it. */
const newsWords = words`
  sport(?:s|ske|ové|ovní|ul|ski|yhetter|nytt|nyheter|nieuws|nachrichten)? ?(?:news|nytt|nyheter|noticias|nieuws|nachrichten|vijesti|vesti|noviny|zprávy|správy|wiadomości|hírek|știri|uutiset|haber\p{L}*|berita|xəbərləri|lajmet)|
  telesport|deportes noticias|noticiero\p{L}*|notiziario\p{L}*|telejornal\p{L}*|новости(?: спорта)?|новини(?: спорту)?|спортни новини|вести|
  الأخبار|أخبار|نشرة|اخبار|خبریں|समाचार|খবর|সংবাদ|செய்திகள்|వార్తలు|ವಾರ್ತೆ|വാർത്ത|ειδήσεις|ενημέρωση|spor bülteni|tin tức|bản tin|điểm tin|bulletin|informaç(?:ão|ões)|informativos?`;
const newsInEast = anyCase(inAllForms(/\bnews$|ニュース|新闻|新聞|뉴스|ຂ່າວ|ព័ត៌មាន|သတင်း/u));

const patterns = [
  studioWords,
  studioInEast,
  analysisWords,
  analysisInEast,
  history,
  drawWords,
  drawInEast,
  newsWords,
  newsInEast,
];

const mostTexts = 5_000;

/** The word that shows that a programme talks about sport, draws lots or reports; null if there is none. */
export const findStudioWord = remembered(mostTexts, (text: string): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
});
