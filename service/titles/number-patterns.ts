import { cjkDigits, greekDigits } from "./counts.ts";

const cjk = String.raw`[\d０-９${cjkDigits}十百]{1,5}`;
/** Words for a season and an episode before their number, in the languages of the guides. */
const seasonBefore =
  "řada|seria|stag\\.|ser\\.|sez\\.|cyklus|σεζόν|периоди|سری|season|staffel|saison|temporada|temp|stagione|seizoen|säsong|sesong|sæson|kausi|sezon|sezona|sezóna|série|évad|sezonul|sezonul|κύκλος|сезон|עונה|الموسم|موسم|الجزء|فصل|シーズン|시즌|ซีซั่น|ซีซัน|mùa|musim|सीज़न|सीज़न|सीजन|সিজন|სეზონი|սեզոն|եթերաշրջան|hooaeg|þáttaröð|denboraldia|tempada|tymor|zango na|msimu wa|msimu|seisoen|seizun|sezoni|mavsum|мавсум|маусым|mövsüm|سیزن|وەرزی|சீசன்|సీజన్|ಸೀಸನ್|സീസൺ|સીઝન|ਸੀਜ਼ਨ|සීසන්|រដូវកាល|ຊີຊັນ";
/** Without those that films are numbered with: `Star Wars: Episode 4 – …`. */
const episodeOnly =
  "prog|programa|பாகம்|emisija|oddaja|emisiunea|clár|kipindi cha|sura ya|xelek|beş|epizodi|episodi|επεισ|κεφάλαιο|бөлүк|серыя|мас|մաս|ایپی سوڈ|حلقه|কিস্তি|অধ্যায়|किस्त|कड़ी|அத்தியாயம்|அத்|అధ్యాయం|ಭಾಗ|അധ്യായം|ભાગ|પ્રકરણ|ਕਿਸ਼ਤ|ଅଧ୍ୟାୟ|එපිසෝඩ්|ep no|ep nr|isiqephu|isahluko|kabanata|eps|epis|ep|episodi|episodju|பகுதி|భాగం|ഭാഗം|भाग|ép|еп|эп|επ|folge|folgen|capítulo|capitulo|cap|puntata|aflevering|afl|afsnit|avsnitt|jakso|odcinek|odc|díl|diel|bölüm|серия|серии|выпуск|вып|випуск|серія|бөлім|قسط|פרק|الحلقة|الحلقه|حلقة|قسمت|ตอนที่|ตอน|tập|エピソード|анги|дугаар|एपिसोड|পর্ব|სერია|սերիա|դրվագ|episoodi|eipeasóid|pennod|kapitulua|capítol|þáttur|partur|kashi na|sehemu ya|aflewering|qism|қисм|seriya|бөлүм|এপিসোড|எபிசோட்|ఎపిసోడ్|ಸಂಚಿಕೆ|ಎಪಿಸೋಡ್|എപ്പിസോഡ്|એપિસોડ|ભાગ|ਐਪੀਸੋਡ|ਭਾਗ|කොටස|කථාංගය|ئەڵقەی|ភាគទី|ភាគ|ຕອນທີ|ຕອນ|အပိုင်း|ክፍል";
const episodeBefore = `episode|episodes|épisode|épisodes|episodio|episódio|epizoda|епизода|epizod|episodul|επεισόδιο|эпизод|епизод|episod|${episodeOnly}`;
const separators = String.raw`[\s,،;:.|·–—-]*`;
const ofAll = String.raw`(?:\s?[/–-]\s?\d{1,4}|\s?(?:of|von|de|di|av|af|van|z|ze|od|iz|iš|no|din|от|од|из|із|з|από|من|از|dari|daripada|מתוך)\s?\d{1,4})`;
const count = String.raw`[(]?(?:[-–:]\s?)?(?:(?:#|№|n[º°]|no\.|nr\.?|n\.|núm\.?|رقم|شماره|نمبر|नंबर|नं\.?|નં\.?)\s?)?0*(\d\.\d{3}|\d{1,4})${ofAll}?`;
const ordinal = String.raw`(?:\s?\.[ªº°]?|[ªº°^]|(?:a|e|er|ère|re|ème|eme|de|ste|da|ra|ta|th|st|nd|rd)(?=\s)|-\p{L}{1,3}(?=\s))?[\s-]?`;
/** Words for a season behind its number, in languages that count so. */
const seasonBehind =
  "season|series|temp\\.|tempada|denboraldia|řada|sorozat|sezonas|sezonul|sezoni|seria|serie|reeks|årgång|årgang|periode|σεζόν|сезона|сезонът|სეზონი|եթերաշրջան|सीजन|सिजन|staffel|sezon|сезон|évad|série|séria|serija|sezona|sezóna|kausi|hooaeg|stagione|temporada|saison|seizoen|säsong|sesong|sæson|þáttaröð|sērija|sezonas|маусым|мавсум|mavsum|mövsüm|κύκλος|सीज़न";
