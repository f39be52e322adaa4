import type { Kind } from "../../contract/slot.ts";

/**
 * What a title or the beginning of a description says of the programme's kind, in the languages of the guides, where
 * no category does. Only words that are said of a programme itself. In the order in which they win.
 */
export const kindPatterns: readonly (readonly [Kind, RegExp])[] = [
  [
    "other",
    /(?<!\p{L})(?:teleshopping|paid program(?:ming|me)?|infomercial|home shopping|dauerwerbesendung|telemercado|televentas|téléachat|telezakupy|televendita|televendite|телемагазин|holy mass|liturgi\p{L}*|różaniec|rosary|santo rosario|rosario|azan|adzan|ezan|kajian|dini sohbet|santa miss?a|sainte messe|heilige messe|santa messa|gottesdienst|msza święta|szentmise|bohoslužba|worship service|bible (?:study|teach\p{L}*)|friday prayers?|sunday mass|messe (?:en direct|du dimanche)|santa missa|eucarist[ií]a|eucharisties?|horario pagado|horario paga|espacio pagado|sermons?|liturghi\p{L}*|sfânta slujbă|gudstjänst|gudstjeneste|jumalanpalvelus)(?!\p{L})|القرآن|تلاوة|проповед|богослуж|литурги|літургі|молитв|صلاة|خطبة الجمعة|نماز جمعه|テレビショッピング|通販|购物|購物|홈쇼핑|导视|導視|宣传片|宣傳片|形象片|收视指南|收視指南|节目预告|節目預告|ช้อปปิ้ง|ช็อปปิ้ง/iu,
  ],
  [
    "documentary",
    /(?<!\p{L})(?:documentary|docuseries|docu-series|documental|documentaire|dokumentation|dokumentarfilm|dokumentarreihe|documentario|documentário|documentaries|cameras? follow|fly-on-the-wall|observational (?:series|documentary)|begleitet (?:den alltag|die arbeit)|dokumentarni|dokument|belgesel|dokumentti|dokumentaire)(?!\p{L})|документальн|وثائقي|纪录|紀錄|记录片|ドキュメンタリー|ドキュメント|다큐|สารคดี|תיעודי|דוקומנטרי|סרט תעודה|баримтат|普法/iu,
  ],
  [
    "kids",
    /(?<!\p{L})(?:for (?:young )?(?:children|kids|preschoolers|toddlers)|preschool(?:ers)?|children's|nursery rhymes?|pré-escolar(?:es)?|preescolar(?:es)?|vorschulkinder|przedszkol\p{L}+|předškol\p{L}+|óvodás\p{L}*|preșcolar\p{L}*|förskole\p{L}*|animated series for|série de animação|serie de animación|série d'animation|serie animata|animationsserie|animatieserie|animovaný seriál|serial animowany|animációs sorozat|serial animat|animirana serija|animasyon dizi|serial animasi|animacinis serialas|animācijas seriāls|animasjonsserie|animaatiosarja|animaseriaal|cartoons?|zeichentrickserie|dibujos animados|dessin animé|desenho animado|cartone animato|cyfres i blant|kinderserie|für kinder|para niños|pour enfants|çizgi film|crtani|kartun|phim hoạt hình|desene animate|rajzfilm\p{L}*|lastenohjelma|barneprogram|børneprogram|barnprogram)(?!\p{L})|انیمیشن برای کودکان|유아|мультфильм|мультсериал|мультсеріал|анимационн?[аи]\p{L}+ (?:сериал|поредица|серија)|дошкол\p{L}+|дошкільн\p{L}+|σειρά κινουμένων|παιδική σειρά|رسوم متحركة|كرتون|للأطفال|动画片|動畫|卡通|少儿|童謡|어린이|การ์ตูน|מצויר|לילדים|לפעוטות/iu,
  ],
  [
    "news",
    /(?<!\p{L})(?:latest news|latest (?:\p{L}+ )?headlines|breaking news|news (?:and|&) weather|news bulletin|news headlines|news from|news stories|current affairs|(?:daily|world|local|national|nightly|evening|morning|business|international) news|news (?:live|update|hour|report|at|tonight|today)|newscast|top stories|headline news|(?:round-?up|summary|review|analysis) of the day's events|weather forecast|información del día|resumen informativo|actualidad nacional|atualidade nacional|l'actualité nationale|i fatti del giorno|noticiero|noticias|informativo|telediario|telejornal|notícias|journal télévisé|le jt|actualités?|nachrichten|tagesschau|notiziario|telegiornale|nyheter|nyheder|uutiset|nieuws|wiadomości|vijesti|haberler|haber bülteni|météo|wetterbericht|vremenska)(?!\p{L})|новост|(?<!\p{L})вести(?!\p{L})|أخبار|الأخبار|اخبار|نشرة|新闻|新聞|时事|天气|天氣|ニュース|天気予報|뉴스|날씨|ข่าว|חדשות|מהדורת|мэдээ|财经|財經|环境预报/iu,
  ],
  [
    "series",
    /(?<!\p{L})(?:sitcom|soap opera|telenovela|tv drama|drama serial|drama series|comedy series|crime series|mini-?series|fernsehserie|krimiserie|dramaserie|série dramatique|serie dramática|dizi)(?!\p{L})|сериал|серіал|τίτλος επεισοδίου|مسلسل|سریال|مجموعه داستانی|ڈرامہ سیریل|धारावाहिक|ধারাবাহিক|ధారావాహిక|ಧಾರಾವಾಹಿ|സീരിയൽ|连续剧|連續劇|电视剧|電視劇|テレビ小説|ドラマ|드라마|ละคร|סדרת|טלנובלה|ซีรีส์|ซีรี่ส์|ซิทคอม|剧场|该剧|本剧讲|該劇/iu,
  ],
  [
    "entertainment",
    /(?<!\p{L})(?:game ?show|quiz show|interviews with (?:the )?(?:cast|stars|filmmakers)|talk show(?! host)|chat show|variety show|reality (?:show|series|competition)|sketch show|cooking show|talent show|cook-off|concursos?|programa de variedades|spurningakeppni|spurningaþátt\p{L}*|lífsstílsþætt\p{L}*|spielshow|quizshow|talkshow|kochshow|jeu télévisé|télé-?réalité|varietà|yarışma|recipes?|rezepte|recettes|recetas|stand-up|cookery|boulevardmagazin|starmagazin|promi-?magazin|contestants?|food competition|culinary|street food|programa de (?:auditório|entrevistas|humor|entretenimiento|variedades)|auditório|truyền hình thực tế|trò chơi truyền hình|acara (?:komedi|ragam|bincang|kuis)\p{L}*|talkshow|tosi-tv|viihdeohjelma|meelelahutussaade|(?:eğlence|sohbet|kadın|yarışma) programı|program (?:rozrywkowy|humoristik))(?!\p{L})|скетч-?(?:шоу|ком)|क्विज|रियलिटी शो|ток-шоу|викторин|برنامج حواري|مسابقات|综艺|綜藝|バラエティ|クイズ|예능|토크쇼|วาไรตี้|เกมโชว์|שעשועון|תוכנית (?:אירוח|בידור|סאטירה)|برنامه (?:طنز|گفتگو|گفت‌وگو|تفریحی|سرگرمی)|تاک‌شو|برنامج (?:ترفيهي|مسابقات|كوميدي|منوعات)|(?:أخصائي|خبراء) المزادات|يتنافس .{0,30}(?:طهاة|طاهٍ|متسابق)|ריאליטי|בישול|美食|好味道|家居|时尚/iu,
  ],
  [
    "music",
    /(?<!\p{L})(?:music videos?|tónlistarmyndbönd|musikvideor?|musikkvideoer|musikkivideo\p{L}*|teledyski|videoklipy|videoclipuri|muzički spotovi|in concert|concert|konzert|konsert\p{L}*|kontsert\p{L}*|koncert\p{L}*|(?:neujahrs|benefiz|kirchen|weihnachts)konzert|(?:nyårs|jul)konsert|hòa nhạc|giao hưởng|festival della canzone|festival de la canción|eurovision\p{L}*|concierto|concerto|performs .{0,40}hits|performances? (?:of|from) .{0,40}(?:artists|songs)|songs include|greatest hits|non-?stop (?:hits|music)|videos musicales|clips? musica(?:ux|les)|(?:rock|pop|country|jazz|soul|dance|indie|disco|hip[- ]?hop|r&b) (?:hits|anthems|classics|music|vibes|videos)|legendary artists|music mix)(?!\p{L})|(?:गीतों|गानों|गाण्यांचे) .{0,40}संकलन|गाण्यांचे संकलन|концерт|музык|حفل غنائي|أغاني|音乐|音樂|演唱会|音楽|コンサート|음악|콘서트|ดนตรี|คอนเสิร์ต|מוזיקה|קונצרט/iu,
  ],
];

