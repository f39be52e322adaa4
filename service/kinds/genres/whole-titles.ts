import type { GenreTable } from "./table.ts";

/**
 * Words that titles consist of and categories seldom: the weather, sales, services, draws, and what fills the time
 * between programmes. A word that several languages share stands with one of them.
 */
export const wholeTitles: GenreTable = {
  cartoon: [
    "cartoons|zeichentrick|trickfilme*|dessins animes|dessin anime|dibujos animados|desenhos animados|cartoni animati",
    "tekenfilm*|tegnefilm*|tecknat|tecknad film|piirrety*|piirretty*|piirrosfilm*|multik*|multfilm*|multiplikācijas filmas",
    "animaciniai filmai|animacinis filmas|bajk*|kreskowk*|kreskówk*|pohádk*|pohadk*|rozprávk*|mesefilm*|rajzfilm*|desene animate",
    "анимация|анимационен филм|детски филми|мультики|мультфільм*|мультфільми|цртани|цртани филм|цртани филмови|crtani|crtani film|crtani filmovi|risank*|crtić*",
    "film vizatimor*|filma vizatimor*|κινουμενα σχεδια|cizgi film*|çizgi film*|cizgi filmi|multfilmlar|мультфильм*",
    "رسوم متحركة|كرتون|کارتون|انیمیشن|סרטים מצוירים|סרט מצויר|कार्टून|kartun|film kartun|phim hoạt hình|การ์ตูน",
    "アニメ|애니메이션|만화|动画片|動畫片|动画|动画剧场|动画片剧场|卡通|teiknimynd*|teknimynd*",
    "анимационни филми|kinderprogramm|lastenohjelmat|dječji program|dečji program|dječiji program|dečiji program|dječija emisija|otroški program|çocuk kuşağı|detský program|program dla dzieci",
    "dětský program|dětské pořady|pro děti|detské programy|gyerekműsor|gyermekműsor|meseműsor|rajzfilmek|rajzfilmsorozat|program pentru copii|desene|детска програма|детски сериал|за деца|дечји програм|дечија емисија|дечја серија|dječja serija|dječja emisija|crtana serija|crtane serije|otroška oddaja|otroška serija",
    "детский час|сказка|сказки|программа для детей|мультсериал|мультсеріал|казка|казки|дитяча програма|παιδικο προγραμμα|παιδικη ζωνη|παιδικη σειρα|παιδικα|çocuk programı|çocuk dizisi",
  ],
  film: [
    "mängufilm|mākslas filma|meninis filmas|film fabularny|hraný film|játékfilm|film artistic|игрален филм|художественный фильм|художній фільм",
    "мастацкі фільм|играни филм|igrani film|bədii film|badiiy film|ελληνική ταινία|ξένη ταινία|türk filmi|türk sineması|hint filmi|yabancı sinema",
    "فيلم عربي|فيلم أجنبي|فيلم السهرة|فيلم هندي|فيلم تركي|فیلم ایرانی|فیلم خارجی|हिंदी फिल्म|film indonesia|film barat|film india|phim truyện|映画|电影|電影|故事片",
    "hindi movie|indian movie|english movie|tamil movie|telugu movie|bangla movie|arabic movie|nigerian movie|cine nacional|cine mexicano|cine español|cinema nacional|cinéma français",
    "cine nocturno|cine de barrio|sesión de tarde|cine de medianoche|sessão da tarde|cinema em casa|avondfilm|filmklassiker|film noc|kino nocne|film pro pamětníky|televizní film|film večeri|ночное кино|нічне кіно",
    "फीचर फिल्म|தமிழ் திரைப்படம்|മലയാള സിനിമ|ಕನ್ನಡ ಚಲನಚಿತ್ರ|తెలుగు సినిమా|ภาพยนตร์ต่างประเทศ|ภาพยนตร์ไทย|phim truyện điện ảnh|특선영화|주말의 명화|монгол кино|金曜ロードショー|午後のロードショー|日曜洋画劇場|佳片有约",
    "经典影院*|活力影院|欢乐影院|快乐影院|阳光影院|浪漫影院|温情影院|家庭影院|流金影院|怀旧影院|电影剧场|电影时间|电影欣赏|红色影院|国语电影|國語電影|台語電影|粵語電影|粵語長片|经典电影*|经典老电影*|老电影|电影院*|影院*|周末影院*|午夜影院*|午间影院*|星光影院*|光影院线|经典影片|影片展播|露天电影|电影展播|國片放映|洋片放映",
    "film na prianie|filmový klub|filmová noc|esti film|vasárnapi film|film românesc|film de seară|български филм|българско кино|тв филм|киновечер|филмска вечер|домаћи филм|страни филм|strani film|domaći film|sobotni film|večerni film|slovenski film|hrvatski film|tv film|filmski klasici|советское кино|наше кино|ταινια|ταινιες|ελληνικος κινηματογραφος|παιδικη ταινια|sinema kuşağı|yerli film|yerli sinema|yabancı film|gece sineması|akşam sineması|pazar sineması|film kuşağı",
    "黄金影院|假日影院|星空影院|动作影院|都市影院|情感影院|青春影院|深夜影院|晚间影院|早间影院|周日影院|周六影院|佳片影院|金曜映画|土曜映画|日曜映画|tayangan filem|panggung filem|filem melayu|filem tamil|filem cina|filem hindi|filem inggeris|bioskop indonesia|layar lebar",
    "urdu feature film|feature film urdu|punjabi feature film|pashto feature film|yeşilçam|film kuşağı*|yerli film kuşağı|yabancı film kuşağı|yeşilçam kuşağı|yeşilçam sineması|فيلم اليوم|سهرة سينمائية|فيلم عربي قديم|فیلم سینمایی ایرانی|فیلم سینمایی خارجی|سینمایی ایرانی|سینمایی خارجی|סרט ישראלי|סרט לועזי|סרט מתח",
    "bioskop trans tv|bioskop asia|bioskop spesial|bioskop keluarga|sinema spesial|sinema keluarga|sinema malam|sinema akhir pekan|sinema horor|sinema komedi|sinema laga|sinema laga klasik|sinema asia|sinema unggulan|sinema bollywood|film spesial|film keluarga|film asia|film laga|film horor|film bioskop|film indonesia spesial|mega film|mega film asia|mega bollywood|mega hollywood|family movies|tayangan tengah malam|tayangan perdana|tayangan filem melayu|filem petang|filem malam|wayang malam|pawagam|sine sabado|cine sabado|sinepinoy|phim lẻ|phim chiếu rạp|phim cuối tuần|phim điện ảnh|phim điện ảnh việt nam|hindi feature film|tamil feature film|malayalam feature film|telugu feature film|bangla feature film|kannada feature film|feature film|feature films|bengali movie|bengali film|bangla cinema|malayalam movie|kannada movie|marathi movie|bhojpuri movie|punjabi movie|gujarati movie|odia movie|noon movie|matinee movie|super hit movie|superhit movie|mega movie|blockbuster movie|tamil film|telugu film|malayalam film|हिन्दी फिल्म|हिंदी फीचर फिल्म|हिन्दी फीचर फिल्म|தமிழ் படம்|சிறப்பு திரைப்படம்|இரவு திரைப்படம்|காலை திரைப்படம்|சூப்பர் ஹிட் திரைப்படம்|తెలుగు చిత్రం|సూపర్ హిట్ సినిమా|বাংলা সিনেমা|বাংলা ছায়াছবি|বাংলা চলচ্চিত্র|পূর্ণদৈর্ঘ্য বাংলা ছায়াছবি|পূর্ণদৈর্ঘ্য বাংলা চলচ্চিত্র|হিন্দি সিনেমা|চলচ্চিত্র|ছায়াছবি|ചലച്ചിത്രം|മലയാള ചലച്ചിത്രം",
  ],
  documentaryForm: [
    "doku|dokus|dokumentär*|dokumentar*|dokumentaal*|dokumentala*|dokumentāl*|dokumentin*|dokumentum*|documentar*",
    "документал*|документар*|dokumentarec|ντοκιμαντερ|sənədli film*|hujjatli film*|деректі*|баримтат*|مستند|وثائقي",
    "वृत्तचित्र|dokumenter|phim tài liệu|สารคดี",
    "doğa belgeseli|belgesel kuşağı|ডকুমেন্টারি|প্রামাণ্যচিত্র|naturfilm|természetfilm|film przyrodniczy",
    "film dokumentalny|serial dokumentalny|reportaż|reportaże|cestopis|ismeretterjesztő film*|ismeretterjesztő sorozat|reportaj|научнопопулярен филм|репортаж|репортажа|reportaža|putopis|путопис|obrazovni program|školski program|znanstveni program|naučni program|образовни програм|школски програм|научни програм|izobraževalna oddaja|σειρα ντοκιμαντερ|belgesel|belgeseller",
    "סדרה תיעודית|סדרת תעודה|סרט תעודה|סרט תיעודי|סדרת טבע|סדרת דוקו|belgesel saati|belgesel film|برامج وثائقية|سلسلة وثائقية|مجموعه مستند",
  ],
  series: [
    "serie|series|séries|serial|seriál|sorozat|серија|серијал|serija|serijal|nadaljevanka|nanizanka|σειρα|סדרה|sinetron|sarja|seriaal|seriāls|serialas",
    "drama korea|drama turki|drama china|drama cina|drama india|drama thailand|drama jepang|drama jepun|drama melayu|drama taiwan|drama filipina|asian series|korean series|chinese series|japanese series|thai series|indian series|turkish series|korean drama|turkish drama|chinese drama|thai drama|indian drama|دراما تركية",
    "сериал|телесериал|серіал|telenovela|telenowela|тв серија|tv serija|tv seriāls|dizi film",
    "strana serija|domaća serija|domaće serije|humoristična serija|turska serija|турски сериал|домаћа серија|türk dizisi|yabancı dizi|yerli dizi|dizi|dizi tekrarı|serial obyczajowy|serial komediowy|serial kryminalny|telenovelă|serial turcesc|török sorozat|ελληνικη σειρα|ξενη σειρα|τουρκικη σειρα",
    "long play|drama serial|regional drama|old drama|classic drama|dizi kuşağı|dizi tekrar|سریال ایرانی|سریال خارجی|سریال ترکی|مسلسل سوري|مسلسل خليجي|مسلسل مصري|مسلسل مدبلج|مسلسل رمضان|ڈرامہ سیریل|سیریل",
    "phim truyện việt nam|phim bộ hàn quốc|phim truyện trung quốc|phim truyện hàn quốc|phim truyện nước ngoài|phim dài tập|phim truyện ấn độ|phim truyện thái lan|phim truyện đài loan|phim truyện truyền hình|drama swasta|drama tv3|dharabahik|dharabahik natok|ধারাবাহিক নাটক",
  ],
  sport: [
    "sport|sports|sporten|sportin|sportas|sportu|deportes|esporte|esportes|desporto|urheilu|спорт|спорттық|šport|športi|αθλητικα|spor|idman|رياضة|ورزش|ספורט|खेल|olahraga|thể thao|กีฬา|スポーツ|스포츠|体育|體育",
    "fotball*|jalgpall*|futbol|futbols|futbolas|фудбал|fudbal|فوتبال|फुटबॉल|теннис|теніс|тенис",
    "maç özeti|maç özetleri|maç yayını|maç tekrarı|spor programı|spor kuşağı|spor saati|canlı maç|مباراة|مباراة كرة قدم|مباراة معادة|ملخص مباراة|بث مباشر مباراة|برنامج رياضي|حصة رياضية|مجلة رياضية|پخش زنده فوتبال|پخش زنده مسابقات|مسابقات ورزشی|برنامه ورزشی|שידור ספורט|תקציר",
  ],
  music: [
    "music|musik|musique|música|musica|muziek|musikk|musiikki|muusika|mūzika|muzika|muzyka|hudba|zene|muzică|музика|музыка|glazba|glasba",
    "muzikë|μουσικη|müzik|musiqi|musiqa|موسيقى|موسیقی|संगीत|âm nhạc|ca nhạc|konser|clips|videoclips|videoclip|videospot*|muzički spotovi|spotovi",
    "hitparad*|hitparáda|top 10|top 20|top 30|top 40|top 50|top 100|playlist|music video*|videomix|jukebox|klipy|клипы|клипове|кліпи",
    "muziekvideo*|musiikkivideo*|musikkvideo*|les plus beaux clips|folclor românesc|muzică populară|народна песен|народни песни|narodna muzika|türk sanat müziği|türk halk müziği|klip saati|موسیقی ایرانی|حفلة|ليالي طرب|hits non stop|non stop hits|top hits",
    "koncert|koncert życzeń|disco polo|teledyski|hudební klipy|videoklipy|písničky na přání|pesničky na želanie|kívánságműsor|zenés műsor|klipek|videoklipek|program muzical|muzică de petrecere|folclor|музикална програма|музикални клипове|музикален блок|народна музика|музички програм|музичка програма|muzički program|glazbeni program|glasbeni program|videospoti|музыкальная программа|музыкальный блок|музична програма|музичний блок|ελληνικη μουσικη|μουσικο διαλειμμα|müzik kuşağı|müzik programı|klip kuşağı",
    "فقرة غنائية|فقرات غنائية|وصلة غنائية|فاصل غنائي|فواصل غنائية|فاصل موسيقي|أغنية|أغاني|أغان|أغاني وطنية|أغنية وطنية|كليب|كليبات|كليبات وطنية|فيديو كليبات|منوعات غنائية|حفل|سهرة طربية|سهرة شعبية|طرب|موسيقى وأغاني|اغاني|اغنية|ترانه|موزیک|موزیک ویدیو|کلیپ|آهنگ|نماهنگ|میان برنامه موسیقی|שירים|קליפים|קליפים ישראליים|מיקס ישראלי|מיקס לועזי|מיקס קליפים|שירים וקליפים|müzik arası|müzik klipleri|klipler|video klipler|türkü|türküler|türkü saati|şarkılar|گۆرانی|مۆسیقا",
  ],
  news: [
    "počasie|vremea|времето|прогноза времена|vreme|moti|parashikimi i motit|ilm|laikapstākļi|hava proqnozu|ob havo|ауа райы|аба ырайы|цаг агаар",
    "ekonomi|ekonomi bülteni|piyasalar|piyasa özeti|gazetelerde bugün|sabah haberleri|gece haberleri|gün ortası|gündem özel|regionalprogram|regionale nyheder|regionale nyheter|lokala nyheter|regional nyheter|regionální zpravodajství|serwis informacyjny prognoza pogody|serwis pogodowy|raport smogowy|raport drogowy|stirile zilei|resum informatiu|tg regione|tg flash|aktualnosti",
    "मौसम|weather|weather forecast|καιρος|vädret|vedur|veður|tiempo y clima|il meteo|voorspelling|heti időjárás|خبریں|vesti",
    "flash info|revue de presse|revista de imprensa|síntese informativa|przegląd prasy|press review|press preview|jutarnje vesti|jutarnje vijesti|boletín del tiempo|boletim do tempo|günün özeti|μεσημεριανό δελτίο|βραδινό δελτίο|väderrapport|ముఖ్యాంశాలు|headlines|uutisikkuna",
    "serwis ekonomiczny|kronika|debata|regionální zprávy|publicistika|vitaműsor|riportműsor|közéleti műsor|actualități|dezbatere|interviu|информационна емисия|публицистика|интервю|информативни програм|информативна емисија|политички магазин|informativna emisija|informativni program|politički magazin|pregled tiska|pregled štampe|pregled dana|informativna oddaja",
    "время|сегодня|известия|события|итоги|факты|обзор прессы|местное время|події|підсумки|сьогодні|інформаційна програма|огляд преси|ενημερωτικη εκπομπη|ενημερωση|δελτιο|συνεντευξη|πολιτικη εκπομπη|haber|tartışma programı|haber programı|basın özeti|gündem|ekonomi programı",
  ],
  game: [
    "quiz|kviz|kvíz|teleturniej|jeu|jeux|bilgi yarışması|퀴즈|クイズ|skrivena kamera|skrita kamera|candid camera|κρυφη καμερα",
    "cámara oculta|càmera oculta|skrytá kamera|caméra cachée|telecamera nascosta|versteckte kamera|скрытая камера|скривена камера|скрита камера",
    "ukryta kamera|rejtett kamera|camera ascunsă|piilokamera|dolda kameran|skjult kamera|gizli kamera|الكاميرا الخفية|frühstücksfernsehen",
    "kabaret|kabarety|zábavný pořad|zábavný program|silvestrovský program|szilveszteri műsor|kabaré|divertisment|revelion|новогодишна програма|новогодишњи програм|novogodišnji program|silvestrski program|jutarnji program|јутарњи програм|утрински програм|сутрешен блок|zabavni program|zabavna emisija|забавни програм|забавна програма|kolažni program|мозаичен програм",
    "новогодняя программа|развлекательная программа|ток шоу|викторина|юмор|розважальна програма|новорічна програма|гумор|ψυχαγωγικη εκπομπη|τηλεπαιχνιδι|πρωινη εκπομπη|εορταστικο προγραμμα|eğlence|eğlence programı|yarışma|yarışma programı|magazin programı|kadın programı|kadın kuşağı|gündüz kuşağı|sabah programı|sağlık programı|yemek programı",
  ],
  other: [
    "telemarketing|infomercial*|infocomercial*|teletienda|televenta*|top shop|tv shop|teleshop|teleshoping|televasarl*|televásárlás|телемаркет|тв шоп|телешоп*",
    "τηλεαγορα|τηλεπωληση|τηλεπωλησεις|θυριδα τηλεπωλησης|tele alışveriş|tanıtıcı reklam|تسوق|teleachat|verkoopprogramma|mainostelevisio|mainoksia|ostoskanava",
    "blok promocyjny|blok reklamowy|autopromocja|zwiastuny|zapowiedzi|autopromoción|autopromoción tv|autopromo*|avance de programación|blok reklam|upoutávky|upútavky|műsorajánló|promo blok|najave programa|анонсы|анонси|tanıtım kuşağı|reklam kuşağı|bandes annonces|programmavooruitblik|programvignet",
    "oglasni blok|napovedujemo|napovednik programa|najavljujemo|најављујемо|reklamni blok|blok reklama|reklamni program|epp|promo|огласни блок|рекламни блок|рекламен блок|реклами|blloku i reklamave|najava programa|најава програма|najavni blok|napovedniki|oglasi|publireportaje*|reclame|publicidad|reklama|reklame|werbung|werbesendung|home shopping|shop at home|* shop|*tv shop",
    "messe|messa|misa|missa|santa misa|holy mass|mše svatá|svätá omša|sveta misa|sveta maša|mszy świętej|božia služba|litourgia|θεια λειτουργια",
    "liturgia|liturgija|служба божија|божественная литургия|أذان|الأذان|azan|adzan|ezan|القرآن الكريم|قرآن",
    "ziehung der lottozahlen|lottozahlen|tirage du loto|tirage|euromillions|sorteo|sorteos|mega sena|estrazioni lotto|estrazioni del lotto|staatsloterij|losowanie lotto|losowanie|számsorsolás|milli piyango|çekiliş|xổ số|xổ số kiến thiết",
    "лотерея|лото|тираж|κλήρωση|κληρώσεις|הגרלת הלוטו|הגרלה|六合彩|双色球|福彩|彩票|开奖|開獎|摇奖|宝くじ|로또|복권|สลากกินแบ่งรัฐบาล",
    "horoscop|horoscope|horoskop|horóscopo|oroscopo|гороскоп|хороскоп|loto|lotto|lottery|lottosorsolás|lotería|tombola|izvlačenje lutrije|žrebanje",
    "epp blok|epp program|ekonomsko propagandni program|promidžbeni program|promidžbeni blok|promidžba|propagandni program|propagandne poruke|reklamne poruke|огласне поруке|рекламни програм|рекламен програм|reklamat|blok reklamash|pauză publicitară|bloc publicitar|διαφημίσεις|διαφημιστικό διάλειμμα",
    "national anthem|state anthem|himna srbije|himna republike srbije|химна србије|државна химна|državna himna|himna bosne i hercegovine|himna crne gore|himna hrvatske|hrvatska himna|himna republike hrvatske|lijepa naša domovino|himna slovenije|slovenska himna|himna makedonije|македонска химна|химна на македонија|химн на българия|национален химн|националният химн|himni kombëtar|himni i shqipërisë|imnul național|imnul de stat|imnul româniei|εθνικός ύμνος|istiklal marşı|i̇stiklal marşı",
    "anthem|himno|hino|hymne|himna|himnusz|hymna|hymn|hümn|himni|himnas|гимн|гімн|химн|химна|әнұран|ҳимн|ჰიმნი|հիմն|النشيد|सन्ध्या आरती|doa|doa pagi|zikir",
    "kuran ı kerim|mevlid i şerif|আজান|কোরআন তেলাওয়াত|भक्ति सागर|healing mass|a hora do terço|el santo rosario",
    "профилактика|kapanış|açılış|dua|утреня|вечерня|евангелие|msza|mše|omša|slujba|euharistija|ακολουθια|εσπερινος|telenákup|telepazar|тото|keno|sportka",
    "off the air|эфир завсарлага|эфир завсарласан|эфирийн завсарлага|эфирийн эхлэл|эфирийн төгсгөл|schedule is not available|schedule not available|no schedule available|no program available|no programme available|jadwal tidak tersedia|jadwal belum tersedia|jadual tidak tersedia|off air|sign off|sign on|sign-on|station sign on|station sign off|tutup siaran|tamat siaran|siaran tamat|kết thúc chương trình|hết chương trình|ngừng phát sóng|tiếp sóng|giới thiệu phim mới|giới thiệu phim|gtp phim đặc sắc|gt phim mới|phim sắp chiếu|paid programming|teleshopping",
    "再见|再見|收播|收台|停播|休播|检修|檢修|停机检修|停機檢修|本日節目結束",
  ],
};

