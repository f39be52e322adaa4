/** A language's words for marks, separated by `|`, as in `mark-words.ts`. */
export type LanguageMarks = {
  live?: string;
  new?: string;
  repeat?: string;
  delayed?: string;
  /** Words for new that titles have too: marks in brackets alone. */
  newInBrackets?: string;
};

/** By language, in ISO 639-1 or else 639-3: what languages write that `mark-words.ts` has nothing of. */
export const markTable: Readonly<Record<string, LanguageMarks>> = {
  af: {
    live: "regstreekse uitsending|lewendig|lewendige uitsending",
    new: "nuwe episode|nuwe aflewering|nuwe reeks|nuwe seisoen|première-episode|eerste uitsending",
    repeat: "herhaal|herhaaluitsending|her|heruits",
    newInBrackets: "nuut|nuwe",
  },
  am: { live: "የቀጥታ ስርጭት|በቀጥታ ስርጭት", new: "አዲስ ክፍል", repeat: "የተደገመ|ድጋሜ|በድጋሜ" },
  ar: {
    live: "مباشر الآن|بث مباشر الآن|ينقل مباشرة|على الهوا|على الهواء مباشر",
    new: "الحلقة الجديدة|العرض الحصري|حصريا|عرض أول حصري|موسم جديد|الحلقة الأولى",
    repeat: "اعاده|إعاده|م إعادة|معادة|حلقة معادة|إعادة الحلقة|إعادة البث|اعادة بث|الاعادة|الإعادة الأولى",
  },
  as: {
    live: "পোনপটীয়া সম্প্ৰচাৰ|পোনপটীয়া|লাইভ",
    new: "নতুন খণ্ড|নতুন পৰ্ব",
    repeat: "পুনৰ সম্প্ৰচাৰ|পুনঃসম্প্ৰচাৰ|পুনৰ",
    newInBrackets: "নতুন",
  },
  az: {
    live: "birbaşa|birbaşa yayım|canlı efirdə",
    new: "yeni bölüm|yeni veriliş",
    repeat: "təkrar yayım|təkrarən|tekrar efir",
    newInBrackets: "yeni",
  },
  ba: {
    live: "тура трансляция|туранан-тура эфир|тура эфир",
    new: "яңы серия",
    repeat: "ҡабатлау|ҡабат",
    newInBrackets: "яңы",
  },
  be: {
    live: "наўпрост|прамы эфір|у жывым эфіры|жывая трансляцыя|прамая трансляцыя",
    new: "прэм'ера|прэмера|новы выпуск|новыя серыі|упершыню",
    repeat: "паўтор перадачы|паўт|паўторны паказ|паўтарэнне",
  },
  bg: {
    live: "директно|на живо|директно от студиото|предаване на живо|живо",
    new: "премиерен епизод|премиерно|за първи път|тв премиера|нови епизоди",
    repeat: "повт|повторно излъчване|повторения|повт от|пп",
  },
  bn: {
    live: "সরাসরি প্রচার|লাইভ সম্প্রচার|প্রত্যক্ষ সম্প্রচার",
    new: "নতুন এপিসোড|নতুন পর্ব|প্রথম প্রচার",
    repeat: "পুনঃ প্রচার|পুনর্প্রচার|রিপিট|পুনরাবৃত্তি|পুনঃ",
  },
  br: {
    live: "war-eeun",
    new: "nevez|rann nevez",
    repeat: "adskignañ|adwel|adskign",
    newInBrackets: "nevez",
  },
  bs: {
    live: "direktno|direktan prijenos",
    new: "premijerno|nova sezona",
    repeat: "reprizirano|ponovo|repriza emisije",
  },
  ca: {
    live: "en directe des de|en línia|directe",
    new: "estrena absoluta|capítol nou|nous capítols|estrenes|primera emissió|1a emissió",
    repeat: "redifusió|repeticions|rep|reemissió|emissió repetida",
  },
  ckb: {
    live: "ڕاستەوخۆ|ڕاستەوخۆ پەخش|پەخشی ڕاستەوخۆ|پەخشی زیندوو",
    new: "نوێ|ئەڵقەی نوێ",
    repeat: "دووبارە پەخش|دووبارەیە|پەخشی دووبارە",
    newInBrackets: "نوێ",
  },
  co: { live: "in direttu|à l'antenna in direttu", new: "nuvità|inèditu", repeat: "ridiffusione|replica" },
  cs: {
    live: "živé vysílání|v přímém přenosu|přímý vstup|naživo z|živý vstup",
    new: "premiérově|česká premiéra|v premiéře|televizní premiéra|premiérový díl",
    repeat: "r z|repríza pořadu|opakujeme|odvysíláno|opak z",
  },
  cy: {
    live: "yn fyw|darllediad byw",
    new: "newydd sbon|cyfres newydd|pennod newydd",
    repeat: "ailddarlledu|ailddarl|ailadrodd",
    newInBrackets: "newydd",
  },
  da: {
    live: "direkte fra|sendes live",
    new: "premiere på|nyt program|førstegangsudsendelse|tv premiere|nye episoder",
    repeat: "gens|gense|genudsendes|genud|gensyn fra",
  },
  de: {
    live: "live im|live und exklusiv|direkt|liveübertr",
    new: "tv erstausstrahlung|erstsendung|neue staffeln|free tv erstausstrahlung",
    repeat: "wdh v gestern|wiederh|wh gestern|wied|wiederhol|wdhlg v|wdhl|zweitausstrahlung|wh von gestern",
  },
  dv: { live: "ލައިވް", new: "އައު", repeat: "ތަކުރާރު|ރިޕީޓް" },
  el: {
    live: "ζωντανή σύνδεση|ζωντανό πρόγραμμα|απευθείας|ζωντ|λάιβ|απευθείας σύνδεση",
    new: "νέα εκπομπή|νέα σειρά|α' προβολή|α΄ προβολή|α' μετάδοση|α' τηλεοπτική μετάδοση|νέο επεισόδιο|νέα επεισόδια|νέος κύκλος|πρώτη φορά|νέο",
    repeat: "επαναλ|σε επανάληψη|εμβόλιμη επανάληψη|επαναλήψεις",
  },
  en: {
    live: "streaming live|airs live|live broadcast from",
    new: "brand new episode|brand new series|new tonight|series debut|tv debut|all new episode",
    newInBrackets: "series opener|season opener",
    repeat:
      "rpts|rptd|re broadcast|replayed|re-broadcast|repeat showing|another chance to see|second run|rerun episode|archive repeat|live replay|livestream replay|catch-up repeat|rebroad",
  },
  eo: { live: "rekte|rekta elsendo", new: "nova epizodo", repeat: "ripeto|reelsendo" },
  es: {
    live: "en vivo desde|en directo desde|señal en vivo",
    new: "estreno absoluto|episodio nuevo|capítulo nuevo|capítulos estreno|nuevo programa|primera emisión|1ª emisión|gran estreno tv|nuevo capitulo|episodios nuevos",
    repeat:
      "redif|repet|retransm|rtx|reprise|reemisión de|reemis|emisión repetida|repetido|repite|en repetición",
  },
  et: {
    live: "otseülekanne staadionilt|otseeetris|otse-eetris|otsepildis|otseülek",
    new: "esmaeeter|uus hooaeg|uued osad|esmakordselt|uus episood|esietendus",
    repeat: "kordusena eilsest|kordusosa|korduseeter",
  },
  eu: {
    live: "zuzenean|zuzen-zuzenean|zuzeneko saioa",
    new: "estreinaldi|lehen emanaldia|kapitulu berria|atal berria",
    repeat: "errepikatua|berremisioa|birremisioa|berremankizuna",
    newInBrackets: "berria|berri",
  },
  fa: {
    live: "پخش زنده|به طور زنده|مستقیم|پخش زنده از",
    new: "جدید|فصل تازه|قسمت تازه|پخش اول|اولین پخش|نخستین پخش",
    repeat: "بازپخش برنامه|تکرار برنامه|تکرار سریال|تکراری|بازنشر",
    newInBrackets: "جدید|نو",
  },
  fi: {
    live: "suora lähetys|suorassa lähetyksessä|livenä",
    new: "ensiesitys|tv-ensi-ilta|uudet jaksot|ensi-ilta|kauden avaus|uusi tuotantokausi|ensilähetys",
    repeat: "uusinta eiliseltä|uusintalähetys|uusintajakso|uusintana eiliseltä",
  },
  fo: {
    live: "beinleiðis sending|beinleiðis",
    new: "nýggj sending|nýggjur partur|frumsýning",
    repeat: "endursending|endurtikin|endurs|uppafturtøka|endurgeving",
    newInBrackets: "nýtt|nýggj",
  },
  fr: {
    live: "en direct de|en direct depuis|direct tv|en live|en direct et en public",
    new: "première diffusion|première diffusion tv|1re diffusion|1ère diff|inédit en clair|1re diff|inédit télévision|nouveau numéro|saison inédite|épisode nouveau",
    repeat: "redif|redif de|rediff de|en rediffusion|2e diff|rediff du|rediffusé",
  },
  fy: {
    live: "live útstjoering|rjochtstreeks",
    new: "nije ôflevering|nij seizoen|nije rige",
    repeat: "werhelling|werh|werhelle",
    newInBrackets: "nij|nije",
  },
  ga: {
    live: "beo ó|craoladh beo|beo",
    new: "sraith nua|clár nua|eipeasóid nua|nua",
    repeat: "arís|athdh|athchr|athchraol|athcraoladh|athsheinm|athshealadh",
    newInBrackets: "nua",
  },
  gd: {
    live: "beò|craoladh beò",
    new: "ùr|sreath ùr|prògram ùr|às ùr",
    repeat: "a-rithist|ath-chraoladh|ath-shealladh|ath chraoladh",
    newInBrackets: "ùr",
  },
  gl: {
    live: "en directo dende|directo",
    new: "estrea absoluta|capítulo novo|nova tempada|novos capítulos|primeira emisión",
    repeat: "redifusión|repetición|reemisión|repetido|rep",
  },
  gu: {
    live: "લાઇવ પ્રસારણ|સીધું પ્રસારણ|જીવંત|લાઈવ પ્રસારણ",
    new: "નવો ભાગ|પ્રીમિયર|નવા એપિસોડ",
    repeat: "રિપીટ|રીપીટ|પુનઃ|ફરીથી|રીપીટ ટેલિકાસ્ટ",
    newInBrackets: "નવું|નવો|નવી",
  },
  ha: {
    live: "kai tsaye|shiri kai tsaye",
    new: "sabon shiri|sabo",
    repeat: "maimaitawa|maimaici|an maimaita",
  },
  he: {
    live: "בלייב|שידור ישיר מ|משודר בשידור חי",
    new: "פרק חדש|בכורה|עונה חדשה|שידור בכורה|תוכנית חדשה",
    repeat: "ש ח|שח|בשידור חוזר|שידור נוסף|הקרנה חוזרת|ש'ח",
  },
  hi: {
    live: "सीधा|लाइव टेलीकास्ट|सजीव|सीधा प्रसारण|सजीव प्रसारण",
    new: "नई कड़ी|नए एपिसोड|प्रीमियर|पहला प्रसारण|नया शो",
    repeat: "रिपीट टेलीकास्ट|पुनः प्रसारित|पुन प्रसारण|पुनर्प्रसारित|रीपीट|दोहराव",
    newInBrackets: "नई|नए",
  },
  hr: {
    live: "prijenos uživo|izravno|uživo iz|uživo|izravni prijenos",
    new: "premijerno|nova epizoda|pretpremijera|hrvatska premijera|premijerno prikazivanje",
    repeat: "repr|rep|r|repriza iz|reprizno prikazivanje|ponovno",
  },
  ht: {
    live: "an dirèk|dirèk|an dirèk live",
    new: "nouvo|nouvo epizòd|premye fwa",
    repeat: "repriz|redifizyon|rediffizyon",
  },
  hu: {
    live: "élőben|élő adás|egyenes adásban|élő közv|élőben közvetítve",
    new: "új|új rész|tv-premier|premier|új adás|új epizód|első vetítés|magyar premier",
    repeat: "ism|ismétli|ismételt adás|az előző napi adás ismétlése|ismétlése",
    newInBrackets: "új",
  },
  hy: {
    live: "ուղիղ միացում|ուղիղ եթերում|ուղիղ հեռարձակում|կենդանի եթեր|լայվ",
    new: "նոր սերիա|նոր սեզոն|պրեմիերա|նոր թողարկում|առաջին անգամ",
    repeat: "կրկ|կրկնություն|կրկնվում է|կրկին|վերահեռարձակում",
  },
  id: {
    live: "siaran langsung dari|live streaming|tayangan langsung|langsung dari|live event",
    new: "tayangan perdana|episode terbaru|episode anyar",
    repeat: "tayang ulang|ulangan|siaran ulang|tayangan ulang|rerun",
    newInBrackets: "baru",
  },
  ig: {
    live: "mgbasa ozi ozugbo|ozugbo|na-ebi ndụ",
    new: "ihe omume ọhụrụ|ọhụrụ",
    repeat: "nkwughachi|megharịa|emegharịrị|mmeghachi",
  },
  is: {
    live: "í beinni|bein útsending frá|bein úts|í beinni útsendingu",
    new: "frumsýnt|nýir þættir|ný þáttur|nýtt efni|frumsýndur",
    repeat: "endurs|endursýning|endurs frá|endurfluttur|endursýndur",
  },
  it: {
    live: "in diretta da|diretta da|in diretta dallo studio",
    new: "1a tv|1ª tv|prima visione|prima visione assoluta|nuova puntata|nuova edizione|prima tv free|1ª visione|inedito|in onda per la prima volta|prima tv rai",
    repeat: "r|rep|replica|ripet|repl|in replica|replica del|ritrasmissione",
  },
  jv: {
    live: "siaran langsung|langsung",
    new: "episode anyar|anyar",
    repeat: "baleni|siaran baleni|dibaleni|ambalan|pengulangan",
    newInBrackets: "anyar",
  },
  ka: {
    live: "პირდაპირ ეთერში|პირდაპირი ჩართვა|ლაივი|პირდაპირი ტრანსლაცია|ლაივ",
    new: "ახალი სერია|ახალი სეზონი|პრემიერა|პირველად|ახალი გამოშვება",
    repeat: "გამეორებით|განმ|გამ|განმეორებით|განმეორებითი",
    newInBrackets: "ახალი",
  },
  kk: {
    live: "тікелей эфирде|тікелей көрсетілім|тікелей хабар|тікелей трансляция",
    new: "жаңа маусым|жаңа серия|премьера|тұсаукесері|алғаш рет",
    repeat: "қайталаным|қайт|қайталанады|қайталап көрсету",
    newInBrackets: "жаңа",
  },
  km: {
    live: "បន្តផ្ទាល់|ផ្សាយផ្ទាល់|ឡាយ",
    new: "ថ្មី|ភាគថ្មី|ចាក់ផ្សាយលើកដំបូង",
    repeat: "ចាក់ឡើងវិញ|ផ្សាយឡើងវិញ|បញ្ចាំងឡើងវិញ|ឡើងវិញ",
    newInBrackets: "ថ្មី",
  },
  kl: {
    live: "toqqaannartumik|toqqaannartoq",
    new: "nutaaq",
    repeat: "aallakaateqqinneqartoq|uteqqinneqartoq|aallakaateqqinneq|uteqqitaq",
  },
  kn: {
    live: "ನೇರ|ನೇರ ಪ್ರಸಾರ|ಲೈವ್ ಪ್ರಸಾರ",
    new: "ಹೊಸ|ಹೊಸ ಧಾರಾವಾಹಿ|ಪ್ರೀಮಿಯರ್|ಹೊಸ ಎಪಿಸೋಡ್",
    repeat: "ಮರು|ಮರುಪ್ರಸಾರ|ರಿಪೀಟ್|ಪುನರಾವರ್ತನೆ|ಮರು ಪ್ರಸಾರ",
    newInBrackets: "ಹೊಸ",
  },
  ko: {
    live: "실시간|현장 생중계|생방",
    new: "첫방|신규 편성|최초 공개|국내 최초 방송|초방|신규편성",
    repeat: "재방송분|재편성|재탕|다시보기|다시 보기|순환방송|재전송|재방 편성",
  },
  ku: {
    live: "rasterast|zindî|weşana zindî|yekser",
    new: "beşa nû|xeleka nû",
    repeat: "dubare|ducare|dubarekirin|ji nû ve|dubareya",
  },
  ky: {
    live: "түз эфирде|түз берүү|тике эфир|түз көрсөтүү",
    new: "жаңы|жаңы серия|премьера|жаңы чыгарылыш|алгачкы жолу",
    repeat: "кайталап көрсөтүү|кайталанат|кайрадан|кайт",
    newInBrackets: "жаңы",
  },
  lb: {
    live: "live|direkt iwwerdroen|live-iwwerdroung",
    new: "nei|nei folleg|nei saison|première",
    repeat: "wid|widderhuel|widderholung|widderhuelt|rediffusioun",
    newInBrackets: "nei",
  },
  lo: {
    live: "ຖ່າຍທອດສົດ|ສົດ|ສົດຈາກ",
    new: "ໃໝ່|ຕອນໃໝ່|ສາຍຄັ້ງທຳອິດ",
    repeat: "ອອກອາກາດຊ້ຳ|ຊ້ຳ|ສາຍຊ້ຳ|ຣີຣັນ|ຮີຣັນ|ອອກອາກາດຄືນ",
    newInBrackets: "ໃໝ່",
  },
  lt: {
    live: "tiesiogiai iš|tiesioginė laida|tiesioginė transliacija|gyvai|tiesioginė transl|tiesioginis|tiesiogiai transliuojama|gyvai iš",
    new: "nauja laida|nauja serija|naujos serijos|naujas sezonas|tv premjera|premjera|pirmą kartą|nauja",
    repeat: "kart|kartojama|kartoj|kartojimas|pakartojimas|pakart|kartojam",
    newInBrackets: "nauja|naujas",
  },
  lv: {
    live: "tiešraide|tiešr|tiešraidē no|dzīvajā|tiešraides",
    new: "jauna|jauns|jauns raidījums|jauna sezona|pirmizrāde|pirmizr|premjera|jaunas sērijas|pirmo reizi",
    repeat: "atk|atkārt|atkārtojums|atkārtots|atkārtota|atkārtojumā",
    newInBrackets: "jauna|jauns",
  },
  mg: { live: "mivantana|an-tsehatra mivantana", new: "vaovao", repeat: "averina|famerenana" },
  mi: { live: "mataora", new: "wāhanga hou", repeat: "tukurua|whakahoki|tārua" },
  mk: {
    live: "директен пренос|во живо|пренос|директно|директно вклучување",
    new: "премиерно|нова епизода|нови епизоди|нова сезона|премиера",
    repeat: "повт|реп|реприза|р|повторно|се повторува|реприза на",
    newInBrackets: "ново",
  },
  ml: {
    live: "തത്സമയ സംപ്രേഷണം|ലൈവ്|തത്സമയം",
    new: "പുതിയ|പുതിയ പരമ്പര|പ്രീമിയർ",
    repeat: "പുനഃസംപ്രേഷണം|റിപ്പീറ്റ്|ആവർത്തനം|പുനഃപ്രക്ഷേപണം|വീണ്ടും",
    newInBrackets: "പുതിയ",
  },
  mn: {
    live: "шууд|шууд дамжуулал|шууд эфирээр|шууд нэвтрүүлэг|шууд дамжуулна",
    new: "шинэ|анхны нэвтрүүлэг|шинэ дугаар|шинэ цуврал|нээлт",
    repeat: "давтан|дав|давтал|давталт нэвтрүүлэг|дахин нэвтрүүлэг|давтан нэвтрүүлэг",
  },
  mr: {
    live: "थेट|थेट प्रसारण|लाईव्ह",
    new: "नवीन भाग|नवा भाग|प्रीमियर|नवी मालिका",
    repeat: "पुनःप्रक्षेपण|पुनर्प्रसारण|पुनः प्रक्षेपण|रिपीट|पुन्हा प्रसारण",
    newInBrackets: "नवा|नवी|नवीन",
  },
  ms: {
    live: "siaran langsung|secara langsung dari|bersiaran langsung|lintas langsung",
    new: "episod baharu|episod baru|siri baharu|musim baharu|tayangan perdana",
    repeat: "ulangan|siaran ulangan|tayangan ulangan|ulang siar|siaran ulang",
    newInBrackets: "baru|baharu",
    delayed: "dl|siaran tertunda|siaran tunda|rakaman",
  },
  mt: {
    live: "dirett|live|bid-dirett",
    new: "ġdid|episodju ġdid|l-ewwel darba|serje ġdida",
    repeat: "rip|ripetizzjoni|repet|mill-ġdid|jerġa|ripetuta",
    newInBrackets: "ġdid",
  },
  my: {
    live: "တိုက်ရိုက်ထုတ်လွှင့်မှု|တိုက်ရိုက်|လိုက်ဖ်",
    new: "အသစ်|အပိုင်းသစ်|အသစ်တင်ဆက်မှု",
    repeat: "ပြန်လည်ပြသခြင်း|ပြန်ပြ|ထပ်မံထုတ်လွှင့်|ပြန်လည်ထုတ်လွှင့်မှု|ပြန်လည်တင်ဆက်|ပြန်လွှင့်",
    newInBrackets: "အသစ်",
  },
  nb: {
    live: "direkte fra|sendes direkte|direktesendt|dir|direkte",
    new: "ny sesong|nye episoder|premiere|sesongstart|tv-premiere|nypremiere|ny serie|førstegangsvisning",
    repeat: "r|reprise|rep|repr|sendt første gang|i reprise|nattrep",
  },
  ne: {
    live: "प्रत्यक्ष प्रसारण|लाइभ|प्रत्यक्ष|सिधा प्रसारण",
    new: "नयाँ|नयाँ भाग|नयाँ शृङ्खला|पहिलो पटक",
    repeat: "पुनः प्रसारण|पुन प्रसारण|पुनःप्रसारण|दोहोर्याइएको|रिपिट|पुनः",
    newInBrackets: "नयाँ",
  },
  nl: {
    live: "live vanuit|live vanaf|rechtstreeks vanuit|rechtstreekse uitzending",
    new: "nieuwe reeks|nieuw seizoen|première|eerste uitzending|tv-première|nieuwe afl|seizoensstart",
    repeat: "herh|herhaling|herh van|herhaling uit|herhaling vanaf",
  },
  nn: { live: "direkte|beinveges", new: "nytt program|ny sesong|ny serie", repeat: "reprise|omatt" },
  ny: { live: "pompano|pompopompo", new: "zatsopano|gawo latsopano", repeat: "kubwereza|zobwereza" },
  oc: { live: "en dirècte|dirècte", new: "novèl|inedich", repeat: "rediffusion|tornar|redifusion" },
  om: { live: "kallattiin|kallattiidhaan", new: "haaraa", repeat: "irra deebii|irra-deebii|irra deebiʼuu" },
  or: {
    live: "ସିଧା ପ୍ରସାରଣ|ଲାଇଭ|ଲାଇଭ୍",
    new: "ନୂଆ ଅଧ୍ୟାୟ|ନୂଆ ଏପିସୋଡ",
    repeat: "ପୁନଃ ପ୍ରସାରଣ|ପୁନଃପ୍ରସାରଣ|ରିପିଟ|ରିପିଟ୍|ପୁନଃ",
    newInBrackets: "ନୂଆ",
  },
  pa: {
    live: "ਸਿੱਧਾ ਪ੍ਰਸਾਰਣ|ਲਾਈਵ|ਲਾਈਵ ਪ੍ਰਸਾਰਣ",
    new: "ਨਵਾਂ ਐਪੀਸੋਡ|ਪ੍ਰੀਮੀਅਰ",
    repeat: "ਮੁੜ ਪ੍ਰਸਾਰਣ|ਰਿਪੀਟ|ਦੁਬਾਰਾ ਪ੍ਰਸਾਰਣ|ਦੁਬਾਰਾ|ਮੁੜ",
    newInBrackets: "ਨਵਾਂ|ਨਵੀਂ",
  },
  pl: {
    live: "na żywo z|transmisja na żywo|transmisja bezpośrednia|transm|relacja na żywo|na żywo",
    new: "premierowo|premiera tv|nowe odcinki|po raz pierwszy|premiera serialu|nowy program|premierowy|odcinek premierowy",
    repeat: "powt|powtórka|powtórzenie|powtórz|powt z|odcinek powtórkowy|powtórka z",
  },
  ps: {
    live: "ژوندۍ|ژوندۍ خپرونه|نېغ په نېغه|ژوندی",
    new: "نوی|نوې برخه|نوې خپرونه",
    repeat: "بیا ځلي خپرونه|بیا خپرونه|تکرار|بیاځلي|بیا خپرېدنه",
    newInBrackets: "نوی",
  },
  pt: {
    live: "ao vivo de|em direto de|direto do estúdio|direto|emissão em direto|ao vivo e em direto",
    new: "episódio inédito|episódios inéditos|estreia absoluta|estreia tv|1ª exibição|1 a exibição|primeira exibição|1ª emissão|primeira emissão|programa inédito|inéditos|novo programa|antestreia|capítulo inédito|nova edição",
    repeat:
      "rep|repet|reap|reapr|reprise|repetição de|reexib|em reprise|reposição|reexibição de|repetição do",
  },
  qu: { live: "kunan pacha|chiqan", new: "musuq", repeat: "kutichiy|watiqmanta|kutipay" },
  rm: {
    live: "direct|en direct|emissiun directa",
    new: "emprima emissiun|premiera",
    repeat: "repetiziun|rep|repetì|repetida",
  },
  ro: {
    live: "în direct|transmisiune live|live din|transmisie directă|direct din",
    new: "premieră|premieră absolută|premieră tv|episod nou|în premieră|difuzare în premieră|serial nou|sezon nou|emisiune nouă|prima difuzare",
    repeat: "r|rel|reluare|reluări|rl|reluarea|reluare din|redifuzare|redif|reluat|difuzat în reluare",
  },
  ru: {
    live: "прямая трансл|прямой эфир|прямая трансляция из|в прямом эфире|прямой репортаж|трансляция|пр эфир|лайв",
    new: "премьера|премьера на канале|премьера недели|новый эпизод|новые эпизоды|премьерная серия|впервые на экране|впервые на тв|впервые",
    repeat: "повторный показ|повт|пвт|пов|повторение|повтор от|повторы|повтор за",
  },
  rw: {
    live: "imbonankubone|ako kanya",
    new: "gishya|igice gishya",
    repeat: "isubiramo|gusubiramo|byasubiwemo",
  },
  sc: { live: "in direta", new: "nobu", repeat: "rèplica|torrada" },
  se: {
    live: "njuolga|njuolggosáddejupmi|njuolggo",
    new: "ođđa|ođđa prográmma|vuosttas sádden",
    repeat: "ođđasit|ođđasis|geardduheapmi|geardduhuvvo",
  },
  si: {
    live: "සජීවී|සජීවී විකාශය|සජීවීව",
    new: "නව|නව කොටස|අලුත්ම",
    repeat: "නැවත විකාශය|නැවත ප්‍රචාරය|පුනරාවර්තන|යළි විකාශය|නැවත",
  },
  sk: {
    live: "priamy prenos|naživo|priamy prenos z|v priamom prenose|živé vysielanie|živý vstup",
    new: "premiéra|premiérovo|nová séria|nový diel|slovenská premiéra|v premiére|premiérový diel|tv premiéra",
    repeat: "r|repríza|repr|opak|opakované|opakovanie z|reprízovo",
  },
  sl: {
    live: "v živo|neposredni prenos|v živo iz|prenos v živo|neposredni|neposr prenos|v neposrednem prenosu",
    new: "premiera|premierno|nova sezona|nova oddaja|prvič|novi deli|novi del|prvo predvajanje",
    repeat: "pon|ponovitev|pon z|ponavljamo|ponovno predvajanje|pnv|ponov iz",
  },
  sn: {
    live: "pachena|parizvino",
    new: "chitsva|chikamu chitsva",
    repeat: "dzokororo|kudzokorora|chadzokororwa",
  },
  so: {
    live: "toos|si toos ah|toos ah|tooska",
    new: "cusub|qayb cusub",
    repeat: "ku celis|celis|ku-celis|soo celin",
    newInBrackets: "cusub",
  },
  sq: {
    live: "drejtpërdrejt|direkt nga|live|direkt|transmetim live|transmetim direkt|drejtpërdrejtë",
    new: "premierë|episod i ri|sezon i ri|transmetim i parë|premiera|seri e re|për herë të parë",
    repeat: "r|rit|ritransmetim|ritransm|përsëritje|ritransmetohet|përsëritet|ripërsëritje|ritransmetimi",
  },
  sr: {
    live: "директан пренос|уживо|uživo|пренос|директно|уживо из|direktan prenos|ukljucenje uzivo",
    new: "премијера|премијерно|премијерна епизода|нова сезона|premijerno|premijerna epizoda|нове епизоде",
    repeat: "р|реприза|реп|repriza|r|поновљено|репризирамо|репризно|reprizno|репр",
  },
  ss: { live: "bukhoma|ngco", repeat: "kuphindza|iphindziwe" },
  st: { live: "ka ho toba|e phelang", new: "e ncha", repeat: "pheto|phetolo|e phetwang|phetapheto" },
  su: {
    live: "siaran langsung|langsung",
    new: "anyar",
    repeat: "dibalikan deui|siaran deui|balikan",
    newInBrackets: "anyar",
  },
  sv: {
    live: "sänds direkt|direktsändning|direktsändning från|livesändning|direkt från|live från",
    new: "premiäravsnitt|nya säsongen|nya avsnitt|säsongsstart|tv-premiär|premiär|ny säsong|nytt program|nytt avsnitt",
    repeat: "repris|rep|repr|sändes första gången|repris från|tidigare sänd|repriseras",
  },
  sw: {
    live: "moja kwa moja|mubashara|moja kwa moja kutoka|mbashara|laivu",
    new: "kipya|kipindi kipya|msimu mpya|kwa mara ya kwanza|toleo jipya|sehemu mpya",
    repeat: "marudio|marejeo|rudio|kimerudiwa|inarudiwa|kurudiwa|marudio ya|yanarudiwa",
    newInBrackets: "mpya|jipya",
  },
  ta: {
    live: "நேரலை|நேரடி|நேரடி ஒளிபரப்பு|நேரலையில்|லைவ்|நேரஞ்சல்",
    new: "புதிய பகுதி|புதியது|புதிய நிகழ்ச்சி|முதல்முறையாக|பிரீமியர்",
    repeat: "மறுஒளிபரப்பு|மறு ஒளிபரப்பு|மறுபடியும்|மீள் ஒளிபரப்பு|மறுஒலிபரப்பு|ரிபீட்|மீள்ஒளிபரப்பு",
  },
  te: {
    live: "ప్రత్యక్ష ప్రసారం|లైవ్|ప్రత్యక్ష|లైవ్ ప్రసారం",
    new: "కొత్త భాగం|కొత్త సీరియల్|ప్రీమియర్",
    repeat: "పునఃప్రసారం|పునః ప్రసారం|రిపీట్|మళ్ళీ|మరోసారి|పునరావృతం",
    newInBrackets: "కొత్త",
  },
  tg: {
    live: "мустақим|пахши мустақим|барномаи зинда|зинда|пахши зинда",
    new: "нав|қисми нав|аввалин бор|премера",
    repeat: "такроран|такрорӣ|такрор|барномаи такрорӣ|пахши такрорӣ",
  },
  th: {
    live: "สด|ถ่ายทอดสด|ไลฟ์สด|ออกอากาศสด|รายการสด|ถ่ายสด",
    new: "ใหม่|ตอนใหม่|ซีซันใหม่|ปฐมฤกษ์|ออกอากาศครั้งแรก|รายการใหม่|เริ่มตอนแรก|ละครใหม่",
    repeat: "รีรัน|ซ้ำ|ออกอากาศซ้ำ|ฉายซ้ำ|ย้อนหลัง|นำกลับมาฉายใหม่|เทปซ้ำ|รี-รัน|รีปีท|รีพีท",
  },
  ti: { live: "ብቐጥታ|ቀጥታ|ቀጥታዊ ፈነወ", new: "ሓድሽ|ሓድሽ ክፋል", repeat: "ድግማ|ዝተደግመ|ብድግማ" },
  tk: {
    live: "göni|göni ýaýlym|göni efir|göni gepleşik",
    new: "täze|täze bölüm|premýera|ilkinji gezek",
    repeat: "gaýtalama|gaýtadan|gaýtalanýar|gaýtadan görkezilýär|gaýt",
    newInBrackets: "täze",
  },
  tl: {
    live: "live na|naka-live|live sa|sabayang pagsasahimpapawid",
    new: "bago|bagong yugto|bagong kabanata|bagong season|unang pagpapalabas",
    repeat: "ulit|muling ipapalabas|inulit|muling pag-ere|replay|pag-uulit|ulit-palabas",
    newInBrackets: "bago",
  },
  tn: {
    live: "ka tlhamalalo|mo loapeng",
    new: "ntšha|e ntšha",
    repeat: "poeletso|boeletsa|e boelediwang|pusoloso",
  },
  tr: {
    live: "canlı|canlı anlatım|canlı yayın|naklen|canlı bağlantı|canlı olarak",
    new: "yeni|yeni bölüm|yeni sezon|ilk kez|yepyeni|yeni dizi|tv'de ilk kez|yeni program|sezon başlıyor",
    repeat: "tekrar|tkr|tekrar bölümü|tekrar yayını|tekrarı|tekrarla",
  },
  ts: {
    live: "hi ku kongoma|xa xihatla",
    new: "leyintshwa|xintshwa",
    repeat: "vuyeleriwa|ku vuyeleriwa|phindha",
  },
  tt: {
    live: "туры эфир|турыдан-туры эфир|туры трансляция|туры эфирда",
    new: "яңа|яңа серия|яңа тапшыру",
    repeat: "кабатлау|кабат|кабатлана|кабаттан",
    newInBrackets: "яңа",
  },
  ug: {
    live: "نەق مەيدان|بىۋاسىتە|نەق مەيداندىن",
    new: "يېڭى|يېڭى قىسىم",
    repeat: "تەكرار|قايتا ئاڭلىتىش|قايتا|قايتا كۆرسىتىش",
    newInBrackets: "يېڭى",
  },
  uk: {
    live: "прямий ефір|пряма трансляція|наживо|у прямому ефірі|пряме включення|в прямому ефірі|трансляція|пряма трансляція з|лайв",
    new: "прем'єра|прем’єра|премєра|прем'єра сезону|прем'єрний показ|нові випуски|новий епізод|нові епізоди|вперше|вперше на тб|нова програма|прем'єрна серія",
    repeat: "повт|повтор|повтори|повторний показ|повтор за|пвт|повтор від",
  },
  ur: {
    live: "براہ راست|براہِ راست نشریات|براہ راست نشریات|لائیو|لائیو نشریات",
    new: "نئی|نیا پروگرام|نئی قسط|نیا سیزن|پریمیئر|پہلی بار",
    repeat:
      "نشر مکرر|مکرر|دوبارہ|ری پیٹ|دوبارہ نشریات|ریپیٹ|نشرِ مکرر|repeat time|repeat time 1|repeat time 2|fresh repeat|repeat telecast",
    newInBrackets: "fresh|fresh episode",
  },
  uz: {
    live: "jonli|jonli efir|to‘g‘ridan-to‘g‘ri efir|jonli efirda|to'g'ridan-to'g'ri efir|to g ri efir|жонли эфир|тўғридан тўғри эфир|жонли",
    new: "yangi|yangi qism|premyera|yangi mavsum|ilk bor|премьера|янги|янги қисм|yangi dastur",
    repeat: "takror|takroriy|takroran|qayta efir|takroriy namoyish|такрор|такрорий|такроран|qayta namoyish",
  },
  ve: { live: "thwii", new: "ntswa", repeat: "dovholola|u dovholola" },
  vi: {
    live: "trực tiếp|tường thuật trực tiếp|live|truyền hình trực tiếp|phát trực tiếp|trực tiếp từ",
    new: "mới|tập mới|phát sóng mới|lần đầu phát sóng|ra mắt|phim mới|công chiếu|lần đầu|mùa mới|số mới",
    repeat: "phát lại|pl|p l|chiếu lại|phát sóng lại|phát lại từ|tái phát sóng|phát lại tập|xem lại",
  },
  wo: {
    live: "ci saa si|yegle",
    new: "bu bees|lu bees",
    repeat: "baamtu|baamu|toppandoo",
    newInBrackets: "bu bees|lu bees",
  },
  xh: {
    live: "ngqo|bukhoma|usasazo ngqo",
    new: "entsha|isiqendu esitsha",
    repeat: "impinda|uphinda|iyaphindwa|phinda-phinda|iphindiwe",
  },
  yi: { live: "לעבעדיק", new: "ניי", repeat: "איבערחזרונג" },
  yo: {
    live: "lójúkan náà|tààrà|ifiweranṣẹ laaye|lori afẹfẹ|taara",
    new: "tuntun|tuntun tuntun",
    repeat: "àtúnṣe|atunṣe|àtúngbéjáde|atungbejade|àtúnwí|atunwi",
    newInBrackets: "tuntun",
  },
  zh: {
    live: "现场直播|直播|實時直播|实时直播|实况|同步直播|卫星直播",
    new: "首播|全新|首映|独播首播|首輪|首播集|全新一季|首度播出",
    repeat: "重播|复播|回放|回看|重温|再播|重映|复映|重播集|精選重播|重复播出|重复",
  },
  zu: {
    live: "bukhoma|ngqo|ngesikhathi sangempela|kubukhoma",
    new: "entsha|isiqephu esisha|uchungechunge olusha|okusha",
    repeat: "impinda|iphindiwe|kuyaphindwa|ukuphindwa|iyaphinda|phinda|siphindwa",
  },
};
