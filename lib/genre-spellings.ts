import type en from "@/messages/en.json";
import type { CatalogueLanguage } from "./market.ts";

/** A word of the catalogues that a listing's genre can be said by. */
export type GenreKey =
  | "genre.movie"
  | `catalogue.genres.${keyof typeof en.catalogue.genres}`
  | `catalogue.kinds.${keyof typeof en.catalogue.kinds}`
  | `category.${keyof typeof en.category}`
  | `sport.names.${keyof typeof en.sport.names}`;

/**
 * What real guides call a genre beside the catalogues' own words for it, by the language that they write. Between
 * bars; case, accents and punctuation don't matter.
 */
export const genreSpellings: Partial<Record<CatalogueLanguage, Partial<Record<GenreKey, string>>>> = {
  en: {
    "genre.movie": "movie|movies|feature film|tv film|tv movie",
    "catalogue.genres.adventure": "action adventure",
    "catalogue.genres.children":
      "childrens|children|kids|kids and family|preschool|children's, youth programmes",
    "catalogue.genres.comedy":
      "comedies|sitcom|sitcoms|situation comedy|stand-up|stand-up comedy|dark comedy|dramedy",
    "catalogue.genres.crime": "crime drama|true crime|crime & mystery",
    "catalogue.genres.diy": "home improvement",
    "catalogue.genres.drama": "dramas|drama series|soap|soaps|soap opera|telenovela",
    "catalogue.genres.food": "cuisine|food & cooking|food and drink|cookery",
    "catalogue.genres.history": "historical",
    "catalogue.genres.medical": "health|medicine",
    "catalogue.genres.music": "music mix|concert|music video|music videos",
    "catalogue.genres.nature": "wildlife|animals|nature, animals, environment",
    "catalogue.genres.romance": "romantic|romantic drama|romantic comedy",
    "catalogue.genres.scienceFiction":
      "sci-fi|sci-fi & fantasy|classic sci-fi & fantasy|science fiction & fantasy",
    "catalogue.genres.sports": "sports|sports news|sports talk",
    "catalogue.genres.supernatural": "paranormal",
    "catalogue.genres.thriller": "suspense",
    "catalogue.kinds.animation": "animated|cartoon|cartoons",
    "catalogue.kinds.documentary": "documentaries|docuseries|factual",
    "catalogue.kinds.game": "game shows|quiz|quiz show|show, game show",
    "catalogue.kinds.news":
      "current affairs|news & current affairs|news and current affairs|news & information|news magazine|newscast|actuality",
    "catalogue.kinds.reality": "reality tv|reality show|competition reality",
    "catalogue.kinds.talk": "talk|talk shows|chat show|discussion, interview, debate",
    "catalogue.kinds.variety": "variety show",
    "category.auto": "cars",
    "category.business": "finance|economics|business & finance",
    "category.culture": "arts|arts and culture|arts & culture|performing arts",
    "category.education": "educational|edutainment",
    "category.entertainment": "general entertainment|light entertainment",
    "category.lifestyle": "home & lifestyle|home & garden|home/gardening|gardening|property|leisure, hobbies",
    "category.religious": "christianity|islam|faith",
    "category.science": "technology|science & technology|science and nature",
    "sport.names.australian-football": "aussie rules",
    "sport.names.mma": "martial arts",
    "sport.names.motorsport": "motor sports|motor racing",
    "sport.names.rugby": "rugby",
  },
  de: {
    "genre.movie": "Spielfilm|Fernsehfilm",
    "catalogue.genres.comedy": "Komödie|Sitcom",
    "catalogue.genres.crime": "Krimi Drama|Krimiserie",
    "catalogue.genres.drama": "Drama Serie|Dramaserie|Soap|Telenovela",
    "catalogue.genres.family": "Familienfilm",
    "catalogue.genres.fantasy": "Märchen",
    "catalogue.genres.medical": "Medizin|Gesundheit",
    "catalogue.genres.nature": "Natur und Tiere|Tiere",
    "catalogue.genres.romance": "Liebe|Liebesfilm",
    "catalogue.genres.scienceFiction": "ScienceFiction",
    "catalogue.kinds.animation": "Zeichentrick|Trickfilm",
    "catalogue.kinds.documentary": "Dokumentation|Dokumentarfilm|Reportage",
    "catalogue.kinds.game": "Quiz|Quizshow|Gameshow",
    "catalogue.kinds.news": "Nachrichtenmagazin|Tagesgeschehen",
    "catalogue.kinds.reality": "Dokusoap",
    "catalogue.kinds.variety": "Show",
    "category.auto": "Auto|Auto & Motor",
    "category.lifestyle": "Ratgeber",
    "category.religious": "Kirche|Gottesdienst",
    "category.science": "Wissen",
    "category.shop": "Dauerwerbesendung",
  },
  fr: {
    "genre.movie": "téléfilm|long métrage|cinéma",
    "catalogue.genres.children": "émission jeunesse|enfants",
    "catalogue.genres.comedy": "humour|divertissement-humour|sitcom",
    "catalogue.genres.drama": "feuilleton|série dramatique",
    "catalogue.genres.food": "gastronomie",
    "catalogue.genres.music": "clips|concert|émission musicale",
    "catalogue.genres.nature": "animaux|animalier",
    "catalogue.genres.sports": "magazine sportif|émission sportive|multisports",
    "catalogue.genres.travel": "découverte|voyages",
    "catalogue.kinds.animation": "dessin animé|dessins animés",
    "catalogue.kinds.documentary": "documentaires|reportage",
    "catalogue.kinds.news": "journal|journal télévisé|JT|actualité|actualités|information",
    "catalogue.kinds.reality": "télé-réalité",
    "catalogue.kinds.talk": "débat|interview|talk-show",
    "category.culture": "théâtre|arts",
    "category.entertainment": "spectacle",
    "category.religious": "émission religieuse",
    "category.weather": "bulletin météo",
  },
  es: {
    "catalogue.genres.children": "niños",
    "catalogue.genres.drama": "novela|telenovela",
    "catalogue.kinds.animation": "dibujos animados",
    "catalogue.kinds.news": "informativos|noticiario|telediario",
    "catalogue.kinds.game": "concursos",
    "category.religious": "religioso",
  },
  pt: {
    "catalogue.genres.drama": "novela|telenovela|novela e série",
    "catalogue.genres.sports": "esportes|desporto",
    "catalogue.kinds.animation": "desenho animado",
    "catalogue.kinds.news": "jornal|telejornal",
  },
  ar: {
    "catalogue.genres.drama": "مسلسل|مسلسل درامي",
    "catalogue.kinds.variety": "برنامج منوعات",
    "category.religious": "ديني|برامج دينية",
  },
  ja: {
    "catalogue.genres.drama": "連続ドラマ",
    "catalogue.kinds.news": "ニュース・報道",
    "category.weather": "気象|天気予報",
  },
};
