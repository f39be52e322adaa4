import type { Kind } from "../../contract/slot.ts";
import { fold } from "../text.ts";

/** Fiction is what films and series share. */
export type Genre = Kind | "fiction";

/**
 * What the genres of listings mean, in the languages in which they are written: the broadcasters' content descriptors
 * (DVB, EN 300 468, and the Japanese ones), Gracenote's genres and the words of guides. Folded before they are
 * compared. `film` is a whole word, `film*` begins one, `*film` ends one, as compounds do, and `*映画*` may stand
 * anywhere, as in scripts that don't part words.
 */
const sport = [
  "sport|sports|sporting|sporty|sporti|sportiv*|sportiu|sporto|sportu|sportov*|sportow*|sportsk*|sportprogram*",
  "sportmag*|magazine sportif|sportif*|sportreport*|sportnach*|sportstud*|sportsend*|sportmusor*|sportsmag*",
  "sportshow*|sportklub*|sportaktuell|sports event|multisport*|omnisport*|deport*|desport*|esport*|esporte*",
  "spor|спорт*|urheilu*|sukan|olahraga|spordi*|sporta|idrott*|athlet*|atletic*|atletismo|atletica|atletik*",
  "leichtathletik|friidrott|friidrett|yleisurheilu|lekkoatlety*|atletyka|motorsport*|wintersport*|wassersport*",
  "ridsport*|ridesport|kampsport*|kampfsport*|pferdesport*|radsport*|vattensport*|vannsport|extremsport*",
  "e sport*|motor racing|auto racing|motorcycle racing|horse racing|horseracing|boat racing|drag racing|racing",
  "racecourse|trotting|harness|greyhound*|hippi*|ippica|turf|at yarisi|at yarışı|galop*|trav|ravit|trabrennen",
  "equit*|equestrian|reitsport|reiten|jezdectvi|automobilis*|motocicl*|motociclismo|motocykl*|motocross|motogp",
  "formula 1|formula one|formula e|formel 1|formule 1|formuła 1|forma 1|f1|nascar|indycar|wrc|rally|rallye",
  "rallying|rajd*|zuzel|żuzel|speedway|karting|superbike*|motori|football*|futbol*|fútbol|futebol*|fussball*",
  "fußball*|fotboll*|fotball*|fodbold*|jalkapallo*|jalgpall*|jalgpalli|futbolas|futbols|futball*|labdarug*|foci",
  "fotbal*|pilka|piłka|pilkar*|piłkar*|fudbal*|nogomet*|soccer|calcio|voetbal*|ποδοσφαιρ*|футбол*|futsal*",
  "sepak bola|sepakbola|bola sepak|bong da|bóng đá|हफुटबॉल|फुटबॉल|gaelic games|gaa|hurling|australian rules",
  "aussie rules|american football|nfl|cfb|canadian football|rugby*|ragbi|cricket*|kriket|क्रिकेट|tennis*|tenis",
  "tenisz|tenisas|теннис*|тенис*|tennistavolo|table tennis|ping pong|padel|squash|badminton|bulu tangkis",
  "cau long|cầu lông|golf*|гольф|basket*|baschet|baloncesto|basquete*|koszykowka|koszykówka|kosarka*|košarka*",
  "kosarkarsk*|koripallo|korvpall*|kosarlabda|basketbol|krepsin*|баскетбол*|μπασκετ|baseball*|beisbol|béisbol",
  "softball|hockey*|hokej*|hokejs|hokki|ishockey|ijshockey|eishockey|jaakiekko|jégkorong|jegkorong|ledo ritulys",
  "buz hokeyi|хоккей*|хокей*|innebandy|salibandy|floorball|bandy|lacrosse|kabaddi|netball|curling|pallacanestro",
  "handball*|handbol*|handebol|handbal|handboll*|håndbold*|handbold*|håndball*|kasipallo|kézilabda|kezilabda",
  "rukomet*|hazena|hádzaná|hadzana|pilka reczna|piłka ręczna|balonmano|pallamano|гандбол*|volley*|volei*",
  "volejbal*|voleibol*|voleybol*|vôlei|siatkow*|siatków*|lentopallo|volleybal|odbojka*|roplabda|röplabda",
  "pallavolo|волейбол*|bong chuyen|bóng chuyền|boxing|boxeo|boxe|boxen|boxning|boks|boxovani|okolviv*|nyrkkeily",
  "pugilato|бокс|tinju|quyen anh|wrestling|wwe|aew|pro wrestling|lucha libre|lucha|luta livre|luta",
  "artes marciais|artes marciales|martial arts|mixed martial*|arts martiaux|arti marziali|kampfkunst|mma|ufc",
  "muay thai|kickbox*|kick boxing|judo|karate|taekwondo|sumo|fencing|escrime|единоборств*|sports de combat",
  "deportes de combate|güreş|gures|cycling|cyclisme|ciclismo|cykl|cykling|cyklistika|kolarstwo|kolarsk*",
  "wielren*|wielrijden|pyoraily|kerekpar|bisiklet|велоспорт|mountain bik*|bmx|triathlon|running|marathon",
  "swimming|natation|natacion|schwimmen|simning|plivanje|plavani|plywanie|nuoto|rowing|aviron|sailing|segling",
  "seglarsport|voile|vela|surfing|surfen|kanu|canoe*|diving|water polo|wasserball|waterpolo|vaterpolo",
  "polo aquatico|gymnastic*|gymnastique|gimnastyka|gimnasia|ginastica|ginnastica|turnen|jumppa|figure skating",
  "patinage*|eiskunst*|konstakning|фигурное катание|speed skating|schaatsen|skating|skateboard*|ski|skiing",
  "skifahren|ski alpin*|sci|sci alpino|sci di fondo|esqui|lyzovani|lyžovaní|narciar*|skoki|skidor|skidskytte",
  "skiskyting|skisport|langrenn|langlauf*|hopp|skispring*|skijump*|skihopp*|alpint|hiihto*|biathlon*|biatlon*",
  "biatleta|snowboard*|bobs*|nordic combined|rodel*|зимн*|биатлон*|winterspiele|olymp*|olimpi*|jeux olympiques",
  "paralymp*|universiade|darts|dart|snooker|billiard*|billard|bowling|bowls|pool|petanque|pétanque|poker",
  "fishing|fish|hunting|outdoor sports|angeln|pesca|peche|rodeo|bull riding|archery|shooting|weightlifting",
  "bodybuild*|arm wrestling|drone racing|crossfit|parkour|chess|toros|tauromaquia|corrida|combat sports",
  "us sports|fantasy sports|sports non event|sports talk|match|αθλητ*|αθλημα*|ολυμπι*|the thao|thể thao|खेल",
  "ক্রীড়া|খেলা|விளையாட்டு|xol|mac yayini|канадский|шахмат*|пилка|единобор*|бөх|хөл бөмбөг|*スポーツ*|*体育*|*體育*",
  "*スポ中*|*스포츠*|*กีฬา*|*ספורט*|*رياض*|*ورزش*|*الدوري *|*足球*|*篮球*|*籃球*|*網球*|*网球*|*排球*|*運動*|*棒球*|*賽車*|*赛车*|*サッカー*",
  "*野球*|*テニス*|*ゴルフ*|*相撲*|*格闘技*|*競馬*|*プロレス*|*バスケ*|*ラグビー*|*モータースポーツ*|*バレーボール*|*マリン・ウィンター*|*オリンピック*|*축구*|*야구*|*농구*",
  "*골프*|*배구*|*격투*|*당구*|*바둑*|*올림픽*|*ฟุตบอล*|*มวย*|*วอลเลย์*|*כדורגל*|*כדורסל*|*טניס*|*אגרוף*|*كرة *|*كورة*",
  "*دوري *|*مصارعة*|*سباق*|*فوتبال*|*والیبال*|*بسکتبال*|*کشتی*|*دربی *",
] as const;