/** What else stands in titles that consist of such words: the time, whose they are, and how they are joined. */
export const fillers = [
  "a|an|and|the|of|for|at|in|on|with|your|our|time|hour|block|special|non stop|nonstop|mix|best|all|day|night|morning|evening|afternoon|weekend|midnight|late|daily|today|tonight|soft|classic|classics",
  "der|die|das|und|am|im|zum|zur|für|nacht|abend|morgen|mittag|nachmittag|wochenende|tag|spät|mitternacht",
  "le|la|les|de|du|des|et|en|au|nuit|soir|matin|midi|minuit|semaine|jour|el|los|las|del|y|noche|tarde|mañana|medianoche|semana|día|o|os|as|da|do|e|noite|manhã",
  "il|lo|gli|di|della|sera|notte|mattina|het|een|van|avond|ochtend|middag|og|om|kväll|natt|kveld|aften|nat|morgon|ilta|yö|aamu",
  "i|w|na|z|noc|wieczór|rano|popołudnie|večer|ráno|noční|nočný|éjszaka|este|reggel|délután|noaptea|seara|dimineața|večernji|jutarnji|noćni|domaći|strani|večerni|jutranji",
  "вечер|утро|ночь|день|вечерние|утренние|ночной|вечерњи|јутарњи|ноћни|домаћи|страни|вечір|ранок|ніч|сутрин|вечерен|нощен|дневни",
  "gece|sabah|akşam|gündüz|öğle|yerli|yabancı|malam|tengah|ini|pagi|siang|sore|petang|sáng|trưa|chiều|tối|đêm",
  "international|internacional|internationale|intl|lokalne|local|nacional|national|tv|hd",
] as const;