const episodeBehind =
  "oddaja|emisija|emisiune|daļa|dalis|deo|dio|част|дел|episode|epizódă|kapitulua|episoodi|κεφάλαιο|επεισόδιο|სერია|սերիա|анги|дугаар|folge|bölüm|серия|серыя|серія|епизод|rész|díl|diel|del|časť|epizoda|epizód|jakso|osa|odcinek|sērija|serija|бөлім|бөлүм|seriya|qism|қисм|hissə|puntata|episodio|capítulo|episódio|avsnitt|afsnit|aflevering|þáttur|випуск|выпуск|atala";

/** What makes a number an ordinal: `2.`, `3ª`, `1ère`, `2nd`. */
const ordinalSign = String.raw`(?:\.[ªº°]?|[ªº°^]|(?:a|e|er|ère|re|ème|eme|de|ste|da|ra|ta|th|st|nd|rd)(?=\s)|-\p{L}{1,3}(?=\s))`;

const pattern = (text: string): RegExp => new RegExp(text, "iu");
const start = String.raw`(?:^|${separators}[([（【/]?\s*|\s)`;
const close = String.raw`\s*[)\]）】/]?`;
/** In scripts that part words, a word for a number begins one: `Step 4` has no episode. */
const begins = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}])`;
const betweenBoth = String.raw`[\s,،;:.|/·–—-]*`;

/** What stands for a number: `S3 Ep. 302`, `第3話`, `פרק 5`. The first that matches wins. */
const both: readonly string[] = [
  String.raw`s\.?\s?0*(\d{1,4})${betweenBoth}(?:episode|eps|ep|ép|e|é|afl|#)\.?\s?${count}`,
  String.raw`(?:${seasonBefore}|series|seria|staffel|saison|temporada|stagione|seizoen|säsong|sesong|sæson|kausi|sezon|sezona|sezonul|évad|phần|musim|κύκλος|сезон|עונה|الموسم|فصل|シーズン|시즌)\s?0*(\d{1,3})${separators}(?:${episodeBefore}|e)\.?\s?${count}`,
  String.raw`(?:t|k|κ|st|s|sez)\.?\s?0*(\d{1,2})${betweenBoth}x?(?:epis[oó]dio|ep|e|επ|ε|cap|c|prog|odc|afl|díl)\.?\s?${count}`,
  String.raw`[جم]\s?(\d{1,2})${betweenBoth}(?:(?:ال)?حلقة|ح)\s?(\d{1,4})`,
  String.raw`ע['׳]?\s?(\d{1,2})${betweenBoth}פ['׳]?\s?(\d{1,4})`,
  String.raw`0*(\d{1,2})x0*(\d{2,3})`,
  String.raw`0*(\d{1,2}|[${greekDigits}])(?:-?[йя]|['΄’ʹ])?${ordinal}(?:${seasonBehind})${separators}(?:0*(\d{1,4})(?:-?[йя])?${ordinal}(?:${episodeBehind})|(?:${episodeBefore}|e)\.?\s?${count})`,
  String.raw`([IVX]{1,5})\.?\s?(?:évad\s?[,./]?|\/|(?<=\.)[-–])\s?0*(\d{1,4})(?:\.(?:\s?rész)?|\s?rész)`,
];

const seasonOnly: readonly string[] = [
  String.raw`(?<=[([])t0*(\d{1,2})(?=[)\]])`,
  String.raw`(?:${seasonBefore})\s?0*(\d{1,2})(?!\d)`,
  String.raw`(?<![\p{L}\d])(?<=\p{L}.*\s|\()s0*(\d{1,2})(?!\d)`,
  String.raw`(?:season|staffel|saison|temporada|stagione|seizoen|sezon|sezona|seria|сезон)\s([IVX]{1,5})`,
  String.raw`(?<![\p{L}\d])(?<=\p{L}.*\s)ss\.\s?0*(\d{1,2})`,
  String.raw`(?<=\p{Script=Thai}.*)ปี\s?(\d)(?!\d)`,
  String.raw`(?<=\()series\s0*(\d{1,2})(?!\d)`,
  String.raw`0*(\d{1,2})(?:-?[йя])?\s?\.?\s?(?:сезон|sezon|évad|kausi|stagione)`,
  String.raw`0*(\d{1,2})${ordinalSign}\s?(?:temporada|tempada|temp\.|staffel|série|séria|séries?|season|series|seizoen|säsong(?:en)?|sesong(?:en)?|sæson|saison|sezóna|sezona|serija|řada|kausi|hooaeg|denboraldia|þáttaröð|sezonas|sērija|mavsum|mövsüm|маусым|κύκλος|σεζόν)`,
];