/** What is a documentary whatever else it is called. */
const documentaryForm = [
  "documentary|documentaries|documental|documentales|documentaire*|documentari|documentario*|documentar",
  "documentare|docu|docus|docuserie*|docuseries|docufilm|doku|dokus|dokument|dokumenty|dokumentar*|dokumentti*",
  "dokumentär*|dokumental*|dokumentarn*|dokumentation*|dokumentum*|dokureihe|dokufilm|dokuserie|dokumentarfilm*",
  "dokumentaal*|dokumentalfilm|*doku|*dokumentation|*dokumentar|*dokumentär|belgesel*|документальн*|документал*",
  "докум*|ντοκιμαντερ*|ντοκυμαντερ|reportage|reportagen|reportages|reportaz*|reportaż|reportaje*|reportagem",
  "reportage*|dokumentinis|dokumentinė|ismeretterjeszto*|természetfilm|termeszetfilm|przyrodnicz*|naturfilm*",
  "naturdoku|tierdoku*|phim tai lieu|phim tài liệu|phong su|phóng sự|ky su|ký sự|dokumenter*|dokumentari",
  "documentaires|*ドキュメンタリー*|*纪录*|*紀錄*|*记录片*|*다큐*|*สารคดี*|*תעודה*|*דוקו*|*תיעודי*|*وثائق*|*مستند*|*baltimet*",
  "баримтат",
] as const;