/**
 * Words that only news and weather have in their titles, as in `genre-words.ts`. English ones are in `kind.ts`: they
 * stand in other titles too.
 */
export const newsTitleWords: readonly string[] = [
  "balitang *|balita*|press review|newsdesk|news desk|newswatch|newsbeat|newsline|newsday|newshour|newsbreak|newshub*|newsnation*|eyewitness news*|action news*|journal parlé*|jt de *|journal télévisé*",
  "nachrichten|*nachrichten|tagesschau|wetter|wetterbericht|wettervorhersage|journal télévisé|météo|la météo|infos",
  "* le journal afrique|le journal afrique|journal de 20 heures|journal de 13 heures|le journal de la nuit|telediario|noticias|noticiero|noticiario|informativos|informativo|telenoticias|notícies|telenotícies|el tiempo",
  "telejornal|notícias|noticiário|jornal nacional|jornal da noite|previsão do tempo|boletim meteorológico",
  "notiziario|telegiornale|previsioni del tempo|che tempo fa|rainews*|meteo|nieuws|*nieuws|journaal|nos journaal|weerbericht|nyheter|nyheterna|*nyheter",
  "nyhetene|nyheder|*nyheder|vejret|været|väder|vädret|uutiset|*uutiset|sää|uudised|*uudised|ilmateade|žinios|orai|aktualijų*",
  "ziņas|laika ziņas|fréttir|veður|wiadomości|panorama dnia|prognoza pogody|pogoda|serwis informacyjny|zprávy|počasí",
  "správy|předpověď počasí|predpoveď počasia|híradó|*híradó|hírek|*hírek|időjárás*|știri|știrile|*jurnal|starea vremii",
  "vijesti|vremenska prognoza|poročila|haber bülteni|ana haber|*haberler|haberleri|haberler|hava durumu|xəbərlər",
  "yangiliklar|lajme|lajmet|berita|*berita|prakiraan cuaca|ramalan cuaca|balita|tin tức|thời sự|bản tin*|dự báo thời tiết",
  "edicioni informativ*|buletini|buletin *|aktuaalne kaamera|de journal|aħbarijiet|24 horas *|tgr *",
  "tíðindi|iindaba|izindaba|labarai|dikgang|ditaba|iroyin|amakuru|nûçe*|warka|xəbər bülteni|habarlar|кабарлар|хабарлар|навіны|ахбор|янгиликлар|հայլուր|*սուրհանդակ*|მოამბე|ქრონიკა|*خبرونه*|*دەنگوباس*|*هەواڵ*|*خبرنامه*",
  "*खबर*|*ख़बर*|*સમાચાર*|*ਖ਼ਬਰਾਂ*|*ਖਬਰਾਂ*|*ସମ୍ବାଦ*|*খবর*|*ಸುದ್ದಿ*|*ವಾರ್ತೆ*|*ප්‍රවෘත්ති*|*පුවත්*|*သတင်း*|*ຂ່າວ*|*ព័ត៌មាន*|*ዜና*|*వార్త*|taarifa ya habari*",
  "televizní noviny|televízne noviny|krimi noviny|nyhets*|tagesthemen|euronews|dagsrevyen|tv avisen|dagsnytt|aktuellt|rtl aktuell|teleexpress|wydarzenia|по света и у нас|вечірні вісті",
  "habari|nuus|nuacht|newyddion|albisteak|новости|новостей|вести|прогноз погоды|погода|новини|новините|прогноза за времето",
  "вијести|временска прогноза|жаңалықтар|мэдээ|*мэдээллийн хөтөлбөр|цаг агаар|ειδήσεις|ειδήσεων|δελτίο ειδήσεων|ο καιρός|δελτίο καιρού|πρόγνωση καιρού",
  "დღის ამბები|ახალი ამბები|լուրեր|*نشرة*|*أخبار*|*موجز الأنباء*|*حالة الطقس*|*النشرة الجوية*|*اخبار *|*بخش خبری*",
  "*هواشناسی*|*خبرنامہ*|*מהדורת*|*חדשות*|*תחזית מזג*|*समाचार*|*बातम्या*|*সংবাদ*|*செய்திகள்*|*వార్తలు*|*വാർത്ത*|*ข่าว*|*พยากรณ์อากาศ*",
  "informatiu*|avanç informatiu|titulars|actualitat|*actualitat|butlletí informatiu|telexornal|gaur egun|teleberri|eguraldia|avance informativo|resumen informativo|kvöldfréttir|*fréttir|dagur og vika",
  "fakty|informacje|aktualności|události|události v regionech|zpravodajství|odmevi|panorama svijeta|son dakika|gün ortası|*gündemi|piyasa *|borsa *|ekonomi notları|ekonomide *|börse*|la bourse|mercados y noticias|piața financiară",
  "kabar petang|kabar siang|kabar pagi|kabar malam|kabar *|liputan*|seputar *|lintas *|redaksi pagi|redaksi siang|redaksi sore|buletin *|fokus pagi|fokus sore|kompas pagi|kompas siang|kompas petang|kompas malam|chuyển động 24h|chào buổi sáng",
  "экономика|биржевые новости|вести экономика|новости экономики|итоги недели|события|факти|вікна новини|тсн|ранкові новини|централна емисия|по света*|економични новини|вечерни вести|денес",
  "*מבזק*|*כותרות הבוקר*|*כותרות הערב*|*אקטואליה*|*יומן הבוקר*|*יומן הערב*|*النشرة*|*الموجز*|*حصاد اليوم*|*اقتصاد اليوم*|*خبر *|*گزارش خبری*|*بورس*|*خبروں*|*हेडलाइन्स*|*ताज़ा*|*আজকের খবর*|*ஹெட்லைன்*",
  "*报道*|*報導*|*播报*|*快讯*|*新闻联播*|*報道*|*ヘッドライン*|*보도*|*시황*|*증시*|*ข่าวด่วน*|*เศรษฐกิจ*",
  "*资讯*|*法治*|*資訊*|*聚焦*|*焦点*|*焦點*|*关注*|*關注*|*视野*|*視野*|*朝闻*|*财经*|*財經*|*时政*|*時政*|*时事*|*時事*|*财富*|*投资*|*投資*|*股市*|*นิวส์*|*รัฐสภา*|bloomberg *",
  "*뉴스*|*날씨*|*ニュース*|*天気*|*気象情報*|*新闻*|*新聞*|*天气预报*|*天氣預報*|*氣象*|*气象*",
];

