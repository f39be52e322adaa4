import { remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

type Unscripted = "news" | "kids" | "music" | "entertainment" | "documentary";

/**
 * Words that titles of programmes without a script are made of, and titles of stories hardly ever, as in
 * `genre-words.ts`: what is on today, debates and reports; tales and songs for children; contests, homes, food and goods
 * for sale; songs; nature, history, technology, crimes and work that is filmed. Scripts other than Latin spell English words, too.
 */
const titleWords: readonly (readonly [Unscripted, readonly string[]])[] = [
  [
    "news",
    [
      "toàn cảnh|vấn đề hôm nay|đối thoại|tài chính|kinh tế|an ninh|quốc hội|pháp luật|thị trường|chứng khoán|tiêu điểm|sự kiện|bisnis|bursa|politik hari ini|sorotan|debat|parlimen|isu semasa|niaga|lensa|suara rakyat|ulat|balitaan|usapang bayan|headstart",
      "politics|parliament|senate|markets|headlines|agenda|in depth|in focus|heute|aktuell|report|l actu|edicion|edicao|na zywo|aktualne|aktualno",
      "press conference|news conference|town hall meeting|legislature|legislative|statehouse|capitol report|city council|school board|elections|newsmakers|viewpoint|viewpoints|week in review|this week in|roundtable|on the record|question time|budget speech|briefing|economy|economics",
      "debate|debates|em debate|cara a cara|frente a frente|economia|eleicoes|elecciones|opiniao|opinion|jornal|reportero|reporteros|periodismo|tribuna|atualidade|actualidad|em direto|em foco|a fondo|punto de vista|contrapunto|conversatorio|rueda de prensa|parlamento|eurodeputado|assembleia|asamblea|congreso|senado|plantao|boletim|boletin|negocios|panorama",
      "rassegna|edicola|inchiesta|inchieste|mercati|dibattito|elezioni|primo piano|filo diretto|prima pagina|cronache|punto di vista|debat|debats|politique|edition speciale|l invite|l info|l edito|grand oral|economie|parlement|senat|decryptage|le dossier|presse|la matinale info",
      "politik|wirtschaft|landtag|bundestag|gemeinderat|stadtrat|wahlen|wahlabend|landesschau|lokalzeit|blickpunkt|brennpunkt|im fokus|schlagzeilen|presseschau|pressekonferenz|presseclub|stadtgesprach|standpunkt|standpunkte|borse|politiek|gemeenteraad|raadsvergadering|verkiezingen|actueel|persconferentie|beurs",
      "debatt|debatten|riksdagen|valvaka|ekonomi|pressträff|presskonferens|folketinget|stortinget|valgaften|valgstudio|valgkamp|partilederdebat*|økonomi|pressekonference|pressekonferanse|politiikka|vaalit|vaali*|eduskunta|talous|tiedotustilaisuus|ajankohtais*",
      "*民生*|*热点*|*熱點*|*连线*|*連線*|*瞭望*|*舆论*|*輿論*|*评论*|*評論*|*理财*|*理財*|*经济*|*經濟*|*金融*|*政经*|*政經*|*直击*|*直擊*",
      "*午间*|*午間*|*晚间*|*晚間*|*今日*|*环球*|*環球*|*访谈*|*訪談*|*深度*|*调查*|*調查*|*观察*|*觀察*|*论坛*|*論壇*|*早安*|*早晨*|*議事*|*政論*|*政论*",
      "*报道*|*報道*|*報導*|*早报*|*早報*|*晚报*|*晚報*|*快报*|*快報*|*股市*|*港股*|*美股*|*台股*|*政坛*|*政壇*|*问政*|*立法會*|*立法院*",
      "*最前線*|*討論*|*マーケット*|*투데이*|*리포트*|*브리핑*|*이슈*|*토론*|*시사*|*경제*|*증권*|*टुडे*|*रिपोर्ट*|*बहस*|*आज की*|*ريبورت*|*توداي*|*حصاد*|*قضايا*|*السياق*|*المشهد*|*سياس*|*اقتصاد*|*אקטואל*|*פוליטי*|*כלכל*|*תחקיר*",
      "*経済*|*永田町*|*開票*|*選挙特番*|*衆院選*|*参院選*|*知事選*|*市長選*|*株価*|*株式*|*相場*|*総理*|*首相*|*防災*|*台風*|*激論*|*県政*|*市政*|*都政*|*ジャーナル*|*주식*|*투자*|*재테크*|*부동산*|*종목*|*코스피*|*대선*|*총선*|*개표*|*국정*|*재난*|*기상*|*앵커*|*금융*|*비즈*",
      "политика|экономика|репортаж*|интервью|подробности|подробиці|репортер*|reporter*|gündem*|hari ini|bincang*|τωρα|σημερα",
    ],
  ],
  [
    "kids",
    [
      "kartun|animasi|cerita rakyat|kanak kanak|anak anak|bocah|bulilit|pambata|hoạt hình|cổ tích|bé yêu|thế giới tuổi thơ",
      "krakka*|for kids|storytime|story time|bedtime stories|bedtime story|fairy tales|fairytales|nursery rhymes|marchenstunde|gute nacht geschichte*|kinderlieder|comptines|cuentacuentos|canciones infantiles|contos infantis|historinhas|cantigas",
      "toons|singalong|phonics|nursery|preschool|turma do|turma da|as aventuras de|historias de encantar|contos de fadas|desenhos|infantil|criancas|las aventuras de|cuentos infantiles|cuentos de hadas|dibujos|infantiles|peques|ositos|bimbi|bambini|le avventure di|buonanotte",
      "les aventures de|contes de|dessins animes|doudou|pour les petits|les p tits|die abenteuer|abenteuer von|fur kinder|kinder|marchen|sandmannchen|kasperl*|der kleine|die kleine|kindergarten|avonturen van|kleuters|peuters|sprookje|tekenfilm*|sinterklaas",
      "sagostund|godnattsaga|godnathistorie*|godnatthistorie*|godnatteventyr|julkalender*|julekalender*|adventskalender|tecknat|tegnefilm*|barnens|barnas|børnenes|eventyr|äventyr|lastenohjelma*|lasten|satuhetki|seikkailut|ja ystavat|pikku|joulukalenteri*",
      "fiabe|favole|filastrocche|sprookjes|kinderliedjes|lasten|sadut|bajki|bajeczki|dobranocka|wieczorynka|przedszkol*|dla dzieci|pohadky|pohadka|vecernicek|pro deti|rozpravky|rozpravka|mesek|esti mese|basme|povesti pentru copii",
      "pentru copii|bajke|crtici|za djecu|za decu|za otroke|pasakos|pasaka|vaikuciai|pasakas|pasacina|muinasjutt|lastetuba|lastele|masal|masallar|masallari|dongeng|co tich|thieu nhi|nhi dong|ertaklar|peri masallari",
      "приказки|приказка|за деца|лека нощ деца|сказка|сказки|сказок|малыши|малышам|мультики|для детей|детский сад|казка|казки|казочка|на добраніч діти|дітям|ертегі|ертегілер|παραμυθι|παραμυθια|παιδικα",
      "*冒险*|*冒險*|*历险*|*歷險*|*战队*|*戰隊*|*超能*|*恐龙*|*恐龍*|*护卫队*|*小队*|*小隊*|*精灵*|*プリキュア*|*戦隊*|*レンジャー*|*仮面ライダー*|*ウルトラマン*|*탐험대*|*친구들*|*레인저*|*놀이*|*نينجا*|*نينغا*|*ترانسفورم*|*بوكيمون*|*سبونج*|*הרפתקאות*|*פוקימון*|*חברים של*|*מצויר*",
      "*للأطفال*|*أطفال*|*کودک*|*לילדים*|*बच्चों की*|*童话*|*童話*|*儿歌*|*兒歌*|*幼儿园*|*幼兒園*|*小朋友*|*宝宝*|*寶寶*|*おはなし*|*えほん*|*絵本*|*昔ばなし*|*童謡*|*동화*|*공룡*|*유치원*|*동요*|*꼬마*|*어린이*|*율동*",
      "*奇遇记*|*奇遇記*|*大冒险*|*大冒險*|*历险记*|*歷險記*|*动画*|*動畫*|*少年宫*|*亲子*|*親子*|*幼儿*|*幼兒*|*萌娃*|*学前*|*小学生*|*小學生*",
      "*卡通*|*动漫*|*動漫*|*奥特曼*|*奧特曼*|*宝可梦*|*寶可夢*|*铠甲勇士*",
      "*ひらがな*|*えいご*|*あそぼ*|*であそび*|*手あそび*|*はたらくくるま*|*のりもの*|*どうぶつ*|*きょうりゅう*|*こうさく*|*ようちえん*|*ちびっこ*|*おどろう*|*うたおう*|*読み聞かせ*|*知育*|*ヒーロー大集合*|*장난감*|*토이*|*뽀로로*|*타요*|*핑크퐁*|*키즈*|*자장가*|*파닉스*|*알파벳*|*숨바꼭질*|*변신로봇*|*마법소녀*|*또봇*",
    ],
  ],
  [
    "music",
    [
      "dangdut|keroncong|konser|irama malaysia|ca nhạc|âm nhạc|ca khúc|giai điệu|bolero|dân ca|cải lương|vọng cổ|tân cổ|đờn ca|liên khúc|tình khúc|nhạc trẻ|kantahan|kundiman",
      "hits|canciones|cançons|canções|canzoni|chansons|schlager|schlagerparade|sånger|sanger|laulut|piosenki|przeboje|přeboje|písničky|pesničky|dalok|slágerek|cântece|melodii|pjesme|lagu lagu|tembang|şarkılar|türküler|mahnılar",
      "musica|musicas|musique|musiques|musik|muziek|musikk|musiikkia|en concierto|concierto|conciertos|concerti|concertos|concerts|concertgebouw|konzerte|recital|sinfonica|filarmonica|orquesta|orquestra|orchestra|orchestre|orchester|orkest|orkester|orkesteri|coros|zarzuela|opera|opereta|operette|ballet|flamenco|copla|tango|cumbia|vallenato|rancheras|mariachis|boleros|merengue|bachata|reggaeton|joropo|chamame|folclor|folclore|folklore|sertanejo|sertaneja|pagode|samba|forro|fado|fados|acustico|unplugged|mtv unplugged|canzone|liscio|chanson|accordeon|guinguette|volksmusik|blasmusik|musikanten*|hitparade|melodien|melodie|liederabend|volkstumlich*|muziekfeest|nederlandstalig*|top 40|allsang|dansband*|danseband*|spelman*|folkmusik|folkemusikk|trekkspill*|dragspel*|melodier|sangstund|dansktop*|fællessang*|iskelma*|humppa*|tanssilava*|konsertti|konsertit|kansanmusiik*|kuoro",
      "*戏曲*|*戲曲*|*京剧*|*京劇*|*豫剧*|*越剧*|*越調*|*越调*|*评剧*|*黄梅戏*|*黃梅戲*|*秦腔*|*川剧*|*粤剧*|*粵劇*|*粤曲*|*粵曲*|*昆曲*|*昆剧*|*曲剧*|*吕剧*|*沪剧*|*锡剧*|*淮剧*|*婺剧*|*晋剧*|*桂剧*|*潮剧*|*梆子*|*歌仔戲*|*歌仔戏*|*梨园*|*戏苑*|*戏园*|*戏台*|*唱段*|*名段*|*名家名曲*",
      "*音乐*|*音樂*|*交响*|*交響*|*合唱*|*民歌*|*民乐*|*国乐*|*國樂*|*金曲*|*歌会*|*歌會*|*唱响*|*独唱*|*独奏*|*协奏*|*奏鸣*|*歌谣*|*歌謠*|*演奏*|*乐团*|*樂團*|*芭蕾*|*舞剧*|*歌剧*",
      "песни|песен|песните|пісні|τραγουδια|τραγουδι|μουσικες|*أغاني*|*أغنيات*|*ترانه*|*गाने*|*गीतमाला*|*গানের*|*பாடல்கள்*|*పాటలు*|*ಹಾಡುಗಳು*|*ഗാനങ്ങൾ*|*ගීත *|*演唱*|*歌声*|*歌曲*|*가요*",
      "*コンサート*|*ベストヒット*|*名曲*|*リサイタル*|*交響曲*|*協奏曲*|*吹奏楽*|*管弦楽*|*フィルハーモニ*|*オーケストラ*|*オペラ*|*音楽祭*|*ピアノコンクール*|*のど自慢*|*ミュージックビデオ*|*ライブツアー*|live tour|*街角ピアノ*|*駅ピアノ*|*케이팝*|k pop|*직캠*|*플레이리스트*|*뮤직비디오*|*뮤비*|*인기곡*|*신곡*|*명곡*|*국악*|*클래식*|*오케스트라*|*교향악*|*합창*|*버스킹*|*라이브 무대*",
    ],
  ],
  [
    "documentary",
    [
      "jelajah|flora fauna|satwa|budaya|sejarah|pertanian|ekspedisi|khám phá|ký sự|phóng sự|thiên nhiên|động vật|đất nước|lịch sử|nông nghiệp|nông thôn|nhà nông|khuyến nông|làng nghề|văn hóa|di sản|biển đảo|vùng cao|khoa học|công nghệ|chân dung|ký ức|hành trình|kasaysayan|kalikasan|magsasaka|tunay na buhay",
      "secrets of|mysteries of|mystery of|wonders of|treasures of|history of|the making of|rise and fall of|in search of|the hunt for|journey to|journey through",
      "the real story|the true story|the secret life of|secret life of|secret history|hidden history|lost worlds|lost world of|natural world|wildlife|wildest|wild animals|in the wild|predators",
      "hitler|hitlers|nazi|nazis|wwii|world war ii|world war two|third reich|pharaohs|tutankhamun|ancient egypt|ancient rome|ancient mysteries|megalodon",
      "air disasters|disasters|engineering|megastructures|megafactories|mega factories|how it works|how its made|unearthed|decoded|declassified|exposed|uncovered|unexplained|unsolved|autopsy|forensic|forensics",
      "planet|ancient|alaska|alaskan|deadliest|expedition|sharks|egypt|pyramids|dinosaurs|revealed|ufo|ufos|homicide*|killers|crime scenes|true crime|cold blood",
      "mordfalle|serienmorder*|kriminalfalle|tueurs|tueuses|scenes de crime|asesinas|asesinos|asesinatos|assassinos|assassini|delitti|zbrodnie|zbrodni|ubice|zlocini|zločini|gyilkosok|salvaje|secretos|ciencia|welt der",
      "traffic cops|motorway cops|street cops|bodycam|body cam|behind bars|caught on camera|psychopath*|case files|aliens|bigfoot|world war",
      "real crime|vets|medical examiner|untold stories of|serial killers|crime scene uk|police interceptors|border force|border patrol|paramedics|night shift|er 24 7|a and e|ambulance|motorway|highways|trucking|truckers|canals|railways|railway journeys|train journeys",
      "geheimnisse|geheimnis der|geschichte der|geschichte des|weltkrieg|ratsel der|ratselhafte|mythos|wildnis|wilde|tierwelt|raubtiere|naturparadies|naturparadiese|entdecke|unterwegs in|expeditionen|reportage|die reportage",
      "les secrets de|histoire de|au coeur de|la vie secrete|sauvage|sauvages|merveilles|a la decouverte|misterios de|animales|segredos de|vida selvagem",
      "expedition|natureza|animais|mundo animal|bichos|viagens|viajante|viajantes|patrimonio|agricultura|agro|rural|arqueologia|civilizacoes|biografia|biografias|retrato|retratos|museu|museus|literatura|livros|poesia|escritores|arquitetura|expedicao|expedicoes|tradicoes|artesanato|selvagem|selvagens|predadores|vulcoes|oceanos|indigenas|ciencia|cientistas|historia de|historia da|historia do|memorias de|profissoes|naturaleza|viajes|viajeros|por el mundo|pueblos|tradiciones|artesanos|museo|museos|libros|escritores|arquitectura|arqueologia|civilizaciones|expedicion|depredadores|volcanes|oceanos|patrimonio|biografias|retratos|documento|documentos|historia de|historia del|pescadores|rutas|caminos de|destinos|cronicas de|archivo|archivos|memoria|la memoria|ecologia|medio ambiente|campo|ganaderia|natura|animali|viaggi|viaggio|viaggiatori|borghi|paesaggi|tradizioni|artigiani|musei|libri|scrittori|poesia|architettura|archeologia|civilta|spedizione|vulcani|oceani|patrimonio|biografie|ritratti|ritratto|storia|storie|storia di|storia della|la grande storia|scienza|scienze|linea verde|agricoltura|ambiente|mestieri|memoria|viaggio nel|alla scoperta|animaux|voyages|voyageurs|villages|terroir|terroirs|traditions|artisans|musees|bibliotheque|ecrivains|architecture|archeologie|civilisations|expedition|volcans|oceans|patrimoine|portraits|histoire|histoires|l histoire|la grande histoire|sciences|la science|agriculture|environnement|metiers|memoires|carnets de|rendez vous en terre|des racines|grands reportages|enquete|enquetes|affaires criminelles|faites entrer|montagne|montagnes|littoral|natur|tiere|reisen|reise durch|reise nach|dorfer|landschaften|handwerk|museum|bucher|literatur|architektur|archaologie|vulkane|ozeane|portrat|portrats|geschichte|geschichten|wissenschaft|forschung|landwirtschaft|umwelt|berufe|weltreisen|weltreise|landerspiegel|eisenbahn*|wunder der|wunderwelt|schatze der|schatze|traumpfade|bergwelten|bergwelt|heimat|alpen|legenden|lebenslinien|zeitreise|kriminalreport|spurensuche|natuur|dieren|reizen|reis door|op reis|dorpen|landschap|ambacht|ambachten|musea|boeken|schrijvers|architectuur|archeologie|expeditie|vulkanen|oceanen|portretten|portret|geschiedenis|wetenschap|landbouw|milieu|beroepen|spoorwegen|het verhaal van|in het spoor van|op zoek naar|misdaad|moordzaken|recherche|ongeluk|naturen|djur|djuren|vilda|resa genom|resan till|byar|hantverk|museet|böcker|arkitektur|porträtt|historia|historien|vetenskap|lantbruk|jordbruk|järnväg|på jakt|jakt och|brott|mordet|morden på|polisen|ambulans|dyr|dyrene|vilde|rejse|rejsen|rejser|håndværk|bøger|historie|videnskab|landbrug|naturens|forbrydelser|drab|drabet|mord|politiet|redning|reise|reisen|reiser|håndverk|bøker|vitenskap|landbruk|naturens|kriminal|drap|drapet|jernbane|fjord|fjellet|vidda|villmark|luonto|luonnon|eläimet|villi|villieläimet|matkalla|matka|matkat|käsityö|museo|kirjat|kirjallisuus|arkkitehtuuri|muotokuva|historia|historian|tiede|tieteen|maatalous|rautatiet|metsä|metsän|erämaa|eräretki|kalastus|rikos|rikokset|murhat|poliisit|pelastajat|tosielämä|maailman",
      "segreti|i segreti|meraviglie|geheimen van|geschiedenis van|historien om|historien bak|hemligheter|hemmeligheder|tajemnice|sekrety|historia polski|tajemstvi|tajnosti|titkai|secretele|tajne|загадки|таинственн*|загадките",
      "*وايلد*|*إكسبيديشن*|*جرائم*|*كوارث*|*حضار*|*كوكب*|*פשעים*|*רוצחים*|*חיות הבר*|*乡愁*|*鄉愁*|*古镇*|*古鎮*|*航拍*|*记忆*|*動物*|*动物*|*歴史*|*宇宙*|*戦争*|*地球*|*자연*|*역사*|*우주*|*범죄*|*사건*|убийц*|преступлени*|расследован*|злочин*",
      "*匠人*|*工匠*|*匠心*|*百工*|*非遗*|*国宝*|*國寶*|*文物*|*古建*|*古树*|*古村*|*古道*|*村落*|*博物馆*|*博物館*|*博物院*|*故宫*|*敦煌*|*丝路*|*丝绸之路*|*絲路*|*风物*|*風物*|*人文*|*国家公园*|*國家公園*|*野生*|*湿地*|*雨林*|*海洋*|*秘境*|*自然中国*|*大熊猫*|*大熊貓*|*万物*|*大美*|*影像*|*生态*|*生態*|*地理*|*名城*|*名镇*|*节气*|*節氣*|*方志*|*家园*",
      "*遗产*|*遺產*|*南极*|*南極*|*北极*|*北極*|*昆虫*|*昆蟲*|*巨匠*",
      "*科普*|*科技*|*科学*|*科學*|*科创*|*科教*|*三农*|*农业*|*農業*|*农民*|*农家*|*乡村振兴*|*美丽乡村*|*乡土*|*种植*|*养殖*|*田野*|*田间*|*致富*|*军事*|*軍事*|*国防*|*國防*|*兵器*|*武器*|*军旅*|*战史*|*口述*|*历史*|*歷史*|*党史*|*时代楷模*|*楷模*|*民法典*|*以案*|*说法*|*說法*|*庭审*|*法庭*|*法律*|*讲坛*|*講壇*|*讲堂*|*講堂*|*大学堂*|*公开课*|*讲座*|*講座*|*教程*|*课程*|*書法*|*书法*|*书画*|*国画*|*鉴宝*|*读书*|*讀書*|*人物*|*中国故事*",
      "*ألغاز*|*纪实*|*紀實*|*档案*|*檔案*|*考古*|*探秘*|*奇观*|*探索*|*のひみつ*|*世界遺産*|*文化遗产*|*문화유산*|*다큐*|*紀行*|*기행*|*탐험*",
      "*絶景*|*風土記*|*密着*|*激撮*|*警察24時*|*海上保安*|*自衛隊*|*語り継ぐ*|*戦後*|*特攻*|*原爆*|*被爆*|*震災*|*奥地*|*少数民族を*|*大自然*|*富士山*|*鉄道*|*列車*|*車窓*|*運転席*|*前方展望*|*職人*|*伝統工芸*|*庭園*|*街道をゆく*|*名山*|*登山*|*サイエンス*|*人体*|*生き物*|*いきもの*|*深海*|*遺跡*|*古代*|*古墳*|*偉人*|*事件史*|*町工場*|*古民家*|*百年名家*|*高校講座*|*講義*",
      "*극한*|*장인의*|*무형유산*|*오지*|*섬마을*|*독립운동*|*6 25*|*한국전쟁*|*미제*|*과학*|*환경*|*생태*|*야생*|*고래*|*심해*|*휴먼*|*국가유산*|*문화재*|*명장*|*비경*|*절경*|*둘레길*|*고택*|*산골*|*수능*|*특강*|*강의*|*왕초보*",
    ],
  ],
  [
    "entertainment",
    [
      "kuliner|resepi|jalan jalan|wisata|lawak|kuis|gosip|selebriti|selebritis|borak|santai|ẩm thực|món ngon|vào bếp|du lịch|sức khỏe|sống khỏe|làm đẹp|thời trang|hài kịch|tiểu phẩm|trò chơi|thử thách|đấu trường|siêu tài năng|trò chuyện|gặp gỡ|chuyện lạ|nhà đẹp|không gian sống|thầy thuốc|kusina|lutong|sarap|biyahe|lakbay|chika|tawanan",
      "kitchen|kitchens|cooking|cooks|meals|chef|chefs|masterchef|bake|bakes|baker s|bakers|baking|food|foods|recipe|recipes|grill|bbq|barbecue|braai|diners|dine|cakes|dinners|desserts|tasty|street eats|quiz*|resipi*|resep*",
      "foodie|foodies|eats|bites|tastes|taste of|hacks|brides|bridal|weddings|yoga|pilates|quilt*|sewing|crochet|knitting|woodworking|woodshop",
      "homes|houses|dream home|dream homes|dream house|renovation|renovations|fixer|fixer upper|flip|flips|flipping|flippers|makeover|makeovers|interior|interiors|property|properties|real estate|million dollar listing|gardeners|allotments|tiny house|tiny houses",
      "housewives of|hunters|pawn|auction|auctions|auctioneers|antiques|bargain|bargains|salvage|pickers|car boot|wheeler|restorers|repair shop|wedding dress|bridezillas|dating|blind date|first dates|singles|naked attraction",
      "celebrity|celebrities|got talent|talent|the challenge|showdown|face off|race across|quiz|trivia|jackpot|game night|the wheel|karaoke|lip sync|pranks|funniest|bloopers|stand up|stand up special|roast|roast of",
      "podcast*|in conversation|en conversacion|em conversa|im gesprach|entrevistas|interviews|variety|lifestyle|motor|tattoo|ink|runway|catwalk|top model|housemates|love island|reality|paradise hotel|teen mom|moms|sister wives|family vlogs|judge|court tv|talk show|late night|tonight show|morning show|breakfast show|good morning",
      "kuche|kochen|kocht|backen|dinner|garten|wohnen|traumhaus|hausbau|umbau|promi|promis|trödel|trödler|versteigerung|auktion|duell|tauschgeschaft",
      "cuisine|recettes|patissier|patissiers|chasseurs de|maison a vendre|maisons|jardins|brocante|encheres|le duel|les anges|cocina|cocinas|recetas|cocineros|reposteros|reformas|subastas|el desafio|concurso|cozinha|receitas|cozinheiros|reforma|leilao|desafio",
      "cucina|ricette|torte|dolci|keuken|koken|tuin|bouwen|verbouwen|veiling|kok|kokken|bygger|byggar|drommehus|drombygget|drombyggene|tradgard|koket|keittio|kotona|remontti|piha|kuchnia|kuchni|kuchenn*|ogrod|ogrody|gotuj|gotowanie|remont|dom marzen",
      "kuchyn*|zahrada|zahrady|vareni|peceme|bydleni|byvanie|konyha|kertek|kerti|bucatari*|gradina|kuhinj*|kuvar|kuhari|vrt|vrtovi|кулинар*|рецепт*|дача|ремонт*|готовим|кулінар*|кухнята|κουζινα|μαγειρικη|mutfak|yemek|yemekte|dapur|masak|masakan|bep|mon ngon",
      "buenos dias|buen dia|bom dia|buongiorno|bonjour|guten morgen|goedemorgen|god morgon|god morgen|godmorgen|go morgen|hyvaa huomenta|huomenta|la manana|mananita|quiz|sabores|sabor|a mesa|gastronomia|gastronomica|culinaria|petiscos|vinhos|restaurantes|moda|beleza|saude|bem estar|nutricao|decoracao|jardim|remodelacao|automoveis|motores|dicas|turismo|ferias|vida saudavel|fofoca*|famosos|conversas|conversando|papo|bate papo|programa|gargalhadas|risos|passatempo|passatempos|gala|mananeros|matinal|manhas|manha|tardes|sorrisos|palavras cruzadas|sabores de|cocineras|a la mesa|gastronomico|vinos|belleza|salud|bienestar|nutricion|decoracion|jardin|jardineria|bricolaje|autos|coches|consejos|vacaciones|farandula|chismes|charlas|charlando|humor|chistes|risas|sorteo millonario|mananas|las mananas|revista|magazine|magacin|camara escondida|bromas|citas|solteros|novias|bodas|tu casa|hogar|ganador|atrapado|sapori|sapore|a tavola|tavola|gusto|vini|ristoranti|ristorante|bellezza|salute|benessere|medicina|arredamento|giardini|giardino|fai da te|consigli|turismo|vacanze|chiacchiere|salotto|risate|comici|barzellette|varieta|quiz|mattina|mattino|mattine|pomeriggio|scherzi|nozze|spose|sposa|tale e quale|affari|restauri|a table|saveurs|gourmand|gourmande|gourmands|gastronomie|vins|restaurants|mode|beaute|sante|bien etre|medecine|deco|decoration|jardin|bricolage|renovation|astuces|vacances|les stars|potins|rire|rires|humour|sketchs|le grand quiz|les 12 coups|le matin|matinale|les matinales|mariage|mariages|mariees|celibataires|camera cachee|nos chefs|le chef|cuisiniers|marmiton*|plus belle|schmeckt|schmecken|genuss|rezepte|kuchenchef*|restaurants|restaurant|backerei|mode|schonheit|gesundheit|medizin|deko|einrichten|heimwerker*|renovieren|tipps|ratgeber|urlaub|klatsch|comedy|kabarett|satire|lachen|witze|gameshow|ratespiel|hochzeit|hochzeiten|braut|braute|singles|versteckte kamera|verstehen sie|fruhstuck|fruhstucks*|talkshow|plausch|stammtisch|kaffeeklatsch|sprechstunde|visite|flohmarkt|antiquitaten|schnappchen|makler|luxus|autos|smaak|lekker|recepten|restaurant|koks|bakkers|bakken|mode|gezondheid|gezond|dokters|interieur|klussen|klus|tips|vakantie|roddel*|cabaret|lachen|grappen|spelshow|bruiloft|bruid|bruiden|vrijgezel*|verborgen camera|ontbijt*|ochtend*|praatprogramma|koffie|antiek|makelaar*|huizen|wonen|droomhuis|auto s|maten|matlagning|smak|smaker|restaurang*|bakar|bakat|mode|hälsa|doktorn|inredning|renovering|semester|skvaller|humor|komik*|frågesport|bröllop|brudar|singlar|dolda kameran|morgon*|antikt|antik|mäklare|mäklarna|hus till|drömhem|husjakt|smag|smagen|køkken|køkkenet|opskrift*|bager*|sundhed|lægen|indretning|ferie|sladder|bryllup|bryllupper|singler|skjult kamera|antikviteter|auktioner|mægler|mæglerne|bolig|boligen|boliger|sommerhus*|haver|kjøkken|kjøkkenet|oppskrift*|baker|helse|legen|interiør|oppussing*|bryllup|megler*|hytte|hytta|hage|hagen|hager|loppis|loppemarked|ruoka|ruokaa|herkku*|kokki|kokit|leivotaan|leipoo|muoti|terveys|lääkäri|sisustus*|remontissa|lomalla|juoru*|huumori*|komiikka|visa|tietovisa|häät|morsiame*|sinkut|piilokamera|aamu|huutokauppa*|asunto|asunnot|mökki|mökillä|puutarha*|koti|kodit|unelma*",
      "*توك شو*|*تحدي*|*تشالنج*|*هاوس*|*ديكور*|*ستايل*|*שואו*|*המירוץ*|*אתגר*|*אירוח*|*शो*|*चैलेंज*|*टॉक*",
      "*トーク*|*バトル*|*さんぽ*|*散歩*|*グルメ*|*お宝*|*토크*|*배틀*|*챌린지*|*클라쓰*|*식탁*|*참견*|*살롱*|*상담*|*괴담*|*솔로*|*투어*|*집밥*|*식당*|*매거진*|*노래자랑*|*时尚*|*時尚*|*欢乐*|*歡樂*|*达人*|*達人*|*挑战*|*挑戰*|*综艺*|*綜藝*|шоу|ток шоу|битва|импровизация|камеди|анекдот*",
      "*مطبخ*|*طبخ*|*آشپزی*|*سفره*|*מטבח*|*אפייה*|*בישול*|*रसोई*|*किचन*|*சமையல்*|*వంటింటి*|*వంట*|*味道*|*厨房*|*廚房*|*厨师*|*食谱*|*食譜*|*睇樓*|*楼盘*|*樓盤*|*置业*|*置業*|*背包*|*旅行*|*游记*|*遊記*|*相亲*|*相親*|*脱口秀*|*脫口秀*|*真人秀*|*烹饪*|*烹飪*|*美食*|*美味*|*养生*|*養生*|*营养*|*營養*|*家装*|*购房*|*房产*|*房產*|*旅游*|*旅遊*|*クッキング*|*クイズ*|*퀴즈*|*요리*|*밥상*|*맛집*",
      "*健康*|*名医*|*名醫*|*大医*|*醫師*|*医生说*|*中医*|*中醫*|*保健*|*育儿*|*育兒*|*减肥*|*減肥*|*会客厅*|*会客室*|*會客室*|*茶馆*|*夜话*|*夜話*|*有约*|*有約*|*开讲*|*開講*|*盛典*|*晚会*|*晚會*|*颁奖*|*頒獎*|*春晚*|*联欢*|*聯歡*|*闯关*|*闖關*|*擂台*|*大比拼*|*大舞台*|*大明星*|*星光*|*街舞*|*广场舞*|*相声*|*相聲*|*小品*|*调解*|*娘舅*|*求职*|*求職*|*家居*|*装修*|*裝修*|*改造家*|*美妆*|*美妝*|*穿搭*|*汽车*|*汽車*|*试驾*|*自驾*|*带你游*|*吃货*|*吃貨*|*小吃*|*大厨*|*主廚*|*家常菜*|*川菜*|*湘菜*|*粤菜*|*鲁菜*|*淮扬菜*|*私房菜*|*寻味*|*尋味*|*乡味*|*食堂*|*食刻*|*餐桌*|*餐廳*|*餐厅*|*垂钓*|*钓鱼*|*野钓*|*釣魚*",
      "*玩樂*|*好去處*|*搵食*|*煮餸*|*煲湯*|*煲汤*|*識食*|*开运*|*開運*|*命理*|*走透透*|*瘦身*|*尋寶*|*寻宝*|*真心話*|*綜合*|*娱乐*|*娛樂*|*八卦*|*訪問*|*樂活*|*遊樂*|*自由行*|*民宿*|*露營*|*露营*|*露餐*|*宠物*|*寵物*",
      "*嘉年华*|*嘉年華*|*吐槽*|*搞笑*|*爆笑*|*选秀*|*選秀*|*笑声*|*笑聲*",
      "*ランキング*|*総選挙*|*選手権*|*決定戦*|*王座*|*早食い*|*大食い*|*食べ放題*|*食べ歩き*|*うまいもん*|*飲み歩き*|*酒場めぐり*|*はしご酒*|*漫才*|*ものまね*|*モノマネ*|*ドッキリ*|*格付け*|*大喜利*|*落語*|*演芸*|*寄席*|*歌舞伎*|*狂言*|*宝塚*|*劇団四季*|*心霊*|*怪奇現象*|*衝撃映像*|*仰天*|*リフォーム*|*収納*|*活用術*|*レシピ*|*おかず*|*おつまみ*|*街ブラ*|*ぶらり*|*途中下車*|*路線バス*|*バス旅*|*ドライブ旅*|*温泉旅*|*おでかけ*|*お出かけ*|*占い*|*婚活*|*リアリティ*|*アナウンサー*|*女子アナ*|*芸人*|*芸能人*|*ご当地*|*お取り寄せ*|*脳トレ*|*超難問*|*東大生*|*検証*|*腰痛*|*ダイエット*|*ファッション*|*メイク術*|*ガーデニング*|*園芸*|*手芸*|*ハンドメイド*|*生活情報*|*知恵袋*|*相談所*|*ヨガ*|*ストレッチ*|*エクササイズ*|*キャンプで*|*ゲーム実況*|*声優*|*お悩み*|*ぶっちゃけ*|*激白*|*王様の*|*マツコ*|*タモリ*|*さんまの*|*所さん*|*有吉*|*かまいたち*|*ナイナイ*|*ダウンタウン*|*爆笑問題*|*乃木坂*|*櫻坂*|*日向坂*|*akb48*|*対局*|*名人戦*|*王将戦*|*棋聖戦*|*竜王戦*|*雀荘*|*将棋*|*囲碁*|*麻雀*|*리얼리티*|*서바이벌*|*인터뷰*|*집 고치*|*첫 집*|*집들이*|*인테리어*|*리모델링*|*캠핑*|*맛있는*|*먹거리*|*먹방*|*건강*|*명의*|*주치의*|*진료실*|*다이어트*|*뷰티*|*패션*|*육아*|*브이로그*|*언박싱*|*몰카*|*노래방*|*오디션*|*연예*|*홈트*|*요가*|*스트레칭*|*체조*|*타바타*|*스쿼트*|*영화 소개*|*비디오 여행*|*제작보고회*|*토크룸*|*대담*|*낚시 여행*|*바둑*",
      "*柴犬*|*愛犬*|*ワンコ*|コント|*ショートコント*|*コント劇場*",
      "*健康法*|*健康カプセル*|*健康長寿*|*ラジオ体操*|*テレビ体操*",
    ],
  ],
];

const patterns = titleWords.map(([kind, words]) => [kind, patternOf(words)] as const);

/** What the words of a title say of a programme that tells no story; undefined if they say nothing. */
export const unscriptedKind = remember((title): Unscripted | undefined => {
  const folded = ` ${foldGenre(title)} `;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
});