/** Facts, wherever nothing else says what form they have. */
const documentary = [
  "factual|faktual*|nature|natur|naturaleza|natureza|natuur|natura|naturprogram*|luonto|przyroda|priroda",
  "priroda*|природ*|termeszet|wildlife|animals|animaux|animales|tiere|tiermagazin|wissen|wissens*|wissenschaft*",
  "science|sciences|scientif*|scientifique*|ciencia*|ciência*|tudoman*|tiede|vetenskap|videnskab|nauka|naucn*",
  "naučn*|наук*|научн*|popularnonaukow*|history|geschichte*|geschiedenis|histoire|historia|história|historyczn*",
  "historick*|istori*|историч*|история|zgodovin*|povijest|histori|true crime|crimen real|biograph*|biograf*",
  "биограф*|education*|educat*|edukac*|educativ*|educativo|bildung|obrazov*|vzdelav*|vzdělav*|обучающ*",
  "образоват*|divulga*|divulgativ*|popular science|познават*|пізнавальн*|просвет*|environment|space|geograph*",
  "archaeolog*|technik|technology|tecnologia|tech|technique|military|medical|medicine|agriculture",
  "landwirtschaft|kultur|kultur*|culture|culture infos|cultural|cultura|culturel*|kultura*|kulturaln*|kulturni",
  "kulturní|kültür*|культур*|decouverte*|découverte*|societe|société|gesellschaft*|samhall*|samhäll*|samfund*",
  "samfunn*|sociedad|sociedade|spolecn*|arts|art|kunst*|arte|umeni|konst|taide|sztuka|sanat",
  "arts culture without music|reise doku|human interest|social political|infotainment|asiaohjelma|informatief",
  "educatief|oplysning|fakta|faktaprogram|mondi e culture|ilmu pengetahuan|khoa giao|khoa giáo|khoa hoc",
  "khoa học|ethnolog*|anthropolog*|expediti*|bildungsfernsehen|magazine de decouvertes|magazine scientifique",
  "magazine de societe|*教養*|*教育*|*科教*|*科普*|*專題*|*专题*|*知識*|*知识*|*人文*|*探索*|*自然*|*動物*|*歴史*|*宇宙*|*福祉*|*교양*|*정보*",
  "*교육*|*시사 교양*|*역사*|*ความรู้*|*טבע*|*היסטוריה*|*مدارس*|*دراسة*|*طبيعة*|*تعليم*|*علوم*|*ثقاف*|*تاريخ*|*علمی*",
  "*آموزشی*|*فرهنگی*|*तथ्य*|*ज्ञान*|танин мэдэхүй|*сонирхолт*",
] as const;

const film = [
  "movie|movies|moviea|film|films|filme|filmes|filmy|filmi|filmai|filmas|filma|filmer|filmo|filmek|filmul",
  "filmovi|feature film|feature|features|elokuva*|cine|cinema|cinéma|cinematic|kino|kinofilm*|sinema*|cineplex",
  "pelicula*|película*|largometraje*|longa metragem|lungometraggio|cortometra*|curta metragem|court metrage",
  "short film|kurzfilm|long metrage|spielfilm*|fernsehfilm*|tv film*|tv filme|tv movie|telefilm*|téléfilm*",
  "telefilme|speelfilm*|spillefilm*|långfilm*|langfilm*|mangufilm|mängufilm|telefilmy|игров* филм|фильм*|кино",
  "кіно|кинофильм*|фільм*|филм*|ταινι*|biograf film|oscar|filem|filmdrama|filmdráma|*film|*movie|*elokuva",
  "*speelfilm|*фильм|*филм|*фільм|ftv|phim le|phim lẻ|phim dien anh|phim điện ảnh|phim chieu rap|phim chiếu rạp",
  "phim truyen nhua|phim|dong phim|pelikula|फिल्म|फ़िल्म|சினிமா|திரைப்படம்|সিনেমা|bollywood|hollywood|кинохит",
  "кинематограф|кино сан|уран сайхны кино|dlugometraz*|hrany film|hraný film|celovecerni*|celovečer*|pohadka",
  "pohádka|rozpravka|rozprávka|*映画*|*洋画*|*邦画*|*电影*|*電影*|*影片*|*洋片*|*國片*|*영화*|*ภาพยนตร์*|*สรต*|*סרט*|*קולנוע*",
  "*فيلم*|*فیلم*|*افلام*|*أفلام*|*سينما*|*سینما*|*劇場版*|*หนัง*",
] as const;

