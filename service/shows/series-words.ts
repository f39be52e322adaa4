import { anyCase } from "../any-case.ts";

/** Words of a description that are said only of a series, in the languages of the guides. */

/** Life is called daily too, unlike a week: `Daily news magazine`, `Emisión diaria`. */
const daily =
  "daily|täglich\\p{L}*|quotidien(?:ne)?|diari[oa]|diàri[ao]?|quotidian[oa]|dagelijks\\p{L}*|daglig\\p{L}*|päivittäi\\p{L}*|codzienn\\p{L}*|denn[íý]|napi|zilnic\\p{L}*|dnevn\\p{L}*|ежедневн\\p{L}*|щоденн\\p{L}*|καθημεριν\\p{L}*|günlük|gündəlik|يومي\\p{L}*|روزانه|יומי(?:ת)?|harian|hàng ngày";
const programmes =
  "(?:\\p{L}*maga[zsc][iyí]n\\p{L}*|\\p{L}*magazyn\\p{L}*|\\p{L}*program\\p{L}*|\\p{L}*show|\\p{L}*sendung|\\p{L}*ohjelma|\\p{L}*műsor|bulletin|émission|espacio|noticiario|emisi\\p{L}*|emisj\\p{L}*|relac\\p{L}*|oddaja|programa|передача|программа|програма|выпуск|предаване|емисия|εκπομπή|μαγκαζίνο|bülten\\p{L}*|برنامج|مجلة|نشرة|برنامه|מגזין|תו?כנית|מהדורה|acara|chương trình)";
const dailyProgramme = String.raw`(?:${daily})\s+(?:\p{L}+\s+){0,2}${programmes}(?!\p{L})|${programmes}\s+(?:\p{L}+\s+){0,2}(?:${daily})`;