export const cjkSeason = new RegExp(
  String.raw`\s*[(（]?(?:第\s?(${cjk})(?:[季期部]|シーズン)|シーズン\s?(${cjk})|시즌\s?(\d{1,2})|(?<=\s)(\d{1,2})기)[)）]?$`,
  "u",
);
export const cjkEnd = new RegExp(
  String.raw`\s*[【(（]?\s*(?:第\s?(${cjk})\s?(?:話|话|集|回|夜|화|회)|第\s?(${cjk})\s?期(?<![\p{Script=Hiragana}\p{Script=Katakana}].{0,80})|(?<=[季部])[)）]\s?(\d{1,3})|제\s?(\d{1,4})\s?[화회부]|(?<!\d)(?<![~∼]\s?)(\d{1,4})(?:[,~-]\d{1,4})?\s?[화회부]|(\d{1,4})-\d{1,4}集|[＃#]\s?(${cjk}))\s*[)）】]?$`,
  "u",
);
export const cjkMiddle = new RegExp(
  String.raw`^(.*?\S)\s*(?:第\s?(${cjk})\s?(?:話|话|集)|(?<=\p{Script=Hangul}.*\s)(\d{1,4})[부회화](?=[\s:]+(?!하이라이트|특집|스페셜)[\p{L}\d<「])|S(\d{1,2})\s[#＃](\d{1,4}))[\s　:：]+(\S.*)$`,
  "u",
);
export const japaneseMiddle =
  /^(?=.*[\p{Script=Hiragana}\p{Script=Katakana}])(.*?\S)[\s　][#＃]([\d０-９]{1,3})[\s　]+(\S.*)$/u;
/** A name in its brackets after the number: `第1100話「旅立ち」`, `(15)「…」`. */
export const cjkQuoted = new RegExp(
  String.raw`^(.*?\S)\s*(?:第\s?(${cjk})\s?(?:話|话|集|回)|[(（](\d{1,4})[)）]|[#＃](\d{1,4}))\s*[「『“【]([^「」『』“”【】]+)[」』”】]$`,
  "u",
);
export const cjkBare =
  /^(.*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ーⅠ-Ⅻ\d])\s*[(（[<]\s*(?!(?:19|20)\d\d\D)(\d{1,4})\s*[)）\]>](?:[:：]\s*(\S.*))?$/u;
/** Parts of a whole: `(3:8)`, `[12/54]`. */
export const partOf = /^(.*\p{L}.*?)\s*[([]\s*0*(\d{1,3})\s?[:/]\s?(\d{1,3})\s*[)\]]$/u;
/** A part of a whole before its name: `(3/5): The Well`. */
export const partMiddle =
  /^(.*\p{L}.*?)\s*[([]\s*0*(\d{1,3})\s?[:/]\s?(\d{1,3})\s*[)\]]\s*(?::|[-–—]\s)\s*(\S.*)$/u;
/** A part before a name needs no brackets: `2/4: The Well`. `9/11` is a day. */
export const barePartMiddle = /^(.*\p{L}.*?)\s(?!9\/11|24\/7|50\/50)0*(\d{1,2})\/(\d{1,2})\s?[:.]\s+(\S.*)$/u;
/** Too large for a part, and no year: `(4012)`. In Hungary a number with a stop is an episode. */
export const largeInBrackets = /^(.*\p{L}.*?)\s*\((?:(?!(?:1[4-9]|20)\d\d\))(\d{3,4})|(\d{1,4})\.)\)$/u;
export const ofTotal =
  /^(.*\p{L}.*?)[\s-]*(?:\(\s*0*(\d{1,4})\s?\/\s?(\d{1,4})\s*\)|-0*(\d{1,4})\/(\d{1,4}))$/u;