/** Cartoons, whatever else they are called. */
const cartoon = [
  "cartoon*|cartone animato|cartoni animati|cartoni|dessin anime*|dessin animé*|dessins animes|dessins animés",
  "dibujos animados|dibujos|caricaturas|desenho|desenhos|desenho animado|desenhos animados|zeichentrick*",
  "trickfilm*|trickserie*|tegnefilm*|tekenfilm*|tecknat|tecknad*|animafilm*|rajzfilm*|mesefilm*|mese|mesek",
  "mesesorozat|crtani*|crtić*|crtic*|risank*|risani*|kresleny|kreslený|bajka|bajki|kreskowka|kreskówka",
  "kreskowki|kreskówki|dobranocka|vecernicek|večerníček|vecernicky|desene animate|desene|cizgi film*",
  "çizgi film*|cizgi|çizgi|мульт*|анимац*|мультфільм*|мультсеріал*|κινουμενα σχεδια|καρτουν|kartun|kartoon",
  "hoat hinh|hoạt hình|phim hoat hinh|toon|toons|animacni pro deti|piirretty|piirrossarja|animatsioon",
  "multifilm*|animēt*|कार्टून|хүүхэлдэйн|*卡通*|*动画*|*動畫*|*動漫*|*动漫*|*만화*|*การ์ตูน*|*מצויר*|*כרתון*|*كرتون*",
  "*رسوم متحركة*|*کارتون*|*アニメ キッズ*|*انیمیشن کودک*",
] as const;

const kids = [
  "kids|kid|kids*|child|children*|childrens|pre school*|preschool*|vorschul*|kinder*|kindern|kinderen|enfant*",
  "jeunesse|infantil|infantis|infanto*|juvenil|juvenile|juventud|ninos|niños|criancas|crianças|bambini|ragazzi",
  "per ragazzi|puppets|puppet*|jeugd*|barn|barne*|barnprogram*|barnserie|børn*|lapset|lasten*|laste*|dzieci",
  "dla dzieci|dzieciec*|dziecięc*|cocuk*|çocuk*|детск*|дети|детям|дітям|дитяч*|для детей|gyerek*|gyermek*",
  "ifjusag*|ifjúság*|deti|děti|pro deti|detsk*|dětsk*|pre deti|decj*|dečj*|decij*|dečij*|djecj*|dječj*|otrosk*",
  "otrošk*|za djecu|za decu|παιδικ*|παιδια|youth|jugend*|ungdom|nuorten|mladez*|mládež*|omladinsk*|młodziez*",
  "mlodziez*|copii|pentru copii|bebe|bebes|bebés|baby|preescolar|pohadky|pohádky|pohadky*|rozpravky|rozprávky",
  "vaikams|vaiku|vaikų|bernu|bērnu|berniem|bērniem|за деца|anak|anak anak|kanak kanak|kanak|kids tv|thieu nhi",
  "thiếu nhi|tre em|trẻ em|बच्चे|बच्चों|बाल|குழந்தைகள்|dla mlodziezy|family animation|school programmes|хүүхд*",
  "*こども*|*子供*|*子ども*|*キッズ*|*幼児*|*児童*|*少儿*|*兒童*|*儿童*|*親子*|*亲子*|*幼兒*|*어린이*|*유아*|*키즈*|*เด็ก*|*ילדים*|*נוער*",
  "*פעוטות*|*اطفال*|*أطفال*|*الأطفال*|*كودك*|*کودک*|*خردسال*|*نوجوان*|*مصور*",
] as const;

const news = [
  "news*|newscast|newsmagazine|nuus|current affairs|nachrichten*|tagesgeschehen|tagesschau|aktuell*",
  "zeitgeschehen|journal|journaal|jt|jurnal*|noticia*|notícia*|noticier*|noticiá*|informativ*|informativo",
  "informativos|informacyjn*|informace|informacni|informační|informazione|informaçao|informacao|informação",
  "informacoes|information et|magazine d information|magazines d information|informationen|telediario*",
  "telejornal*|jornal|jornais|jornalis*|periodistic*|periodístico|periodismo|notizi*|notiziario*|telegiornale",
  "tg|giornale*|actualite|actualité|actualidad|actualitati|actualites|actualités|actualități|atualidad*",
  "attualita|attualità|approfondiment*|actualiteiten|nyhet*|nyheder*|nieuws*|uutis*|uutinen|uudis*|ajankohtais*",
  "haber*|ana haber|gundem|gündem|tartisma|tartışma|ekonomi|wiadomosci|wiadomości|serwis informacyjny",
  "publicyst*|publicist*|публицист*|dziennik|reporterow|reporterów|новост*|вести|новини|мэдээ*|инфор*|інформ*",
  "информ*|аналити*|аналіт*|политик*|політик*|общественно*|ειδησ*|ενημερω*|δελτιο*|επικαιροτητα|stiri|știri",
  "hirek|hírek|hirado|híradó|hirmusor|hírműsor|hirmagazin|hattermusor|háttérműsor|zpravy|zprávy|zpravodaj*",
  "spravy|správy|spravodaj*|vijesti|vesti|dnevnik|porocil*|poročil*|zinios|žinios|zinas|ziņas|berita*|thoi su",
  "thời sự|tin tuc|tin tức|ban tin|bản tin|समाचार|ख़बर|खबर|செய்திகள்|সংবাদ|khobor|balita|hal ehwal semasa",
  "hal ehwal|bus financial|financial|finance*|business|headlines|breaking|weather*|wetter*|meteo*|météo*",
  "meteorolog*|el tiempo|previsioni del tempo|previsao do tempo|previsão do tempo|pronostico|weer|weerbericht",
  "vader|väder|vejr|vejret|været|vaer|saa|sää|pogoda|prognoza*|pocasi|počasí|pocasie|vremenska*|vreme|vremea",
  "idojaras*|időjárás*|hava durumu|hava|погода|прогноза*|прогноз погод*|καιρος|du bao thoi tiet",
  "dự báo thời tiết|orai|cuaca|mausam|politik*|politmagazin*|regionalmagazin*|nachrichtenmagazin*",
  "wirtschaftsmagazin*|social political issues*|politic*|politique*|politica*|política*|politika*|politikai",
  "public affairs|public broadcasting|parliament*|parlament*|wirtschaft*|economy|economia|economic*|economics",
  "debate*|debat|débat*|debatt*|bulletin*|current events|interview politi*|haberler|news magazine",
  "magazine politique|magazine d actualit*|*ニュース*|*報道*|*天気*|*定時*|*時事*|*ワイドショー*|*新闻*|*新聞*|*财经*|*財經*|*政論*|*时政*",
  "*法制*|*时事*|*天气*|*天氣*|*뉴스*|*보도*|*시사*|*날씨*|*ข่าว*|*חדשות*|*אקטואליה*|*שיחות*|*اخبار*|*أخبار*|*نشرة*|*خبر*",
  "*إخباري*|*سياس*|*طقس*|*اقتصاد*|*سیاسی*",
] as const;

