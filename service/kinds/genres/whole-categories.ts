import type { GenreTable } from "./table.ts";

/**
 * What categories mean that consist of these words alone. Within a longer category, a title or a sentence they may mean
 * anything: Danish `Have` is gardening, French `Catch` wrestling, Russian `Т/с` a series.
 */
export const wholeCategories: GenreTable = {
  sport: [
    "extreme|maç|luge|skeleton|polo|bob|bobsleigh|track field|track and field|moto|catch|surf|segeln|box|scherma|sci|vela",
    "lutas|automovilismo|pelota vasca|veldrijden|atletiek|atletism|rokomet|moottoriurheilu|fótbolti|bulutangkis|bola|mpira",
    "sokker|krieket|ракомет|бои без правил|vízilabda|فروسية|استوديو تحليلي|اسپورٹس|فٹ بال|运动|運動|競馬|公営競技|프로야구",
  ],
  documentary: [
    "doc|porträt|portrait|portrét|portret|zeitgeschichte|land und leute|land leute|archäologie|fauna|vida salvaje|vida selvagem|viață sălbatică",
    "věda|veda|věda a technika|náttúra|daba|gamta|loodus|haridus|teadus|zinātne|mokslas|mokslo laida|shkencë|shkence|alam|hewan|sains",
    "yaban hayatı|vahşi yaşam|folkeopplysning|reportasje|reportaj|reportaj tv|asiaohjelmat|dokumentit|poučna oddaja|reportagem",
    "izglītojošs raidījums|izziņas raidījums|elimu|nyaraka|боловсрол|д ф|д с|научпоп|حياة برية|برنامج علمي|حیات وحش",
    "紀實|纪实|紀錄|纪录|人文歷史|ডকুমেন্টারি|শিক্ষামূলক|அறிவியல்|ಡಾಕ್ಯುಮೆಂಟರಿ|tài liệu|program krajoznawczy",
  ],
  film: [
    "corto|curtas|curta|moyen métrage|courts métrages|etiuda filmowa|scurtmetraj|lungmetraj|stuttmynd|īsfilma|rolprent|telefilem",
    "τηλεταινία|х ф|художественный|художественные|короткометражка|короткометражки|уск|شريط تلفزي|شريط سينمائي|বাংলা ছবি",
  ],
  kids: [
    "under 5s|under fives|kinder und jugend|puppentrick|djeca|deca|školski program|школски програм|filmukai|animerat|tecknat|prasekolah|plant|tfal",
    "animaciniai filmai|desen animat|animaatio ja lapset|м ф|м с|для дітей|діти|дети|хүүхэд|صور متحركة|انيميشن|عروسکی|بچے|ਬੱਚੇ|பிள்ளைகள்|少兒|亲子|親子",
  ],
  game: [
    "exercise|mock trial|bem estar|lazer|ocio|zapping|revista|farándula|cámara oculta|monólogos|art de vivre|kleinkunst|telespiel",
    "talentenjacht|koken|vrije tijd|autoprogramma|levensstijl|comico|candid camera|telewizja śniadaniowa|program telewizji śniadaniowej",
    "životný štýl|kabaré|dokureality|játék|timp liber|pamflet|kolažni program|колажни програм|kuhanje|satirična emisija",
    "svetovalna oddaja|sabah programı|gündüz programı|mizah|otomobil|skeç|lekprogram|heminredning|hus och hem|have|hage|peliohjelma|sketsi",
    "lífsstílsþættir|jutusaade|elustiil|tõsielusari|telemäng|huumor|dzīvesstils|gyvenimo būdas|laida apie maistą|spektakël|lifestyle culture",
    "състезание|стил на живот|дозвілля|розваги|стендап|магазин на живо|hiburan|ragam|leefstyl|leefstylprogram|kos|koʻngilochar|vichekesho",
    "كاميرا خفية|برنامج تفاعلي|برنامج ألعاب|فوازير|برنامج فني|ستاند أب كوميدي|תכנית בוקר|דוקו ריאליטי|צרכנות|گفت وگو|رئالیتی شو|مجله تصویری|ریئلٹی شو|انٹرٹینمنٹ",
    "रेसिपी|லைஃப்ஸ்டைல்|டாக் ஷோ|കോമഡി ഷോ|ടോക് ഷോ|විනෝදාත්මක|สาระบันเทิง|ဖျော်ဖြေရေး|谈话|談話|服务|麻雀|パチンコ|パチスロ|囲碁|먹방|관찰예능|서바이벌",
    "life style culture|εκπομπή γαστρονομίας|arts crafts|arts and crafts",
  ],
  news: [
    "infos|info|información|informação|reportajes de actualidad|actualidad y reportajes|opinión|opinião|investigación periodística",
    "emission d information|journal et météo|börse|börsenbericht|presseschau|presseclub|regionalnews|duiding|actua|politiek|discussieprogramma",
    "onderzoeksjournalistiek|rassegna stampa|dibattito|cronaca|giornalismo|program interwencyjny|program interwencyjno reporterski|rozmowy polityczne",
    "przegląd prasy|ekonomika|hírháttér|hírháttérműsor|riportműsor|információs műsor|tényfeltáró műsor|anchetă|anchete|emisiune de informare",
    "дискусионно студио|икономика|novice|aktualna oddaja|политички магазин|ερευνητική δημοσιογραφία|aktüalite|ajankohtainen|säätiedotus",
    "päevakaja|päevakajasaade|ajakirjandus|poliitika|publitsistika|aktualitātes|analītisks raidījums|aktualijos|parashikimi i motit|moti|attwalità",
    "informasiya proqramı|thời tiết|chính luận|buletin|ehwal semasa|hal ehwal semasa|berita dan ehwal semasa|stock market|stocks|سیاست|موسم|株式|株式情報|기상정보|기상",
    "samhällsprogram|samhällsmagasin|资讯|資訊",
  ],
  music: [
    "country|dechovka|chor|chorkonzert|liederabend|könnyűzenei műsor|komolyzene|folclor|emisiune de folclor|lista przebojów|video spotovi|видео спотови",
    "zborovsko petje|фолклор|видеоклипове|türk halk müziği|türk sanat müziği|halk müziği|sanat müziği|хит парад|шансон|ooppera|ooper",
    "حفلات|حفلة|غناء|موزیک ویدیو|میوزک|نغمے|หมอลำ|ミュージック|bollywood songs|filmi songs",
  ],
  series: [
    "seriado|seriados|sit com|fictiereeks|misdaadreeks|ziekenhuisreeks|politiereeks|sceneggiato|sceneggiati|serije|tv roman|akciófilm sorozat",
    "dramaserier|såpopera|såpe|sæbeopera|saippuaooppera|saippuasarja|framhaldsþáttur|gamanþættir|dramaþættir|sakamálaþættir|detektīvseriāls",
    "kriminālseriāls|komēdijseriāls|sobal|serye|т с|цуврал кино|سلسلة فكاهية|سلسلة كوميدية|سلسلة هزلية|سيت كوم|סריאל|مجموعه|مجموعه داستانی|سوپ",
    "ಸೀರಿಯಲ್|ධාරාවාහික|網路劇|網劇|网剧|本土劇|八點檔|國產劇|国产剧|戏剧|戲劇|鄉土劇|乡土剧|泰劇|泰剧|港劇|港剧|情景喜剧|미드|단막극|중드|일드",
  ],
  fiction: ["güldürü|kotimainen draama|ulkomainen draama|animasjon|animert|animaatio|animasie|tegneserier"],
  other: [
    "eucaristia|eucaristía|infocomercial|infocomerciales|venta por televisión|fin des programmes|culte|cultes|magazine religieux|wort zum sonntag",
    "kirchenmagazin|sendeschluss|levensbeschouwing|levensbeschouwelijk|tellsell|tell sell|homeshopping|rubrica religiosa|magazyn religijny",
    "magazyn katolicki|transmisja mszy świętej|zakupy|istentisztelet|egyházi műsor|katolikus magazin|református magazin|vallási magazin|ortodox",
    "publicitate|oglasi|bogoslužje|prodajna oddaja|тв продаја|теле шопинг|livsåskådning|livssyn|tro|teleost|reklaam|televeikals|tv veikals",
    "teleparduotuvė|tv parduotuvė|fe|tele shitje|kuran ı kerim|dua|dini sohbet|أذان|قداس|تلاوات|الدين|نماز|اذان|دعا|ইসলামী অনুষ্ঠান|ആത്മീയം",
    "bhakti|gurbani|naat|astrology|ขายสินค้า|สวดมนต์|relihiyon|variedades religioso|sign off|close|closedown",
  ],
};

/** Categories for whatever entertains, which guides give to series, music and the news of stars as well. */
export const vagueCategories: readonly string[] = [
  "entertainment|general entertainment|other entertainment|all entertainment|general|special interest|show|shows|tv show|tv shows|television show|television shows|show (general)|shows (general)|tv shows (general)|variety|unterhaltung|divertissement|divertissements",
  "entretenimiento|entretenimento|intrattenimento|amusement|underhållning|underholdning|viihde|skemmtun|rozrywka|zábava|zabava|szórakoztatás|divertisment|argëtim|eğlence|hiburan|giải trí|pramogos|izklaide|meelelahutus",
  "развлечения|развлекательное|развлекательные|розваги|розважальні|развлечение|забава|ψυχαγωγία|ترفيه|منوعات|متنوعات|متنوعة|برامج متنوعة|سرگرمی|تفریح|בידור|मनोरंजन|বিনোদন|பொழுதுபோக்கு|వినోదం|വിനോദം|บันเทิง|娱乐|娛樂",
];
