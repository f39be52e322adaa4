/** Listings of our own, as broadcasters in many languages write them, and what they show. */

/** Title, sub-title, description, categories and channel; only the title is required. */
export type Written = {
  title: string;
  sub?: string;
  text?: string;
  cat?: readonly string[];
  channel?: string;
  minutes?: number;
};

/** The sport and the listing. */
type Event = readonly [sport: string, listing: Written];

export type Language = { language: string; events: readonly Event[]; others: readonly Written[] };

export const languages: readonly Language[] = [
  {
    language: "ar",
    events: [
      ["football", { title: "الهلال ضد النصر", cat: ["رياضة"], channel: "قناة 7" }],
      ["football", { title: "دوري روشن السعودي: الأهلي - الاتحاد", channel: "SSC 1" }],
      [
        "football",
        { title: "برشلونة و ريال مدريد", text: "مباراة ضمن الجولة 10 من الدوري الإسباني", channel: "قناة 7" },
      ],
      [
        "football",
        { title: "مباشر | ليفربول vs تشيلسي", cat: ["الدوري الإنجليزي الممتاز"], channel: "قناة 7" },
      ],
      [
        "football",
        {
          title: "بولونيا × أودينيزي 2025/26",
          text: "يلتقي بولونيا وأودينيزي في الدوري الإيطالي.",
          channel: "قناة 12",
        },
      ],
      ["football", { title: "كأس مصر: الزمالك / بيراميدز", channel: "أون تايم سبورتس" }],
      ["football", { title: "دوري أبطال أفريقيا - الأهلي المصري × صن داونز", channel: "قناة 12" }],
      ["basketball", { title: "الدوري اللبناني لكرة السلة: الحكمة × الرياضي", channel: "قناة 12" }],
      ["basketball", { title: "الرياضي ضد الحكمة", cat: ["كرة السلة"], channel: "قناة 12" }],
      ["handball", { title: "الدوري القطري لكرة اليد - الدحيل × العربي", channel: "الكأس 3" }],
      ["volleyball", { title: "كأس الأمير للكرة الطائرة: الريان × الشرطة", channel: "الكأس 1" }],
      ["tennis", { title: "تنس: بطولة رولان غاروس - ربع النهائي", channel: "قناة 12" }],
      ["motorsport", { title: "فورمولا 1: جائزة البحرين الكبرى - السباق", channel: "قناة 12" }],
      ["cycling", { title: "طواف الإمارات - المرحلة 3", cat: ["دراجات"], channel: "دبي الرياضية" }],
      ["boxing", { title: "ملاكمة: فيوري ضد أوسيك", channel: "قناة 12" }],
    ],
    others: [
      {
        title: "صدى الملاعب",
        text: "برنامج رياضي يومي عن أخبار الدوري السعودي",
        channel: "MBC 1",
        minutes: 60,
      },
      { title: "الاستوديو التحليلي", text: "تحليل مباراة الهلال والنصر", channel: "SSC 1", minutes: 60 },
      { title: "توم × جيري", text: "مسلسل كرتون", channel: "قناة 12", minutes: 30 },
      { title: "ليلى و مراد", text: "مسلسل درامي من 30 حلقة", channel: "قناة 12", minutes: 45 },
      { title: "الأخبار - الطقس", channel: "قناة 12", minutes: 60 },
      {
        title: "فيلم: الهدف",
        cat: ["فيلم"],
        text: "قصة لاعب كرة قدم يحلم باللعب مع نيوكاسل",
        channel: "قناة 12",
      },
    ],
  },
  {
    language: "he",
    events: [
      ["football", { title: "ליגת העל: מכבי חיפה - הפועל באר שבע", channel: "ערוץ 12" }],
      ["football", { title: "כדורגל ישיר: ליברפול נגד ארסנל", channel: "ערוץ 12" }],
      ["football", { title: "ליגה איטלקית 25/26 - אינטר/מילאן", channel: "ספורט 2" }],
      ["basketball", { title: "יורוליג: מכבי תל אביב - פנאתינייקוס", channel: "ערוץ 12" }],
      ["basketball", { title: "NBA: לוס אנג'לס לייקרס - בוסטון סלטיקס", channel: "ספורט 5" }],
      ["handball", { title: "כדוריד: נבחרת ישראל נגד דנמרק", channel: "ספורט 3" }],
      ["volleyball", { title: "כדורעף. מכבי תל אביב - הפועל כפר סבא, גמר הגביע", channel: "ספורט 3" }],
      ["tennis", { title: "טניס: אליפות אוסטרליה הפתוחה, חצי גמר גברים", channel: "ספורט 4" }],
      ["motorsport", { title: "פורמולה 1 - גרנד פרי מונקו, מקצה דירוג", channel: "ספורט 5" }],
      ["cycling", { title: "אופניים: טור דה פראנס, קטע 12", channel: "ספורט 5" }],
      ["boxing", { title: "אגרוף: ג'ושוע נגד וויילדר", channel: "ספורט 5" }],
    ],
    others: [
      { title: "חדשות הספורט", channel: "ספורט 5", minutes: 30 },
      { title: "אולפן שישי - ליגת העל", channel: "ספורט 2", minutes: 60 },
      { title: "רון / יעל", text: "דרמה. פרק 4.", channel: "ערוץ 12", minutes: 45 },
      { title: "דוקו: מכבי נגד הפועל, הסיפור", channel: "ערוץ 8", minutes: 60 },
      { title: "בישול ישיר - תחרות המאפים", channel: "ערוץ 12", minutes: 60 },
    ],
  },
  {
    language: "fa",
    events: [
      ["football", { title: "فوتبال: پرسپولیس - استقلال", channel: "شبکه 3" }],
      ["football", { title: "پخش زنده فوتبال لیگ برتر: سپاهان و تراکتور", channel: "شبکه 3" }],
      ["football", { title: "لیگ قهرمانان اروپا: رئال مادرید - بایرن مونیخ", channel: "شبکه ورزش" }],
      [
        "football",
        { title: "بارسلونا × اتلتیکو مادرید", text: "هفته ۱۲ لالیگا اسپانیا", channel: "شبکه ورزش" },
      ],
      ["volleyball", { title: "والیبال: ایران - ایتالیا (لیگ ملت‌ها)", channel: "شبکه 3" }],
      ["basketball", { title: "بسکتبال: ایران - اردن", text: "انتخابی جام جهانی", channel: "شبکه ورزش" }],
      ["motorsport", { title: "فرمول یک: جایزه بزرگ ایتالیا", channel: "شبکه ورزش" }],
    ],
    others: [
      { title: "ورزش و مردم", channel: "شبکه ورزش", minutes: 60 },
      { title: "اخبار ورزشی", channel: "شبکه خبر", minutes: 20 },
      { title: "سریال لیلی و مجنون", channel: "شبکه 3", minutes: 45 },
      { title: "کشتی‌های غرق‌شده", cat: ["مستند"], channel: "شبکه مستند", minutes: 45 },
    ],
  },
  {
    language: "tr",
    events: [
      ["football", { title: "Galatasaray - Fenerbahçe", cat: ["Spor"], channel: "Kanal 9" }],
      ["football", { title: "Trendyol Süper Lig: Beşiktaş - Trabzonspor (Canlı)", channel: "Kanal 9" }],
      ["football", { title: "UEFA Şampiyonlar Ligi: Real Madrid - Liverpool", channel: "TRT 1" }],
      ["football", { title: "Ziraat Türkiye Kupası Çeyrek Final: Konyaspor - Göztepe", channel: "A Spor" }],
      [
        "football",
        {
          title: "Türkiye - İspanya",
          text: "2026 FIFA Dünya Kupası Avrupa Elemeleri maçı",
          channel: "TRT 1",
        },
      ],
      ["basketball", { title: "EuroLeague: Anadolu Efes - Olympiakos", channel: "S Sport" }],
      ["basketball", { title: "Basketbol Süper Ligi: Bahçeşehir Koleji - Tofaş", channel: "TRT Spor" }],
      ["volleyball", { title: "Vodafone Sultanlar Ligi: VakıfBank - Eczacıbaşı", channel: "TRT Spor" }],
      ["tennis", { title: "Tenis: Wimbledon Yarı Final", channel: "S Sport 2" }],
      ["motorsport", { title: "Formula 1 İtalya GP - Sıralama Turları", channel: "beIN Sports 4" }],
      ["mma", { title: "UFC 310: Pantoja - Asakura", channel: "S Sport" }],
      ["handball", { title: "Hentbol Süper Ligi: Beşiktaş - Nilüfer BSB", channel: "TRT Spor Yıldız" }],
    ],
    others: [
      { title: "Spor Haberleri", channel: "Kanal 9", minutes: 30 },
      { title: "Maç Önü: Galatasaray - Fenerbahçe", channel: "TRT Spor", minutes: 60 },
      { title: "Beyaz Futbol", text: "Haftanın maçları yorumlanıyor.", channel: "Beyaz TV", minutes: 180 },
      { title: "Aşk - Nefret", cat: ["Dizi"], channel: "Kanal 9", minutes: 120 },
      { title: "Maç Özeti: Beşiktaş - Trabzonspor", channel: "TRT Spor", minutes: 15 },
    ],
  },
  {
    language: "ru",
    events: [
      [
        "football",
        {
          title: "Футбол. РПЛ. «Спартак» (Москва) - «Зенит» (Санкт-Петербург). Прямая трансляция",
          channel: "Первый",
        },
      ],
      ["football", { title: "Футбол. Лига чемпионов. 1/4 финала. «Бавария» - «Реал»", channel: "Матч ТВ" }],
      ["football", { title: "Чемпионат Испании. «Барселона» - «Атлетико»", channel: "Матч! Футбол 1" }],
      [
        "ice-hockey",
        { title: "Хоккей. КХЛ. «Динамо» (Минск) - «Металлург» (Магнитогорск)", channel: "Беларусь 5" },
      ],
      ["ice-hockey", { title: "КХЛ. ЦСКА – «Локомотив»", channel: "12 канал" }],
      ["basketball", { title: "Баскетбол. Единая лига ВТБ. УНИКС - ЦСКА", channel: "Матч ТВ" }],
      [
        "volleyball",
        {
          title: "Волейбол. Чемпионат России. Женщины. «Динамо-Казань» - «Локомотив»",
          channel: "Матч! Игра",
        },
      ],
      [
        "handball",
        { title: "Гандбол. Суперлига. «Чеховские медведи» - «Пермские медведи»", channel: "Матч! Игра" },
      ],
      ["tennis", { title: "Теннис. Уимблдон. Мужчины. 1/2 финала", channel: "Eurosport" }],
      ["motorsport", { title: "Формула-1. Гран-при Монако. Гонка", channel: "Матч! Арена" }],
      [
        "boxing",
        {
          title: "Бокс. Александр Усик против Тайсона Фьюри. Бой за титул чемпиона мира",
          channel: "Матч ТВ",
        },
      ],
      ["mma", { title: "Смешанные единоборства. UFC 300. Прямая трансляция", channel: "Матч! Боец" }],
      ["biathlon", { title: "Биатлон. Кубок мира. Спринт. Мужчины", channel: "Матч ТВ" }],
      ["cycling", { title: "Велоспорт. Тур де Франс. 8-й этап", channel: "Eurosport" }],
      [
        "figure-skating",
        { title: "Фигурное катание. Чемпионат Европы. Женщины. Произвольная программа", channel: "Первый" },
      ],
      [
        "alpine-skiing",
        { title: "Горные лыжи. Кубок мира. Слалом. Женщины. 2-я попытка", channel: "Матч! Планета" },
      ],
    ],
    others: [
      { title: "Новости спорта", channel: "Матч ТВ", minutes: 10 },
      { title: "х/ф Игра - Матч", cat: ["фильм"], channel: "Первый", minutes: 110 },
      { title: "т/с Кухня. 5 с.", text: "Повар против шефа", channel: "СТС", minutes: 30 },
      { title: "Все на Матч! Прямой эфир", channel: "Матч ТВ", minutes: 60 },
      { title: "д/ф Легенды хоккея", channel: "12 канал", minutes: 50 },
      { title: "Подкаст о футболе", channel: "12 канал", minutes: 45 },
    ],
  },
  {
    language: "uk",
    events: [
      ["football", { title: "Футбол. УПЛ. Шахтар - Динамо Київ. Наживо", channel: "MEGOGO" }],
      ["football", { title: "Ліга чемпіонів. Барселона - ПСЖ", channel: "Суспільне Спорт" }],
      ["basketball", { title: "Баскетбол. Україна - Італія. Євробаскет", channel: "Суспільне Спорт" }],
      ["boxing", { title: "Бокс. Усик проти Джошуа", channel: "Інтер" }],
    ],
    others: [{ title: "Новини спорту", channel: "1+1", minutes: 15 }],
  },
  {
    language: "pl",
    events: [
      [
        "football",
        { title: "Piłka nożna: PKO BP Ekstraklasa - Legia Warszawa - Lech Poznań", channel: "TVP 2" },
      ],
      ["football", { title: "Ekstraklasa: Raków Częstochowa - Widzew Łódź", channel: "Canal+ Sport" }],
      [
        "football",
        { title: "Eliminacje MŚ 2026: Polska - Holandia", cat: ["piłka nożna"], channel: "TVP 1" },
      ],
      [
        "volleyball",
        {
          title: "Siatkówka mężczyzn: PlusLiga - mecz: Jastrzębski Węgiel - PGE Projekt Warszawa",
          channel: "Polsat Sport 1",
        },
      ],
      [
        "handball",
        {
          title: "Piłka ręczna: Orlen Superliga - Industria Kielce - Wisła Płock",
          channel: "Polsat Sport 2",
        },
      ],
      [
        "basketball",
        {
          title: "Koszykówka: Orlen Basket Liga - Trefl Sopot - Śląsk Wrocław",
          channel: "Polsat Sport Extra",
        },
      ],
      [
        "ski-jumping",
        { title: "Skoki narciarskie: Puchar Świata w Zakopanem - konkurs indywidualny", channel: "TVN" },
      ],
      ["tennis", { title: "Tenis: Turniej WTA w Rzymie - mecz finałowy", channel: "Canal+ Sport 2" }],
      ["cycling", { title: "Kolarstwo: Tour de Pologne - 3. etap", channel: "TVP Sport" }],
      ["mma", { title: "KSW 100: Khalidov - Bartosiński", cat: ["Sport"], channel: "Viaplay" }],
      [
        "motorsport",
        { title: "Żużel: PGE Ekstraliga - Apator Toruń - Motor Lublin", channel: "Eleven Sports 1" },
      ],
      ["motorsport", { title: "Formuła 1: Grand Prix Włoch - wyścig", channel: "Eleven Sports 1" }],
    ],
    others: [
      { title: "Sport telegram", channel: "TVP Info", minutes: 10 },
      {
        title: "Liga+ Extra",
        text: "Magazyn piłkarski podsumowujący kolejkę Ekstraklasy.",
        channel: "Canal+ Sport",
        minutes: 120,
      },
      { title: "Kuchenne rewolucje - Łódź", channel: "TVN", minutes: 60 },
    ],
  },
  {
    language: "cs",
    events: [
      ["football", { title: "Fotbal: AC Sparta Praha - SK Slavia Praha", channel: "ČT sport" }],
      [
        "ice-hockey",
        {
          title: "Hokej: HC Sparta Praha - HC Oceláři Třinec",
          text: "Přímý přenos utkání 12. kola Tipsport extraligy",
          channel: "ČT sport",
        },
      ],
      [
        "biathlon",
        { title: "Biatlon: SP Norsko", text: "Sprint mužů. Přímý přenos z Osla", channel: "ČT sport" },
      ],
      ["tennis", { title: "Tenis: Wimbledon 2026 - semifinále žen", channel: "ČT sport" }],
      ["handball", { title: "Házená: Česko - Švédsko", channel: "ČT sport" }],
    ],
    others: [
      { title: "Branky, body, vteřiny", text: "Sportovní zpravodajství", channel: "ČT1", minutes: 10 },
      { title: "Studio fotbal", channel: "ČT sport", minutes: 60 },
    ],
  },
  {
    language: "hu",
    events: [
      [
        "football",
        {
          title: "Labdarúgás: Ferencváros - Újpest",
          text: "OTP Bank Liga, NB I. mérkőzés, élő",
          channel: "M4 Sport",
        },
      ],
      [
        "football",
        { title: "Magyarország - Portugália vb-selejtező labdarúgó-mérkőzés", channel: "M4 Sport" },
      ],
      ["handball", { title: "Női kézilabda Bajnokok Ligája: Győri Audi ETO KC - Metz", channel: "Sport TV" }],
      ["ice-hockey", { title: "Jégkorong: Fehérvár AV19 - EC KAC", channel: "Sport 2" }],
      ["motorsport", { title: "Forma-1: Magyar Nagydíj - Időmérő edzés", channel: "M4 Sport" }],
      ["water-polo", { title: "Vízilabda: Magyarország - Szerbia", channel: "M4 Sport" }],
      [
        "basketball",
        { title: "Kosárlabda: Falco KC - Szolnok", text: "Férfi NB I/A", channel: "M4 Sport +" },
      ],
    ],
    others: [
      { title: "Sporthíradó", channel: "M4 Sport", minutes: 15 },
      { title: "Kékfény - Esti magazin", channel: "Duna", minutes: 50 },
    ],
  },
  {
    language: "ro",
    events: [
      ["football", { title: "Fotbal: FCSB - CFR Cluj (Superliga)", channel: "Digi Sport 1" }],
      [
        "football",
        {
          title: "Fotbal LIVE: Universitatea Craiova - Rapid București, Superliga României",
          channel: "Prima Sport 1",
        },
      ],
      [
        "football",
        {
          title: "România - Bosnia și Herțegovina",
          text: "Preliminariile Campionatului Mondial de fotbal",
          channel: "Antena 1",
        },
      ],
      [
        "handball",
        {
          title: "Handbal feminin: CSM București - Rapid",
          text: "Liga Campionilor EHF",
          channel: "Digi Sport 2",
        },
      ],
      ["tennis", { title: "Tenis: Turneul WTA de la Cluj-Napoca, semifinală", channel: "Digi Sport 3" }],
      ["motorsport", { title: "Formula 1: Marele Premiu al Italiei - Cursa", channel: "Antena 1" }],
    ],
    others: [
      { title: "Știrile Pro TV - Sport", channel: "Pro TV", minutes: 30 },
      {
        title: "Fotbal Club",
        text: "Emisiune cu dezbateri despre Superligă",
        channel: "Digi Sport 1",
        minutes: 60,
      },
    ],
  },
  {
    language: "sr",
    events: [
      ["football", { title: "Fudbal, Superliga Srbije: Crvena zvezda - Partizan, prenos", channel: "RTS 1" }],
      ["football", { title: "Фудбал: Црвена звезда - Војводина", channel: "РТС 2" }],
      ["football", { title: "Nogomet, HNL: Dinamo Zagreb - Hajduk Split, prijenos", channel: "HRT 2" }],
      ["basketball", { title: "Košarka, Evroliga: Partizan - Real Madrid", channel: "Arena Sport 1" }],
      ["handball", { title: "Rukomet, EP: Hrvatska - Francuska", channel: "HRT 2" }],
      ["water-polo", { title: "Vaterpolo: Srbija - Mađarska", channel: "RTS 1" }],
      ["tennis", { title: "Tenis: ATP Masters Pariz, Đoković - Alkaras", channel: "Sport Klub 1" }],
      ["volleyball", { title: "Odbojka, EP (ž): Srbija - Turska", channel: "RTS 1" }],
    ],
    others: [
      { title: "Sportski dnevnik", channel: "RTS 1", minutes: 20 },
      { title: "Ljubav - navika, serija", channel: "RTS 1", minutes: 45 },
    ],
  },
  {
    language: "el",
    events: [
      ["football", { title: "Super League: Ολυμπιακός - Παναθηναϊκός", channel: "Novasports Prime" }],
      ["football", { title: "Ποδόσφαιρο: ΑΕΚ - ΠΑΟΚ, Κύπελλο Ελλάδας", channel: "ΑΝΤ1" }],
      ["basketball", { title: "Μπάσκετ: Παναθηναϊκός - Ολυμπιακός", channel: "ΕΡΤ Sports 1" }],
      ["basketball", { title: "EuroLeague: Ολυμπιακός - Ζαλγκίρις", channel: "Novasports 4" }],
      ["volleyball", { title: "Βόλεϊ: Ελλάδα - Ιταλία", channel: "ΕΡΤ2" }],
      ["motorsport", { title: "Formula 1: Γκραν Πρι Μονακό - Αγώνας", channel: "ΑΝΤ1" }],
    ],
    others: [{ title: "Αθλητική Κυριακή", text: "Αθλητική εκπομπή", channel: "ΕΡΤ2", minutes: 120 }],
  },
  {
    language: "bg",
    events: [
      ["football", { title: "Футбол: Левски - ЦСКА, efbet Лига", channel: "Диема Спорт" }],
      ["football", { title: "България - Грузия, световна квалификация по футбол", channel: "БНТ 3" }],
      ["volleyball", { title: "Волейбол: България - Полша", channel: "БНТ 3" }],
    ],
    others: [{ title: "Спортни новини", channel: "bTV", minutes: 10 }],
  },
  {
    language: "de",
    events: [
      [
        "football",
        { title: "Fußball: 2. Bundesliga", sub: "Hertha BSC - Hannover 96", channel: "Sky Sport 2" },
      ],
      [
        "football",
        {
          title: "Sportschau",
          sub: "DFB-Pokal: SC Freiburg - Bayer Leverkusen",
          cat: ["Sport"],
          channel: "Das Erste",
        },
      ],
      [
        "football",
        { title: "UEFA Women's EURO", sub: "Deutschland - Frankreich, Viertelfinale", channel: "ZDF" },
      ],
      [
        "handball",
        { title: "Handball live", sub: "THW Kiel - SC Magdeburg, Bundesliga, 5. Spieltag", channel: "Dyn" },
      ],
      ["basketball", { title: "Basketball-Bundesliga: ALBA Berlin - Bayern München", channel: "Sport1" }],
      [
        "biathlon",
        { title: "Biathlon-Weltcup", sub: "10 km Sprint Männer, Übertragung aus Oberhof", channel: "ZDF" },
      ],
      [
        "ski-jumping",
        {
          title: "Skispringen: Vierschanzentournee",
          sub: "2. Durchgang aus Garmisch-Partenkirchen",
          channel: "Das Erste",
        },
      ],
      [
        "alpine-skiing",
        { title: "Ski alpin: Weltcup", sub: "Slalom Damen, 2. Lauf in Levi", channel: "ORF 1" },
      ],
      ["cycling", { title: "Radsport: Giro d'Italia", sub: "15. Etappe", channel: "Eurosport 1" }],
      ["boxing", { title: "Boxen live: Agit Kabayel - Frank Sanchez", channel: "RTL" }],
      ["darts", { title: "Darts: WM in London, Viertelfinale", channel: "Sport1" }],
      [
        "ice-hockey",
        { title: "Eishockey: DEL", sub: "Eisbären Berlin - Adler Mannheim", channel: "MagentaSport" },
      ],
    ],
    others: [
      { title: "Tatort: Spiel - Satz - Mord", cat: ["Krimi"], channel: "Das Erste", minutes: 90 },
      {
        title: "Doppelpass - Die Runde",
        sub: "Talk zum Bundesliga-Spieltag",
        channel: "Sport1",
        minutes: 120,
      },
      { title: "Gegen den Wind", sub: "Freunde - Feinde", cat: ["Serie"], channel: "ARD", minutes: 45 },
      { title: "Sportschau", sub: "Zusammenfassungen der Bundesliga", channel: "Das Erste", minutes: 100 },
      { title: "Köln - Stadt am Rhein", cat: ["Dokumentation"], channel: "WDR", minutes: 45 },
    ],
  },
  {
    language: "fr",
    events: [
      ["football", { title: "Football : Ligue 1", sub: "Lille / Lens", channel: "Canal+" }],
      ["football", { title: "Marseille / Lyon", cat: ["football"], channel: "Ligue 1+" }],
      [
        "football",
        { title: "FC Sion / Young Boys", cat: ["football"], text: "Super League suisse", channel: "RTS 2" },
      ],
      ["rugby", { title: "Toulouse / La Rochelle", sub: "Top 14", cat: ["rugby"], channel: "Canal+" }],
      ["rugby", { title: "Rugby : Tournoi des Six Nations", sub: "France / Irlande", channel: "France 2" }],
      [
        "cycling",
        {
          title: "Pau - Laruns (181 km)",
          cat: ["cyclisme"],
          text: "Étape 12 du Tour de France",
          channel: "France 3",
        },
      ],
      [
        "cycling",
        { title: "Tour de France 2026", sub: "14e étape : Mulhouse - Le Markstein", channel: "France 2" },
      ],
      ["tennis", { title: "Roland-Garros", sub: "Demi-finale dames", cat: ["tennis"], channel: "France 2" }],
      ["handball", { title: "Paris-SG / Montpellier", cat: ["handball"], channel: "beIN Sports 2" }],
      ["basketball", { title: "Monaco / ASVEL", cat: ["basket-ball"], channel: "La Chaîne L'Équipe" }],
      ["biathlon", { title: "Biathlon : Coupe du monde", sub: "Relais dames", channel: "L'Équipe" }],
      [
        "athletics",
        { title: "Meeting de Paris", cat: ["athlétisme"], text: "Ligue de diamant", channel: "L'Équipe" },
      ],
      ["surfing", { title: "Vans US Open of Surfing", cat: ["surf"], channel: "Eurosport" }],
      ["volleyball", { title: "Tours / Cannes", cat: ["volley-ball"], channel: "beIN Sports 3" }],
      [
        "equestrian",
        {
          title: "Saut d'obstacles par équipes",
          cat: ["équitation"],
          text: "En direct d'Aix-la-Chapelle",
          channel: "RTS 2",
        },
      ],
    ],
    others: [
      { title: "L'Équipe de Choc", cat: ["magazine-sportif"], channel: "L'Équipe", minutes: 90 },
      { title: "Tout le sport", cat: ["magazine sportif"], channel: "France 3", minutes: 15 },
      { title: "Paris - Bruxelles, un aller simple", cat: ["téléfilm"], channel: "France 3", minutes: 90 },
      { title: "Téléfoot", text: "Résumés des matchs de Ligue 1", channel: "TF1", minutes: 60 },
      { title: "Vélo / Boulot", cat: ["documentaire"], channel: "Arte", minutes: 52 },
      { title: "Le journal des sports", cat: ["journal"], channel: "La Une", minutes: 20 },
    ],
  },
  {
    language: "it",
    events: [
      ["football", { title: "Calcio: Serie A", sub: "Juventus - Torino", channel: "DAZN" }],
      ["football", { title: "Coppa Italia: Napoli-Cagliari", channel: "Canale 5" }],
      [
        "football",
        {
          title: "Italia-Norvegia",
          text: "Qualificazioni Mondiali 2026. Telecronaca di Alberto Rimedio.",
          channel: "Rai 1",
        },
      ],
      ["basketball", { title: "Basket, Serie A: Virtus Bologna - Olimpia Milano", channel: "Eurosport 2" }],
      ["volleyball", { title: "Volley, SuperLega: Trento - Perugia", channel: "Rai Sport" }],
      [
        "cycling",
        {
          title: "Ciclismo: Giro d'Italia",
          sub: "16a tappa: Piazzola sul Brenta-San Valentino",
          channel: "Rai 2",
        },
      ],
      ["motorsport", { title: "F1, GP d'Italia: Gara", channel: "TV8" }],
      ["motorsport", { title: "MotoGP: Gran Premio del Mugello - Gara", channel: "Sky Sport MotoGP" }],
      ["tennis", { title: "Tennis: Coppa Davis, Italia - Spagna", channel: "Rai 2" }],
      ["rugby", { title: "Rugby, Sei Nazioni: Italia-Galles", channel: "TV8" }],
      [
        "alpine-skiing",
        { title: "Sci alpino, Coppa del Mondo: Slalom gigante maschile - 1a manche", channel: "Rai 2" },
      ],
    ],
    others: [
      { title: "Dribbling", text: "Rubrica sportiva", channel: "Rai 2", minutes: 45 },
      { title: "90° minuto", text: "I gol e gli highlights della Serie A", channel: "Rai 2", minutes: 90 },
      { title: "Amore - Odio", cat: ["Serie"], channel: "Canale 5", minutes: 60 },
      { title: "Tiki Taka - La Repubblica del pallone", channel: "Italia 1", minutes: 120 },
    ],
  },
  {
    language: "es",
    events: [
      ["football", { title: "LaLiga EA Sports: Real Betis - Sevilla FC", channel: "Movistar LaLiga" }],
      ["football", { title: "Fútbol: Boca Juniors vs. River Plate", channel: "TV Pública" }],
      ["football", { title: "Liga MX: América vs Chivas", channel: "Las Estrellas" }],
      [
        "football",
        {
          title: "España - Turquía",
          cat: ["Deportes"],
          text: "Clasificación para el Mundial",
          channel: "La 1",
        },
      ],
      ["football", { title: "Copa Libertadores: Flamengo x Racing", channel: "ESPN" }],
      ["basketball", { title: "Liga Endesa: Unicaja - Valencia Basket", channel: "Movistar Deportes" }],
      [
        "basketball",
        { title: "Baloncesto: Real Madrid - Fenerbahçe", sub: "Euroliga", channel: "Movistar Deportes" },
      ],
      ["handball", { title: "Balonmano: España - Dinamarca", channel: "Teledeporte" }],
      ["cycling", { title: "La Vuelta 2026", sub: "Etapa 9: Villena - Alto de Aitana", channel: "La 1" }],
      ["boxing", { title: "Boxeo: Canelo Álvarez vs Terence Crawford", channel: "TV Azteca" }],
      ["motorsport", { title: "Fórmula 1: GP de España - Carrera", channel: "DAZN F1" }],
      ["tennis", { title: "Tenis: Mutua Madrid Open, cuartos de final", channel: "Teledeporte" }],
      ["baseball", { title: "Béisbol LMB: Diablos Rojos vs Sultanes", channel: "Canal Once" }],
    ],
    others: [
      { title: "El Chiringuito de Jugones", channel: "Mega", minutes: 180 },
      { title: "Deportes 1", cat: ["informativo"], channel: "La 1", minutes: 10 },
      { title: "Amor vs. Dinero", cat: ["telenovela"], channel: "Las Estrellas", minutes: 60 },
      { title: "Estudio Estadio", text: "Programa de debate deportivo", channel: "Teledeporte", minutes: 90 },
    ],
  },
  {
    language: "pt",
    events: [
      ["football", { title: "Brasileirão: Palmeiras x Corinthians", channel: "Globo" }],
      ["football", { title: "Futebol: Flamengo x Fluminense", sub: "Campeonato Carioca", channel: "SporTV" }],
      ["football", { title: "Liga Portugal Betclic: Benfica x FC Porto", channel: "Sport TV 1" }],
      ["football", { title: "Liga dos Campeões: Sporting x Juventus", channel: "Sport TV 5" }],
      ["football", { title: "Braga - Vitória SC", cat: ["Futebol"], channel: "Canal 11" }],
      ["volleyball", { title: "Superliga Feminina de Vôlei: Minas x Praia Clube", channel: "SporTV 2" }],
      ["basketball", { title: "NBB: Franca x Flamengo", channel: "ESPN 2" }],
      ["motorsport", { title: "F1: GP de São Paulo - Corrida", channel: "Band" }],
      ["handball", { title: "Andebol: Sporting x FC Porto", channel: "RTP 2" }],
      ["mma", { title: "UFC 301: Pantoja x Erceg", channel: "Combate" }],
      ["cycling", { title: "Ciclismo: Volta a Portugal - 5ª Etapa", channel: "RTP 1" }],
      ["roller-hockey", { title: "Hóquei em Patins: Benfica x Óquei de Barcelos", channel: "RTP 2" }],
    ],
    others: [
      { title: "Globo Esporte", channel: "Globo", minutes: 30 },
      { title: "Amor x Ódio", cat: ["Novela"], channel: "SIC", minutes: 50 },
      { title: "Jogo Aberto", text: "Debate sobre o Brasileirão", channel: "Band", minutes: 90 },
      { title: "Linha de Passe", text: "Mesa redonda", channel: "ESPN", minutes: 60 },
    ],
  },
  {
    language: "nl",
    events: [
      ["football", { title: "Eredivisie: Feyenoord - Ajax", channel: "ESPN" }],
      [
        "football",
        { title: "Voetbal: Oranje", sub: "WK-kwalificatie: Nederland - Litouwen", channel: "NPO 3" },
      ],
      ["cycling", { title: "Wielrennen: Ronde van Vlaanderen", channel: "Sporza" }],
      [
        "speed-skating",
        { title: "Schaatsen: Wereldbeker Heerenveen", text: "1500 meter mannen", channel: "NPO 1" },
      ],
      [
        "hockey",
        { title: "Hockey: Nederland - België", text: "FIH Pro League vrouwen", channel: "Ziggo Sport" },
      ],
    ],
    others: [
      { title: "NOS Studio Sport", text: "Samenvattingen van de Eredivisie", channel: "NPO 1", minutes: 60 },
      { title: "Studio Voetbal", channel: "NPO 1", minutes: 50 },
    ],
  },
  {
    language: "nordic",
    events: [
      ["football", { title: "Fotboll: Allsvenskan", sub: "Malmö FF - AIK", channel: "TV4" }],
      ["ice-hockey", { title: "Ishockey: SHL, Frölunda - Luleå", channel: "TV4 Hockey" }],
      ["football", { title: "Superligaen: FC København - Brøndby IF", channel: "TV2 Sport" }],
      ["handball", { title: "Håndbold: Danmark - Norge, EM-semifinale", channel: "TV 2" }],
      ["football", { title: "Eliteserien: Rosenborg - Bodø/Glimt", channel: "TV 2 Sport 1" }],
      ["cross-country-skiing", { title: "Langrenn: Verdenscup 10 km kvinner, Lillehammer", channel: "NRK1" }],
      ["ice-hockey", { title: "Liiga: Tappara - Ilves", channel: "MTV Urheilu" }],
      ["floorball", { title: "Salibandy: Suomi - Ruotsi, MM-finaali", channel: "Yle TV2" }],
    ],
    others: [
      { title: "Sportnytt", channel: "SVT1", minutes: 15 },
      { title: "Urheiluruutu", channel: "Yle TV1", minutes: 10 },
      { title: "Sportsrevyen", channel: "NRK1", minutes: 45 },
    ],
  },
  {
    language: "ja",
    events: [
      ["football", { title: "明治安田J1リーグ 第25節 浦和レッズ×鹿島アントラーズ", channel: "NHK BS" }],
      ["football", { title: "サッカー日本代表 国際親善試合 日本×ブラジル", channel: "テレビ朝日" }],
      ["football", { title: "【生中継】プレミアリーグ アーセナルvsチェルシー", channel: "チャンネル1" }],
      ["baseball", { title: "プロ野球 巨人対阪神", channel: "日本テレビ" }],
      ["baseball", { title: "プロ野球中継 ソフトバンク×オリックス", channel: "スポーツライブ+" }],
      ["baseball", { title: "MLB ドジャース対ヤンキース 大谷翔平出場", channel: "NHK BS" }],
      ["volleyball", { title: "バレーボール ネーションズリーグ 日本×イタリア", channel: "TBS" }],
      ["basketball", { title: "Bリーグ 千葉ジェッツ vs 琉球ゴールデンキングス", channel: "バスケットLIVE" }],
      ["rugby", { title: "ラグビー リーグワン 埼玉ワイルドナイツ×東京サンゴリアス", channel: "J SPORTS 1" }],
      ["tennis", { title: "全豪オープンテニス 女子シングルス準決勝", channel: "WOWOWプライム" }],
      ["golf", { title: "ゴルフ 日本オープン 最終日", channel: "NHK総合" }],
      ["sumo", { title: "大相撲秋場所 八日目", channel: "NHK総合" }],
      ["motorsport", { title: "F1 日本グランプリ 決勝", channel: "フジテレビNEXT" }],
      ["boxing", { title: "ボクシング世界戦 井上尚弥 vs ネリ", channel: "チャンネル1" }],
      ["athletics", { title: "世界陸上 男子100m決勝", channel: "TBS" }],
    ],
    others: [
      { title: "スポーツニュース", channel: "NHK総合", minutes: 20 },
      { title: "炎の体育会TV", channel: "TBS", minutes: 60 },
      { title: "ドラマ「母×娘」 第3話", channel: "TBS", minutes: 54 },
      { title: "クイズ! 東大対京大", channel: "テレビ朝日", minutes: 114 },
      { title: "野球アニメ MAJOR #12", channel: "NHK Eテレ", minutes: 25 },
      { title: "おはよう朝日 お天気", channel: "ABCテレビ", minutes: 60 },
    ],
  },
  {
    language: "ko",
    events: [
      ["baseball", { title: "2026 신한 SOL KBO 리그 두산:LG", channel: "SPOTV" }],
      ["baseball", { title: "KBO리그 롯데 대 삼성", channel: "MBC SPORTS+" }],
      ["football", { title: "하나은행 K리그1 전북 vs 울산", channel: "JTBC GOLF&SPORTS" }],
      ["football", { title: "프리미어리그 토트넘 vs 맨체스터 시티", channel: "쿠팡플레이 스포츠" }],
      ["football", { title: "축구 국가대표 평가전 대한민국 대 브라질", channel: "TV조선" }],
      ["volleyball", { title: "도드람 V리그 여자부 흥국생명 : 현대건설", channel: "KBSN 스포츠" }],
      ["basketball", { title: "프로농구 서울 SK 대 창원 LG", channel: "tvN SPORTS" }],
      ["golf", { title: "KLPGA 투어 하이트진로 챔피언십 FR", channel: "SBS Golf" }],
      ["mma", { title: "UFC 파이트 나이트 정찬성 vs 할로웨이", channel: "tvN SPORTS" }],
    ],
    others: [
      { title: "스포츠 뉴스", channel: "KBS1", minutes: 10 },
      { title: "최강야구 3회", channel: "JTBC", minutes: 120 },
      { title: "집밥 대 배달 9회", channel: "tvN", minutes: 80 },
      { title: "아내 vs 남편 12회", cat: ["드라마"], channel: "MBC", minutes: 60 },
    ],
  },
  {
    language: "zh",
    events: [
      ["football", { title: "中超第20轮 上海海港vs北京国安", channel: "广东体育" }],
      ["football", { title: "现场直播：2026年世界杯预选赛 中国队-日本队", channel: "CCTV5" }],
      ["football", { title: "英超第5轮：曼联 对 利物浦", channel: "体育频道" }],
      ["football", { title: "西甲联赛 皇家马德里—巴塞罗那", channel: "五星体育" }],
      ["basketball", { title: "CBA常规赛 辽宁本钢-广东宏远", channel: "CCTV5" }],
      ["basketball", { title: "直播NBA 湖人VS勇士", channel: "北京体育休闲" }],
      ["volleyball", { title: "世界女排联赛 中国女排-巴西女排", channel: "CCTV5+" }],
      ["table-tennis", { title: "乒乓球WTT冠军赛 女单半决赛", channel: "CCTV5" }],
      ["badminton", { title: "羽毛球世锦赛 男单决赛", channel: "CCTV5" }],
      ["tennis", { title: "2026年法国网球公开赛 女单第三轮", channel: "CCTV16" }],
      ["motorsport", { title: "F1中国大奖赛 正赛", channel: "五星体育" }],
    ],
    others: [
      { title: "体育新闻", channel: "CCTV5", minutes: 30 },
      { title: "足球之夜", channel: "CCTV5", minutes: 90 },
      { title: "电视剧：爱情-婚姻(12)", channel: "湖南卫视", minutes: 45 },
      { title: "天下足球", channel: "CCTV5", minutes: 120 },
    ],
  },
  {
    language: "th",
    events: [
      ["football", { title: "ฟุตบอลไทยลีก: บุรีรัมย์ ยูไนเต็ด พบ บีจี ปทุม ยูไนเต็ด", channel: "ช่อง 7" }],
      ["football", { title: "(สด) พรีเมียร์ลีก แมนเชสเตอร์ ยูไนเต็ด vs ลิเวอร์พูล", channel: "ทรูสปอร์ต 1" }],
      ["football", { title: "ฟุตบอลโลก รอบคัดเลือก ทีมชาติไทย - เกาหลีใต้", channel: "ไทยรัฐทีวี" }],
      ["volleyball", { title: "วอลเลย์บอลหญิง เนชันส์ลีก ไทย พบ ญี่ปุ่น", channel: "PPTV" }],
      ["badminton", { title: "แบดมินตัน ไทยแลนด์ โอเพ่น รอบชิงชนะเลิศ", channel: "ทรูสปอร์ต 2" }],
      ["motorsport", { title: "โมโตจีพี สนามบุรีรัมย์ รอบคัดเลือก", channel: "PPTV" }],
    ],
    others: [
      { title: "ข่าวกีฬา", channel: "ช่อง 7", minutes: 10 },
      { title: "ละคร รัก vs แค้น ตอนที่ 5", channel: "ช่อง 3", minutes: 120 },
    ],
  },
  {
    language: "mn",
    events: [
      ["football", { title: "Премьер лиг: Арсенал - Челси", channel: "SPS" }],
      [
        "football",
        { title: "ШУУД: Хөлбөмбөг, Аваргуудын лиг. Реал Мадрид - Манчестер Сити", channel: "Спортбокс" },
      ],
      ["basketball", { title: "Сагсан бөмбөг: Монгол - Япон", channel: "Спорт ТВ" }],
      ["basketball", { title: "NBA: Lakers - Warriors /шууд/", channel: "SPS" }],
      ["volleyball", { title: "Волейбол, эмэгтэй: Япон - Бразил", channel: "Спорт ТВ" }],
    ],
    others: [
      { title: "Спорт мэдээ", channel: "МҮОНТ", minutes: 20 },
      { title: "Кино: Аав - Хүү", channel: "МҮОНТ", minutes: 100 },
    ],
  },
  {
    language: "vi",
    events: [
      ["football", { title: "V.League 1: Hà Nội FC - Công An Hà Nội", channel: "VTV5" }],
      ["football", { title: "Bóng đá: Việt Nam vs Thái Lan (AFF Cup)", channel: "VTV2" }],
      ["football", { title: "Trực tiếp Ngoại hạng Anh: Arsenal - Man City", channel: "K+ Sport 1" }],
      ["volleyball", { title: "Bóng chuyền nữ: Việt Nam - Indonesia", channel: "VTV Cab" }],
    ],
    others: [
      { title: "Thể thao 24/7", channel: "VTV1", minutes: 15 },
      { title: "Phim: Mẹ chồng - Nàng dâu", channel: "VTV3", minutes: 45 },
    ],
  },
  {
    language: "id",
    events: [
      ["football", { title: "BRI Liga 1: Persib Bandung vs Persija Jakarta", channel: "Indosiar" }],
      ["football", { title: "Kualifikasi Piala Dunia: Indonesia vs Jepang", channel: "RCTI" }],
      ["badminton", { title: "Bulu Tangkis: Indonesia Open - Semifinal", channel: "iNews" }],
      ["volleyball", { title: "Proliga: Jakarta LavAni vs Surabaya Samator (Bola Voli)", channel: "Moji" }],
    ],
    others: [
      { title: "Lensa Olahraga", channel: "ANTV", minutes: 30 },
      { title: "Cinta vs Dendam", cat: ["Sinetron"], channel: "RCTI", minutes: 90 },
    ],
  },
  {
    language: "en",
    events: [
      [
        "cricket",
        {
          title: "Live: The Hundred",
          sub: "Oval Invincibles v Trent Rockets",
          channel: "Sky Sports Cricket",
        },
      ],
      ["cricket", { title: "India vs Australia 2nd ODI", channel: "Star Sports 1" }],
      ["hockey", { title: "FIH Hockey Pro League: India v Belgium (W)", channel: "Sports 18" }],
      ["rugby-league", { title: "NRL: Storm v Broncos", channel: "Nine" }],
      ["surfing", { title: "WSL: Rip Curl Pro Bells Beach", channel: "Kayo" }],
      ["athletics", { title: "Athletics: Diamond League Zurich", channel: "BBC Two" }],
      [
        "football",
        { title: "Women's Super League Football", sub: "Chelsea Women v Arsenal Women", channel: "BBC One" },
      ],
      ["kabaddi", { title: "PKL: Patna Pirates vs U Mumba", channel: "Star Sports 2" }],
      ["tennis", { title: "US Open Tennis", sub: "Men's Quarter-Final", channel: "USA" }],
      ["golf", { title: "US Open Golf", sub: "Round 3", channel: "Sky Sports Main Event" }],
    ],
    others: [
      { title: "AFL Tonight", channel: "Fox Footy", minutes: 60 },
      {
        title: "Match of the Day",
        text: "Highlights of Arsenal v Chelsea, Everton v Leeds and Fulham v Spurs.",
        channel: "BBC One",
        minutes: 80,
      },
      { title: "Kramer vs. Kramer", cat: ["Movie"], channel: "Film4", minutes: 120 },
      { title: "Judge Rinder: Smith v Jones", channel: "ITV1", minutes: 60 },
      { title: "The Football Show", channel: "Sky Sports", minutes: 60 },
      {
        title: "Racing Day",
        text: "Racing from Ascot, Newbury and York.",
        channel: "Sky Racing",
        minutes: 480,
      },
    ],
  },
];