const music = [
  "music*|musical*|musik*|musique*|musica*|música*|muzik*|müzik*|muziek*|muzyk*|muzyczn*|muzica*|muzică*",
  "muzick*|muzičk*|muzika|musiikki*|muusika*|muzika*|hudba|hudebn*|hudobn*|zene|zenes|zenés|zenei|zenemusor",
  "glazb*|glasb*|музык*|музик*|музич*|μουσικ*|συναυλια|συναυλιες|consert|concert*|concierto*|concerto*|konzert*",
  "konsert*|koncert*|konser|концерт*|clips|clip|videoclip*|clipes|videoclipes|teledysk*|spoty|chart*|hits|opera",
  "operetta|operette|oper|jazz|rock|pop|hip hop|blues|rnb|rap|folk|folk music|folklore|folklor|ballet*|ballett",
  "balet|dance|tanz|volksmusik|schlager*|unterhaltungsmusik|klassik|classical|classica|classique",
  "klassieke muziek|chanson*|karaoke|songs|film songs|nhac|nhạc|ca nhac|ca nhạc|am nhac|âm nhạc|cai luong",
  "cải lương|lagu|संगीत|गाने|गीत|சங்கீதம்|festival musical|urlagan|recital|*音楽*|*音乐*|*音樂*|*演歌*|*歌謡*|*クラシック*",
  "*戏曲*|*戲曲*|*歌曲*|*음악*|*가요*|*ดนตรี*|*מוזיקה*|*מוסיקה*|*موسيق*|*موسیق*|*콘서트*|*コンサート*|*演唱会*|*演唱會*|*音樂會*|*เพลง*",
  "*คอนเสิร์ต*|*مزيكا*|*اغان*|*أغان*|*غنائ*|*ترانه*",
] as const;

const series = [
  "series|serie|série|séries|serien|serier|serija*|serijal|series tv|serie tv|tv serie*|tv series|drama series",
  "drama serie|drama serial|mini serie*|miniserie*|miniseries|minisérie*|minissérie*|minissérie|mini série",
  "soap*|såpa|seifenoper|szappanopera|sitcom*|situation comedy|komedi situasi|telenovel*|telenowel*|novela",
  "novelas|novelă|feuilleton*|dizi|diziler|dizisi|сериал*|серіал*|телесериал*|телесеріал*|*сериал|serial",
  "seriale|serialas|serialai|serials|seriali|serialul|seriāl*|seriál*|serial*|sinetron*|teleseri*|dramedy",
  "dramedi|σειρα|σειρες|σειρων|σηριαλ|*serie|*serien|*series|*sarja|*sarjat|sarja|sarjat|*sari|sari|*sorozat",
  "sorozat|sorozatok|filmsorozat|*seriál|*serial|*serija|nadaljevank*|nanizank*|saga|culebron|fernsehserie",
  "teleserie|teleroman*|fiction tv|fiction italiana|docudrama|docu drama|anthology|mythological|mythology",
  "phim truyen hinh|phim truyền hình|phim bo|phim bộ|phim truyen|phim truyện|phim han quoc|phim hàn quốc",
  "phim trung quoc|phim trung quốc|phim viet nam|phim việt nam|phim an do|phim ấn độ|drama korea|drama asia",
  "drama bersiri|drama melayu|k drama|kdrama|धारावाहिक|சீரியல்|ধারাবাহিক|teleserye|цуврал|олон ангит",
  "солонгос драм|*連続*|*连续剧*|*連續劇*|*電視劇*|*电视剧*|*韓劇*|*韩剧*|*日劇*|*日剧*|*陸劇*|*陆剧*|*戲劇*|*偶像劇*|*古裝*|*ドラマ*|*時代劇*|*드라마*",
  "*미니시리즈*|*시리즈*|*ละคร*|*סדרה*|*סדרת*|*סדרות*|*טלנובלה*|*مسلسل*|*سریال*|*連ドラ*|*迷你剧*|*ซีรีส์*|*ซีรี่ย์*",
  "*تمثيلية*",
] as const;