/** `A series of accidents` is none. */
const spaced = [
  "series(?!\\s+of)|docu-?series|miniseries|weekly|(?:each|every)\\s+(?:week|episode|day|night|morning)|this\\s+episode",
  "(?:doku-?|dokumentations|drama|krimi|koch)?(?:reihe|serie|serien)|(?:jede|in\\s+jeder)\\s+(?:woche|folge)|wöchentlich\\p{L}*",
  "(?<!\\ben\\s)série|séries|feuilleton|chaque\\s+(?:semaine|jour|soir|matin|épisode|numéro)|hebdomadaire|quotidien(?:ne)?",
  "cada\\s+(?:semana|episodio|capítulo|programa|episódio)|semanal|toda\\s+semana|ogni\\s+(?:settimana|puntata|episodio)|settimanale",
  "sarja|sarjassa|serien|varje\\s+(?:vecka|avsnitt)|hver\\s+(?:uke|uge|episode)|elke\\s+(?:week|aflevering)",
  "serial(?!\\s+(?:killer|murder|number))|seriál|seriálu|seriale|odcinek|odcinku|każdym\\s+odcinku|sorozat|sorozata|serija|serije|serialul|emisiune",
  "сериал\\p{L}*|серіал\\p{L}*|цикл\\p{L}*\\s+(?:программ|передач|фильмов)|кажд(?:ую|ом)\\s+(?:неделю|выпуске)|еженедельн\\p{L}*|в\\s+этом\\s+выпуске",
  "dizi|dizisi|her\\s+(?:hafta|bölüm\\p{L}*)|سریال|هر\\s+هفته|drama\\s+bersiri|setiap\\s+(?:minggu|episod|episode)|bawat\\s+linggo",
  "(?:ال)?مسلسل|(?:ال)?سلسلة|حلقات|كل\\s+(?:أسبوع|حلقة)|أسبوعي|סדרה|סדרת|הסדרה|בכל\\s+(?:שבוע|פרק)|שבועית|יומית|धारावाहिक|हर\\s+हफ्ते",
  "dans ce(?:t épisode|tte émission| numéro)|en este (?:episodio|programa)|n?este (?:episódio|programa)|in questo (?:episodio|appuntamento)",
  "in dieser (?:folge|ausgabe|sendung|episode)|in deze aflevering|i (?:detta|dette|dagens) (?:avsnitt\\p{L}*|program\\p{L}*|afsnit)|tässä jaksossa",
  "w tym odcinku|v tomto d[ií]le?|epizod\\p{L}*|ebben a részben|în acest episod|в этой серии|у цьому випуску|bu bölümde|في هذه الحلقة|בפרק זה",
  "dalam episode? ini|trong tập này",
  "(?:jeden|jede[ns]?)\\s+(?:abend|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|veckovis|ugentlig\\p{L}*|ukentlig\\p{L}*|wekelijks\\p{L}*|elke\\s+(?:avond|ochtend)",
  "hver\\s+(?:kveld|aften)|varje\\s+kväll|viikoittain\\p{L}*|joka\\s+(?:viikko|jaksossa)|þáttaröð\\p{L}*|þáttum|þættirnir|vikuleg\\p{L}*|alla\\s+(?:virka\\s+)?daga|hverju\\s+sinni",
  "cad[ao]\\s+(?:noche|mañana|tarde|noite|manhã|setmana|capítol|vespre)|todas\\s+(?:las|as)\\s+(?:semanas|noches|noites|manhãs|mañanas)|setmanal|chaque\\s+(?:samedi|dimanche|vendredi)|ogni\\s+(?:sera|mattina)",
  "cotygodniow\\p{L}*|co\\s+tydzień|cykl(?:u|us)?(?!\\p{L})|w\\s+każdym\\s+(?:odcinku|programie)|týdeník|týždenník|každ\\p{L}+\\s+(?:týden|týždeň|díl\\p{L}*|ráno|večer)|hetente|minden\\s+(?:héten|este|reggel|részben)",
  "săptămânal\\p{L}*|în\\s+fiecare\\s+(?:săptămână|seară|dimineață|episod|ediție)|tjedn(?:i|a|o)\\p{L}*|sedmičn\\p{L}*|svak(?:i|og|e|u)\\s+(?:tjedan|nedjelj\\p{L}*|večer\\p{L}*|epizod\\p{L}*)|emisij(?:a|e|i|u)|serijal\\p{L}*|oddaja",
  "седмичн\\p{L}*|всек\\p{L}+\\s+(?:седмица|вечер|сутрин|епизод)|предаване(?:то)?|поредица(?:та)?|емисија(?:та)?|серијал\\p{L}*|кажд\\p{L}+\\s+(?:вечер|утро|субботу|воскресенье|серии)|щотижн\\p{L}*|кожн\\p{L}+\\s+(?:тижд\\p{L}*|вечір|випуск\\p{L}*)",
  "κάθε\\s+(?:εβδομάδα|βράδυ|πρωί|επεισόδιο|Κυριακή|Σάββατο|Παρασκευή|Δευτέρα)|εβδομαδιαί\\p{L}*|η\\s+εκπομπή|iganädala\\p{L}*|igal\\s+(?:nädalal|õhtul)|saatesari\\p{L}*|ik\\s+nedēļu|katru\\s+(?:nedēļu|vakaru)|kas\\s?savait\\p{L}*|kiekvien\\p{L}+\\s+(?:savaitę|vakarą)",
  "haftalık|her\\s+(?:akşam|sabah)|hər\\s+(?:həftə|axşam)|كل\\s+(?:مساء|صباح|ليلة)|هفتگی|هر\\s+(?:شب|قسمت)|ہر\\s+(?:ہفتے|قسط)|साप्ताहिक|हर\\s+(?:शाम|एपिसोड)",
  "שבועי|(?:ב?כל|מדי)\\s+(?:ערב|בוקר|לילה|יום\\s+שישי|שישי|שבת|שבוע)|עונה\\s+(?:חדשה|ראשונה|שנייה|שלישית)",
  "setiap\\s+(?:malam|pagi)|mingguan|hàng\\s+tuần|mỗi\\s+(?:tuần|tập)|kila\\s+wiki|tuwing\\s+\\p{L}+|linggo-linggo|gabi-gabi",
  dailyProgramme,
];
const unspaced =
  "ในตอนนี้|本期|이번 (?:회|주)|シリーズ|毎回|毎週|系列|本集|每集|每期|每周|每週|栏目|欄目|시리즈|매주|매회|ซีรีส์|ละครชุด|ทุกสัปดาห์";
