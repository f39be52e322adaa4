import { fold } from "../text.ts";

/**
 * What listings put around a title, in the languages of the guides. Folded, separated by `|`. All count in brackets and
 * between a separator and the end of the title.
 */
export const markWords = {
  live: [
    "neposredni prenos|neposredno|пряко|jonli efir|canlı efir|на живо пряко|live|l|vivo|live broadcast|live now|en vivo|en directo|directo|ao vivo|em direto|em directo|direto|in diretta|diretta",
    "en direct|direct|live ubertragung|liveubertragung|direktubertragung|rechtstreeks|direkte|direktesendt|direktsendt",
    "direkt|i direkte",
    "livesandning|direktsandning|suora|suorana|suora lahetys|otse|otseulekanne|tiesraide|tiesiogiai|na zywo|transmisja",
    "zive|nazivo|v zivo|uzivo|prijenos|prenos|izravno|izravni prijenos|prijenos uzivo|direktan prenos|prenos uzivo|elo|eloben|elo adas|in direct",
    "canlı|canli|canlı yayın|canli yayin|naklen|naklen yayın|primy prenos|přímý přenos|priamy prenos|v priamom prenose|directe|en directe|ζωντανα|απευθειας|прямой эфир|прямая трансляция|в прямом эфире|наживо",
    "прямий ефір|пряма трансляція|на живо|директно|уживо|пренос уживо|шууд|шууд дамжуулалт|шууд эфир|тікелей эфир",
    "مباشر|مباشرة|بث مباشر|البث المباشر|على الهواء|على الهواء مباشرة|زنده|پخش زنده فوتبال|پخش مستقیم|پخش زنده|ישיר|שידור ישיר|שידור חי|בשידור חי",
    "בשידור ישיר|מישור|חי|生|生中継|生放送|生配信|live配信|直播|现场直播|現場直播|實況|생방송|생중계|라이브|สด|ถ่ายทอดสด",
    "thtt|tttt|moja kwa moja|mubashara|mbashara|kai tsaye|bukhoma|regstreeks|yn fyw|beo|zuzenean|drejtpërdrejt|transmetim direkt|direktpārraide|tiesioginė transliacija|otse eeter|beinleiðis|zindî|canlı yayım|түз эфир|барномаи мустақим",
    "у прямому ефірі|простая трансляцыя|жывы эфір|ζ|ζωντανή μετάδοση|απευθείας μετάδοση|პირდაპირი ეთერი|პირდაპირი|ուղիղ եթեր|ուղիղ|ڕاستەوخۆ|ژوندۍ|براہ راست|لائیو|प्रत्यक्ष प्रसारण|थेट प्रक्षेपण|লাইভ|সরাসরি|সরাসরি সম্প্রচার|நேரலை|நேரடி ஒளிபரப்பு|லைவ்|ప్రత్యక్ష ప్రసారం|లైవ్|ನೇರ ಪ್ರಸಾರ|ಲೈವ್|തത്സമയം|ലൈവ്|લાઈવ|ਲਾਈਵ|සජීවී|ផ្សាយផ្ទាល់|ຖ່າຍທອດສົດ|တိုက်ရိုက်|ቀጥታ|ቀጥታ ስርጭት",
    "truc tiep|trực tiếp bóng đá|trực tiếp|siaran langsung|langsung|लाइव|सीधा प्रसारण|direct tv|livestream|live stream|bezpośrednio|transmisja na żywo|transmissão ao vivo|transmisión en vivo|transmisión en directo|beint|beint útsending|canlı bağlantı|пряме включення|тікелей",
    "пренос|beinar útsendingar|bein útsending|пряко предаване|директно предаване|пряко излъчване|на живо от|прямое включение|прямая линия|тура эфир|түз обо|шууд нэвтрүүлэг|тікелей трансляция|у живо|у живом преносу|во живо|пренос во живо|директен пренос|директен",
    "v přímém přenosu|živý přenos|živě z|naživo z|priamy vstup|v živo|neposredno iz|direktno iz|u direktnom prenosu|izravan prijenos|direktni prenos|transmisja bezpośrednia|transmisiune directă|transmisiune în direct|in direct la tv|directă|egyenes adás|élő közvetítés|közvetítés élőben|tiešraidē|tiešā ēterā|tiešais ēters|tiesioginis eteris|tiesioginė|otsesaade|otsepilt|otse stuudiost|suoralähetys|livelähetys",
    "live übertragung|in live|live coverage|livesending|live sending|sendes direkte|direktesending|livesänds|sänds live|live uitzending|live verslag|en vivo y en directo|transmite en vivo|diretta tv|in onda in diretta|direttissima|transmissão em direto|emissão em direto|en direct du stade|zuzeneko|zuzeneko emanaldia|en viu|ap vivo|yn fyw o|transmetim i drejtpërdrejtë|live drejtpërdrejt",
    "بث حي|نقل مباشر|النقل المباشر|لايف|بەزیندوویی|راستەوخۆ|ژوندی خپرونه|زنده از|پخش زندهٔ|براہِ راست|לייב|לייף|प्रत्यक्ष|लाइव प्रसारण|लाईव्ह|थेट|लाइभ|জীবন্ত|લાઇવ|જીવંત|જીવંત પ્રસારણ|ਸਿੱਧਾ ਪ੍ਰਸਾਰਣ|ନେରାଳ|ସିଧାପ୍ରସାରଣ|నేరుగా|ప్రత్యక్షం|ನೇರಪ್ರಸಾರ|നേരിട്ട്|സജീവം|නේරු|සජීවී විකාශය|නේරු විකාශය|ไลฟ์|สดจาก|รายการสด|ບົດສົດ|ဒါရိုက်|တိုက်ရိုက်ထုတ်လွှင့်ခြင်း|ផ្សាយបន្តផ្ទាល់|บันทึกสด",
    "실황|실황중계|라이브 방송|현장중계|ライブ|ライブ中継|現場直播中|直播中|实况直播|實況直播|实况转播|實況轉播|現場轉播|live直播|truyền hình trực tiếp|tường thuật trực tiếp|siaran lengsung|tayangan langsung|secara langsung|naka live|live na live|jonli|jonli ravishda|to g ridan to g ri|göni efir|canlı verilir|canlı olaraq|moja kwa moja kutoka|tsielelo|kpọmkwem|በቀጥታ|ቀጥታ ሥርጭት|toos ah",
    "live and exclusive|live exclusive|exclusive live|생|dir|v přímém|a diretta|directo tv|en dir|uživo prijenos|ao-vivo|livesendung|direktsänd|direkts|direktes|σε απευθείας|απευθείας σύνδεση|live aus|live from|transmisión directa|transmisja live|live übertragen",
    "live on air|in diretta tv|in direttissima|señal en directo|en direct intégral|direct intégral|relacja live|relacja bezpośrednia|izravno uključenje|direktno uključenje|директно укључење|директно вклучување|пряко включване|директно излъчване|прямое вещание|прямая телетрансляция|трансляция в прямом эфире|живой эфир|онлайн трансляция|живий ефір|онлайн-трансляція|transmitere în direct|transmitere directă|élő műsor|élő bejelentkezés|élő kapcsolás|suora tv-lähetys|otseeeter|gyva transliacija|canlı program|birbaşa efir|birbaşa translyasiya|тикелей көрсөтүү|шууд сурвалжлага|ارتباط زنده|نقل حي|بث حي ومباشر|ప్రత్యక్షప్రసారం|สดๆ|ສົດໆ|တိုက်ရိုက်ထုတ်လွှင့်|siaran lintas langsung|即時直播|衛星直播|ライブ配信|생방송중|실시간 방송|라이브중계|rechtstreeks verslag|direkte overføring|direkte transmission|bein lýsing|connexió en directe",
  ],
  new: [
    "new|new episodes|new episode|all new|brand new|premiere|series premiere|season premiere|neu|neue folge|neue folgen|erstausstrahlung|tv premiere",
    "nouveau|nouveaute|inedit|inedite|nuevo|nueva|nuevo episodio|estreno|novo|nova|inedito|inedita|estreia|novo episodio",
    "nuovo|prima tv|1a tv|prima visione tv|prima visione|nuovo episodio|nieuw|nieuwe aflevering|ny|nytt|nye|nytt avsnitt|uusi|uusi jakso|nowy",
    "nowosc|nowy odcinek|premiera|premijera|nova epizoda|uj|uj resz|bemutato|nou|nova serie|yeni|yeni bolum|yeni bölüm",
    "новинка|премьера|премиера|премијера|premieră tv|premieră|новые выпуски|новый выпуск|новый сезон|нова епизода|нов епизод|νέο επεισόδιο|πρεμιέρα|عرض أول|عرض اول|حلقات جديدة|1tv|новая серия|новые серии|премера|прем ера|прем єра|нова серія|шинэ|шинэ анги|καινουργιο|νεο",
    "جديد|جديدة|حلقة جديدة|العرض الاول|جدید|חדש|חדשה|בכורה|פרק חדש|新|新番組|首|首播|首映|新节目|신규|첫방송|첫 방송|본방송|ใหม่",
    "premjera|pirmizrāde|jauna sērija|nauja serija|esilinastus|uus osa|ensi ilta|frumsýning|nýr þáttur|nýtt|pretpremijera|nový díl|nová časť|új epizód|premyera|premiera tv|estrena|nou episodi|nou capítol|estreinaldia|estrea|novo capítulo|tayang perdana|episode baru|chiếu lần đầu|mpya",
    "новий|новий випуск|прэм ера|новая серыя|ново|жаңа бөлім|тұсаукесер|α προβολή|α μετάδοση|πρώτη προβολή|ახალი|პრემიერა|պրեմիերա|նոր|نئی قسط|قسمت جدید|नया|नया एपिसोड|প্রিমিয়ার|নতুন পর্ব|புதிய|புதிய எபிசோட்|ໃໝ່",
    "ตอนใหม่|mới|tập mới|baru|episod baharu|baharu",
    "new season|new series|first run|first showing|neue staffel|neue serie|staffelstart|deutsche erstausstrahlung|free tv premiere|nouvelle saison|nouvelle série|nouvel épisode|1re diffusion|première diffusion|1ère diffusion|nueva temporada|nueva serie|nuevo capítulo|capítulo estreno|gran estreno|nova temporada|novos episódios|nuova stagione|nuova serie|prima tv assoluta|primatv|1 tv|1a visione|première|tv première",
    "nieuw seizoen|nieuwe serie|ny sæson|ny serie|nyt afsnit|ny säsong|premiär|tv premiär|nypremiär|ny sesong|ny episode|uusi kausi|uusi sarja|kausi alkaa|ný þáttaröð|ný sería|nowy sezon|nowa seria|nowość|premierowy odcinek|nová řada|nová série|nová sezóna|nový diel|premiéra|tv premiéra|nova sezona|nova serija|premijerno|új évad|új sorozat|tévépremier|sezon nou|serie nouă|episod nou|episoade noi|în premieră|sezoni i ri|episod i ri|premierë",
    "новий сезон|нові серії|вперше|впервые|премьерный показ|нов сезон|нови епизоди|за първи път|нова сезона|нове епизоде|премијерно|новы сезон|жаңа маусым|жаңа|жаңы сезон|yangi fasl|yangi|yangi qism|yeni sezon|yeni bölümüyle|ilk kez|yeni mövsüm|yeni seriya|νέος κύκλος|νέα σεζόν|νέα επεισόδια|τηλεοπτική πρεμιέρα|naujas sezonas|jauna sezona|uus hooaeg|uus sari|denboraldi berria|nova tempada|temporada nova",
    "موسم جديد|الموسم الجديد|مسلسل جديد|العرض الأول|لأول مرة|فصل جدید|سری جدید|برای اولین بار|نیا|نئی|עונה חדשה|סדרה חדשה|פרק בכורה|שידור ראשון|नया सीज़न|नया सीजन|नवीन|नवीन भाग|নতুন|নতুন সিজন|புதிய தொடர்|புத்தம் புதிய|కొత్త|కొత్త ఎపిసోడ్|ಹೊಸ ಸಂಚಿಕೆ|പുതിയ|പുതിയ എപ്പിസോഡ്|નવું|નવો એપિસોડ|ਨਵਾਂ|අලුත්|අලුත් කොටස|ซีซั่นใหม่|ออกอากาศครั้งแรก|ปฐมทัศน์|mùa mới|phim mới|tập mới nhất|musim baru|episode terbaru|episod terkini|bagong episode|msimu mpya|kipindi kipya|አዲስ",
    "新シリーズ|新シーズン|初放送|初回|地上波初|bs初|テレビ初|새 시즌|신작|첫회|최초방송|最新一集|新一季|新劇|全新|新剧|首輪|首播剧",
    "sesongpremiere|sæsonpremiere|säsongspremiär|säsongpremiär|seriepremiere|seriepremiär|sesongstart|säsongsstart|sæsonstart|staffelauftakt|staffelpremiere|serienstart|serienpremiere|seizoenspremière|seizoensstart|estreno de temporada|estreno temporada|estreno exclusivo|estreia de temporada|estreia exclusiva|premiera sezonu|premiéra sezóny|premiéra řady|évadnyitó|évadpremier|premieră de sezon|премьера сезона|премьера сериала|прем єра сезону|sezon premiera|sezon premierası|sezon açılışı|1 visione|1 visione rai|1 visione tv|1a visione rai|1a tv free|1 tv free|1a tv assoluta|1 tv assoluta|prima tv free|prima visione rai|prima visione assoluta|prima assoluta|in prima visione|in prima tv",
    "1η τηλεοπτική μετάδοση|1η τηλεοπτική προβολή|1η προβολή|1η μετάδοση|α τηλεοπτική προβολή|α τηλεοπτική μετάδοση|πρώτη τηλεοπτική προβολή|πρώτη τηλεοπτική μετάδοση|πρώτη μετάδοση|νέος κύκλος επεισοδίων|본방|신규방송|ใหม่ล่าสุด|world premiere|network premiere|channel premiere|us premiere|uk premiere|finale premiere|midseason premiere|mid season premiere|exclusive premiere|neue ausgabe|neue episode|neue episoden|tv neuheit|tv-erstausstrahlung|österreich premiere|première tv|première mondiale|inédit tv|inédits|épisode inédit|épisodes inédits|nouveaux épisodes|nouvelle émission|nuevos episodios|nuevos capítulos|episodio estreno|estreno tv|nuovi episodi|prima messa in onda|nieuwe afleveringen|nya avsnitt|nye episoder|nye afsnit|uusia jaksoja|nowe odcinki|nové díly|nové diely|nové epizody|új részek|új epizódok|nove epizode|novi nastavci|nova emisija",
    "brand new season|all new season|world tv premiere|uk tv premiere|us tv premiere|national premiere|first on tv|first time on tv|free-to-air premiere|deutschlandpremiere|deutsche tv-premiere|erstmals im tv|erstmals im free-tv|inédit en france|inédit à la télévision|1ère diffusion tv|1re diffusion tv|estreno mundial|estreno en tv|estreno en abierto|episodio de estreno|capítulo de estreno|estreia mundial|estreia na tv|estreia nacional|prima tv in chiaro|wereldpremière|danmarkspremiere|kotimainen ensi-ilta|esmaesitlus|pirmo reizi tv|česká tv premiéra|premiéra v čt|tv premijera|премиера на сезона|телепремьера|всероссийская премьера|телепрем'єра|tv-bemutató|عرض حصري|العرض العالمي الأول|حصري|בכורה עולמית|वर्ल्ड टीवी प्रीमियर|विश्व टेलीविजन प्रीमियर|ตอนใหม่ล่าสุด|ဇာတ်လမ်းတွဲသစ်|全新節目|全新系列|全球首播|独家首播|新ドラマ|初放映|첫 공개|새 드라마|신작 드라마|국내최초",
  ],
  repeat: [
    "r|р|re|rep|rpt|repeat|rerun|re run|encore|replay|rebroadcast|wh|wh v|wdh|wdh v|wdhlg|whlg|whg|wiederholung|wiederholung vom|wiederholung von|wiederholung am|wh vom|wh von|wdh vom|wdh von|reapresentação|reexibição|retransmisión",
    "rediff|rediffusion|multidiffusion|redifusion|repeticion|reposicion|reprise|reprisa|replica|repriza|reprize",
    "ponovitev|ponovno|powt|powtorka|herhaling|herh|uusinta|uus|repris|genudsendelse|genuds|kordus|atkartojums",
    "kartojimas|ism|ismetles|reluare|tekrar|tekrarı|επαναληψη|επ|ε|повтор|повторение|повт|реприза|п|повторення|давталт|қайталау",
    "اعادة|إعادة|معاد|بازپخش|تکرار|ש ח|שידור חוזר|再|再放送|重|重播|重温|复播|재|재방|재방송|รีรัน|ออกอากาศซ้ำ|phat lai|phát lại",
    "atkārtojums|atk|marudio|rudio|maimaici|heruitsending|ripetizzjoni|ailddarllediad|athchraoladh|athchraolta|errepikapena|repetició|reemissió|reposición|endursýnt|endurtekið|endurtøka|përsëritje|ponavljanje|chiếu lại|tayang ulang|takroriy efir|təkrar efir|gaýtalama|dubare",
    "паўтор|паўторна|қайталама|кайталоо|такрор|повторување|განმეორება|გან|կրկնություն|կրկ|مكرر|تعاد|إعادة بث|دوبارہ نشر|نشر مکرر|دوبارہ|रिपीट|पुनर्प्रसारण|पुनःप्रक्षेपण|পুনঃপ্রচার|মறু|மறு ஒளிபரப்பு|மறுஒளிபரப்பு|పునఃప్రసారం|ಮರುಪ್ರಸಾರ|ಮರು ಪ್ರಸಾರ|പുനഃസംപ്രേഷണം|પુનઃપ્રસારણ|ਮੁੜ ਪ੍ਰਸਾਰਣ|නැවත විකාශය|ចាក់ផ្សាយឡើងវិញ|ອອກອາກາດຊ້ຳ|ပြန်လည်ထုတ်လွှင့်|ฉายซ้ำ|ድጋሚ",
    "opakovanie|ritransmetim|takror|takroriy|təkrar|ulangan|siaran ulang|tayangan ulang|siaran ulangan|reposição|reposicao|kart|kartojama|kordussaade|a ism|powtórzenie|opakování|repríza|reprízy|repetare|nochmal|retransmission|redif|rpt s|encore presentation|encore screening|पुनः प्रसारण",
    "reruns|repeats|repeated|second showing|shown again|re air|reair|rebr|wied|wiederh|wh vortag|erneut|noch einmal|2e diffusion|2ème diffusion|déjà diffusé|redifusión tv|reemisión|repetida|retransmisión en diferido|capítulo repetido|repetição|repetido|reprisado|reexibido|ritrasmissione|in replica|replica tv|ripetizione|nogmaals|hhl|herhal|herhaald|genudsendt|sendt før|repriser|tidigare sänt|i repris|reprise fra|sendt tidligere|uusintana|uusinnat|endurflutt|endurflutningur",
    "powtórka|powtórki|odtworzenie|powtórka odcinka|repr|repríza z|opakovaně|opak|opakované|rep z|ponov|ponovitve|ponovljeno|ponovno prikazivanje|reprize emisija|rpz|ponavljamo|ismételt|ismétlés|ismételve|reluare din|retransmitere|ritrans|përs|kordub|korduses|kordusena|atkārtoti|atkārt|pakartojimas|kartoj|pakart|tekrar yayın|tekrar bölüm|özet tekrar|təkrarı|qayta|takroran|gaýtadan",
    "повторно|повторна трансляція|повтор передачі|повтор эфира|повтор выпуска|пов|повторное|повторение на|повтаря се|повтор от|репр|понављање|повторна емисија|паўтор праграмы|қайталанады|қайта|кайталап|давт|давтан|επανάλ|επαν|σε επανάληψη|επανάληψης|επαναπροβολή|გამეორება|գամ|կրկնում|կրկնվող|կրկնօրինակ",
    "إعادة عرض|إعادة للحلقة|يعاد|الإعادة|عرض ثان|تکراری|بازپخش از|پخش مجدد|باز پخش|مکرر|نشرِ مکرر|دوبارہ نشریات|بیا خپرونه|دووبارە|دووبارەکردنەوە|שידור נוסף|שח|חוזר|שידורים חוזרים|दोबारा|पुनः|पुनःप्रसारण|पुन प्रसारण|पुन: प्रसारण|पुनर्प्रक्षेपण|पुन्हा|পুনঃ সম্প্রচার|পুনরায় সম্প্রচার|পুনঃসম্প্রচার|மறுஒளி|மீண்டும்|మళ్ళీ ప్రసారం|పునః ప్రసారం|పునఃప్రసారము|ಪುನಃ ಪ್ರಸಾರ|പുനഃപ്രക്ഷേപണം|പുനസംപ്രേഷണം|પુનઃ પ્રસારણ|ਦੁਬਾਰਾ|ਮੁੜ ਪ੍ਰਸਾਰਨ|නැවත|නැවත විකාශනය|රිපීට්|ซ้ำ|รีเพลย์|ออกอากาศอีกครั้ง|ຄືນ|ອອກອາກາດຄືນ|ຊ້ຳ|ចាក់ឡើងវិញ|ផ្សាយឡើងវិញ|ប្រឡើងវិញ|ပြန်လွှင့်|ပြန်လည်ထုတ်လွှင့်ခြင်း|ပြန်လည်",
    "再播|重播版|錄影重播|重溫|アンコール|アンコール放送|再放|リピート|재방영|삼방|앙코르|앙코르 방송|phát sóng lại|ulang|siaran semula|ulang tayang|tayang kembali|pengulangan|muling pagpapalabas|muling palabas|muling ipinalabas|replay episode|kurudia|marejeo|yarudiwa|phinda|iphindwa|ukuphinda|uphinda|iphindiwe|pheta|e phetwa|phetoa|poeletso|iri ọzọ|atunwi|ድጋሚ ስርጭት|በድጋሚ|ku celis|widderhuelung|widderholung|wiederhuelung|dub zuabí|ath chraoladh|ail ddangos|ailddangosiad|a rithist|errep|errepikatu|reemiss|ponavlja se|ripet|mintluq mill ġdid",
    "in reluare|în reluare|reluări|rp|rpr|bisatz|wiederholung vom vortag|wiederholung vom vorabend|wh v vortag|wdh v vortag|herhaling van|repeticiones|em repetição|reposição de|ismétlések|opakujeme|opakovane|powtórzenia|povtor|reprizno|repeticija|ikkinchi efir|tekrar yayını|tekrarlar|reprise de|la rediffusion|rediffusions|reprise du|uusintoja|repriser från|gensending|genudsendelser|reprisesending|nattreprise|dagsreprise|seuraava uusinta|retelecast|re telecast|re-telecast|repeat telecast|rebroadcasts|re-run",
    "repeat broadcast|repeat screening|2nd run|wiederholungssendung|erneute ausstrahlung|2e passage|nouvelle diffusion|zopakovanie|повторење|повторный эфир|повторний ефір|повторна програма|tekrar gösterim|takroriy ko'rsatuv|қайталап|давтан гаргах|اعادة عرض|پخش تکراری|دوبارہ ٹیلی کاسٹ|نشرمکرر|दोबारा प्रसारण|পুনঃপ্রচারিত|পুনরায় প্রচার|เทปย้อนหลัง|ulangan siaran|muling pagsasahimpapawid|重播節目|精選重溫|重播精華|複播|再送|リピート放送|アンコール再放送|앙코르방송",
  ],
  /** The last of a series. */
  last: [
    "終|终|最終回|終了|完|完結|大结局|大結局|全剧终|최종회|마지막회|season finale|series finale|последняя серия|финал сезона|остання серія|son bölüm|sezon finali|sezon finałowy|ostatni odcinek|último capítulo|gran final de temporada|ultimo episodio|dernier épisode|sista avsnittet|utolsó rész|الحلقة الأخيرة|والأخيرة|قسمت آخر|פרק אחרון|פרק סיום|ตอนจบ|ตอนอวสาน|จบ|อวสาน|final episode|last episode|letzte folge|dernier episode",
    "sesongavslutning|säsongsavslutning|sæsonafslutning|sæsonfinale|säsongsfinal|sesongfinale|staffelfinale|serienfinale|seizoensfinale|finale di stagione|final de temporada|fin de temporada|fin de saison|final de saison|evadzáró|évadzáró|finał sezonu|závěr sezóny|finále série|финал сериала|финальная серия|фінал сезону|kauden päätös|kausi päättyy|τελευταίο επεισόδιο|τελευταίο|season final|series final|last in series|last in the series|final episode of the season|sezon sonu|sezon finali yapıyor|ultima puntata|ultimo appuntamento|último episódio|último programa|zadnji del|poslednja epizoda|zadnja epizoda|posljednja epizoda|poslední díl|posledný diel|ultimul episod",
    "mid-season finale|penultimate episode|staffelende|serienende|fin de série|fim de temporada|slotaflevering|hooaja lõpp|sezonas noslēgums|sezono finalas|finał serii|závěr série|finale sezone|финал на сезона|τέλος κύκλου|finalul sezonului|จบบริบูรณ์|ຕອນຈົບ|ຕອນສຸດທ້າຍ|ตอนสุดท้าย|ភាគចុងក្រោយ|ភាគចប់|ចប់|ဇာတ်သိမ်းပိုင်း|နောက်ဆုံးပိုင်း|tamat|最后一集|最後一集|结局篇|完结篇|最終話|完結編|마지막 회|완결|lokaþáttur|sista delen",
  ],
  /** The first after a pause. */
  return: [
    "series return|season return|series returns|season returns|rückkehr der serie|retour de la série|regreso de la serie|vuelve la serie|ritorna la serie|terugkeer van de serie|powrót serialu|návrat seriálu|возвращение сериала|повернення серіалу",
  ],
  hd: ["hd|hdtv|fhd|full hd|1080p|1080i|720p|hd 1080|高清|高清版|高清文件|ハイビジョン"],
  uhd: ["uhd|4k|8k|4k uhd|uhd 4k|ultra hd|超高清|4k超高清"],
  sd: ["sd"],
  subtitled: [
    "字|字幕|feliratos|vose|vosta|napisy pl|ondertiteld|textat|tekstitetty|altyazılı|с титрами|v o s t|字幕版|subtitled|omu|vost|vostfr|st|napisy|с субтитрами",
    "ar subt|subt|su subt|met ond|ondert|untert|mit ut|mit untertiteln|undert|textad|tekstet|med tekst|titl|titlov|s tit|s titl|felir|alt yaz|с субт|субт|с тит|υποτ|υπότιτλοι|με υπότιτλους|sub esp|sub ita|sub eng|subtitulada|subtitulado|legendado|legendada|sottotit|sottotitolato|sous titré|st fr|vo st|vostf|subtitrat|subtitrată|subtitruota|subtiitrid|dengan teks|teks indonesia|sarikata bm|phụ đề việt|kèm phụ đề|คำบรรยาย|ซับไทย|zhsub|sub|subs|vos|leg|legendas|tit|tits|titulky|s titulky|s titulkami|s podnapisi|podnapisi|titlovano|napisy polskie|su subtitrais|ar subtitriem|subtiitritega|szöveges|altyazı|alt yazılı|υπότ|с суб|с субтитри|ترجمه|مترجم|תרגום|कैप्शन|ซับ|phụ đề|sarikata|sari kata|中字|中文字幕|영문자막|자막",
    "lydtekst|svensk text|norsk tekst|danske tekster|subtítulos|con subtítulos|com legendas|titlovi|takarir|dengan takarir",
  ],
  /** For people who don't hear it. */
  captioned: [
    "cc|closed captions|teletext|untertitel für gehörlose|sous titrage sourds et malentendants",
    "ut|tt|ttv|txt|vt|888|t888|777|tekst 888|teletekst|s s t|text tv 199|ceefax|napisy dla niesłyszących|skryté titulky|skt|stt|st skryté|字幕放送|폐쇄자막",
    "sdh",
  ],
  signed: [
    "sl|bsl|lsf|dgs|signed|visually signed|手",
    "lis|l i s|lse|lsc|lgp|libras|lsfb|jm|pjm|tłumacz migowy|ögs|ogs|auslan|nzsl|asl|jel|zj|zn|ts tolk|tegnsprog|teckentolkat|teckenspråkstolkat|teckenspråkstolkad|på teckenspråk|tegntolket|tegnspråktolket|på tegnspråk|tegnsprogstolket|på tegnsprog|viitottu|viittomakielinen|viittomakielellä|með táknmálstúlkun|手语版|手話放送|수화",
  ],
  dubbed: [
    "吹|吹替|吹替版|מדובב|מדובבת|מדובב לעברית|dubbed|مدبلج|مدبلجة|مدبلج بالعربية|english dub|spanish dub|hindi dub|dublado|doblado|dub",
    "v p|versão portuguesa|dobrado em português|dab|dabing|dabováno|dabované|lektor|dubbing pl|dubbing|dublat|doublé|synchronisiert|synchro|seslendirme|дубляж|дубл|озвучка|закадровый перевод|dubbed version|hindi dubbed|telugu dubbed|तमिल डब|डब|दूबड|พากย์ไทย|พากย์|lồng tiếng|tm|thuyết minh|alih suara|sulih suara|配音|국문더빙|우리말",
    "เสียงไทย|国语配音|國語配音",
  ],
  bilingual: [
    "粵|粤|粵 日|粵 普|粵 英|粵 韓|粵 泰|粵 台|粵 國|粤 日|粤 普|粤 英|粤 韩|粤 国|普 粵|英 粵|日 粵|國|国|粵語|粤语|國語|国语|原声版|原聲版|普通话版|普通話版|国语版|國語版|粤语版|粵語版|国粤双语|雙語|粵國雙語|二|vm|二カ国語|2カ国語|双|双语|bilingual|二ヶ国語|음다|음성다중",
    "二か国語|副音声",
  ],
  described: [
    "解|ad|adcc|audio described|described",
    "adz|dvs|syntolkat|syntolkad|med syntolkning|synstolket|synstolkning|med synstolkning|kuvailutulkattu|kuvailutulkkaus|hörfilm|audiodescripción|audiodescrição|audiodescrizione|audiodescription|аудиоописание|해설|화면해설",
    "com audiodescrição|con audiodescripción|с тифлокомментарием",
    "audio-deskrypcja|audiokomentář|zvukový popis|аудіодискрипція|äänikuvaus|ljudtolkad|hörfassung",
  ],
  /** Shown later than it happened. */
  delayed: [
    "aufzeichnung|zeitversetzt|als aufzeichnung|en différé|différé|diferido|en diferido|em diferido|differita|in differita|diff|dif|diferit|înregistrare|záznam|ze záznamu|zo záznamu|felvételről|felvétel|retransmisja|z odtworzenia|odtworzenie|snimka|snimak|odloženi prenos|odložený přenos|posnetek|запись|в записи|запис|у записі|в запису|на запис|μαγνητοσκοπημένο|μαγνητοσκόπηση|banttan|bant|banttan yayın|מוקלט|מסודר|录播|錄播|录像|錄影|实况录像|實況錄影|録画|録|tape delay|tape delayed|delayed|delay|as live|recorded|opptak|i opptak|inspelat|inspelad|optaget|nauhoite|taltiointi|uitgesteld|opname|salvestus|ieraksts|įrašas|tunda|siaran tertunda|녹화|녹화방송|녹화중계|เทป|บันทึกเทป",
  ],
  /** The other marks of Japanese broadcasts and plain notes that say nothing about the programme. */
  technical: [
    "uncut|ungeschnitten|ungekürzt|uncensored|unrated|extended cut|extended version|extended edition|director s cut|directors cut|final cut|remastered|digitally remastered|restored|restauriert|koloriert|colorized|colourised|sin censura|versión extendida|version longue|version restaurée|versione restaurata|versione integrale",
    "普|護|輔|限|デ|多|s|ss|n|映|broadcast edit|tv edit|edited for tv|無料|無|b|double|p|5 1|ステレオ|モノラル|ต่อ|continued|vo|vf|vff|vfq|dolby|16 9|stereo|ตอนแรก|v f|v o|v m|v f q|vost fr",
    "본|2kt|2ct|zkt|zweikanalton|original d|d original|original e|original f|zs|zwk|aq|5 1 surround|surround|dd|dd 5 1|dts|hdr|hdr10|dolby vision|atmos|color|colour|čb|čierno biely|cz b|b w|bw|ч б|mono|ov|omf|omeu|mf|vm stereo|v m vf|breitbild|wide|widescreen|formato ridotto|oryginalna wersja|wersja oryginalna",
    "doppelfolge|doppelepisode|double épisode|épisode double|doble capítulo|capítulo doble|episodio doble|episódio duplo|doppio episodio|dubbele aflevering|dubbelavsnitt|dobbeltafsnit|dobbel episode|dobbeltepisode|tuplajakso|dvojdíl|dvojdiel|dvojčast|podwójny odcinek|dwa odcinki|двойная серия|подвійна серія|dupla rész|dupla epizód|episod dublu|double episode|uncut version|sin cortes|version originale|version française|versión original|versão original|versione originale|originalfassung|originalversion|oryginalna wersja językowa|původní znění|originalton|schwarz-weiß|noir et blanc|blanco y negro|preto e branco|bianco e nero|zwart-wit|svartvit|svart-hvitt|mustavalkoinen|černobílý|czarno-biały|черно-белый|fekete-fehér|alb-negru|siyah beyaz|モノクロ|흑백|黑白|dolby digital|4 3",
    "original language|original language choice|choice of original language|originalsprache|in originalsprache|langue originale|en langue originale|lengua original|idioma original|língua original|lingua originale|in lingua originale|limba originală|llengua original|originele versie|originele taal|originalspråk|på originalspråk|originalsprog|á frummáli|alkukielinen|alkuperäiskielinen|originaalkeelne|originaalkeeles|oriģinālvaloda|oriģinālvalodā|oriģinālvalodas izvēle|ar oriģinālvalodas izvēli|originalo kalba|w języku oryginalnym|v původním znění|pôvodné znenie|v pôvodnom znení|eredeti nyelven|eredeti hang|izvorni jezik|na izvornom jeziku|originalni jezik|v izvirniku|në gjuhën origjinale",
    "на языке оригинала|оригинальный язык|оригинальная озвучка|мовою оригіналу|оригінальна мова|на мове арыгінала|оригинален език|на оригинален език|оригинален јазик|на изворном језику|πρωτότυπη γλώσσα|στην πρωτότυπη γλώσσα|orijinal dil|orijinal dilde|orijinal ses|orijinal dilində|اللغة الأصلية|باللغة الأصلية|زبان اصلی|שפת המקור|בשפת המקור|原語|原語版|原声|原聲|원어|원어방송|เสียงต้นฉบับ|ภาษาต้นฉบับ|ngôn ngữ gốc|bahasa asli|bahasa asal|मूल भाषा",
    "рус|каз|қаз|укр|англ|узб|кырг|тадж|азерб|арм|груз|тат|башк|қазақша|орысша|қазақ тілінде|орыс тілінде|на русском|на русском языке|на казахском|на казахском языке|українською|російською|кыргызча|орусча|o zbek tilida|rus tilida|azərbaycan dilində|rus dilində",
  ],
} as const satisfies Record<string, readonly string[]>;