/** What a description says of a film at its beginning, if nothing else does. Only of what has a film's length. */
export const filmPattern =
  /(?<!\p{L})(?:starring|(?:western|thriller|comedy|drama|horror|romance|biopic|adventure|fantasy|caper|whodunnit|sequel|movie|film),? (?:by|from director|directed by)|(?:a|the) (?:\d{4} )?(?:feature film|movie)|spielfilm|fernsehfilm|komödie (?:von|mit)|thriller (?:von|mit)|drama (?:von|mit)|película|largometraje|film d[ei] [A-Z]\p{L}+|regia di|réalisé par|comédie de|drame de|filme de|reż\.|reżyseria|film fabularny|regie:|rendező|režie|σκηνοθεσία|πρωταγωνιστούν|yönetmen|oyuncular|ohjaus|ohj\.|ohjannut|i rollerna|lavastaja|režissöör|režisors|režisierius|rež\.|leikstjóri|leikstjórn|regjia|regjisor|redatelj\p{L}*|reditelj|glume|uloge|igrajo|režiser|hrají|hrajú|réžia|obsada|szereplők|főszereplő\p{L}*|realização|direção|elenco|instruktør|rejissor|rejissyor|sutradara|dibintangi|osades|lomās|vaidina|vaidmenyse|występują|pääosissa|đạo diễn|diễn viên)(?!\p{L})|художественный фильм|художній фільм|режиссер|режиссёр|режисер|режисьор|редитељ|режија|в ролях|у ролях|в ролите|с участието|რეჟისორი|ռեժիսոր|निर्देशक|कलाकार|من بطولة|بطولة:|إخراج|निर्देशन|अभिनीत|दिग्दर्शक|পরিচালক|পরিচালনা|இயக்கம்|இயக்குநர்|இயக்குனர்|నటీనటులు|దర్శకత్వం|ನಿರ್ದೇಶನ|സംവിധാനം|ہدایتکار|کارگردان|กำกับ|นำแสดง|감독|주연|导演|導演|主演|監督|映画|电影|電影|영화|ภาพยนตร์|בימוי|בבימוי|סרט (?:דרמה|מתח|קומדיה|פעולה|אימה)|فيلم|من إخراج|فیلم سینمایی|・(?:スリラー|ホラー|アクション|サスペンス|コメディ)|(?:スリラー|ホラー|ラブストーリー|ラブコメディ|ヒューマンドラマ)[！。!]|アクション(?:大作|巨編)/iu;

