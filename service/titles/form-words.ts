/**
 * What a programme's form says of it. `fiction` may be a film or a series, such as the Vietnamese `phim`. Cartoons are
 * `kids`, as they are in categories.
 */
export type Form =
  | "film"
  | "series"
  | "fiction"
  | "documentary"
  | "kids"
  | "music"
  | "entertainment"
  | "news";

/**
 * Words that listings put before a title to say what it is, in the languages of the guides: `Film: Larkhill`. Separated
 * by `|`; folded before they are compared. Only what is hardly ever the name of a programme: no genre, such as
 * `Drama`, and nothing that magazines or the news are called.
 */
export const formWords: Readonly<Record<Exclude<Form, "news">, readonly string[]>> = {
  film: [
    "film|movie|movies|movie contd|movie cont|movie continued|feature film|full movie|tv film|tv movie|telefilm|spielfilm|fernsehfilm|tv-spielfilm|kurzfilm",
    "kino|bíó|kinofilm|familienfilm|liebesfilm|long métrage|film de télévision|téléfilm|ciné|cinéma|cine|película|largometraje|cortometraje",
    "filme|telefilme|longa-metragem|curta-metragem|lungometraggio|cortometraggio|film tv|pel·lícula|speelfilm",
    "filmas|meninis filmas|vaidybinis filmas|spēlfilma|mākslas filma|filma|mängufilm|elokuva|tv-elokuva|kotimainen elokuva",
    "långfilm|spelfilm|spillefilm|kvikmynd|bíómynd|film fabularny|film kinowy|hraný film|celovečerní film|celovečerný film",
    "celovečerni film|igrani film|kratki film|domaći film|strani film|játékfilm|mozifilm|tévéfilm|film artistic|lungmetraj|film artistik|film i gjatë",
    "sinema|sinema filmi|yerli sinema|yabancı sinema|yerli film|yabancı film|türk filmi|bədii film|badiiy film|çeper film",
    "fliek|rolprent|filamu|pelikula|filem|layar lebar|film bioskop|phim điện ảnh|phim chiếu rạp|phim lẻ|ffilm|scannán",
    "фильм|х/ф|т/ф|художественный фильм|худ. фильм|телефильм|телевизионный фильм|кинофильм|кино|фільм|художній фільм|худ. фільм|кіно|мастацкі фільм",
    "филм|игрален филм|игран филм|домаћи филм|страни филм|көркем фильм|көркөм фильм|уран сайхны кино|уск|муск|богино хэмжээний кино|богино хэмжээний уск|филми бадеӣ|бадиий фильм",
    "գ/ֆ|հ/ֆ|მხ/ფ|к/ф|b/f|ταινία|ξένη ταινία|ελληνική ταινία|παιδική ταινία|τηλεταινία|ֆիլմ|գեղարվեստական ֆիլմ|գեղ. ֆիլմ|ფილმი|მხატვრული ფილმი",
    "فيلم|فيلم عربي|فيلم أجنبي|فيلم هندي|فيلم تركي|فيلم سينمائي|فيلم السهرة|الفيلم العربي|الفيلم الأجنبي|فيلم مصري|فيلم مغربي|فيلم تونسي|فيلم جزائري|فيلم تلفزيوني|فيلم تلفزي|فيلم طويل|فيلم قصير|فيلم روائي|الفيلم المغربي|الفيلم التونسي|الفيلم الجزائري|الفيلم المصري|الفيلم الهندي|الفيلم التلفزي|الفيلم التلفزيوني|الفيلم السينمائي|شريط سينمائي|الشريط السينمائي|فیلم|فیلم سینمایی|سینمایی|فلم|فیلمی سینەمایی",
    "סרט|סרט קולנוע|סרט עלילתי|סרט טלוויזיה|फिल्म|फ़िल्म|मूवी|सिनेमा|चित्रपट|चलचित्र|সিনেমা|বাংলা সিনেমা|বাংলা ছায়াছবি|ছায়াছবি|চলচ্চিত্র",
    "ਫ਼ਿਲਮ|ਫਿਲਮ|ਪੰਜਾਬੀ ਫ਼ਿਲਮ|ફિલ્મ|ગુજરાતી ફિલ્મ|ଚଳଚ୍ଚିତ୍ର|திரைப்படம்|சினிமா|సినిమా|ಸಿನಿಮಾ|ಚಲನಚಿತ್ರ|സിനിമ|ചലച്ചിത്രം|චිත්‍රපටය|චිත්‍රපටිය",
    "ภ.|ภ.ไทย|ภ.จีน|ภ.เกาหลี|ภ.ฝรั่ง|ภ.อินเดีย|ภาพยนตร์|ภาพยนตร์ต่างประเทศ|ภาพยนตร์เกาหลี|ภาพยนตร์ไทย|ภาพยนตร์จีน|ภาพยนตร์ฝรั่ง|ภาพยนตร์อินเดีย|หนัง|หนังไทย|ຮູບເງົາ|ភាពយន្ត|រឿង|ရုပ်ရှင်",
    "电影|電影|故事片|影片|映画|영화|특선영화|주말의 명화|ፊልም",
  ],
  series: [
    "serie|série|series|serial|seriál|seriale|seria|serija|tv series|tv serie|tv-serie|série télé|serie tv|drama series|soap opera",
    "telenovela|telenovelă|telenowela|novela|feuilleton|sitcom|mini-series|miniseries|miniserie|mini-série|minisérie|minissérie",
    "fernsehserie|krimiserie|dramaserie|teleserie|teleserye|televizní seriál|sorozat|tévésorozat|filmsorozat|seriali|serialas|seriāls",
    "telenovele|telenovelė|detektīvseriāls|kriminālseriāls|komēdijseriāls|krimisari|draamasari|komöödiasari|krimisarja|rikossarja|komediasarja|krimiserial|kriminalserie|komediserie|komedieserie|dramaserial|bűnügyi sorozat|vígjátéksorozat|drámasorozat|kriminální seriál|krimiseriál|komediální seriál|kriminálny seriál|kriminalistična serija|kriminalistička serija|humoristička serija|serial kryminalny|serial obyczajowy|serial komediowy|serial polițist",
    "telesari|tv-sarja|draamasarja|þáttaröð|sèrie|telesaila|dizi|yerli dizi|yabancı dizi|serialı|teleserial|tamthilia|tamthiliya|reeks|sepie",
    "sinetron|serial india|serial korea|serial turki|drama korea|drama bersiri|drama melayu|phim truyện|phim bộ|phim truyền hình|phim dài tập",
    "т/с|х/с|сериал|телесериал|многосерийный фильм|серіал|телесеріал|серыял|поредица|филмова поредица|тв филм|серија|телехикая|олон ангит кино|олон ангит уран сайхны кино|оауск|соауск|хоауск|оак|моак|соак|хоак|тоак|яоак|цуврал кино",
    "հ/ս|հ/սերիալ|ტ/ს|т/х|t/s|σειρά|ξένη σειρά|ελληνική σειρά|σήριαλ|սերիալ|հեռուստասերիալ|სერიალი|ტელესერიალი|مسلسل|المسلسل|مسلسل تركي|مسلسل عربي|مسلسل هندي|مسلسل مصري|مسلسل سوري|مسلسل لبناني|مسلسل خليجي|مسلسل كويتي|مسلسل سعودي|مسلسل عراقي|مسلسل مغربي|مسلسل تونسي|مسلسل جزائري|مسلسل مكسيكي|مسلسل كوري|مسلسل أجنبي|مسلسل مدبلج|مسلسل كوميدي|مسلسل درامي|مسلسل تاريخي|مسلسل بدوي|المسلسل العربي|المسلسل التركي|المسلسل الهندي|المسلسل المكسيكي|المسلسل المصري|المسلسل السوري|المسلسل الدرامي|المسلسل المدبلج|سيتكوم|سيت كوم|السيتكوم|سلسلة هزلية|السلسلة الهزلية|سلسلة فكاهية|السلسلة الفكاهية|سلسلة كوميدية|السلسلة الكوميدية|سلسلة درامية|السلسلة الدرامية|سریال|مجموعه تلویزیونی|ڈرامہ سیریل|ڈرامہ|درامای",
    "סדרה|סדרת דרמה|טלנובלה|धारावाहिक|मालिका|ধারাবাহিক|ধারাবাহিক নাটক|সিরিয়াল|தொடர்|சீரியல்|ధారావాహిక|సీరియల్|ಧಾರಾವಾಹಿ|സീരിയൽ|ටෙලි නාට්‍ය|ටෙලිනාට්‍ය",
    "ละคร|ละครไทย|ละครเย็น|ละครค่ำ|ซีรีส์|ซีรี่ส์|ซีรีย์|ซีรี่ย์|ซีรีส์ไทย|ซีรีส์ฝรั่ง|ซีรีส์เกาหลี|ซีรีส์จีน|ซีรีส์อินเดีย|ซีรีส์ญี่ปุ่น|ซีรีส์ไต้หวัน|ซีรีส์ตุรกี|ภาพยนตร์ชุด|រឿងភាគ|ຊີຣີ|ဇာတ်လမ်းတွဲ|电视剧|電視劇|连续剧|連續劇|电视连续剧|電視連續劇|剧|劇",
    "ドラマ|韓国ドラマ|中国ドラマ|台湾ドラマ|海外ドラマ|連続ドラマ|連続テレビ小説|드라마|일일드라마|주말드라마|수목드라마|월화드라마|일일연속극|ድራማ|ተከታታይ ድራማ",
  ],
  fiction: [
    "phim|phim việt nam|phim hàn quốc|phim trung quốc|phim ấn độ|phim thái lan|phim đài loan|phim mỹ|ftv",
  ],
  documentary: [
    "documentary|documentary film|documentary series|docuseries|dok. serialas|dok. filmas|dok. seriāls|dok. film|dok. serial|dok. seriál|dok. sorozat|dokumentarfilm|dokumentation|doku|doku-serie|dokumentarserie|dokureihe",
    "documentaire|docu|série documentaire|film documentaire|documental|serie documental|documentario|documentário|documentari",
    "dokumentär|dokumentärfilm|dokumentar|dokumentti|dokumenttielokuva|dokumenttisarja|dokumentinis filmas|dokumentālā filma|dokumentaalfilm|dokumentaalsari|heimildarmynd|heimildamynd",
    "dokument|dokumentární film|dokumentárny film|film dokumentalny|serial dokumentalny|dokumentarni film|dokumentarna serija|dok. serija|dokumentarac",
    "dokumentumfilm|dokumentumsorozat|film documentar|serial documentar|film dokumentar|belgesel|sənədli film|hujjatli film|hujjatli serial|film dokumenter|dokumenter|dokumentari|phim tài liệu|makala",
    "документальный фильм|документальный сериал|документальный цикл|док. фильм|д/ф|д/с|документальний фільм|документальний серіал|документальний цикл|док. фільм|дакументальны фільм",
    "документален филм|документална поредица|документарни филм|документарна серија|документарен филм|деректі фильм|даректүү тасма|баримтат кино|баримтат цуврал|баримтат нэвтрүүлэг|баримтат нэвтрүүлгийн цуврал|филми мустанад",
    "վ/ֆ|დ/ფ|д/к|ντοκιμαντέρ|σειρά ντοκιμαντέρ|վավերագրական ֆիլմ|დოკუმენტური ფილმი|وثائقي|فيلم وثائقي|مسلسل وثائقي|برنامج وثائقي|مستند|فیلم مستند|مجموعه مستند|דוקו|סרט תיעודי|סדרה תיעודית|סרט תעודה",
    "شريط وثائقي|الشريط الوثائقي|سلسلة وثائقية|السلسلة الوثائقية|الفيلم الوثائقي|المسلسل الوثائقي|البرنامج الوثائقي",
    "वृत्तचित्र|डॉक्यूमेंट्री|প্রামাণ্যচিত্র|ஆவணப்படம்|డాక్యుమెంటరీ|ಸಾಕ್ಷ್ಯಚಿತ್ರ|ഡോക്യുമെന്ററി|สารคดี|ឯកសារ|ສາລະຄະດີ|纪录片|紀錄片|ドキュメンタリー|다큐멘터리|다큐",
  ],
  kids: [
    "cartoon|cartoons|zeichentrick|zeichentrickserie|zeichentrickfilm|trickfilm|dessin animé|dessins animés|dibujos animados|dibuixos animats|desenho animado|desenho|cartone animato|cartoni animati",
    "tekenfilm|tegnefilm|tecknad film|piirretty|piirrossarja|çizgi film|cizgi filmi|rajzfilm|rajzfilmsorozat|mesefilm|kreslený film|animovaný film|crtani film|crtana serija|risanka|risana serija|desene animate|film vizatimor|teiknimynd|multfilm|kartun|film kartun|phim hoạt hình",
    "мультфильм|мультсериал|анимационный фильм|м/ф|м/с|а/ф|мультфільм|мультсеріал|мультик|анимационен филм|анимационен сериал|цртани филм|цртана серија|хүүхдийн нэвтрүүлэг|хүүхдийн цуврал|хүүхдийн контент|хүүхдийн кино|хүүхдийн шоу|хүүхдийн хөтөлбөр|хүүхдийн жүжиг|хүүхэлдэйн кино|олон ангит хүүхэлдэйн кино|оа хүүхэлдэйн кино|мультхикая",
    "մ/ֆ|მ/ფ|κινούμενα σχέδια|παιδική σειρά|մուլտֆիլմ|მულტფილმი|ანიმაციური ფილმი|كرتون|رسوم متحركة|فيلم كرتون|کارتون|انیمیشن|סרט מצויר|סדרה מצוירת|कार्टून|কার্টুন|கார்ட்டூன்|การ์ตูน|アニメ|テレビアニメ|TVアニメ|动画片|動畫片|卡通|卡通片",
    "صور متحركة|الصور المتحركة|سلسلة كرتونية|مسلسل كرتون|مسلسل كرتوني|المسلسل الكرتوني|مسلسل أطفال",
    "phim thiếu nhi|hoạt hình|thiếu nhi",
  ],
  music: [
    "ca nhạc|chương trình ca nhạc|ca nhạc quốc tế|nhạc nước ngoài",
    "концерт|концертная программа|фильм-концерт|концертна програма|концерттік бағдарлама|тоглолт",
  ],
  entertainment: [
    "ярилцлага|ярилцлагын нэвтрүүлэг|гоо сайхны нэвтрүүлэг|загварын нэвтрүүлэг|аяллын шоу|реалити шоу|хошин шоу|gameshow|game show|reality|reality show|realityshow|talk show|talkshow|talent show|quiz show|variety show|jeu télévisé|teleturniej|kulinarski show",
    "ток-шоу|реалити-шоу|реалити|реаліті-шоу|реаліті|риалити|ριάλιτι|τηλεπαιχνίδι|truyền hình thực tế|วาไรตี้|เกมโชว์|예능|バラエティ|综艺|綜藝",
    "giải trí|chương trình giải trí",
  ],
};

