/**
 * What descriptions say that begin with a story or with its place, separated by `|`. A word that several languages have
 * stands with the first of them.
 */
export type LastWords = {
  /** What people in stories do: `Ana hides the letter.` */
  deeds?: string;
  /** What whoever presents it does on the road: `Ana Bell visits Upford.` */
  travels?: string;
  /** Crimes are solved in stories, whoever does it; a pattern. */
  solved?: string;
  /** Animals and places that only films about nature are about, in a row. */
  nature?: string;
};

/** By language, in ISO 639-1. */
export const lastWords: Readonly<Record<string, LastWords>> = {
  en: {
    deeds:
      "gets|finds|learns|confronts|decides|tells|hides|must|realizes|realises|suspects|plans|helps|asks|receives|returns|struggles|accuses|reveals|agrees|refuses|invites|wants|faces|admits|warns|leaves|lies|loses|falls|kisses|proposes|worries|overhears|steals|promises|catches|blames|begs|escapes",
    travels: "walks|travels|visits|explores|journeys|sets off|sets out|tours|rides|sails|treks",
    solved:
      "investigates? (?:the|a|an) (?:\\p{L}+ )?(?:murder|death|killing|disappearance|robbery|kidnapping)",
    nature:
      "whales|sharks|elephants|wolves|dolphins|penguins|gorillas|leopards|rhinos|crocodiles|hippos|orcas|volcano(?:es|s)|glaciers|coral reefs?|rainforests?|savannah?",
  },
  de: {
    deeds:
      "findet|entdeckt|erfährt|muss|will|gesteht|verliebt|glaubt|hilft|verschweigt|belügt|beschließt|bekommt|flieht|verdächtigt|trifft|droht|kehrt",
    travels: "reist|besucht|wandert",
    solved: "ermitteln?|ermittelt",
    nature:
      "wale|haie|elefanten|wölfe|delfine|pinguine|nashörner|krokodile|vulkane|gletscher|korallenriffe?",
  },
  fr: {
    deeds:
      "découvre|décide|apprend|avoue|cache|soupçonne|accuse|tente|refuse|accepte|retrouve|reçoit|confronte|demande|promet|s'inquiète|perd",
    travels: "visite|parcourt|explore|sillonne",
    solved: "enquêtent?|enquête sur (?:la mort|le meurtre|un meurtre|la disparition)",
    nature: "baleines|requins|éléphants|loups|dauphins|manchots|volcans",
  },
  es: {
    deeds:
      "descubre|decide|confiesa|sospecha|recibe|huye|acusa|oculta|encuentra|busca|intenta|regresa|pierde|teme|enfrenta|miente|promete|acepta",
    travels: "visita|viaja|recorre",
    solved: "investigan? (?:el asesinato|la muerte|un asesinato)",
    nature: "ballenas|tiburones|elefantes|lobos|delfines|hipopótamos|cocodrilos|volcanes|glaciares",
  },
  pt: {
    deeds:
      "descobre|confessa|suspeita|recebe|foge|esconde|encontra|procura|tenta|volta|perde|mente|aceita|conta",
    travels: "percorre",
    solved: "investigam? (?:o assassinato|a morte)",
    nature: "baleias|tubarões|golfinhos|crocodilos|vulcões",
  },
  it: {
    deeds:
      "scopre|sospetta|riceve|fugge|accusa|nasconde|trova|cerca|torna|affronta|accetta|rivela",
    travels: "viaggia",
    solved: "indagan?o?",
    nature: "balene|squali|elefanti|lupi|delfini|coccodrilli|vulcani|ghiacciai",
  },
  nl: {
    deeds:
      "ontdekt|vertelt|verzwijgt|vindt|besluit|hoort|krijgt|verdenkt|liegt|verliest|biecht|wil|moet",
    travels: "bezoekt",
    nature: "walvissen|haaien|olifanten|wolven|dolfijnen",
  },
  sv: {
    deeds: "upptäcker|berättar|hittar|får|misstänker|ljuger|måste|vill",
    travels: "besöker|reser",
    nature: "valar|hajar|elefanter|vargar",
  },
  da: {
    deeds: "opdager|finder|beslutter|fortæller",
    travels: "besøger|rejser",
    nature: "hvaler|hajer|ulve",
  },
  nb: { deeds: "må|oppdager|finner|skjuler|mistenker", travels: "besøker|reiser", nature: "ulver" },
  fi: {
    deeds: "saa|löytää|kertoo|päättää|epäilee|haluaa|joutuu|yrittää",
    travels: "matkustaa|vierailee",
    nature: "valaat|hait|norsut|sudet",
  },
  pl: {
    deeds: "dowiaduje|odkrywa|postanawia|ukrywa|podejrzewa|wraca|musi|chce|prosi|oskarża",
    travels: "odwiedza|podróżuje",
    solved: "prowadzi śledztwo",
    nature: "wieloryby|rekiny|słonie|wilki|delfiny|wulkany",
  },
  cs: {
    deeds: "zjistí|najde|tají|musí|podezírá|vrací",
    travels: "navštíví|putuje",
    solved: "vyšetřuj[eí]",
    nature: "velryby|žraloci|sloni|vlci|delfíni|sopky",
  },
  sk: { deeds: "zistí|nájde", solved: "vyšetruje" },
  hu: {
    deeds: "megtudja|elhatározza|rájön|gyanítja|kiderül|megtalálja",
    solved: "nyomoz\\p{L}*",
    nature: "bálnák|cápák|elefántok|farkasok",
  },
  ro: {
    deeds: "află|descoperă|ascunde|bănuiește|mărturisește",
    solved: "anchetează",
    nature: "rechini|elefanți",
  },
  hr: {
    deeds: "otkriva|saznaje|odlučuje|krije|sumnja|vraća|mora|želi",
    solved: "istražuj[eu]",
    nature: "kitovi|morski psi|slonovi|vukovi",
  },
  sl: { deeds: "izve|odkrije|skriva|hoče" },
  tr: {
    deeds: "öğrenir|keşfeder|gizler|karar|şüphelenir|yalan|itiraf",
    solved: "soruştur\\p{L}+",
    nature: "balinalar|köpek balıkları|filler",
  },
  id: { nature: "paus|hiu" },
  vi: { nature: "cá voi|cá mập" },
  ru: {
    deeds: "узнаёт|узнает|находит|решает|скрывает|подозревает|возвращается|пытается|должен|должна",
    travels: "посещает|путешествует|отправляется",
    solved: "расследу\\p{L}*",
    nature: "кит(?:ы|ов)|акулы|слоны|волки|дельфины|вулканы",
  },
  uk: {
    deeds: "дізнається|знаходить|вирішує|приховує",
    travels: "подорожує",
    solved: "розсліду\\p{L}*",
    nature: "акули|слони|вовки",
  },
  bg: { deeds: "открива|научава|крие|подозира", solved: "разследва\\p{L}*", nature: "китове" },
  sr: { deeds: "сазнаје|крије", solved: "истражуј\\p{L}*" },
  el: { solved: "ερευν(?:ά|ούν) τ\\p{L}*", nature: "φάλαινες|καρχαρίες|ελέφαντες" },
};

/** Animals and volcanoes in scripts that part words little, or write articles with them. */
export const unpartedNature =
  "الحيتان|أسماك القرش|الفيلة|البراكين|לווייתנים|כרישים|פילים|鲸|鯨|鲨|鮫|サメ|クジラ|火山|고래|상어|화산|วาฬ|ฉลาม";

/** What belongs to one of these columns, in all languages. */
export const wordsFor = (column: keyof LastWords): string =>
  Object.values(lastWords)
    .flatMap((words) => words[column] ?? [])
    .join("|");