const words = anyCase(`(?<!\\p{L})(?:${spaced.join("|")})(?!\\p{L})|${unspaced}`);
/** How much of a description is about the programme itself. */
const mostLetters = 240;

/** What a programme of television is called and no film, where its description begins so: `Programa que recorre …`. */
const programme =
  "برنامج|برنامه|پروگرام|תו?כנית|(?:теле)?(?:программа|программы|програма|передача)|телевизионн\\p{L}+\\s(?:путеводитель|журнал|альманах|проект)|εκπομπή|programa|programma|trasmissione|rubrica|émission|pořad|relácia|program|teleturniej|sendung|talkshow|műsor\\p{L}*|emisiune|emisija|oddaja|ohjelma|chương trình|acara|rancangan|कार्यक्रम";
/** Behind other words it may be a plan: `The nuclear programme …`. */
const programmeFirst = anyCase(String.raw`^(?:${programme})(?!\p{L})|^(?:รายการ|节目|節目|番組|프로그램)`);
/** Arabic guides say what a programme does, or ask to stay with it. */
const programmeDoes =
  /(?<!\p{L})(?:ي[\p{L}\p{M}]{3,6}\s(?:هذا\s)?البرنامج|(?:مع|مشاهدة|هذا)\s(?:ال)?برنامج)(?!\p{L})/u;

/** Whether a description calls its programme a series or a programme, or says that it is on again and again. */
export function isCalledSeries(description: string | undefined): boolean {
  const text = description?.slice(0, mostLetters) ?? "";
  return words.test(text) || programmeFirst.test(text) || programmeDoes.test(text);
}

/** Words in a title that say how often it is on. */
const often =
  /(?<!\p{L})(?:weekly|wöchentlich|hebdo|semanal|settimanale|tygodnik|týdeník|týždenník|еженедель\p{L}+|щотижнев\p{L}+|(?:ال)?أسبوعية?|שבועי(?:ת)?)(?!\p{L})|ประจำสัปดาห์|รายสัปดาห์|สุดสัปดาห์|รายวัน|每周|每週|周刊|週刊|毎週|주간/iu;

/** Whether a title says that its programme is on every day or week. */
export const isCalledRegular = (title: string): boolean => often.test(title);

/** What a programme is called behind its name, and no film: `"Larkhill" magazine`. */
const calledBehind =
  "нэвтрүүлэг|хөтөлбөр|бағдарламасы|хабары|берүүсү|программасы|көрсөтүүсү|кўрсатуви|дастури|тапшыруы|ko[‘’'ʻ]rsatuvi|dasturi|gepleşigi|verilişi|proqramı|programı|предаване|рубрика|емисија|емисия|emisija|oddaja|laida|raidījums|saade|emisioni|műsor\\p{L}*|magazin\\p{L}*|εκπομπή|հաղորդաշար|հաղորդում|ծրագիր|გადაცემა|(?:теле)?передача|(?:теле)?програм+а|праграма|перадача|ток-шоу|program|magazyn|teleturniej|pořad|relácia|emisiune";
/** A concert or what is on for a day is called so, too. */
const singly =
  "концерт|konser|koncert|баяр|праздничн|святков|новогодн|новорічн|специальн|спеціальн|тусгай|арнайы|атайын|maxsus|xüsusi|özel|извънредн|коледн|новогодишн";
const quotedProgramme = new RegExp(
  String.raw`["”»“],?(?:\s[-–—])?\s(?:(?!${singly})\p{L}[\p{L}-]*,?\s){0,3}(?:${calledBehind})(?![\p{L}-])`,
  "iu",
);

/** Whether a listing calls what it names in quotation marks a programme. */
export const isCalledProgramme = (listed: string): boolean =>
  /["”»“]/.test(listed) && quotedProgramme.test(listed);