/** Genres of fiction, which films and series share. */
const fiction = [
  "drama*|dráma*|comedy|comedies|komodie*|komödie*|comedia*|comédia*|comedie*|comédie*|commedia*|komedi*",
  "komedie*|komedia*|komediow*|komediál*|komedija*|komediju|vigjatek*|vígjáték*|action*|accion|acción|acao|ação",
  "azione|akcion*|akčn*|akcn*|akcyjn*|akcja|akcio*|akció*|akcijski|aksiyon|aksi|thriller*|thriler*|triler*",
  "krimi*|kriminal*|kryminal*|crime|crimen|criminal|policier*|policièr*|policia*|poliziesc*|politi*serie",
  "horror*|horor*|terror|romance*|romanti*|romantyczn*|romant*|fantasy*|fantasie|fantastyk*|fantastic*|sci fi",
  "science ?fiction|western*|adventure*|abenteuer*|aventur*|avventura|przygodow*|dobrodruzn*|kaland*|mystery",
  "mysteri*|fiction|ficcion|ficção|animation|animations|animated|animat*|animaç*|animac*|animáci*|animasyon",
  "animasi|animowan*|animovan*|animiran*|anime|driller|драм*|комед*|комеді*|боевик*|триллер*|трилер*|детектив*",
  "ужас*|жахи|мелодрам*|фэнтези|фентез*|фантаст*|приключен*|пригод*|екшн*|бойовик*|dram|polisiye|korku|macera",
  "κωμωδ*|δραμα*|θριλερ|περιπετεια|αστυνομικ*|dramat|dramaty|dramma*|suspense|suspens|war|guerre|guerra|krieg*",
  "satire*|satira|superhero|martial arts film|ciencia ficcion|ciencia ficción|ficcao cientifica|fantascienza",
  "giallo|sensacyjn*|obyczajow*|melodramat*|jannit*|jännit*|rikos*|rikollisuus|trajed*|spannung|heimatfilm",
  "liebes*|romanze|detective*|deckare|krim|misdaad|sentimental*|pembunuhan|hai kich|hài kịch phim|инээдм*",
  "trinh tham|kimi|*アニメ*|*特撮*|*悬疑*|*懸疑*|*爱情*|*愛情*|*古装*|*科幻*|*剧情*|*劇情*|*喜剧*|*喜劇*|*코미디*|*애니*|*דרמה*|*קומדיה*",
  "*מתח*|*فانتازيا*|*دراما*|*كوميدي*|*کمدی*|*درام*|*انیمیشن*|*أنمي*|*انمي*|*تشويق*|*ตลก*|*नाटक*|*हास्य*",
] as const;