/** What brackets say in many words, by stems that stand in them: `(com Língua Gestual Portuguesa)`. */
export const markStems: readonly (readonly [MarkKind, RegExp])[] = [
  [
    "signed",
    /sign language|gebärden|gebarentaal|língua gestual|\blibras\b|lengu?a de (?:signos|señas)|llengua de signes|langue des signes|lingua dei segni|teckenspråk|tegnspr[åo]g|tegnspråk|viittom|viipekeel|táknmál|teiknmál|zīmju valod|gestų kalb|język\w* migow|znakov\p{L}+ (?:jazyk|jezik)|jelnyelv|limbaj\p{L}* (?:mimico|semn)|[iİ]şaret dil|сурдоперевод|сурдопереклад|жестов|жестомимич|знаковн|νοηματικ|لغة الإشارة|زبان اشاره|שפת סימנים|手話|手语|手語|수어|ภาษามือ|bahasa isyarat|ngôn ngữ ký hiệu/iu,
  ],
  [
    "described",
    /audio ?-?des[ck]ri|audiodeskryp|hörfilm|synstolk|äänikuvail|kirjeldustõlge|opisi? dla niewid|тифлокоммент|аудиодескрип|オーディオ解説|화면해설/iu,
  ],
  [
    "subtitled",
    /subtit|sous-titr|untertit|ondertitel|sottotitol|legendado|undertext|undertekst|teksting|tekstit|titulk|felirat|altyazı|субтитр|титрами|υπότιτλ|مترجم|ترجمة|زیرنویس|כתוביות|字幕|자막|ซับไทย|บรรยายไทย|phụ đề/iu,
  ],
  [
    "dubbed",
    /dubbing|dabing|dublaj|dublado|doblad[oa]|doppiat|dubbed|дубл[ия]ж|дублиран|озвуч|مدبلج|دوبله|מדובב|더빙|吹替|พากย์ไทย|lồng tiếng|thuyết minh/iu,
  ],
];

