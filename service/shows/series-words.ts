/** Words of a description that are said only of a series, in the languages of the guides. */

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
];
const unspaced =
  "ในตอนนี้|本期|이번 (?:회|주)|シリーズ|毎回|毎週|系列|本集|每集|每期|每周|每週|栏目|欄目|시리즈|매주|매회|ซีรีส์|ละครชุด|ทุกสัปดาห์";
const words = new RegExp(`(?<!\\p{L})(?:${spaced.join("|")})(?!\\p{L})|${unspaced}`, "iu");
/** How much of a description is about the programme itself. */
const telling = 240;

/** Whether a description calls its programme a series, or says that it is on again and again. */
export const isToldSeries = (description: string | undefined): boolean =>
  description !== undefined && words.test(description.slice(0, telling));