const entertainment = [
  "entertain*|entertainment|reality*|realit*|réalit*|realiti|tosi tv|tele ?realite|télé réalité|téléréalité",
  "telerealidad|telerrealidad|scripted reality|реалити*|реаліті*|ριαλιτι|unterhaltung*|divertis*|razvedril*",
  "entreten*|intratteniment*|intrattenimento|underhallning|underhållning|underholdning|viihde*|rozrywk*",
  "rozrywkow*|rozrywka|zabav*|zábav*|szorakoz*|szórakoz*|eglence*|eğlence*|ψυχαγωγ*|развлекат*|развлечен*",
  "розваж*|amusement|nojes*|nöje*|noje|divertissement*|hiburan*|giai tri|giải trí|मनोरंजन|பொழுதுபோக்கு|variety*",
  "variet*|variété*|varietà|variedad*|variedades|auditorio|auditório|gossip|gosip|showbiz|celebrity|celebrities",
  "corazon|corazón|prensa rosa|people|boulevard*|glamour|game show*|gameshow*|game|games|quiz*|kviz*|kvíz*|kuis",
  "jeu|jeux|gioco|giochi|juego*|concurs*|concours*|spelshow*|spelprogramma|spelshows|spielshow*|ratespiel",
  "teleturniej*|vetelked*|vetélked*|soutez*|soutěž*|sutaz*|súťaž*|visailu*|frågesport|fragesport|sporreprogram",
  "spørreprogram|tavling|tävling|konkurranse|yarisma*|yarışma*|τηλεπαιχνιδι*|игра|телеигра|викторин*|вікторин*",
  "contest*|competition|concourse|tro choi|trò chơi|truyen hinh thuc te|truyền hình thực tế|talent show",
  "casting show|casting|show|shows|showprogram*|*show|shou|шоу|ток|ток шоу|talk|talks|talk show*|talkshow*|chat",
  "chat show*|late night|interview*|entrevista*|intervju*|rozhovor*|wywiad|gesprach*|gespräch*|gesprek*",
  "keskustelu*|panel|juttu|conversa*|discussion*|debatprogram|humor*|humour|umorismo|humoristi*|юмор*|гумор*",
  "stand up*|standup|kabaret*|kabarett*|cabaret*|comedy show|sketch|satyr*|theatre|théâtre|theater|teatro|teatr",
  "teatri|divadlo|szinhaz|színház|spettacol*|spectacle*|espetaculo*|espetáculo*|espectacul*|cirque|circo|zirkus",
  "circus|gala|awards*|award|prize giving|special*|awards show|event|festival*|lifestyle*|life style|lifestyl*",
  "livsstil*|leefstijl*|eletmod*|életmód*|zivotni styl|životní styl|magazine*|magazin|magacin|magacín|magazín",
  "magazyn|magazin*|majalah|rivista|rubrica|rubrik|kusak|kuşak|kadin programi|kadın programı|yasam|yaşam|gezi",
  "yemek|estilo*|stil|tempo libero|mondo e tendenze|leisure*|hobby|hobbies|fritid|loisirs|vrijetijd|досуг",
  "хобби*|быт|consumer|konsument|konsumentenm*|consumentenprogramma|ratgeber*|poradnik*|poradnikow*|service",
  "verbrauch*|cooking|cuisine*|culinair*|culinary|culinar*|culinari*|kochen|kochshow|koch*|kookprogramma",
  "cocina*|cucina|culinaria|culinária|kulinar*|kulinář*|kuliner|kuharsk*|gastronom*|gasztronom*|fozomusor",
  "főzőműsor|gotowanie|matlagning|matprogram|mat|ruoka*|ruuan*|food|foods|kitchen|μαγειρικ*|кулинар*|кулін*",
  "gourmet|masakan|am thuc|ẩm thực|nau an|home*|house*|garden*|garten*|giardin*|jardin*|diy|property",
  "real estate|antique*|travel*|reisen|reise|viaggi*|viaje*|viagem|viagens|voyage*|turistic*|turist*|tourism*",
  "turismo|matkailu|podroz*|podróż*|cestov*|du lich|du lịch|utazás|utazas|seyahat|путешеств*|подорож*|туризм*",
  "ταξιδ*|motoring|motors|motor|motoryzac*|automotive|auto|autos|automagazin|auto moto|avtomob*|авто*|cars",
  "fashion|moda|mode|mody|beauty|health|gesundheit*|salud|saude|sante|santé|zdravi|zdrowie|здоровье|wellness",
  "fitness|yoga|dating|romance reality|makeover|makeovers|auction|auctions|collectibles|collecting|parenting",
  "family entertainment|home improvement|how to|crafts|arts crafts|gaming|astro*|horoscop*|horoskop*",
  "morning show|fruhstuck*|gericht*|gerichtsshow|court|law|paranormal|shop reality|dokusapa|dokusåpa|doku soap",
  "docusoap|docu soap|docusaap|prank*|challenge*|telenowela dokumentalna|film based|tv real|cogts|цогц|*バラエティ*",
  "*お笑い*|*トーク*|*公演*|*趣味*|*情報*|*園芸*|*ペット*|*釣り*|*グルメ*|*综艺*|*綜藝*|*生活*|*예능*|*오락*|*버라이어티*|*생활*|*연예*|*취미*|*바라이어티*",
  "*여성*|*วาไรตี้*|*บันเทิง*|*เรียลลิตี้*|*בידור*|*ריאליטי*|*ترفيه*|*منوعات*|*سرگرمی*|*娱乐*|*娛樂*|*真人秀*|*脱口秀*|*美食*",
  "*旅游*|*旅遊*|*料理*|*旅*|*クイズ*|*토크*|*요리*|*여행*|*รายการวาไรตี้*|*เกมโชว์*|*שעשועון*|*אירוח*|*בישול*|*אוכל*",
  "*לייף סטייל*|*סטנדאפ*|*مسابقات*|*مسابقه*|*طبخ*|*آشپزی*|*حواري*|*توك شو*|*الواقع*|*گفتگو*|*گفت و گو*|*طنز*",
  "*سياحة*|*سفر*",
] as const;

