/**
 * Words for first, second and so on, in their order, with the words for seasons and episodes that they stand with. `|`
 * parts the numbers, a space the forms of one.
 */
type Ordinals = { nouns: string; words: string; isBehind?: true };

const ordinals: readonly Ordinals[] = [
  {
    nouns: "الموسم|الحلقة|موسم|الحلقه|الجزء(?=.*حلق)",
    words:
      "الأول الاول الأولى الاولى|الثاني الثانية|الثالث الثالثة|الرابع الرابعة|الخامس الخامسة|السادس السادسة|السابع السابعة|الثامن الثامنة|التاسع التاسعة|العاشر العاشرة|الحادية_عشرة الحادي_عشر|الثانية_عشرة الثاني_عشر|الثالثة_عشرة الثالث_عشر|الرابعة_عشرة الرابع_عشر|الخامسة_عشرة الخامس_عشر|السادسة_عشرة|السابعة_عشرة|الثامنة_عشرة|التاسعة_عشرة|العشرون",
    isBehind: true,
  },
  {
    nouns: "فصل|قسمت|سری|بخش",
    words:
      "اول یکم|دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم|یازدهم|دوازدهم|سیزدهم|چهاردهم|پانزدهم|شانزدهم|هفدهم|هجدهم|نوزدهم|بیستم",
    isBehind: true,
  },
  {
    nouns: "עונה|פרק",
    words:
      "ראשונה ראשון א'|שנייה שניה שני ב'|שלישית שלישי ג'|רביעית רביעי ד'|חמישית חמישי ה'|שישית שישי ו'|שביעית שביעי ז'|שמינית שמיני ח'|תשיעית תשיעי ט'|עשירית עשירי י'",
    isBehind: true,
  },
  {
    nouns: "season|series|episode",
    words: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    isBehind: true,
  },
  {
    nouns: "season|series",
    words: "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth",
  },
  {
    nouns: "temporada|tempada",
    words:
      "primera primeira|segunda|tercera terceira|cuarta quarta|quinta|sexta|séptima sétima|octava oitava|novena nona|décima",
  },
  {
    nouns: "stagione|puntata|serie",
    words: "prima|seconda|terza|quarta|quinta|sesta|settima|ottava|nona|decima",
  },
  {
    nouns: "capítulo|episodio|episódio|capitulo",
    words:
      "primer primeiro primo|segundo secondo|tercer terceiro terzo|cuarto quarto|quinto|sexto sesto|séptimo sétimo settimo|octavo oitavo ottavo|noveno nono|décimo decimo",
  },
  {
    nouns: "épisode",
    words: "premier|deuxième second|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième",
  },
  {
    nouns: "avsnittet|avsnitt|afsnit|delen",
    words:
      "första første|andra andet andre|tredje|fjärde fjerde|femte|sjätte sjette|sjunde syvende|åttonde ottende åttende|nionde niende|tionde tiende",
  },
  {
    nouns: "kausi|jakso|osa",
    words: "ensimmäinen|toinen|kolmas|neljäs|viides|kuudes|seitsemäs|kahdeksas|yhdeksäs|kymmenes",
  },
  {
    nouns: "odcinek|díl|diel|nastavak|deo|dio",
    words:
      "pierwszy první prvý prvi|drugi druhý|trzeci třetí tretí treći|czwarty čtvrtý štvrtý četvrti|piąty pátý piaty peti|szósty šestý šiesty šesti|siódmy sedmý siedmy sedmi|ósmy osmý ôsmy osmi|dziewiąty devátý deviaty deveti|dziesiąty desátý desiaty deseti",
  },
  {
    nouns: "выпуск|эпизод|епизод|випуск",
    words:
      "первый перший първи|второй другий втори|третий третій трети|четвёртый четвертый четвертий четвърти|пятый п'ятий пети|шестой шостий шести|седьмой сьомий седми|восьмой восьмий осми|девятый дев'ятий девети|десятый десятий десети",
  },
  {
    nouns: "saison",
    words:
      "première|deuxième seconde|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième",
  },
  {
    nouns: "staffel|folge",
    words: "erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte",
  },
  {
    nouns: "seizoen|reeks|aflevering",
    words: "eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende",
  },
  {
    nouns: "säsongen|säsong|sæson|sesong",
    words:
      "första første|andra anden andre|tredje|fjärde fjerde|femte|sjätte sjette|sjunde syvende|åttonde ottende åttende|nionde niende|tionde tiende",
  },
  {
    nouns: "sezon|seria",
    words:
      "pierwszy pierwsza birinci|drugi druga ikinci|trzeci trzecia üçüncü|czwarty czwarta dördüncü|piąty piąta beşinci|szósty szósta altıncı|siódmy siódma yedinci|ósmy ósma sekizinci|dziewiąty dziewiąta dokuzuncu|dziesiąty dziesiąta onuncu",
  },
  {
    nouns: "řada|série|séria|sezona|sezóna|serija",
    words:
      "první prvá prva|druhá druga|třetí tretia treća tretja|čtvrtá štvrtá četvrta četrta|pátá piata peta|šestá šiesta šesta|sedmá siedma sedma|osmá ôsma osma|devátá deviata deveta|desátá desiata deseta",
  },
  {
    nouns: "сезон|серия|серія|сезона|част",
    words:
      "первый первая перший перша първи прва|второй вторая другий друга втори друга|третий третья третій третя трети трећа|четвёртый четвертый четвёртая четвертая четвертий четверта четвърти четврта|пятый пятая п'ятий п'ята пети пета|шестой шестая шостий шоста шести шеста|седьмой седьмая сьомий сьома седми седма|восьмой восьмая восьмий восьма осми осма|девятый девятая дев'ятий дев'ята девети девета|десятый десятая десятий десята десети десета",
  },
  {
    nouns: "évad|rész",
    words: "első|második|harmadik|negyedik|ötödik|hatodik|hetedik|nyolcadik|kilencedik|tizedik",
  },
  {
    nouns: "κύκλος|σεζόν",
    words:
      "πρώτος πρώτη|δεύτερος δεύτερη|τρίτος τρίτη|τέταρτος τέταρτη|πέμπτος πέμπτη|έκτος έκτη|έβδομος|όγδοος|ένατος|δέκατος",
  },
  {
    nouns: "قسط",
    words: "پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں",
  },
];