export type MarkKind = keyof typeof markWords;

/** Letters in brackets that mean something in one language only: the Turkish `(T)` and `(C)`. */
export const letterMarks: Readonly<Record<string, Readonly<Record<string, MarkKind>>>> = {
  af: { H: "repeat" },
  az: { C: "live", T: "repeat", Y: "new" },
  be: { П: "repeat" },
  bg: { П: "repeat" },
  ca: { D: "live", E: "new", T: "captioned" },
  cs: { P: "new", T: "captioned", W: "technical" },
  cy: { A: "repeat" },
  da: { G: "repeat", T: "captioned", TH: "captioned" },
  de: { W: "repeat" },
  el: { E: "repeat", Ε: "repeat", Z: "live", Ζ: "live" },
  en: { N: "new" },
  es: { D: "live", E: "new", T: "captioned" },
  et: { K: "repeat", k: "repeat" },
  fo: { E: "repeat", e: "repeat" },
  fr: { I: "new" },
  gl: { D: "live", E: "new" },
  hy: { Կ: "repeat", Ն: "new" },
  id: { U: "repeat" },
  ka: { გ: "repeat" },
  kk: { Қ: "repeat" },
  lt: { K: "repeat", k: "repeat" },
  lv: { A: "repeat", a: "repeat" },
  mn: { Д: "repeat" },
  nb: { T: "captioned" },
  sl: { P: "repeat", p: "repeat" },
  sq: { D: "live" },
  th: { N: "new" },
  uk: { П: "repeat", Н: "new" },
  ur: { ن: "new" },
  uz: { T: "repeat" },
  fi: { S: "subtitled", T: "captioned", U: "repeat", u: "repeat" },
  hu: { F: "subtitled" },
  is: { E: "repeat", e: "repeat" },
  ms: { U: "repeat" },
  nl: { H: "repeat", HH: "repeat", N: "new", T: "captioned" },
  pl: { L: "dubbed", N: "captioned", P: "new" },
  pt: { D: "live", I: "new", L: "subtitled" },
  sk: { P: "new", T: "captioned" },
  ro: { D: "live" },
  sv: { T: "captioned" },
  tr: { C: "live", T: "repeat", Y: "new" },
  vi: { PL: "repeat", TT: "live" },
};

