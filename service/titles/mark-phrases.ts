import type { MarkKind } from "./mark-words.ts";
import { numberTable } from "./number-table.ts";

/** A language's words for `last` and `new`, before or behind its words for seasons and episodes. */
type Adjectives = {
  last?: string;
  new?: string;
  /** Other words that they stand with: plurals, and what series and programmes are called. */
  nouns?: string;
};

/** By language, in ISO 639-1 or else 639-3; `|` parts the words. */
const adjectives: Readonly<Record<string, Adjectives>> = {
  af: { last: "laaste", new: "nuwe", nouns: "program" },
  am: { last: "የመጨረሻ|የመጨረሻው", new: "አዲስ" },
  ar: {
    last: "الأخيرة|الاخيرة|الأخير|الاخير",
    new: "جديد|جديدة|الجديد|الجديدة",
    nouns: "مسلسل|المسلسل|برنامج|البرنامج|الجزء|حلقات|سلسلة",
  },
  az: { last: "son", new: "yeni", nouns: "seriya|serial|veriliş" },
  ba: { last: "һуңғы", new: "яңы", nouns: "серия|бүлек" },
  be: { last: "апошняя|апошні|фінальная|заключная", new: "новы|новая|новыя", nouns: "серыял|серыі|праграма" },
  bg: {
    last: "последен|последна|финален|финална",
    new: "нов|нова|нови",
    nouns: "сериал|предаване|епизоди|серии|серия|част",
  },
  bn: { last: "শেষ|অন্তিম", new: "নতুন", nouns: "ধারাবাহিক|সিরিজ|অনুষ্ঠান" },
  ca: {
    last: "últim|darrer|última|darrera|final",
    new: "nou|nova|nous|noves",
    nouns: "capítols|episodis|sèrie|programa",
  },
  ckb: { last: "کۆتایی", new: "نوێ" },
  cs: {
    last: "poslední|závěrečný|závěrečná|finálový",
    new: "nový|nová|nové",
    nouns: "část|díly|epizody|pořad|seriál|cyklus",
  },
  cy: { last: "olaf", new: "newydd", nouns: "bennod|gyfres" },
  da: {
    last: "sidste|afsluttende",
    new: "ny|nyt|nye|helt ny|helt nyt|helt nye",
    nouns: "del|episode|serie|program|episoder|programmer",
  },
  de: {
    last: "letzte|letzter|letzten|finale",
    new: "neue|neuer|neues|neuen|ganz neue",
    nouns: "episode|episoden|serie|sendung|ausgabe|doppelfolge|reihe|dokureihe|teil",
  },
  el: {
    last: "τελευταίο|τελευταίος|τελικό",
    new: "νέο|νέος|νέα|νέοι|καινούργιο|καινούργια",
    nouns: "σειρά|εκπομπή|εκπομπές|κύκλοι",
  },
  en: { last: "last|final", new: "all new|brand new", nouns: "episodes|series|instalment|installment" },
  es: {
    last: "último|última|últimos|final",
    new: "nuevo|nueva|nuevos|nuevas",
    nouns: "serie|series|telenovela|entrega|entregas|temporadas|edición|emisión",
  },
  et: { last: "viimane|viimased", new: "uus|uued", nouns: "osad|sari|saade|saatesari" },
  eu: { last: "azken|azkena", new: "berria|berri|berriak", nouns: "kapitulu|atal|telesaila|denboraldi" },
  fa: { last: "آخر|اخر|پایانی", new: "جدید|تازه", nouns: "سریال|برنامه|مجموعه" },
  fi: {
    last: "viimeinen|viimeiset|kauden viimeinen",
    new: "uusi|uudet|uutta",
    nouns: "jaksot|sarja|ohjelma|osa",
  },
  fo: { last: "seinasti|seinasta", new: "nýggjur|nýggj|nýtt", nouns: "sending" },
  fr: {
    last: "dernier|dernière|derniers|final|finale",
    new: "nouveau|nouvel|nouvelle|nouveaux|nouvelles|inédit|inédite|inédits",
    nouns: "numéro|numéros|série|magazine|émissions",
  },
  fy: { last: "lêste", new: "nije", nouns: "searje" },
  ga: { last: "deireanach", new: "nua" },
  gd: { last: "mu dheireadh", new: "ùr" },
  gl: {
    last: "último|última|derradeiro",
    new: "novo|nova|novos",
    nouns: "capítulos|episodios|serie|programa",
  },
  gu: { last: "અંતિમ|છેલ્લો|છેલ્લી", new: "નવો|નવી|નવું|નવા", nouns: "સિરિયલ|શો" },
  ha: { last: "ƙarshe|na ƙarshe", new: "sabon|sabo" },
  he: { last: "אחרון|אחרונה|סיום|הסיום", new: "חדש|חדשה|חדשים", nouns: "פרקים|סדרה|תוכניות" },
  hi: {
    last: "अंतिम|आखिरी|आख़िरी",
    new: "नया|नई|नए",
    nouns: "शो|धारावाहिक|सीरियल|एपिसोड्स",
  },
  hr: {
    last: "posljednja|posljednji|zadnja|zadnji|završna|finalna",
    new: "nova|novi|nove",
    nouns: "dio|serija|epizode|nastavci|emisije",
  },
  ht: { last: "dènye", new: "nouvo" },
  hu: {
    last: "utolsó|befejező|záró",
    new: "új|vadonatúj",
    nouns: "részek|epizódok|sorozat|műsor|évadok",
  },
  hy: { last: "վերջին", new: "նոր", nouns: "սերիաներ|սերիալ|հաղորդում" },
  id: { last: "terakhir|akhir|pamungkas", new: "baru|terbaru", nouns: "tayangan|sinetron|serial|season" },
  is: { last: "síðasti|síðasta|loka", new: "nýr|ný|nýir", nouns: "þættir" },
  it: {
    last: "ultimo|ultima|ultime|finale",
    new: "nuovo|nuova|nuovi|nuove",
    nouns: "episodio|episodi|serie|edizione|programma|appuntamento|stagioni",
  },
  ka: { last: "ბოლო|ფინალური", new: "ახალი", nouns: "სერიები|სერიალი|გადაცემა" },
  kk: { last: "соңғы", new: "жаңа", nouns: "серия|телехикая|сериал|бағдарлама" },
  km: { last: "ចុងក្រោយ|បញ្ចប់|ចប់", new: "ថ្មី" },
  kn: { last: "ಕೊನೆಯ|ಅಂತಿಮ", new: "ಹೊಸ" },
  ky: { last: "акыркы", new: "жаңы", nouns: "серия|сериал|телесериал" },
  lb: { last: "lescht", new: "nei", nouns: "serie" },
  lo: { last: "ສຸດທ້າຍ", new: "ໃໝ່", nouns: "ລະຄອນ" },
  lt: {
    last: "paskutinis|paskutinė|paskutinės|finalinė",
    new: "naujas|nauja|nauji|naujos",
    nouns: "serija|serijos|serialas|ciklas|epizodai|laidos",
  },
  lv: {
    last: "pēdējā|pēdējais|noslēdzošā",
    new: "jauns|jauna|jaunas|jaunās",
    nouns: "sērijas|seriāls|cikls|raidījumi",
  },
  mg: { last: "farany", new: "vaovao" },
  mk: { last: "последна|последен|финална", new: "нов|нова|нови", nouns: "серија|епизоди|емисии" },
  ml: { last: "അവസാന|അവസാനത്തെ", new: "പുതിയ", nouns: "പരമ്പര" },
  mn: { last: "сүүлийн|сүүлчийн|төгсгөлийн", new: "шинэ", nouns: "цуврал|нэвтрүүлэг" },
  mr: { last: "शेवटचा|शेवटची|अंतिम", new: "नवा|नवी|नवीन|नवे", nouns: "मालिका|पर्व" },
  ms: { last: "akhir|terakhir", new: "baru|baharu", nouns: "drama|siri|tayangan|rancangan" },
  mt: { last: "l-aħħar", new: "ġdid|ġdida" },
  my: { last: "နောက်ဆုံး", new: "အသစ်" },
  nb: {
    last: "siste|avsluttende",
    new: "ny|nytt|nye|helt ny|helt nye",
    nouns: "del|episoder|serie|program|avsnitt",
  },
  ne: { last: "अन्तिम", new: "नयाँ", nouns: "धारावाहिक" },
  nl: {
    last: "laatste",
    new: "nieuw|nieuwe|gloednieuwe",
    nouns: "serie|afleveringen|programma|seizoenen",
  },
  pa: { last: "ਆਖਰੀ|ਆਖ਼ਰੀ|ਅੰਤਿਮ", new: "ਨਵਾਂ|ਨਵੀਂ|ਨਵੇਂ" },
  pl: {
    last: "ostatni|ostatnia|ostatnie|finałowy|finałowe",
    new: "nowy|nowa|nowe|premierowy|premierowe",
    nouns: "cykl|program|serial|odcinki|sezony",
  },
  ps: { last: "وروستی|وروستۍ", new: "نوی|نوې" },
  pt: {
    last: "último|última|últimos|final",
    new: "novo|nova|novos|novas|inédito|inédita|inéditos",
    nouns: "série|novela|episódios|capítulos|edição|programas|emissão",
  },
  rm: { last: "ultima|davosa", new: "nova", nouns: "seria" },
  ro: {
    last: "ultimul|ultima|final|finală",
    new: "nou|nouă|noi",
    nouns: "episod|serial|sezon|episoade|emisiuni|ediție",
  },
  ru: {
    last: "последняя|последний|последние|заключительная|заключительный|заключительные|финальная|финальный|финальные",
    new: "новый|новая|новые|премьерная|премьерный|премьерные",
    nouns: "серии|сериал|выпуски|программа|передача|эпизоды|сезоны",
  },
  si: { last: "අවසන්|අවසාන", new: "නව|අලුත්" },
  sk: {
    last: "posledný|posledná|záverečný|záverečná",
    new: "nový|nová|nové",
    nouns: "časť|diely|časti|seriál|relácia|cyklus",
  },
  sl: {
    last: "zadnji|zadnja|sklepni|sklepna",
    new: "nov|nova|novi|nove",
    nouns: "del|serija|deli|epizode|oddaje",
  },
  so: { last: "dambe|ugu dambeeya|ugu dambaysa", new: "cusub" },
  sq: { last: "i fundit|e fundit", new: "i ri|e re", nouns: "episod|sezon" },
  sr: {
    last: "последња|последњи|завршна|poslednja|poslednji|završna",
    new: "нова|нови|нове|nova|novi|nove",
    nouns: "серија|емисија|serija|emisija|наставак|nastavak",
  },
  sv: {
    last: "sista|avslutande",
    new: "ny|nytt|nya|helt ny|helt nya",
    nouns: "del|delen|serie|programserie|säsonger",
  },
  sw: { last: "mwisho|ya mwisho|wa mwisho|cha mwisho", new: "mpya|kipya|jipya" },
  ta: { last: "கடைசி|இறுதி|இறுதிப்", new: "புதிய", nouns: "தொடர்|நிகழ்ச்சி" },
  te: { last: "చివరి|ఆఖరి", new: "కొత్త", nouns: "సీరియల్|ధారావాహిక" },
  tg: { last: "охирин|охирини", new: "нав", nouns: "силсила|серия" },
  th: { last: "สุดท้าย", new: "ใหม่" },
  tk: { last: "soňky|iň soňky", new: "täze", nouns: "serial" },
  tl: { last: "huling|panghuling", new: "bagong", nouns: "episode|season" },
  tr: { last: "son|final", new: "yeni|yepyeni", nouns: "dizi|program|sezonun bölümü|bölümler" },
  tt: { last: "соңгы", new: "яңа", nouns: "серия|сериал|тапшыру" },
  uk: {
    last: "остання|останній|останні|заключна|заключний|фінальна|фінальні",
    new: "новий|нова|нові|прем'єрна|прем'єрні",
    nouns: "серії|серіал|випуски|програма|епізоди",
  },
  ur: { last: "آخری", new: "نیا|نئی", nouns: "ڈرامہ|پروگرام|سیریل" },
  uz: { last: "oxirgi|so'nggi|so‘nggi|охирги|сўнгги", new: "yangi|янги", nouns: "serial|сериал" },
  vi: { last: "cuối|cuối cùng|kết", new: "mới", nouns: "phim|chương trình" },
  xh: { last: "sokugqibela", new: "esitsha" },
  zu: { last: "sokugcina", new: "esisha" },
};

const isWord = /^[\p{L}\p{M}' -]{2,}$/u;

/** What such words say together: `letzte Folge`, `nouveaux épisodes`, `الحلقة الأخيرة`. A last season is one's name. */
export function* listPhrases(): Generator<readonly [phrase: string, mark: MarkKind]> {
  for (const [language, said] of Object.entries(adjectives)) {
    const { season, seasonBehind, episode, episodeBehind } = numberTable[language] ?? {};
    const episodes = [episode, episodeBehind, said.nouns];
    for (const [mark, lists] of [
      ["last", episodes],
      ["new", [season, seasonBehind, ...episodes]],
    ] as const)
      for (const noun of lists.flatMap((list) => list?.split("|") ?? []).filter((word) => isWord.test(word)))
        for (const adjective of said[mark]?.split("|") ?? []) {
          yield [`${adjective} ${noun}`, mark];
          yield [`${noun} ${adjective}`, mark];
        }
  }
}