/** Without brackets, a part stands behind a comma or brackets: `, 12/24`, `(R) 12/24`. */
export const bareOfTotal = /^(.*\p{L}.*?)(?:,|(?<=[)\]]))\s0*(\d{1,3})\/(\d{1,3})$/u;
/** Where no guide writes ages so: `Larkhill (5)`. */
export const smallInBrackets = /^(.*\p{L}.*?)\s\(([1-9]\d{0,2})\)$/u;
/** What a number before a name may count, rather than episodes: `3. Runde`. */
const counted =
  "Staffel|Folge|Teil|Spieltag|Runde|Etappe|Tag|Liga|Bundesliga|Geburtstag|Jahrhundert|Platz|FC|SC|SV|Kolo|Kolejka|Forduló|Kierros|Halbfinale|Viertelfinale|Rennen|Lauf|Mannschaft|Etapa|Ronda|Jornada|Giornata";
export const beginsCounted = new RegExp(String.raw`^(?:${counted})(?!\p{L})`, "iu");
export const dashNumber = new RegExp(
  String.raw`^(.*\S)\s[-–]\s0*(\d{1,4})\.\s+(?!(?:${counted})(?!\p{L}))(\S.*)$`,
  "u",
);

const end = (text: string): RegExp => pattern(`${start}${begins}${text}${close}$`);
const middle = (text: string): RegExp =>
  pattern(String.raw`^(.*?[\p{L}\d].*?)${separators}[([]?${begins}${text}[)\]]?\s*[-–—:|.]\s*(\S.*)$`);

export const episodeEnds = [
  String.raw`(?:${episodeBefore})\.?\s?(?:nr\.?|no\.?|№|نمبر|नंबर|नं\.?|નં\.?)?\s?${count}(?:[ºο°]|\s?و(?:ال)?[أا]خيرة)?`,
  String.raw`0*(\d{1,4})(?:\s?[-–]\s?\d{1,4})?(?:-?(?:[йяар]+|ე)|-\p{Ll}{2,3})?(?:\s?\.?\s?|-)(?:seriya|seria|бөлүм|atala|kapitulua|þáttur|серия|випуск|выпуск|бөлім|сер\.|სერია|қисм|qism|bölüm|hissə|sērija|серии|с\.|эп\.|анги|дугаар|rész|odcinek|díl|diel|епизода|епизод|серія|epizoda|epizod|folge|jakso|avsnitt|afsnit|ep\.|еп\.)`,
  String.raw`0*(\d{1,4})(?:[ªº°^]|a(?=\s))\s?(?:puntata|episodio|episódio|capítulo|épisode)`,
  String.raw`([IVX]{1,5})\.?\s(?:díl|diel|časť|část|rész|del|deo|dio|epizoda|серия|част)`,
  String.raw`(?<=[.,]\s)(?:del|osa|diel|časť|deo|dio|с\.)\s0*(\d{1,3})${ofAll}?`,
  String.raw`(?<=[.,–-]\s)0*(\d{1,3})\.\s(?:del|dio|deo|osa|daļa|dalis|oddaja|emisija)`,
  String.raw`(?:del|osa|part|parte|partie|teil|deel)\s0*(\d{1,3})\s?(?:av|of|de|di|sur|von|van|\/|:)\s?\d{1,3}`,
  String.raw`(?<=\()0*(\d{1,3})\s(?:of|af|av|von|van|de|di|sur|z|ze|od|iz|iš|no|din|из|із|от|од|από)\s\d{1,3}(?=\))`,
  String.raw`ح\s?(\d{1,4})`,
  String.raw`e\.?0*(\d{2,4})`,
].map(end);
export const bothEnds = both.map(end);
export const bothMiddle = both.slice(0, 3).map(middle);
/** Between commas, both are words: `Larkhill, Season 1, Episode 07, The Well`. */
export const bothParted = pattern(
  String.raw`^(.*?),\s(?:${seasonBefore})\s0*(\d{1,2}),\s(?:${episodeBefore})\s0*(\d{1,4}),\s(\S.*)$`,
);
export const seasonEnds = seasonOnly.map(end);
export const seasonMiddle =
  /^(.*\S)\s[-–|:]\s(?:Season|Staffel|Saison|Temporada|Stagione)\s0*(\d{1,2})\s?[-–|:]\s(\S.*)$/iu;
/** `S02E05` needs no sign before the name. */
export const strictMiddle = /^(.*?\p{L}.*?)[\s:|–-]+S(\d{1,2})\s?E(\d{1,3})\s+(\p{L}.*)$/u;
export const episodeMiddle = pattern(
  String.raw`^(.*?\p{L}.*?)\s*[,.:|–-]\s*(?:${episodeOnly}|(?<=\s)e(?=\d{2}))\.?\s?0*(\d{1,4})(?:\s?\/\s?\d{1,4})?\)?\s*[-–—:|]\s*(\S.*)$`,
);
export const anyNumber = /\p{Nd}|第|[＃#]|\s[IVX]{1,5}(?![\p{L}\d])/u;