/** What brackets behind an episode's number say of it: the last, or several at once. Elsewhere they tell which game it is. */
export const behindNumber: ReadonlySet<string> = new Set(
  "slot|schluss|ende|sista|siste|sidste|viimeinen|loppu|viimane|cierre|grand finale|gran finale|gran final|finalul|финальная|son|son bölüm|φινάλε|ultima|última|último|dernier|dernière|শেষ|final|the final|finale|last|omnibus|akhir|tamat|finał|finále|финал|фінал|финале|fim|fin|fine|slutt|slut|konec|kraj|край|конец|кінець|τέλος|vége|sfârșit|lõpp|beigas|pabaiga|kết thúc|النهاية|الأخيرة|پایانی|آخرین قسمت|סוף|अंतिम|最终|最終|끝"
    .split("|")
    .map(fold),
);

/** Words that shows are named with (`Nova: Ancient Earth`, `Re: Zero`): marks in brackets alone. */
export const inNames: ReadonlySet<string> = new Set(
  "라이브|ライブ|nova|novo|ново|нова|nou|neu|ny|nye|nytt|nueva|nuevo|nuovo|moi|direkt|re|жана|yangi|nova temporada|onlayn|ulang"
    .split("|")
    .map(fold),
);

/** What stands for a repeat behind a title without any sign, by language: `Dnevnik repriza`. */
export const repeatBehind: Readonly<Record<string, string>> = {
  bs: "repriza",
  hr: "repriza",
  kk: "қайталау",
  ky: "кайталоо",
  mn: "давталт",
  sl: "ponovitev",
  sr: "repriza",
  uz: "takroran",
};