/** Sports whose name in a title tells its kind. */
export const sportTitle =
  /(?<!\p{L})(?:(?<=^)sports?(?: aktuell| heute| news| today| info)?(?=$)|winter ?sport\p{L}*|ski alpin\p{L}*|skispringen|skihopp|skijumping|langlauf|langrenn|radsport|eishockey|ishockey|jääkiekko|jégkorong|foci|kézilabda|rukomet|košarka|kosárlabda|odbojka|hádzaná|házená|volejbal|basketbal|hokej|piłka ręczna|żużel|lekkoatletyka|tenis|tenisz|padel|pádel|nuoto|sci alpino|atletismo|atletica|atletika|atlétika|natación|natação|boxeo|lucha libre|rallye|moto ?[123gp]+|motocross|supercross|speedway|judo|taekwondo|karate|petanque|pétanque|håndbold|håndball|handboll|friidrett|friidrott|atletik|basketboll|volleyboll|travsport|galopp|galop|tipsport liga|chance liga|fortuna liga|niké liga|hnl|nb ii?|liga portugal|liga ?bpi|laliga|segunda división|serie [bcd]|coupe d'europe|top 14|pro d2|national league|league (?:one|two)|efl|spfl|psl|ipl|psl|bbl|big bash|ashes|t20i?|odi|test match|afl|nrl|aflw|supercars|indycar|wnba|ncaa\p{L}*|cfl|xfl|ufl|wrc|wec|wtc|dtm|bsb|btcc|football|soccer|snooker|golf|tennis|cricket|rugby|boxing|wrestling|wwe|ufc|mma|motogp|baloncesto|balonmano|voleibol|ciclismo|rugby|siatkówka|koszykówka|formula (?:1|one|e)|f1|nascar|nba|nfl|nhl|mlb|mls|darts|cycling|athletics|basketball|baseball|volleyball|handball|hockey|badminton|biathlon|superbikes?|premier league|champions league|europa league|la ?liga|serie a|bundesliga|ligue 1|super league|superliga|super lig|liiga|v\.? ?league|[a-z]-league|liga \d|lig[ae] mx|hockeyallsvenskan|ekstraklasa|extraliga|eurolig[ae]|evroliga|euroleague|conference league|nations league|world cup|grand prix|eliteserien|tippeligaen|allsvenskan|superettan|obos-ligaen|veikkausliiga|meistriliiga|virslīga|besta deildin|superliga|ekstraliga|shl|khl|nb i|jupiler pro league|fa cup|dfb-pokal|coupe de france|coppa italia|copa del rey|libertadores|eredivisie|süper lig|primera división|brasileirão|sports? (?:news|center|centre|program|today|tonight|live|show)|sportschau|sportstudio|sport(?:nytt|spiegel|club|blitz|revyen|reportage|magazin|panorama|nyheter|journal|extra|report|zeit)\p{L}*|domenica sportiva|sportsk[ai]\p{L}*|sportovní|športov\p{L}+|sportow\p{L}+|studio sport|motor ?sport|sport inside|fußball|fútbol|deportes|futebol|calcio|voetbal|piłka nożna|fotbal|futbal|labdarúgás|fudbal|nogomet|fotboll|fodbold|jalkapallo|ποδόσφαιρο)(?![\p{L}\d])|футбол|хоккей|хокей|баскетбол|биатлон|كرة القدم|كرة السلة|الدوري|ملخص مبار|ورزش|כדורגל|כדורסל|足球|篮球|籃球|排球|联赛|聯賽|职棒|職棒|サッカー|野球|テニス|バスケ|バレーボール|大相撲|ボクシング|駅伝|卓球|柔道|フィギュアスケート|배구|골프|당구|网球|羽毛球|乒乓|田径|网羽|축구|야구|농구|ฟุตบอล|มวย|bóng đá|sepak bola|кхл|рпл|прем['’]єр-ліга|премьер-лига|първа лига|क्रिकेट|ক্রিকেট|கிரிக்கெட்|క్రికెట్|کرکٹ/iu;