/** Names for the cinema too: before a dash, a magazine about it may have one of them as its name. */
export const cinemaWords = "ciné|cine|cinéma|kino|bíó|sinema|кино|кіно|cartoons";

/** Where a film or a series is from, beside the word for it: `Tamil Movie`, `Serial turcesc`. */
export const originWords =
  "tv|тв|تركي|عربي|هندي|كوري|كويتي|سوري|مصري|مكسيكي|خليجي|التركي|العربي|الهندي|الكوري|الكويتي|السوري|المصري|المكسيكي|الخليجي|சிறப்பு|ஸ்பெஷல்|సూపర్ హిట్|ప్రత్యేక|विशेष|सुपरहिट|സ്പെഷ്യൽ|special|superhit|super hit|evening|morning|night|matinee|afternoon|weekend|sunday|saturday|friday|classic|hindi|telugu|tamil|kannada|malayalam|bangla|bengali|punjabi|marathi|gujarati|bhojpuri|bollywood|hollywood|nollywood|english|chinese|korean|japanese|turkish|arabic|indian|thai|american|british|french|filipino|tagalog|foreign|local|turcesc|coreean|românesc|mexican|mexicana|turca|brasileira|colombiana|argentina|turque|indienne|brésilienne|turk|turki|turke|india|korea|cina|mandarin|turske|turska|indijska|турски|турска|монголын|оросын|солонгосын|хятадын|америкийн|японы|энэтхэгийн|туркийн|турецкий|индийский|турецький|ινδική|τουρκική";