/** Which of them are marks before a colon or in capitals, by language: `Neu: Larkhill`, `Larkhill - NEU`. */
export const newBefore: Readonly<Record<string, string>> = {
  da: "nyt",
  de: "neu",
  es: "nuevo",
  it: "nuovo",
  lb: "nei",
  nb: "ny",
  nl: "nieuw",
  pt: "novo",
  ro: "nou",
  sv: "ny",
};

/** Codes that are states or countries too in round brackets: `Larkhill (UT)`. */
export const inSquare: ReadonlySet<string> = new Set(["ut", "tt", "vt", "sub"]);

/** Words that stand before a colon, a dash or an exclamation mark without brackets. */
export const leading: readonly MarkKind[] = ["live", "new", "repeat"];

/** Sports and competitions after which an English `Live` is a mark even without a colon. */
export const sportsAfterLive =
  "football|soccer|cricket|rugby|tennis|golf|snooker|darts|boxing|racing|formula|f1|motogp|motorsport|cycling|athletics|basketball|baseball|hockey|ice hockey|handball|volleyball|netball|nba|nfl|nhl|mlb|mls|wnba|ncaa|nrl|afl|afc|uefa|fifa|premier league|champions league|europa league|championship|fa cup|carabao cup|la liga|serie a|bundesliga|ligue|epl|efl|spfl|ufc|wwe|mma|wrc|indycar|nascar|superbikes?|superbike|speedway|swimming|gymnastics|bowls|pool|badminton|table tennis|curling|biathlon|skiing|ski|ipl|t20|test cricket|international|women|european tour|pga|lpga|wta|atp|atp tennis|wimbledon|laliga|liga|2\\. bundesliga|frauen-bundesliga|dfb-pokal|conference league|youth league|women's|world cup|euro|super ?cup|eredivisie|copa|coppa|coupe|ekstraklasa|allsvenskan|super league|superliga|dtm|moto2|moto3|motoe|formel|fußball|fussball|eishockey|radsport|leichtathletik|skispringen|wintersport|six nations|premiership|top 14|euroleague|sailing|rowing|equestrian|squash|fencing|judo|surfing|polo|nrlw|aflw|wsl|wsl2|nwsl|npc|wcpl|cpl|bbl|wbbl|wpl|psl|isl|bpl|ilt20|sa20|county|vitality|odi|ashes|womens|ladies european tour|dp world tour|liv golf|ryder cup|solheim cup|cfl|ufl|spl|sky bet|national league|league (?:one|two|cup)|a-leagues?|j\\.?\\s?league|k league|liga mx|wxv|urc|united rugby|super rugby|prem rugby|currie cup|bsb|british superbikes?|world superbikes?|wsbk|fim|fia|wec|btcc|supercars|f2|f3|pdc|world snooker|fih|ehf|shl|khl|ahl|gaa|hurling|camogie|horse racing|greyhounds?|triathlon|lacrosse|softball|college (?:football|basketball|baseball)|super netball|pfl|ksw|bellator|bkfc";