/** Words for a contest, which say sport of what is live or between two. */
export const competitionTitle =
  /(?<!\p{L})(?:liga|league|ligue|lega|ligi|ligaen|ligan|cup|cupen|pokal\p{L}*|dfb-pokal|copa|coppa|coupe|taça|cupa|puchar\p{L}*|pohár\p{L}*|kup|kupa\p{L}*|kupas|karik\p{L}*|mestaruus\p{L}*|meister\p{L}*|meistri\p{L}*|championship|championnat|campeonato|campionato|mistrovství|mistrzostwa|prvenstvo|piala|cúp|giải)(?!\p{L})|кубок|лига|ліга|лигa|чемпионат|чемпіонат|първенство|шампионат|купа|κύπελλο|πρωτάθλημα|גביע|ליגת|ליגה|كأس|دوري|جام حذفی|لیگ|ถ้วย|ลีก|杯|联赛|聯賽|リーグ|カップ|리그|컵/iu;

/** Two entrants: `Larkhill - Upford`, `Larkhill v Upford`. */
export const versusTitle = /[\p{L}\p{M}\d.)"״]\s(?:-|–|—|[Vv]s?\.?|x|×|@|بنام|बनाम|против|проти)\s[\p{L}"]/u;

/** Two entrants with a sign that only games have between them: `Larkhill v Upford`. */
export const gameTitle =
  /\p{L}[\p{L}\p{M}\d.)]*\s(?:[Vv]s?\.?|VS|×|@|против|проти|بنام|बनाम|対)\s\p{Lu}|\p{L}vs\p{L}/u;

/** Words of a programme that somebody presents: hosts, contestants, guests, makers at work. */
export const presentedPattern =
  /(?<!\p{L})(?:(?:looks?|search(?:es)?|hunts?) for (?:a|an|their|the perfect) (?:[\p{L}-]+ )?(?:home|house|property|farm|smallholding|flat|apartment|cottage|villa)|budget of|suchen? (?:ein haus|ein eigenheim|eine wohnung)|cherchent (?:une maison|un appartement)|buscan (?:casa|una casa|un piso)|cercano casa|contestants?|recoupling|players solve|(?:co-?)?hosted by|presented by|presents|presenters?|guest (?:hosts?|panel\p{L}*|stars?|judges?)|(?:special|studio|celebrity) guests?|guests include|joined by|join (?:hosts?|the panel)|pan(?:el|ell)ists?|team captains|quiz\p{L}*|game show|celebrit(?:y|ies)|comedians?|comediennes?|stand-up|pranks?|makeovers?|renovat\p{L}+|house ?hunt\p{L}*|home ?buyers?|homeowners?|antiques|auction\p{L}*|restor(?:e|es|ing) (?:a|an|the)|chefs?|home cooks|cooks? (?:for|against)|bakers|culinary|cuisine|ingredients|dishes|desserts?|flavou?rs|cash prizes?|eliminat(?:ed|ion)|dream (?:home|house|property)|house renovat\p{L}+|property (?:experts?|buyers?|developers?)|bargain hunt\p{L}*|jackpot|housemates|bachelorettes?|singletons|paranormal investigat\p{L}+|ghost hunt\p{L}+|fashion (?:designers?|experts?|tips)|beauty tips|köche|zutaten|gerichte kochen|kocht|promis|prominente|wohntraum|cuisiniers?|ingrédients|recette|téléspectateurs|au sommaire|chroniqueurs|chefs cuisiniers|cocineros?|ingredientes|platos|premio en metálico|cozinheiros?|chef di cucina|ricette|piatti|cuochi|koks|kookt|recepten|kocken|recept|oppskrifter|opskrifter|kokit|kucharz\p{L}*|przepis\p{L}*|kuchař\p{L}*|séf\p{L}*|bucătari\p{L}*|rețete|tarifler|tarifleri|şefler|(?:bak|cook)ing (?:challenges?|competition)|recipes?|competitors|judges (?:the|are|decide)|moderation|moderiert|kandidat(?:en|innen)|zu gast|gäste|présenté[e]? par|animé[e]? par|candidats|invités|presentad[oa] por|concursantes|invitados|condott[oa] da|conduce|concorrenti|ospiti|apresentad[oa] por|participantes|convidados|presentatie|kandidaten|gasten|programledare|tävlande|deltagare|prowadzący|uczestnicy|goście|účastníci|soutěžící|játékosok|versenyzők|yarışmacılar|sunuyor|konuklar|konukları|παρουσιά\p{L}+|καλεσμένοι|παίκτες|водещ\p{L}*|voditelj\p{L}*|gosti emisije|invitați\p{L}*|concurenți\p{L}*|prezentat de|pembawa acara|bintang tamu|peserta|dẫn chương trình|khách mời|người chơi)(?!\p{L})|шеф-повар|рецепт|шеф-кухар|ведущ(?:ий|ая|ие)|участники|наши гости|гости (?:программы|студии)|гост[іь]|шоумен|ゲスト|司会|出演者|主持|嘉宾|來賓|진행|게스트|พิธีกร|المتسابق|الشيف|وصفات|σεφ |συνταγ|מתכונים|เชฟ|シェフ|レシピ|셰프|레시피|厨艺|廚藝|名厨|ضيوف|يقدم|مجري|ضيف|يستضيف|نستضيف|المشاركون|مقدم البرنامج|فكاهة|شرکت‌کنندگان|מתמודדים|משתתפים|מנחה|בהנחיית|תחרות|אורחים/iu;