const other = [
  "religi*|religio*|christian|christlich*|islam*|bible|church*|katolick*|catholic|spiritual*|worship",
  "gottesdienst*|kirch*|kerk*|gudstjanst*|gudstjänst*|gudstjeneste*|jumalanpalvelus|messe|messa|santa messa",
  "missa|misa|santa misa|msza|msza*|mise|szentmise|bohosluz*|bohoslužb*|nabozen*|nábožen*|vallas*|vallási*",
  "vallásos|culto|cultos|devotion*|gospel|evangel*|verski*|vjersk*|duhovn*|dini|din|diyanet|inanc|религи*",
  "релігі*|православ*|богослуж*|θρησκ*|λειτουργια|θεια*|agama|religi|rohani|धार्मिक|भक्ति|आध्यात्म*|आस्था",
  "ton giao|tôn giáo|шашин*|emission religieuse|shopping|teleshop*|verkaufs*|tele shopping|teleshopping",
  "home shopping|paid program*|infomercial*|telemarketing|televent*|televend*|televendas|teletienda|ventas",
  "vendas|tv prodaja|telezakup*|verkauf*|advertis*|advertorial|werb*|dauerwerb*|reklam*|teleachat|téléachat",
  "τηλεπωλησ*|магазин на диване|телемагазин*|телепазар*|alisveris|alışveriş|belanja|mua sam|mua sắm|promo",
  "promos|promotion|trailer*|test card|testbild|teletext|annuncio|erotik*|erotic*|adult only|information|other",
  "otros|outros|autre|autres|sonstige|sonstiges|inne|overige|altro|egyeb|egyéb|ostatni|прочее|инше|diger|diğer",
  "lainnya|*その他*|*其他*|*기타*|*宗教*|*통신판매*|*通販*|*종교*|*דת*|*יהדות*|*دين*|*دینی*|*مذهبی*|*购物*|*購物*|*ショッピング*|*홈쇼핑*",
  "*쇼핑*|*ธรรมะ*|*ศาสนา*|*تسوق*|*قرآن*|*القران*|*القرآن*|*إسلام*",
] as const;

/**
 * In the order in which they win within one category: a film of documents or of drawings is no film, a magazine of
 * sport is sport.
 */
export const genreWords = [
  ["sport", sport],
  ["documentary", documentaryForm],
  ["kids", cartoon],
  ["film", film],
  ["kids", kids],
  ["news", news],
  ["music", music],
  ["series", series],
  ["documentary", documentary],
  ["fiction", fiction],
  ["entertainment", entertainment],
  ["other", other],
] as const satisfies readonly (readonly [Genre, readonly string[]])[];

/** Phrases that mean something else than their words do alone: DVB's "Movie, Drama" is any fiction. */
export const genrePhrases = [
  [
    "entertainment",
    [
      "doku soap|docu soap|dokusoap|docusoap|dokusapa|dokusåpa|docusaap|frågesport|scripted reality|film based",
      "telenowela dokumentalna|realityserie*|reality series|motor magazin*|automagazin*|motormagazin*",
      "celebrity news|entertainment news|late night show",
    ],
  ],
  [
    "series",
    [
      "docu drama|docudrama|doku drama|dokudrama|film serial|serial filmowy|filmsorozat|serial paradokumentalny",
      "serial fabularno dokumentalny|soap opera|phim truyền hình|phim bộ|phim truyện|phim hàn quốc|phim trung quốc",
      "phim việt nam|phim ấn độ|phim thái lan|phim đài loan",
    ],
  ],
  [
    "fiction",
    [
      "movie drama|biographical drama|historical drama|history drama|musical drama|sports drama|sport drama",
      "medical drama|military drama|political drama|war drama|classic sci fi|sci fi|scifi|science fiction",
      "historical fiction",
    ],
  ],
  [
    "film",
    [
      "kinderfilm*|familienfilm*|barnfilm*|børnefilm*|jugendfilm*|musikfilm*|musicalfilm*|film biograf*",
      "film histor*|film pro deti|film dla dzieci|cine infantil|cinema jeunesse|film jeunesse|cortometraggio",
      "film musical*",
    ],
  ],
  ["music", ["film songs"]],
  [
    "documentary",
    [
      "arts culture without music|시사 교양|sports documentary|information educational|informational educational",
      "information educational science|informational educational science|information educational school*",
    ],
  ],
] as const satisfies readonly (readonly [Genre, readonly string[]])[];

/** A pattern for folded texts with a space at each end. The longest alternatives come first. */
export function patternOf(words: readonly string[], flags = "u"): RegExp {
  const alternatives = words
    .join("|")
    .split("|")
    .flatMap((word) => {
      const text = fold(word).replaceAll("+", "\\+");
      const ends = word.endsWith("*") ? "" : "(?= )";
      return text === "" ? [] : `${word.startsWith("*") ? "" : " "}${text}${ends}`;
    });
  return new RegExp(alternatives.sort((a, b) => b.length - a.length).join("|"), flags);
}
