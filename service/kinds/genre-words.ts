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
      "sport|deport|desport|esport|спорт|spor |urheilu|football|futbol|futebol|fussball|soccer|calcio |rugby|cricket|tennis|golf |basket|baseball|hockey|handball|volley|boxing|boxen |boxe|wrestling|wwe |martial arts|mixed martial|motor ?sport|motor racing|formula 1|formel 1|horse racing|horseracing|hippisme|equitation|athleti|atletismo|leichtathletik|cycling|cyclisme|ciclismo|radsport|radfahren |triathlon|swimming|rowing |sailing |surfing |surfen |darts |snooker|netball|aussie rules|fights? sport|water ?sport|winter ?sport|mountain biking|canoeing|ski |skiing|biathlon|olympi|football|futebol|jalkapallo|pilka|kosarka|kosarkarsk|odbojka|fudbal|nogomet|rukomet|boks |mma |ufc |pallo|kampsport|lucha|combat|jaakiekko|hokej|koripallo|sporto|kamp |motori |labdarugas|fotbal|ποδοσφαιρ|αθλητ|футбол|хоккей|теннис|бокс|баскетбол|волейбол|биатлон|хөл бөмбөг|бокс |racing|rowing|trotting|harness|greyhound|us sports|poker|esport|e sport",
    within:
      "スポーツ|体育|體育|스포츠|กีฬา|ספורט|رياض|ورزش|الدوري |足球|篮球|網球|网球|サッカー|野球|テニス|ゴルフ|축구|야구|농구|골프|ฟุตบอล|มวย|כדורגל|כדורסל|טניס|كرة القدم|كرة السلة|كورة|دوري |فوتبال",
  },
  film: {
    starts:
      "movie|film |films |filme |filmy |feature film|elokuva|cine |cinema|kino|sinema|pelicula|largometraje|longa metragem|spielfilm|fernsehfilm|tv film|telefilm|long metrage|speelfilm|фильм|кино|фільм|филм|ταινι|feature|cinematic|filmas|filmai|film tv|telefilm|tv movie|speelfilms|biograf film|oscar",
    within: "映画|电影|電影|영화|ภาพยนตร์|סרט|فيلم|افلام|أفلام|劇場版|หนัง",
  },
  kids: {
    starts:
      "kids |kid |child|pre ?school|kinder|enfant|jeunesse|infantil|ninos |criancas |bambini |ragazzi |cartoon|dessins? animes?|zeichentrick|puppets |jeugd|barn |bornefilm|lapset|lasten|dzieci|cocuk|cizgi|дет|дитяч|мульт|gyerek|deti |crtani|παιδικ|kids|youth|jugend|toon|animation jeunesse|juvenil|infanto|nuorten|dla dzieci|pro deti|gyermek|copii|pentru copii|bebe|baby |preescolar|vorschul",
    within:
      "こども|子供|子ども|キッズ|少儿|兒童|儿童|어린이|유아|เด็ก|ילדים|اطفال|أطفال|كودك|کودک|アニメ・キッズ|児童|어린이|การ์ตูน|מצויר|כרתון|كرتون|رسوم متحركة|مصور",
  },
  news: {
    starts:
      "news|current affairs|nachrichten|tagesgeschehen|journal |jt |noticia|informativ|telediario|noticiero|telejornal|jornal |notizi|telegiornale|actualite|nyheter |nyheder |nieuws|uutiset |haber |haberler |wiadomosci|новост|вести |новини|weather|wetter |meteo |meteorologia|el tiempo |finance |business |ειδησ|stiri |hirek |zpravy|spravy|vijesti|vesti |headlines|aktuell|zeitgeschehen|politik|politique|politica|politics|debate|tg |uutis|uutinen|zpravodajstvi|spravodajstvo|publicyst|информ|общественно|public affairs|parliament|wirtschaft|economy|economia|bulletin",
    within:
      "ニュース|報道|天気|新闻|新聞|뉴스|ข่าว|חדשות|اخبار|أخبار|نشرة|خبر|时事|時事|天气|天氣|시사|אקטואליה|שיחות|سياس|طقس",
  },
  music: {
    starts:
      "music |music mix|musical |musik|musique|musica |musicas |musicale|musiikki|muzik|muziek|muzyk|muzica|concert|konzert|concierto|clips |opera |jazz |rock |pop |hip hop|blues |rnb |ballet |музык|музик|μουσικ|music|musik|musiq|muzic|hits|clip |videoclip|konser|tanz |dance |ballett|hudba|hudobn|zene|glazb|muusika|folk music|chart",
    within:
      "音楽|音乐|音樂|음악|ดนตรี|מוזיקה|מוסיקה|موسيق|콘서트|コンサート|演唱会|音樂會|เพลง|مزيكا|اغان|أغان",
  },
  documentary: {
    starts:
      "docu|doku|factual|nature |natur |naturaleza |natureza |wildlife|wissen |wissenschaft|science |ciencia|history |geschichte |histoire |historia |reportage|true crime|biograph|biograf|education|bildung |belgesel|докум|ντοκιμαντερ|dokument|wildlife|animals |tiere|animaux|nature|archaeolog|kultur|culture|culture infos|decouverte|societe|gesellschaft|technik|technology|space |geograph|environment|arts |art |kunst|reise doku|dokumentar|dokumenttar|dokumentti|tudomany|ismeretterjeszto|documentar|przyrod|historyczn|natuur|divulga|познават|научн|наука|историч|природ|social political|human interest|biography",
    within:
      "ドキュメンタリー|教養|纪录|紀錄|记录片|다큐|สารคดี|תעודה|דוקו|وثائق|مستند|教育|科教|科普|다큐멘터리|교양|ความรู้|טבע|היסטוריה|תיעודי|دراسة|طبيعة|تعليم",
  },
  series: {
    starts:
      "series |serie |serien |series? tv|tv series|drama series|drama serie|soap|sitcom|telenovela|novela|feuilleton|seifenoper|dizi |сериал|серіал|serial |teleseri|dramedy|σειρ|teleserie|saga |serial|seriale|sarjat|sarja |draamasarja|sorozat|teleszerial|soap opera|culebron|drama serial|tv drama|fernsehserie|comedyserie|krimiserie|dramaserie|series|сериалы|цуврал|олон ангит",
    within:
      "連続|连续剧|電視劇|电视剧|드라마|ละคร|סדרה|מסלסל|مسلسل|سریال|电视连续剧|连ドラ|連ドラ|迷你剧|ซีรีส์|ซีรี่ย์|סדרות|تمثيلية",
  },
  entertainment: {
    starts:
      "entertainment|reality|realit|tele ?realite|unterhaltung|divertissement|entretenimiento|entretenimento|intrattenimento|variety|varietes|variedades|game show|quiz|jeu |jeux |concurso|spielshow|show |talk|late night|lifestyle|magazine lifestyle|cooking|cuisine|kochen|food |home |travel |reisen |dating|auction|competition|eglence|развлекат|шоу |ток |rozrywka|underholdning|viihde|amusement|ψυχαγωγ|magazine|property|antiques|diy |garden|garten|motoring|motors|auto |autos|cars|fashion|mode |beauty|health|gesundheit|fitness|house|leisure|hobby|hobbies|consumer|konsument|ratgeber|gastronomi|gourmet|comedy show|stand up|standup|kabarett|cabaret|chat|interview|gesprach|debat show|contest|concours|competition|game|gra |teleturniej|vetelkedo|szorakoztat|zabava|zabavni|divertis|viihdeohjelma|nojes|noje|livsstil|leefstijl|astro|makeover|challenge|spettacolo|culinary|culinaire|gotowanie|кулинар|игра|телеигра|юмор|развлечен|реалити|цогц|шоу",
    within:
      "バラエティ|综艺|綜藝|예능|วาไรตี้|בידור|ריאליטי|ترفيه|منوعات|سرگرمی|娱乐|娛樂|真人秀|脱口秀|美食|旅游|旅遊|料理|旅|クイズ|토크|요리|여행|รายการวาไรตี้|เกมโชว์|שעשועון|אירוח|בישול|לייף סטייל|مسابقات|طبخ|حواري|برنامج حواري|توك شو",
  },
  other: {
    starts:
      "religio|christian|islam|church|shopping|teleshopping|paid program|infomercial|emission religieuse|religion|teleshopping|home shopping|telemarketing|advertis|werbung|dauerwerbe|reklam|information |spiritual|worship|gottesdienst|messe |messa |misa |santa misa|culto|devotional|gospel|relig|promo|trailer|test card|kirch|nabozen|vallas|религи|магазин на диване|телемагазин|шашин",
    within: "宗教|통신판매|通販|דת|دين|购物|購物|ショッピング|홈쇼핑|ธรรมะ|ศาสนา|تسوق|قرآن|القران|القرآن",
  },
} as const satisfies Record<string, Words>;

/** Genres of fiction, which films and series share. */
export const fictionWords: Words = {
  starts:
    "drama|comedy|komodie|comedia|comedie|commedia|action|accion|thriller|krimi|crime |crimen|policier|policial|horror|terror|romance|romanti|fantasy|fantasie|sci ?fi|science ?fiction|western|adventure|abenteuer|aventur|mystery|fiction|animation|animated|anime |драм|комед|боевик|триллер|детектив|ужас|dram |komedi|polisiye|κωμωδ|dramat|komedia|komedie|drama |dramma|suspense|suspens|war |guerre|krieg|satire|sitcom|superhero|martial arts film|ciencia ficcion|fantascienza|giallo|thriler|jannitys|trajed|фэнтези|фантаст|мелодрам|приключен|инээдм",
  within:
    "ドラマ|アニメ|悬疑|懸疑|爱情|愛情|古装|科幻|剧情|劇情|喜剧|喜劇|코미디|애니|דרמה|קומדיה|دراما|كوميدي",
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