/** Words of a contest, which count as those of a host do; a story may have one of them too. */
export const contestPattern =
  /(?<!\p{L})(?:amateurs?|compet(?:e|es|ing)|final (?:two|three|four|five|six)|(?:semi|quarter)-?finals?|(?:semi|quarter)-?finalists?|grand final|jury|judging|mentors?|heirlooms?|valuables|renovat(?:e|es|ing)|budget|castaways|challengers?|pastry|masterclass|make it through|sent home|voted off|dance for|hobby(?:köche?|bäcker)\p{L}*|juror(?:en|ów|zy)|gegeneinander|treten an|s'affrontent|épreuves?|aspirants?|brigade|aspirantes|jurado|compiten|comensales|menú|jurados|concorrentes|desafio|giuria|giudici|sfidano|aspiranti|brigata|strijden|deelnemers|thuiskok|opdracht|tävlar|juryn|utmaning|konkurrerer|dommerne|kilpailijat|tuomarit|gotują|rywalizują|eliminacj\p{L}*|porot\p{L}*|soutěží|zsűri|versengenek|jurați\p{L}*|concurează|jüri|yarışıyor|juri|kontestan|kompetisi|κριτές|διαγωνίζονται|giám khảo|thí sinh|tranh tài|natjecatelji|takmičari|žiri)(?!\p{L})|жюри|соревну|соперничают|журі|змагаю|журито|состеза|لجنة التحكيم|يتنافس|داوران|رقابت|שופטים|מתחרים|जज|प्रतियोगी|मुकाबला|กรรมการ|ผู้เข้าแข่งขัน|심사위원|도전자|评委|選手|选手|審査員/iu;

/** For whom a series is, right after what it is. */
export const childrenPattern =
  /(?<!\p{L})(?:for (?:young )?(?:children|kids)|for (?:pre-?schoolers|the very young)|für (?:kinder|die kleinsten)|pour (?:les )?(?:enfants|tout-petits)|para los más pequeños|per i più piccoli|dla najmłodszych|dla maluchów|pro nejmenší|pre najmenších|kicsiknek|za najmanjše|za najmlađe|za mališane|för de minsta|for de minste|for de mindste|perheen pienimmille|mažiesiems|mazākajiem|okul öncesi\p{L}*|para niños|para crianças|per bambini|voor kinderen|för barn|for barn|for børn|lapsille|dla dzieci|pro děti|pre deti|za djecu|za decu|za otroke|gyerekeknek|pentru copii|için çocuk\p{L}*|çocuklar için|untuk anak\p{L}*)(?!\p{L})|για παιδιά|для (?:самых маленьких|детей|дітей)|за деца|للأطفال|برای کودکان|לילדים|לגיל הרך|לפעוטות|для малышей|за най-малките|малятам|για τα μικρά|للصغار|خردسالان|幼儿|幼兒|幼児|유아|बच्चों के लिए|สำหรับเด็ก/iu;

/** Words of facts, if nothing else says what a programme is about: its experts, nature, history. */
export const factualPattern =
  /(?<!\p{L})(?:scientists?|researchers?|historians?|archaeologists?|biologists?|conservationists?|naturalists?|explores the|explor(?:es|ing) (?:how|why)|looks? at (?:the|how)|wildlife|wild animals|species|the natural world|solar system|(?:the|our) (?:universe|planet|oceans|galaxy)|cosmic|throughout history|myster(?:y|ies) of (?:the|ancient)|archaeolog\p{L}+|engineers|geologists?|paleontologists?|astronomers?|forensic (?:science|scientists|evidence|experts)|eyewitness\p{L}*|archive footage|nazis?|hitler|pharaohs?|empires?|weltkrieg\p{L}*|jahrhunderts|naturparadies\p{L}*|archäolog\p{L}+|forschung|seconde guerre mondiale|guerra mundial|guerra mondiale|tweede wereldoorlog|national parks?|ancient (?:egypt|rome|world)|the (?:true )?story of|the history of|world war (?:i|ii|one|two)|forscher\p{L}*|wissenschaftler\p{L}*|historiker\p{L}*|tierwelt|tierarten|lebensraum|dokumentiert|scientifiques?|chercheurs|historiens|archéologues|espèces|animaux sauvages|l'histoire d[eu]|científicos|investigadores|historiadores|arqueólogos|especies|vida salvaje|la historia d[eu]|cientistas|pesquisadores|vida selvagem|a história d[aeo]|scienziati|ricercatori|storici|archeologi|specie animali|la storia d[ei]|wetenschappers|onderzoekers|historici|diersoorten|forskare|forskere|historiker|djurliv|tutkijat|naukowcy|historycy|vědci|historici|tudósok|kutatók|archipelago|arquipélago|archipiélago|archipel|arcipelago|vegetation|vegetação|vegetación|végétation|vegetazione|vegetace|növényzet|rainy season|dry season|estação (?:chuvosa|seca)|temporada de lluvias|saison des pluies|regenzeit|trockenzeit|wetlands?|habitats?|ecosystems?|ecossistemas?|ecosistemas?|écosystèmes?|ökosystem\p{L}*|oamenii de știință|cercetători|znanstvenici|naučnici|bilim insanları|tarihçiler|para ilmuwan|các nhà khoa học|επιστήμονες)(?!\p{L})|учёные|ученые|исследоват|историки|животных|природы|лекция|вчені|науковці|учени|علماء|باحثون|تاريخ|الحيوانات|الطبيعة|دانشمندان|پژوهشگران|حيات وحش|חוקרים|מדענים|בעלי חיים|ההיסטוריה של|科学家|專家|专家|动物|動物|歴史|自然|研究者|과학자|동물|자연|นักวิทยาศาสตร์|สัตว์ป่า|वैज्ञानिक/iu;

/** Words of a programme of sport, if nothing else says what a programme is about. */
export const sportingPattern =
  /(?<!\p{L})(?:(?:variety of|world of|latest|live|extreme|winter|college) sports?|sports? (?:news|coverage|highlights|action|events?|magazine|analysis|talk)|highlights (?:of|from) the (?:match|game|race|season)|best goals|all the goals|goals from the|(?:match|race|game) (?:highlights|replays?)|sportnachrichten|sportgeschehen|resúmenes|los mejores goles|actualidad deportiva|l'actualité sportive|résumés des matchs|notícias do esporte|i gol della|sportnyheter|sportsnyheter|sport(?:s?magazin|s?magasin|s?program|panorama|schau|studio)\p{L}*|magazine sportif|rotocalco sportivo|programa deportivo|programa desportivo|programa esportivo|urheiluohjelma|spor programı|sportovní (?:magazín|pořad)|program sportowy|sportski (?:program|magazin))(?!\p{L})|спортивн\p{L}* (?:новост|обзор|программ|событи)|обзор матч|أهداف الجولة|أبرز المباريات|ملخصات? المباريات|أخبار الرياضة|خبرهای ورزشی|ضمن (?:مباريات|منافسات|مواجهات)|الأحداث الرياضية|חדשות הספורט|体育新闻|體育新聞|スポーツニュース|스포츠 뉴스|ข่าวกีฬา/iu;

/** What the name of a channel says of everything on it that says nothing itself. */
export const channelPatterns: readonly (readonly [Kind, RegExp])[] = [
  [
    "kids",
    /(?<!\p{L})(?:kids?|ytv|teletoon|télétoon|treehouse|tooniverse|tivibu çocuk|junior|jr|children|cartoon\p{L}*|\p{L}*toons?|toon \p{L}+|baby|babytv|nick\p{L}*|cbeebies|cbbc|boomerang|disney (?:channel|junior|xd)|duck tv|jim jam|jimjam|minimax|tiny|gulli|kika|super rtl|toggo|clan|panda|rai gulp|rai yoyo|детск\p{L}*|карусель|dziecięc\p{L}*|çocuk|dětsk\p{L}*|pikku|barn\p{L}*|kinder\p{L}*|infantil|niños|enfants|piwi|tiji|zoom(?! tv)|minika|dreamworks|playroom|masha|peppa|pocoyo|cocomelon|baby shark|boing|zapp|ketnet|gloob|cartoonito|nrk super|tvp abc)(?!\p{L})|キッズ|アニメ|しまじろう|少儿|卡通|卡酷|动漫|動漫|兒童|어린이|키즈|투니버스|เด็ก|ילדים|בייבי|חינוכית|أطفال|براعم|كرتون|سبيستون|طيور الجنة|كودک/iu,
  ],
  [
    "news",
    /(?<!\p{L})(?:news|news24|accuweather|weather\p{L}*|yahoo finance|cheddar|cnn\p{L}*|cnbc|bloomberg|euronews|aljazeera|al jazeera|france ?24|i24|bbc world|sky news|n-?tv|welt|tagesschau24|bfm\p{L}*|cnews|lci|franceinfo|24h|24 horas|noticias|canal 24|tgcom24|rai news|cgtn|nhk world|dw|trt haber|haber\p{L}*|habertürk|a haber|tvn24|polsat news|россия ?24|известия|рбк|вести|info|tvp info|hír tv|habertürk|newsmax|msnbc|headlines|abp|ndtv|aaj tak|wion|business (?:tv|channel|day)|biz|markets?|c-?span\d?|parliament|parlament\p{L}*|newsnation|al arabiya|sky arabia)(?!\p{L})|ニュース|新闻|新聞|뉴스|ytn|ข่าว|חדשות|الإخبارية|الاخبارية|العربية|الجزيرة(?! الوثا[ئي]ق)|أخبار|الحدث|شبکه خبر|ブルームバーグ|财经|財經|资讯|資訊/iu,
  ],
  [
    "sport",
    /(?<!\p{L})(?:sports?|sport\d|premier league|la ?liga|bundesliga|eurosport|espn\p{L}*|bein|supersport|ss (?:football|premier|la liga|rugby|cricket|tennis|golf|action|variety|grandstand)|dazn|tnt sports|premier sports|trackside|racing|golf(?: channel)?|tennis(?: channel)?|nba|nfl|mlb|nhl|ufc|wwe|fight|boxing|football|fútbol|futebol|futbol|deportes|desporto|esporte|sportv|l'equipe|equidia|матч\p{L}*|arena sport|sportklub|sport klub|pickleball\p{L}*|billiards?|motoamerica|motorsport\p{L}*|viasat sport|setanta|spor|a spor|s sport|eleven|polsat sport|canal\+ sport|prowrestling|wrestling|mma|motogp|billiard\p{L}*|darts|snooker|rugby|cricket|hockey|basket\p{L}*|surf\p{L}*|equestrian|pga\p{L}*|one championship|top rank|bellator|pfl|monster jam|nascar|padel)(?!\p{L})|スポーツ|ゴルフ|プロレス|体育|體育|足球|스포츠|กีฬา|ספורט|رياض|الكاس|الكأس|ورزش/iu,
  ],
  [
    "music",
    /(?<!\p{L})(?:music|musik|musique|música|mtv|vh1|vevo|viva|trace|stingray|mezzo|(?<!hbo )hits?(?! (?:sitcoms?|movies?|films?|series))|now (?:70s|80s|90s|rock)|that's (?:60s|70s|80s|90s)|kiss|(?<!africa )magic|kerrang|clubland|qmusic|radio|iheart\p{L}*|qello|deluxe music|муз\p{L}*|музыка|rai radio|ru\.tv|dance|vinyl|karaoke|cmt|xite|loupe|country classics|rap|rnb|hip hop|k ?pop|jazz|metal)(?!\p{L})|音楽|音乐|音樂|음악|เพลง|מוזיקה|موسيقى|أغاني|روتانا موسيقى/iu,
  ],
  [
    "documentary",
    /(?<!\p{L})(?:doku\p{L}*|doc|docs|documentar\p{L}*|history|discovery(?: science| channel)?(?! (?:home|h h|family|kids|turbo))|nat ?geo\p{L}*|national geographic|animal planet|smithsonian|curiosity|planète\+?|planet|love nature|viasat (?:nature|history|explore)|n24 doku|zdfinfo|phoenix|odisea|explora|science|earth|crime ?(?:\+|and) ?investigation|investigation discovery|investigation|true crime|c\+i|docubox|cgtn documentary|docplay|docu\p{L}*|docs?box|wildlife|wild (?:earth|planet|nature)|nature|naturaleza(?: salvaje)?|natura|animal(?:s|es|i)|todo crimen|real crime|forensic\p{L}*|medical detectives|mysteries|inwonder|real stories|timeline|unexplained|dinos?)(?!\p{L})|ドキュメンタリー|ヒストリー|纪录|纪实|紀實|科教|다큐|สารคดี|وثا[ئي]قية|ناشيونال جيوغرافي\p{L}*|ناشونال جيوغرافي\p{L}*|ديسكفري|הוט 8|ערוץ 8|היסטוריה|טבע|наука|история|познавательн/iu,
  ],
  [
    "film",
    /(?<!\p{L})(?:movies?|films?|cinema|cine|cinéma|kino|cinemax|hbo|tcm|moviesphere|filmrise|hallmark movies|film4|starz|showtime|sinema|moviestar|премьера|кинопоказ|кино\p{L}*|filmbox|filmzone|filmcafe|paramount|amc thrillers|cult|grindhouse|spielfilm|thrillers?|westerns?|wild west|horror|romantica|romántica|artflix|peliculas|películas|pelis|filmes|telecine|cineplex|bioskop|blockbusters?|rakuten tv|(?<!africa )(?:africa )?magic epic)(?!\p{L})|映画|电影|電影|영화|หนัง|סרטים|أفلام|افلام|سينما|فیلم/iu,
  ],
  [
    "entertainment",
    /(?<!\p{L})(?:discovery h h|home health|food|real life|travel|cook\p{L}*|kitchen|garden|home|hgtv|lifestyle|fashion|style|gusto|cucina|cuisine|travelxp|journy|game show\p{L}*|poker\p{L}*|court tv|buzzr|reality|bravo|tlc|design(?: network)?|diy|hogar|casa|cocinas?|recetas|gourmet|foodies?|tastemade|wellness|yoga|fitness|jamie oliver|gordon ramsay\p{L}*|pranks?|fails?|funniest|car|cars|auto|motorvision|wheels?|antiques?|pawn|pickers|flipping|renovat\p{L}*|tiny house\p{L}*|quiz|stand-?up|real housewives|survivor)(?!\p{L})|美食|旅游|料理|グルメ|旅|여행|אוכל|לייף סטייל|טיולים|فتافيت|طبخ/iu,
  ],
  [
    "other",
    /(?<!\p{L})(?:bibel\p{L}*|kto|tv2000|trwam|telepace|padre pio tv|3abn|canção nova|rede vida|tv aparecida|noe tv|shop\p{L}*|qvc|hsn|jewelry|gems|teleshopping|einkauf\p{L}*|church|gospel|ewtn|daystar|tbn|god tv|bible|catholic|hope channel|religi\p{L}*|peace tv|islam\p{L}*|quran|aastha|sanskar|bhakti|faith|worship|prayer|relax\p{L}*|ambient|scenic|fireplace|rainy day|stillness|aquarium|tvsn|juwelo|shopping)(?!\p{L})|ショップ|购物|購物|홈쇼핑|القرآن|السنة النبوية|קבלה|הידברות/iu,
  ],
  [
    "series",
    /(?<!\p{L})(?:series|serier|serie|série|séries|serien|seriale|seriál\p{L}*|serije|dramas?|k-?dramas?|doramas?|teledramas?|telenovelas?|novelas?|sitcoms?|soaps?|dizi|diziler|anime|animax|aniplus|syfy|sci-?fi|axn|fox crime|rtl crime|13th street)(?!\p{L})|сериал|סדרות|مسلسلات|سریال|דרמה|드라마|ドラマ|电视剧|電視劇|影视|剧场|ละคร|ซีรี/iu,
  ],
];
