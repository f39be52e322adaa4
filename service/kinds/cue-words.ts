import type { Genre } from "./genre-words.ts";

/** What cues say; what is fiction is a film or a series by its length. */
export const cueGenres = [
  "sport",
  "kids",
  "news",
  "music",
  "entertainment",
  "documentary",
  "fiction",
  "other",
] as const satisfies readonly Genre[];

type Cues = Readonly<Partial<Record<(typeof cueGenres)[number], string>>>;

/**
 * Words and phrases that descriptions of one kind have anywhere, and those of others hardly ever, by language in
 * ISO 639-1 and separated by `|`, as in `genres/table.ts`. Of what guides with categories describe so, 95 % is of that
 * kind. No word stands here that stories and true accounts of them share, such as `murder`.
 */
export const cueWords: Readonly<Record<string, Cues>> = {
  en: {
    sport: "pga tour|stadium|matchday|all the action|champions league|motogp|test match|match highlights",
    kids: "preschool|preschoolers|nursery rhymes|animated series|alphabet|cartoon|toddlers|kindergarten|playtime",
    news: "breaking news|news headlines|current affairs|business news|local news|stay informed|international news|world news|the day's news|news coverage|correspondents|daily news|news stories|news bulletin|newsroom",
    music: "the best music|biggest hits|greatest hits|playlist|anthems|non stop hits|songs from",
    entertainment:
      "contestants compete|cash prizes|win cash|panel show|recipes|ingredients|home cooks|dishes|culinary|whips up|dream home|team captains|reality series|street food|answer questions|bbq|housemates|first time buyers|homeowners|bidding war|bidders|pawn shop|storage units|celebrity interviews|panellists|stand up special|mystery box|drag queens|tattoo artists|house hunters|interior designers|home improvement",
    documentary:
      "documentary following|docuseries|explores how|vets|historians|volcanoes|follows the work|follows the lives|mysteries of|border force|customs officers|air crash|ecosystems|cold cases|gold miners",
    fiction:
      "thriller|drama starring|comedy starring|film starring|western starring|stars as|stars in this|romantic comedy|comedy about|drama about|avenge|blackmail|hitman|crime drama|discovers that|period drama|gunslinger|sitcom|heiress|begins to suspect|mysterious stranger|accidentally|evil|to steal|discovers a|discover that|villain|retrieve|a young boy|kidnaps|it's up to|sets out on|loses his|is sent to|in love with a|murderous|infiltrate|finds that|stop the evil|the demon|star in this|falls for|a struggling|receives a",
    other: "word of god|pastors|ministries|sermon|bible teaching|scriptures|quran|evangelist|gemstones",
  },
  de: {
    sport: "länderspiel|achtelfinale|testspiel",
    kids: "zeichentrickserie|animationsserie|kinderserie|und seine freunde|und ihre freunde",
    news: "nachrichtenmagazin|themen des tages|tagesgeschehen|aktuelle schlagzeilen",
    music: "musikvideos|größten hits|philharmoniker",
    entertainment:
      "prominente|hobbyköche|kandidatinnen|hobbybäcker|brautkleid|traumhaus|quizshow|spielshow|tätowierer",
    documentary:
      "reportage|forscher|landschaften|die dokumentation|diese dokumentation|tierpfleger|naturfilmer",
    fiction:
      "komödie|liebeskomödie|findet heraus|rächen|auftragskiller|tragikomödie|in den hauptrollen|verliebt sich in|actionthriller|psychothriller|versehentlich|zu stehlen|um hilfe|beschließen|verwickelt|streiten sich|bösewicht|aufzuklären|um herauszufinden|geheimdienst|will unbedingt|nach dem tod seiner|macht sich auf|heuert|lernt sie|gerät er|oscar nominiert",
    other: "dauerwerbesendung|heilige messe",
  },
  fr: {
    sport: "huitièmes de finale|phase de groupes|coup d'envoi",
    kids: "tout petits|dessin animé|série animée",
    news: "la rédaction|journalistes|revue de presse|bulletin météo|toute l'actualité",
    music: "les plus grands tubes|orchestre philharmonique",
    entertainment:
      "candidats|téléspectateurs|ses invités|chroniqueurs|gastronomie|célibataires|brocanteurs|agents immobiliers|jeu télévisé|pâtissiers|humoristes",
    documentary: "documentaire|historiens|archéologues|images d'archives|ce film documentaire",
    fiction:
      "inspecteur|jeune femme|tombe amoureux|tombe amoureuse|tueur à gages|comédie romantique|se venger|groupe d'amis|fait chanter|tombent amoureux|avoue à|accidentellement|maléfique|méchant|pour voler|s'empare|malgré lui|malgré elle|à l'aide de son|espion|découvre l'existence",
    other: "évangile|homélie|chapelet|parole de dieu",
  },
  es: {
    sport: "fase de grupos|octavos de final|cuartos de final|jornada de liga|resumen del partido",
    kids: "preescolares|dibujos animados|canciones infantiles|serie animada|y sus amigos",
    news: "última hora|noticias de|acontecer nacional|titulares|información del día",
    music: "grandes éxitos|videos musicales|mejores canciones",
    entertainment:
      "concursantes|recetas|ingredientes|programa de concursos|celebridades|restauradores|casa de sus sueños|humoristas|premio en efectivo",
    documentary: "arqueólogos|imágenes de archivo|historiadores|vida salvaje|agentes de aduanas",
    fiction:
      "se enamora|se enamoran|asesino a sueldo|comedia romántica|vengarse|venganza|grupo de amigos|chantajea|descubre que|embarazada de|está enamorado|está enamorada|confiesa que|melodrama|accidentalmente|por accidente|malvado|malvada|robar|se hace pasar|infiltrarse|secuestra|descubren que|se ve obligado|se ve obligada|se encuentra con que",
    other: "palabra de dios|evangelio|santo rosario|predicador",
  },
  pt: {
    sport: "oitavas de final|oitavos de final|quartas de final|melhores momentos da partida",
    kids: "desenho animado|pré escolar|e seus amigos|cantigas infantis",
    news: "principais notícias|notícias do dia|atualidade informativa|manchetes",
    music: "grandes sucessos|videoclipes|videoclips|melhores músicas",
    entertainment: "concorrentes|receitas|jogo de perguntas|casa dos sonhos",
    documentary: "documentário|imagens de arquivo|vida selvagem",
    fiction:
      "apaixona se|se apaixona|assassino de aluguel|assassino contratado|vingar se|se vingar|vingança|chantageia|descobre que|com as atuações de|confessa que|acidentalmente|por acidente|vilão|roubar|faz se passar|se faz passar|infiltrar se|sequestra|raptar|descobrem que|vê se obrigado|se vê obrigado",
    other: "palavra de deus|evangelho|santo terço|sermão",
  },
  it: {
    sport: "fase a gironi|ottavi di finale|quarti di finale|calcio d'inizio",
    kids: "cartone animato|serie animata|e i suoi amici|prescolare|prescolari",
    news: "ultime notizie|notizie dal mondo|rassegna stampa|principali notizie",
    music: "grandi successi|videoclip|migliori canzoni",
    entertainment:
      "concorrenti|ricette|ingredienti|montepremi|casa dei sogni|pasticceri|comici|chef stellati",
    documentary: "archeologi|immagini di repertorio|storici|animali selvatici",
    fiction:
      "si innamora|si innamorano|commedia romantica|vendicarsi|vendicare|sicario|gruppo di amici|ricatta|scopre che|confessa di|interpretato da|interpretata da|per sbaglio|malvagio|malvagia|rubare|si finge|infiltrarsi|rapisce|scoprono che|è costretto|è costretta",
    other: "parola di dio|vangelo|omelia",
  },
  nl: {
    sport: "achtste finale|kwartfinale|samenvattingen|groepsfase",
    kids: "tekenfilmserie|animatieserie|kleuters|peuters|en zijn vriendjes|en haar vriendjes",
    news: "laatste nieuws|nieuws van de dag|actualiteiten|weersverwachting",
    music: "grootste hits|muziekvideo's|beste muziek",
    entertainment:
      "kookprogramma|recepten|ingrediënten|droomhuis|bekende nederlanders|bekende vlamingen|cabaretier",
    documentary: "archeologen|historici|wilde dieren|archiefbeelden",
    fiction:
      "wordt verliefd|worden verliefd|romantische komedie|wraak nemen|wreken|huurmoordenaar|chanteert|ontdekt dat|biecht op|vriendengroep|met in de hoofdrol|per ongeluk|kwaadaardige|schurk|te stelen|doet zich voor als|infiltreren|ontvoert|ontdekken dat",
    other: "kerkdienst|eredienst|woord van god|preek",
  },
  sv: {
    sport: "åttondelsfinal|kvartsfinal|gruppspel|semifinalen",
    kids: "tecknad serie|animerad serie|och hans vänner|och hennes vänner|förskolebarn",
    news: "senaste nytt|dagens nyheter|nyheter från|väderprognos",
    music: "största hits|musikvideor|bästa musiken",
    entertainment: "deltagarna|kändisar|recept|drömhus|frågesport|tävlingsledare|husköpare",
    documentary: "dokumentär|dokumentärserie|arkeologer|historiker|arkivbilder|vilda djur",
    fiction:
      "blir kär|förälskar sig|romantisk komedi|hämnas|lönnmördare|utpressar|upptäcker att|erkänner för|i huvudrollen|av misstag|skurken|stjäla|utger sig för|infiltrera|kidnappar|upptäcker en",
    other: "gudstjänst|guds ord|predikan",
  },
  nb: {
    sport: "åttedelsfinale|kvartfinale|gruppespill|høydepunkter fra kampen",
    kids: "tegnefilm|animasjonsserie|og vennene hans|og vennene hennes|førskolebarn",
    news: "siste nytt|nyheter fra|værmelding",
    music: "største hits|musikkvideoer|beste musikken",
    entertainment: "deltakerne|kjendiser|oppskrifter|drømmehus|spørrekonkurranse|komikere|boligkjøpere",
    documentary: "historikere|arkivopptak|ville dyr",
    fiction:
      "forelsker seg|romantisk komedie|hevne|hevner|leiemorder|presser penger|oppdager at|innrømmer for|i hovedrollen|ved et uhell|stjele|utgir seg for|infiltrere|oppdager en",
    other: "gudstjeneste|preken",
  },
  da: {
    sport: "ottendedelsfinale|gruppespil|højdepunkter fra kampen",
    kids: "og hans venner|og hendes venner|børnehavebørn",
    news: "seneste nyt|dagens nyheder|nyheder fra|vejrudsigt",
    music: "musikvideoer|bedste musik",
    entertainment: "deltagerne|kendisser|opskrifter|boligkøbere|quizprogram",
    documentary: "arkæologer|arkivoptagelser|vilde dyr",
    fiction:
      "forelsker sig|hævne|hævner|lejemorder|afpresser|opdager at|ved et uheld|stjæle|udgiver sig for|bortfører",
    other: "prædiken",
  },
  fi: {
    sport: "puolivälierä|välierä|alkulohko",
    kids: "piirrossarja|animaatiosarja|ja ystävät|lastenohjelma|esikoululaiset",
    news: "uusimmat uutiset|päivän uutiset|ajankohtaisohjelma|sääennuste",
    music: "suurimmat hitit|musiikkivideot|musiikkivideoita",
    entertainment: "kilpailijat|julkkikset|reseptit|reseptejä|unelmakoti|tietovisa|koomikot|asunnonetsijät",
    documentary: "dokumentti|dokumenttisarja|dokumenttielokuva|arkeologit|historioitsijat|villieläimet",
    fiction:
      "rakastuu|rakastuvat|romanttinen komedia|kostaa|palkkamurhaaja|palkkatappaja|kiristää|saa tietää että|jännityselokuva|pääosassa|pääosissa|vahingossa|paha noita|varastaa|tekeytyy|soluttautua|sieppaa|huomaa että",
    other: "jumalanpalvelus|jumalan sana|saarna",
  },
  pl: {
    sport: "ćwierćfinał|faza grupowa|skrót meczu|kolejka ligowa",
    kids: "serial animowany|bajka|przedszkolaki|przedszkolaków|przedszkolakom|i jego przyjaciele|i jej przyjaciele",
    news: "najnowsze wiadomości|najważniejsze wydarzenia|serwis informacyjny|przegląd wydarzeń|prognoza pogody",
    music: "największe przeboje|teledyski|najlepsza muzyka",
    entertainment:
      "uczestnicy|przepisy|składniki|teleturniej|celebryci|wymarzony dom|wymarzonego domu|kabaret|szefowie kuchni",
    documentary:
      "dokument|film dokumentalny|serial dokumentalny|archeolodzy|historycy|dzikie zwierzęta|materiały archiwalne",
    fiction:
      "zakochuje się|zakochują się|komedia romantyczna|zemścić się|zemsty|płatny zabójca|płatnego zabójcy|szantażuje|odkrywa że|dowiaduje się że|w rolach głównych|dreszczowiec|wyznaje mu|wyznaje jej|przypadkiem|przez przypadek|złoczyńca|złoczyńcy|ukraść|udaje że|porywa|odkrywają że|wpada w tarapaty|wplątuje się",
    other: "słowo boże|ewangelia|różaniec|kazanie|msza święta",
  },
  cs: {
    sport: "čtvrtfinále|základní skupina|sestřih zápasu",
    kids: "animovaný seriál|kreslený seriál|pohádka|večerníček|a jeho kamarádi|předškolní*",
    news: "zpravodajství|nejnovější zprávy|události dne|předpověď počasí",
    music: "největší hity|videoklipy|nejlepší hudba",
    entertainment: "soutěžící|recepty|suroviny|vědomostní soutěž|vysněný dům|bavič|kuchařská show",
    documentary: "dokumentární|archeologové|divoká zvířata|archivní záběry",
    fiction:
      "zamiluje se|se zamiluje|romantická komedie|pomstít|pomstu|nájemný vrah|nájemného vraha|vydírá|zjistí že|zjišťuje že|v hlavní roli|v hlavních rolích|omylem|padouch|padoucha|ukrást|předstírá|unese|zjistí|zaplete se",
    other: "boží slovo|evangelium|růženec|bohoslužba|mše svatá",
  },
  sk: {
    sport: "štvrťfinále|základná skupina|zostrih zápasu",
    kids: "rozprávka|a jeho kamaráti|predškolsk*",
    news: "spravodajstvo|najnovšie správy|udalosti dňa|predpoveď počasia",
    music: "najväčšie hity",
    entertainment: "súťažiaci|vedomostná súťaž|vysnívaný dom|zabávač",
    documentary: "dokumentárny|dokumentárna|archeológovia|divé zvieratá|archívne zábery",
    fiction:
      "zamiluje sa|sa zamiluje|romantická komédia|nájomný vrah|vydiera|zistí že|triler|v hlavnej úlohe|v hlavných úlohách|omylom|zloduch|ukradnúť|predstiera|unesie|zistia že|zapletie sa",
    other: "božie slovo|evanjelium|svätá omša",
  },
  hu: {
    sport: "negyeddöntő|nyolcaddöntő|csoportkör|mérkőzés összefoglaló",
    kids: "rajzfilm|rajzfilmsorozat|animációs sorozat|mesesorozat|és barátai|óvodás*",
    news: "legfrissebb hírek|hírműsor|a nap hírei|híradó|időjárás jelentés",
    music: "legnagyobb slágerek|videoklipek|zenei klipek",
    entertainment:
      "versenyzők|receptek|hozzávalók|vetélkedő|kvízműsor|hírességek|álomotthon|humoristák|séfek",
    documentary:
      "dokumentumfilm|dokumentumfilmek|dokumentumsorozat|régészek|történészek|vadállatok|archív felvételek",
    fiction:
      "beleszeret|szerelmes lesz|romantikus vígjáték|bosszút áll|bosszút|bérgyilkos|zsarolja|rájön hogy|megtudja hogy|főszerepben|véletlenül|gonosz|ellopni|úgy tesz mintha|elrabolja|kiderül hogy|belekeveredik",
    other: "isten igéje|rózsafüzér|istentisztelet|szentmise",
  },
  ro: {
    sport: "sferturi de finală|optimi de finală|faza grupelor|rezumatul meciului",
    kids: "desene animate|serial animat|și prietenii lui|și prietenii săi",
    news: "ultimele știri|știrile zilei|cele mai importante știri|prognoza meteo",
    music: "cele mai mari hituri|videoclipuri|cele mai bune melodii",
    entertainment: "concurenți|concurenții|rețete|vedete|emisiune concurs|casa visurilor|umoriști|bucătari",
    documentary: "documentar|documentarul|arheologi|arheologii|istorici|animale sălbatice|imagini de arhivă",
    fiction:
      "se îndrăgostește|se îndrăgostesc|comedie romantică|să se răzbune|răzbunare|asasin plătit|șantajează|descoperă că|află că|în rolurile principale|din greșeală|malefic|malefică|răufăcător|să fure|se preface|răpește|descoperă o",
    other: "cuvântul lui dumnezeu|evanghelie|sfânta liturghie|predică",
  },
  hr: {
    sport: "četvrtfinale|osmina finala|sažetak utakmice|skupna faza",
    kids: "crtani film|animirana serija|crtić*|i njegovi prijatelji|i njezini prijatelji|i njeni prijatelji",
    news: "najnovije vijesti|najnovije vesti|pregled dana|informativna emisija|vremenska prognoza",
    music: "najveći hitovi|glazbeni spotovi|muzički spotovi",
    entertainment:
      "natjecatelji|takmičari|recepti|sastojci|kviz|slavne osobe|kuća iz snova|humoristi|poznate osobe",
    documentary: "dokumentarac|arheolozi|povjesničari|istoričari|divlje životinje|arhivske snimke",
    fiction:
      "zaljubljuje se|se zaljubljuje|zaljubi se|romantična komedija|osvetiti|osvetu|plaćeni ubojica|plaćeni ubica|ucjenjuje|ucenjuje|otkriva da|saznaje da|u glavnim ulogama|glavne uloge|greškom|zlikovac|zlikovca|zlog|ukrasti|da ukrade|pretvara se|otima|otkrivaju da|upliće se",
    other: "božja riječ|evanđelje|krunica|sveta misa|propovijed",
  },
  sl: {
    kids: "risanka|risana serija|in njegovi prijatelji",
    news: "najnovejše novice|informativna oddaja|vremenska napoved",
    entertainment: "tekmovalci|zvezdniki",
    documentary: "dokumentarec|zgodovinarji|divje živali",
    fiction:
      "se zaljubi|maščevati|plačani morilec|izsiljuje|ugotovi da|v glavnih vlogah|pomotoma|zlobni|pretvarja se|ugrabi",
    other: "božja beseda|evangelij|sveta maša",
  },
  sr: {
    kids: "цртани филм|анимирана серија|и његови пријатељи",
    news: "најновије вести|преглед дана|информативна емисија|временска прогноза",
    music: "највећи хитови|музички спотови",
    entertainment: "такмичари|рецепти|квиз|познате личности",
    documentary: "документарац|документарни|археолози|историчари|дивље животиње",
    fiction:
      "заљубљује се|се заљубљује|романтична комедија|освету|плаћени убица|уцењује|сазнаје да|трилер|у главним улогама|грешком|зликовац|украсти|да украде|претвара се|отима",
    other: "божја реч|јеванђеље|света литургија",
  },
  bg: {
    sport: "четвъртфинал|осминафинал|групова фаза",
    kids: "анимационен сериал|анимация|и неговите приятели|и нейните приятели|предучилищн*",
    news: "последните новини|новините от|централна емисия|прогноза за времето|актуални новини",
    music: "най големите хитове|музикални клипове",
    entertainment: "участниците|състезателите|съставки|знаменитости|мечтания дом|комици|телевизионна игра",
    documentary: "документален|документална|историци|диви животни|архивни кадри",
    fiction:
      "се влюбва|влюбва се|романтична комедия|отмъсти|отмъщение|наемен убиец|изнудва|открива че|разбира че|трилър|в главните роли|по погрешка|злодей|злодея|да открадне|преструва се|отвлича|разкрива че",
    other: "божието слово|евангелие|света литургия|проповед",
  },
  ru: {
    sport: "четвертьфинал|полуфинал|групповой этап|обзор матча|обзор тура",
    kids: "мультфильм*|мультсериал*|и его друзья|и ее друзья|для малышей|детская песенка",
    news: "свежие новости|главные новости|новости дня|последние события|выпуск новостей|прогноз погоды",
    music: "лучшие хиты|музыкальные клипы|видеоклипы|хит парад",
    entertainment:
      "участники шоу|участницы шоу|рецепты|ингредиенты|викторина|телеигра|дом мечты|юмористы|шеф повар*|гости студии|в гостях у",
    documentary: "документальн*|археологи|историки|дикие животные|архивные кадры|хроника",
    fiction:
      "влюбляется|влюбляются|романтическая комедия|отомстить|киллер|наемный убийца|наемного убийцу|шантажирует|узнает что|выясняется что|триллер|в главных ролях|в ролях|мелодрама|детектив*|случайно|украсть|похитить|притворяется|выдает себя за|похищает|обнаруживает что|оказывается втянут*",
    other: "слово божие|божественная литургия|проповедь|православн*",
  },
  uk: {
    sport: "чвертьфінал|півфінал|груповий етап|огляд матчу",
    kids: "мультфільм*|мультсеріал*|та його друзі|і його друзі|для малюків",
    news: "свіжі новини|головні новини|новини дня|останні події|випуск новин|прогноз погоди",
    music: "найкращі хіти|музичні кліпи|відеокліпи",
    entertainment:
      "учасники шоу|інгредієнти|вікторина|знаменитості|будинок мрії|гумористи|шеф кухар*|гості студії",
    documentary: "історики|дикі тварини|архівні кадри",
    fiction:
      "закохується|закохуються|романтична комедія|помститися|кілер|найманий вбивця|шантажує|дізнається що|з'ясовується що|у головних ролях|випадково|лиходій|лиходія|вкрасти|викрасти|прикидається|викрадає|виявляє що",
    other: "слово боже|євангеліє|божественна літургія|проповідь",
  },
  el: {
    sport: "προημιτελικ*|φάση των ομίλων|στιγμιότυπα",
    kids: "κινούμενα σχέδια|κινουμένων σχεδίων|και οι φίλοι του|και οι φίλοι της|προσχολικής ηλικίας",
    news: "τελευταίες ειδήσεις|δελτίο ειδήσεων|ειδήσεις από|πρόγνωση του καιρού|επικαιρότητα",
    music: "μεγαλύτερες επιτυχίες|βιντεοκλίπ",
    entertainment: "διαγωνιζόμενοι|παίκτες|συνταγές|υλικά|τηλεπαιχνίδι|διάσημοι|σπίτι των ονείρων|σεφ",
    documentary: "ντοκιμαντέρ|αρχαιολόγοι|ιστορικοί|άγρια ζώα|αρχειακό υλικό",
    fiction:
      "ερωτεύεται|ερωτεύονται|ρομαντική κωμωδία|εκδικηθεί|εκδίκηση|πληρωμένος δολοφόνος|εκβιάζει|ανακαλύπτει ότι|μαθαίνει ότι|θρίλερ|πρωταγωνιστούν|κατά λάθος|κακός|να κλέψει|προσποιείται|απαγάγει|ανακαλύπτουν ότι",
    other: "λόγος του θεού|ευαγγέλιο|θεία λειτουργία",
  },
  tr: {
    sport: "çeyrek final|yarı final|grup aşaması|maç özeti|maç özetleri",
    kids: "çizgi film|çizgi dizi|animasyon dizisi|ve arkadaşları|okul öncesi",
    news: "son dakika|gündemdeki|günün haberleri|haber bülteni|hava durumu|son gelişmeler",
    music: "en sevilen şarkılar|müzik klipleri|video klipler",
    entertainment:
      "yarışmacılar|yarışmacıların|tarifler|tarifleri|malzemeler|bilgi yarışması|ünlüler|ünlü isimler|hayallerindeki ev|şefler|stüdyo konukları",
    documentary: "belgesel|belgeseli|arkeologlar|tarihçiler|vahşi hayvanlar|arşiv görüntüleri",
    fiction:
      "aşık olur|romantik komedi|intikam almak|intikamını|intikam peşinde|kiralık katil|şantaj yapar|şantaj|öğrenir|gerilim filmi|başrollerinde|hamile olduğunu|itiraf eder|yanlışlıkla|kötü kalpli|çalmak|kaçırır|gibi davranır|keşfeder|peşine düşer",
    other: "kuran ı kerim|ilahi|vaaz|cuma namazı|ayetler",
  },
  id: {
    sport: "perempat final|babak grup|cuplikan pertandingan",
    kids: "serial animasi|kartun|dan kawan kawan|dan teman temannya|anak prasekolah",
    news: "berita terkini|berita terbaru|berita terhangat|prakiraan cuaca|laporan berita",
    music: "lagu terbaik|video musik|tangga lagu",
    entertainment:
      "peserta|kontestan|resep|bahan bahan|kuis|selebriti|rumah impian|komedian|gosip artis|bintang tamu",
    documentary: "dokumenter|dokumentari|arkeolog|sejarawan|hewan liar|satwa liar",
    fiction:
      "jatuh cinta|komedi romantis|balas dendam|membalas dendam|pembunuh bayaran|memeras|mengetahui bahwa|menyadari bahwa|dibintangi|hamil|tidak sengaja|jahat|mencuri|berpura pura|menculik|menyamar",
    other: "firman tuhan|injil|ceramah agama|ayat suci|tausiyah|kajian islam",
  },
  ms: {
    kids: "siri animasi|kanak kanak prasekolah",
    news: "berita semasa|isu semasa|ramalan cuaca",
    entertainment: "resipi|program realiti|pelawak",
    fiction: "cinta pandang pertama|pembunuh upahan|mendapat tahu bahawa",
    other: "ayat suci al quran|tazkirah",
  },
  vi: {
    sport: "tứ kết|bán kết|vòng bảng",
    kids: "phim hoạt hình|và những người bạn|trẻ mầm non",
    news: "tin mới nhất|tin nóng|bản tin|thời sự|dự báo thời tiết",
    music: "ca khúc hay nhất|video âm nhạc",
    entertainment:
      "thí sinh|người chơi|công thức nấu|nguyên liệu|trò chơi truyền hình|nghệ sĩ khách mời|ngôi nhà mơ ước|danh hài",
    documentary: "phim tài liệu|nhà khảo cổ|nhà sử học|động vật hoang dã",
    fiction:
      "đem lòng yêu|phải lòng|hài lãng mạn|báo thù|trả thù|sát thủ|tống tiền|phát hiện ra rằng|mang thai|vô tình|độc ác|đánh cắp|giả làm|bắt cóc|cải trang",
    other: "lời chúa|tin mừng|thánh lễ|phật pháp",
  },
  tl: {
    news: "pinakabagong balita|maiinit na balita|nagbabagang balita",
    entertainment: "kalahok|mga kalahok|mga sikat na personalidad|mga recipe",
    documentary: "dokumentaryo",
    fiction: "umibig|mapaibig|maghiganti|paghihiganti|nabuntis|umamin|matutuklasan",
    other: "salita ng diyos|banal na misa",
  },
  ar: {
    sport: "الدوري|مباريات|المباراة|مباراة|دور المجموعات|ربع النهائي",
    kids: "رسوم متحركة|وأصدقائه|وأصدقاؤه|وأصدقائها|وأصدقاؤها|للأطفال|أناشيد الأطفال",
    news: "نشرة الأخبار|نشرة|آخر الأخبار|الاقتصادية|الأخبار السياسية|مراسلونا|أحوال الطقس",
    music: "الأغاني|أجمل الأغاني|فيديو كليب",
    entertainment:
      "برنامج حواري|برنامج ترفيهي|برنامج مسابقات|الطهي|الأطباق|المتسابقين|المتسابقون|متسابقين|لجنة التحكيم|المنازل|أشهى الوصفات|وصفات",
    documentary: "وثائقي|الوثائقي|الآثار|الحيوانات البرية|الحياة البرية|علماء الآثار|الحضارات",
    fiction:
      "المسلسل|تدور أحداث|تدور أحداثه|تدور أحداثها|تدور القصة|فيلم كوميدي|فيلم رومانسي|فيلم أكشن|فيلم رعب|قصة حب|يقع في حب|تقع في حب|زوجته|زوجها|قاتل مأجور|للانتقام|الانتقام|ينتقم|يبتز|يكتشف أن|تكتشف أن|عصابة|شرير|الشرير|الأشرار|سرقة|عن طريق الخطأ|يتظاهر|تتظاهر|يختطف|يضطر إلى",
    other: "القرآن|القرآن الكريم|صلاة|الفتاوى|الفقهية|كلمة الله|الإنجيل",
  },
  fa: {
    sport: "مرحله گروهی|یک چهارم نهایی|خلاصه بازی",
    kids: "پویانمایی|انیمیشن سریالی|و دوستانش|خردسالان",
    news: "آخرین اخبار|تازه‌ترین اخبار|بخش خبری|وضعیت آب و هوا",
    music: "موزیک ویدیو|بهترین آهنگ‌ها",
    entertainment: "شرکت‌کنندگان|مسابقه تلویزیونی|دستور پخت|مواد لازم|سرآشپز|گفتگو با هنرمندان",
    documentary: "مستند|باستان‌شناسان|حیات وحش",
    fiction:
      "عاشق|انتقام|قاتل|ربوده|متوجه می‌شود|می‌فهمد|بازی درخشان|به کارگردانی|شرور|بدجنس|سرقت|وانمود می‌کند|به اشتباه",
    other: "قرآن|کلام خدا|مراسم دعا|احکام شرعی",
  },
  he: {
    sport: "מחזור|ליגת|ליגת האלופות|הפועל|רבע גמר",
    kids: "מצויר|מצוירת|שירים ראשונים|העשרה|לילדים|לפעוטות",
    news: "החדשות|מהדורת|אקטואליה|מבזק",
    music: "קליפים|להיטים|מיטב השירים",
    entertainment: "השף|מבשל|השופטים|המתמודדים|תכנית אירוח|תוכנית אירוח|שעשועון|מתכונים של|הדיירים|הקומיקאי",
    documentary: "תיעודי|תיעודית|ארכיאולוגים|היסטוריונים|חיות הבר",
    fiction:
      "סדרה בלשית|קומדיה|מתאהבת|מתאהב|נקמה|לנקום|שחקן אורח|שחקנית אורחת|רוצח שכיר|קומדיה רומנטית|מותחן|בהיריון|בטעות|מרושע|המרושע|לגנוב|חוטף",
    other: "תכנית דת|תוכנית דת|פרשת השבוע|שיעור תורה",
  },
  hi: {
    sport: "क्वार्टर फाइनल|सेमीफाइनल|मैच के मुख्य अंश",
    kids: "एनिमेटेड|कार्टून|और उसके दोस्त",
    news: "ताज़ा खबरें|मुख्य समाचार|दिन भर की खबरें|मौसम का हाल",
    music: "सुपरहिट गाने|हिट गाने|भक्ति गीत",
    entertainment: "प्रतियोगी|प्रतिभागी|रेसिपी|व्यंजन|क्विज़|सेलिब्रिटी|रियलिटी शो|शेफ",
    documentary: "डॉक्यूमेंट्री|वृत्तचित्र|पुरातत्वविद|वन्यजीव",
    fiction:
      "प्यार हो जाता|से प्यार करता|से प्यार करती|बदला लेने|बदला लेता|अपहरण|पता चलता है कि|मुख्य भूमिका|शादी करना चाहता|शादी करना चाहती|गर्भवती|गलती से|दुष्ट|चोरी करने|का नाटक करता|का नाटक करती",
    other: "प्रवचन|भजन|कथा वाचक|सत्संग",
  },
  bn: {
    news: "সর্বশেষ সংবাদ|সর্বশেষ খবর|শিরোনাম",
    entertainment: "প্রতিযোগী|প্রতিযোগীরা|রেসিপি|রান্নার অনুষ্ঠান",
    documentary: "প্রামাণ্যচিত্র|তথ্যচিত্র",
    fiction: "প্রেমে পড়ে|প্রতিশোধ|অপহরণ|জানতে পারে|গর্ভবতী",
  },
  ta: {
    news: "தலைப்புச் செய்திகள்|அண்மைச் செய்திகள்",
    entertainment: "போட்டியாளர்கள்|சமையல் குறிப்பு*|பிரபலங்கள்",
    documentary: "ஆவணப்படம்",
    fiction: "காதலிக்கிறான்|காதலிக்கிறாள்|காதலில் விழு*|பழிவாங்*|கடத்தப்படு*",
  },
  te: {
    news: "తాజా వార్తలు|ముఖ్యాంశాలు",
    entertainment: "పోటీదారులు|వంటకాలు|సెలబ్రిటీలు",
    documentary: "డాక్యుమెంటరీ",
    fiction: "ప్రేమలో పడ*|ప్రతీకారం|పగ తీర్చుకో*|కిడ్నాప్",
  },
  ur: {
    news: "تازہ ترین خبریں|اہم خبریں",
    entertainment: "ترکیبیں|مہمان خصوصی|کوئز شو",
    documentary: "دستاویزی فلم",
    fiction: "محبت ہو جاتی|بدلہ لینے|اغوا|سے شادی کرنا|مرکزی کردار",
    other: "قرآن پاک|نعت|تلاوت",
  },
  ja: {
    sport: "*サッカー*|*レッスン*|*公式戦*|*プロ野球*",
    kids: "*一緒に歌*|*踊ろう*|*幼児向け*|*しまじろう*",
    news: "*ニュース*|*気象情報*|*報道番組*",
    music: "*名曲*|*演歌*|*歌謡*|*ヒット曲*|*ミュージックビデオ*|*ライブ映像*",
    entertainment:
      "*対局者*|*グラビア*|*グラドル*|*バスト*|*パチスロ*|*実戦*|*水着*|*お笑い芸人*|*レシピ*|*釣行*|*バラエティ番組*|*クイズ番組*",
    documentary: "*ドキュメンタリー*|*車窓*|*紀行番組*|*野生動物*",
    fiction:
      "*サスペンス*|*を描く*|*を描いた*|*ホラー*|*恋に落ち*|*復讐*|*ラブストーリー*|*ヒューマンドラマ*|*殺し屋*|*再会する*|*と出会う*|*余命*|*悪の組織*|*盗み出*|*なりすま*|*迷い込*|*巻き込まれ*",
    other: "*通販*|*お買い得*|*礼拝*",
  },
  zh: {
    sport: "*锦标赛*|*錦標賽*|*小组赛*|*小組賽*|*精彩进球*",
    kids: "*动画片*|*動畫片*|*系列动画*|*动漫*|*動漫*|*小伙伴*|*小朋友们*|*童真*",
    news: "*新闻*|*新聞*|*时事*|*時事*|*财经*|*財經*|*天气预报*|*天氣預報*|*气象*|*时政*|*時政*|*報導*|*股市*|*证券*|*證券*|*资本市场*",
    music: "*演唱会*|*演唱會*|*音乐会*|*音樂會*",
    entertainment:
      "*真人秀*|*美食*|*养生*|*養生*|*藝人*|*脱口秀*|*脫口秀*|*综艺节目*|*綜藝節目*|*男女嘉宾*|*男女嘉賓*|*楼盘*|*樓盤*|*食谱*|*食譜*",
    documentary: "*纪录片*|*紀錄片*|*人文*|*揭秘*|*揭祕*|*考古*|*文物*|*非遗*",
    fiction:
      "*饰演*|*飾演*|*主演*|*本剧*|*本劇*|*该剧*|*該劇*|*电视剧*|*電視劇*|*报仇*|*報仇*|*一见钟情*|*一見鍾情*|*被杀*|*被殺*|*卧底*|*臥底*|*皇帝*|*黑帮*|*黑幫*|*男友*|*女友*|*妻子*|*丈夫*|*恩怨*|*特务*|*特務*|*故事描述*|*凶手*|*兇手*|*杀手*|*殺手*|*复仇*|*復仇*|*无意中*|*無意中*|*邪恶*|*邪惡*|*偷走*|*假扮*|*误入*|*捲入*|*卷入*|*展开追*|*惨遭*|*慘遭*",
    other: "*电视购物*|*電視購物*|*佛法*|*讲道*|*講道*",
  },
  ko: {
    sport: "*조별리그*|*준결승*|*챔피언스리그*|*프로야구*",
    kids: "*동요*|*뽀로로*|*유치원*",
    news: "*뉴스*|*증시*|*투자자*|*주요 소식*",
    music: "*뮤직비디오*|*콘서트*|*트로트 가수*",
    entertainment:
      "*셰프*|*먹방*|*예능*|*식탁*|*요리*|*맛집*|*레시피*|*게스트*|*멤버들*|*출연진*|*퀴즈*|*미션*|*브이로그*",
    documentary: "*다큐*|*문화유산*|*야생동물*",
    fiction:
      "*를 그린 드라마*|*을 그린 드라마*|*그린 영화*|*펼쳐지는 이야기*|*복수*|*사랑에 빠지*|*살인 사건*|*주연의*|*임신*|*실수로*|*사악한*|*훔치*|*음모*|*휘말리*|*정체를 숨기*",
    other: "*예배*|*찬양*|*목사*|*하나님*|*성경*|*홈쇼핑*",
  },
  th: {
    sport: "*รอบก่อนรองชนะเลิศ*|*ไฮไลท์การแข่งขัน*|*ฟุตบอลลีก*",
    kids: "*การ์ตูน*|*และผองเพื่อน*|*เด็กอนุบาล*",
    news: "*ข่าวสาร*|*ข่าวเด่น*|*สรุปข่าว*|*พยากรณ์อากาศ*",
    music: "*มิวสิควิดีโอ*|*บทเพลงฮิต*|*คอนเสิร์ต*",
    entertainment: "*ผู้เข้าแข่งขัน*|*เกมโชว์*|*วาไรตี้*|*แขกรับเชิญ*|*สูตรอาหาร*|*เชฟ*|*เซเลบ*|*เมนูอาหาร*",
    documentary: "*สารคดี*|*นักโบราณคดี*|*สัตว์ป่า*",
    fiction:
      "*ตกหลุมรัก*|*แก้แค้น*|*ล้างแค้น*|*นักฆ่า*|*ภาพยนตร์*|*ละคร*|*นำแสดงโดย*|*ลักพาตัว*|*โรแมนติกคอมเมดี้*|*โดยบังเอิญ*|*ชั่วร้าย*|*ขโมย*|*ปลอมตัว*",
    other: "*ธรรมะ*|*พระธรรมเทศนา*|*พระวจนะ*",
  },
};
