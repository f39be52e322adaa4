import { fold } from "../text.ts";

/**
 * What the genres of listings mean, in the languages in which they are written: the broadcasters' content descriptors
 * (DVB, EN 300 468) and the words of guides. Folded; a word in `starts` begins a word of the genre, one that ends in
 * a space is whole; those in `within`, of scripts that join words or write prefixes, stand anywhere.
 */
type Words = { starts: string; within: string };

export const genreWords = {
  sport: {
    starts:
      "sport|deport|desport|esport|спорт|spor |urheilu|football|futbol|futebol|fussball|soccer|calcio |rugby|cricket|tennis|golf |basket|baseball|hockey|handball|volley|boxing|boxen |boxe|wrestling|wwe |martial arts|mixed martial|motor ?sport|motor racing|formula 1|formel 1|horse racing|horseracing|hippisme|equitation|athleti|atletismo|leichtathletik|cycling|cyclisme|ciclismo|radsport|radfahren |triathlon|swimming|rowing |sailing |surfing |surfen |darts |snooker|netball|aussie rules|fights? sport|water ?sport|winter ?sport|mountain biking|canoeing|ski |skiing|biathlon|olympi",
    within: "スポーツ|体育|體育|스포츠|กีฬา|ספורט|رياض|ورزش|الدوري ",
  },
  film: {
    starts:
      "movie|film |films |filme |filmy |feature film|elokuva|cine |cinema|kino|sinema|pelicula|largometraje|longa metragem|spielfilm|fernsehfilm|tv film|telefilm|long metrage|speelfilm|фильм|кино|фільм|филм|ταινι",
    within: "映画|电影|電影|영화|ภาพยนตร์|סרט|فيلم|افلام|أفلام",
  },
  kids: {
    starts:
      "kids |kid |child|pre ?school|kinder|enfant|jeunesse|infantil|ninos |criancas |bambini |ragazzi |cartoon|dessins? animes?|zeichentrick|puppets |jeugd|barn |bornefilm|lapset|lasten|dzieci|cocuk|cizgi|дет|дитяч|мульт|gyerek|deti |crtani|παιδικ",
    within: "こども|子供|子ども|キッズ|少儿|兒童|儿童|어린이|유아|เด็ก|ילדים|اطفال|أطفال|كودك|کودک",
  },
  news: {
    starts:
      "news|current affairs|nachrichten|tagesgeschehen|journal |jt |noticia|informativ|telediario|noticiero|telejornal|jornal |notizi|telegiornale|actualite|nyheter |nyheder |nieuws|uutiset |haber |haberler |wiadomosci|новост|вести |новини|weather|wetter |meteo |meteorologia|el tiempo |finance |business |ειδησ|stiri |hirek |zpravy|spravy|vijesti|vesti ",
    within: "ニュース|報道|天気|新闻|新聞|뉴스|ข่าว|חדשות|اخبار|أخبار|نشرة|خبر",
  },
  music: {
    starts:
      "music |music mix|musical |musik|musique|musica |musicas |musicale|musiikki|muzik|muziek|muzyk|muzica|concert|konzert|concierto|clips |opera |jazz |rock |pop |hip hop|blues |rnb |ballet |музык|музик|μουσικ",
    within: "音楽|音乐|音樂|음악|ดนตรี|מוזיקה|מוסיקה|موسيق",
  },
  documentary: {
    starts:
      "docu|doku|factual|nature |natur |naturaleza |natureza |wildlife|wissen |wissenschaft|science |ciencia|history |geschichte |histoire |historia |reportage|true crime|biograph|biograf|education|bildung |belgesel|докум|ντοκιμαντερ|dokument",
    within: "ドキュメンタリー|教養|纪录|紀錄|记录片|다큐|สารคดี|תעודה|דוקו|وثائق|مستند",
  },
  series: {
    starts:
      "series |serie |serien |series? tv|tv series|drama series|drama serie|soap|sitcom|telenovela|novela|feuilleton|seifenoper|dizi |сериал|серіал|serial |teleseri|dramedy|σειρ",
    within: "連続|连续剧|電視劇|电视剧|드라마|ละคร|סדרה|מסלסל|مسلسل|سریال",
  },
  entertainment: {
    starts:
      "entertainment|reality|realit|tele ?realite|unterhaltung|divertissement|entretenimiento|entretenimento|intrattenimento|variety|varietes|variedades|game show|quiz|jeu |jeux |concurso|spielshow|show |talk|late night|lifestyle|magazine lifestyle|cooking|cuisine|kochen|food |home |travel |reisen |dating|auction|competition|eglence|развлекат|шоу |ток |rozrywka|underholdning|viihde|amusement|ψυχαγωγ",
    within: "バラエティ|综艺|綜藝|예능|วาไรตี้|בידור|ריאליטי|ترفيه|منوعات|سرگرمی",
  },
  other: {
    starts:
      "religio|christian|islam|church|shopping|teleshopping|paid program|infomercial|emission religieuse|religion",
    within: "宗教|통신판매|通販|דת|دين",
  },
} as const satisfies Record<string, Words>;

/** Genres of fiction, which films and series share. */
export const fictionWords: Words = {
  starts:
    "drama|comedy|komodie|comedia|comedie|commedia|action|accion|thriller|krimi|crime |crimen|policier|policial|horror|terror|romance|romanti|fantasy|fantasie|sci ?fi|science ?fiction|western|adventure|abenteuer|aventur|mystery|fiction|animation|animated|anime |драм|комед|боевик|триллер|детектив|ужас|dram |komedi|polisiye|κωμωδ",
  within: "ドラマ|アニメ|剧情|劇情|喜剧|喜劇|코미디|애니|דרמה|קומדיה|دراما|كوميدي",
};

/** Phrases whose words mean something else alone: DVB's "Movie, Drama" is any fiction, a docu-soap is a show. */
export const misleading =
  / (?:movie drama|(?:biographical|historical|history|musical|sports?) drama|soap opera|(?:classic )?sci ?fi|science ?fiction|do[ck]u ?(?:soap|drama)|information(?:al)? educational(?: science| scho\w*)?)(?= )/g;

const whole = (word: string): string => ` ${word}`;

/** A pattern for folded texts with a space at each end. */
export function patternOf({ starts, within }: Words): RegExp {
  const anywhere = within.split("|").map((word) => fold(word));
  return new RegExp([...starts.split("|").map(whole), ...anywhere].filter(Boolean).join("|"), "u");
}