const rules = ordinals.map(({ nouns, words, isBehind }) => {
  const numbers = new Map(
    words
      .split("|")
      .flatMap((forms, at) => forms.split(" ").map((form) => [form.replaceAll("_", " "), at + 1] as const)),
  );
  const any = [...numbers.keys()].sort((a, b) => b.length - a.length).join("|");
  const text = isBehind ? `(?<noun>${nouns})\\s(?<word>${any})` : `(?<word>${any})\\s(?<noun>${nouns})`;
  return { numbers, isBehind, pattern: new RegExp(`(?<!\\p{L})${text}(?![\\p{L}'’])`, "giu") };
});

/** A text with such words as digits: `الموسم الثاني` is `الموسم 2`, `segunda temporada` is `2ª temporada`. */
export function withDigits(text: string): string {
  let said = text;
  for (const { numbers, isBehind, pattern } of rules)
    said = said.replace(pattern, (found, ...groups) => {
      const { noun, word } = groups.at(-1) as { noun: string; word: string };
      const number = numbers.get(word.toLowerCase()) ?? numbers.get(word);
      if (number === undefined) return found;
      // In Arabic script, numbers follow.
      return isBehind || noun === "قسط" ? `${noun} ${number}` : `${number}. ${noun}`;
    });
  return said;
}

/** Whether a text may have such a word. */
export const anyOrdinal = new RegExp(
  `(?<!\\p{L})(?:${ordinals.map(({ nouns }) => nouns).join("|")})(?!\\p{L})`,
  "iu",
);
