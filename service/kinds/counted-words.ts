import type { Kind } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import { foldedOpening } from "./folded-opening.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

/**
 * Words that descriptions of one kind have more often than those of others, as in `genre-words.ts`. One of them says
 * hardly anything; several that agree do.
 */
const counted: readonly (readonly [Kind, readonly string[]])[] = [
  [
    "news",
    [
      "global|bulletin|newsroom|current events|developments|president|rédaction|journal|prévisions|météorologiques|actualités|actualité|informations|nachrichten|wetter|ereignisse|geschehnisse|aktuelle|aktuellen|aktuellsten|themen|meldungen|regionale|informiert|noticias|noticiero|notiziario|temas",
      "news|headlines|breaking|analysis|politics|political|politicians|markets|market|economy|economics|finance|financial|investors|correspondents|reporting|reporters|newsmakers|debate|weather|forecast|forecasts|world leaders|anchors|top stories|current affairs|geopolitics|business|journalists|wall street",
      "politik|politische|wirtschaft|finanzen|börse|schlagzeilen|analysen|hintergründe|berichte|korrespondenten|politique|économie|bourse|titres|analyses|débat|décryptage|chroniqueurs|política|economía|titulares|análisis|actualidad|periodista*|economia|mercado*|manchetes|análise|jornalista*|politica|notizie|giornalist*|approfondiment*",
      "политик*|экономик*|событи*|аналитик*|главные|корреспондент*|репортаж*|ekonomi|siyaset|gündem*|gelişmeler|politik|politika|politikaa|talous|nyhets*|debatt|ekonomiska|polityka|gospodark*|komentarze|politick*|ekonomick*",
      "wydarzenia|wydarzeniach|politycy|polityków|dziennikarze|dziennikarzy|reporterzy|zprávy|událostí|událostech|politici|reportéři|politikov|udalostí|udalosti|новини|подій|події|політик*|економік*|журналіст*|коментар*|експерт*|žinios|įvykiai|įvykius|politikai|aktualij*|žurnalistai|ziņas|notikumi|notikumiem|politiķi|politikā|ekonomikā|žurnālisti|uudised|sündmused|poliitika|majandus*|ajakirjanikud",
      "*سياس*|*اقتصاد*|*الأحداث*|*تحليل*|*المستجدات*|*القضايا*|*مراسل*|*الأسواق*|*פוליטי*|*אקטואליה*|*פרשנ*|*כלכל*|*מדינ*|*כתבים*|*政治*|*经济*|*經濟*|*財經*|*财经*|*时事*|*時事*|*资讯*|*資訊*|*経済*|*市況*|*株式*|*速報*|*정치*|*경제*|*시사*|*राजनीति*|*देश*",
      "știri|știrile|evenimentele|jurnaliști|jurnaliștii|reporterii|politice|politicieni|economice|economici|dezbateri|analize|analiști|alegeri|alegerile|breaking news|invitați politici|hírek|hírei|politikai|közéleti|gazdasági|aktuális|elemzések|elemző*|interjúk|riporter*|tudósít*|közélet*|választás*|ειδήσεις|εξελίξεις|επικαιρότητα*|ρεπορτάζ|δημοσιογράφ*|δημοσιογραφικ*|πολιτικ*|οικονομικ*|σχολιάζουν|αναλύουν|αναλυτές|ενημέρωση*|ενημερωτικ*|εκλογές|attualità|cronaca|inviati|editoriali|opinionisti|sondaggi|elezioni",
    ],
  ],
  [
    "music",
    [
      "music|hits|songs|song|artists|tracks|playlist|playlists|anthems|pop|rock|hip hop|r b|jazz|album|albums|tunes|beats|videos|music videos|rap|reggae|reggaeton|soul|disco|grunge|punk|charts|chart topping|k pop|singers|dance floor|remix|mix|bangers|jams|melodies|guitars|saxophones|pianos|instrumental|bollywood songs|stages|concert|concerts",
      "musik|lieder|künstler|charts|klassiker|klänge|musique|chansons|artistes|tubes|clips|titres cultes|música|éxitos|canciones|artistas|bachata|merengue|salsa|pop latino|géneros|ritmos|videoclips|sucessos|músicas|sertanejo|canções|musica|successi|canzoni|brani|artisti|generi",
      "музык*|хит*|песни|клип*|исполнител*|müzik|şarkı*|muzyka|przeboje|hudba|písn*|muzika|pjesme|lagu|musik|âm nhạc|*موسيق*|*أغان*|*فيديو كليب*|*حفلات*|*להיטים*|*שירים*|*מוזיקה*|*音乐*|*音樂*|*歌曲*|*音楽*|*ヒット*|*アーティスト*|*楽曲*|*음악*|*노래*|*गाने*|*संगीत*",
      "piosenki|piosenek|zespół|zespołu|wokalist*|skladby|skupiny|kapela|zpěvák*|zpěvačk*|spevák*|speváčk*|speváci|пісні|пісень|гурт*|співа*|хіти|dainos|dainų|dainininkas|dainininkė|atlikėj*|dziesmas|dziesmu|dziedātāj*|grupas|laulud|lauljad|ansambel",
      "muzică|muzica|muzical|muzicală|muzicale|melodii|melodiile|cântece|cântecele|artiști|artiștii|hituri|solist|soliști|interpreți|folclor|folcloric*|lăutari|zene|zenei|zenés|zenekar*|dalok|slágerek|énekes|énekesek|koncert*|előadók|dallamok|nóták|népzene*|μουσική|μουσικές|μουσικής|τραγούδια|τραγούδι|τραγουδιστ*|συναυλία*|καλλιτέχνες|μελωδίες|ορχήστρα|cantautore|cantautori|concerto|concerti|hit parade|palco",
    ],
  ],
  [
    "entertainment",
    [
      "housewives|celebrity|celebrities|vip|real estate|bathroom|bedroom|dress|dresses|jackpot|auction|auctions|dealers|decor|steak|sauce|chocolate|beef|roast|roasted|grilled|salad|cheese|curry|spicy|fried|baking|bake|meals|desserts|prize|prizes|contestant|presenter|presenters|comedian|gossip|red carpet|trends|vintage|houses|homes|buyers|küche|kochen|prominente|kulinarische|ernährung|auktion|unterhaltsam|testet|händler*|trödel*|émission|semaine|personnalités|sommaire|téléspectateurs|chroniqueurs|plateau|tendances|gastronomie|décoration|rencontres|reçoit",
      "chef|chefs|dishes|dish|recipe|recipes|dinner|cook|cooks|cooking|cake|cakes|kitchen|menu|ingredients|culinary|restaurants|foodie|foods|food|delicious|bakers|contestants|judges|comedians|magicians|designers|designer|fashion|renovate|renovation|renovations|makeover|house hunters|dream home|holiday home|property|properties|budget|gardens|gardeners|gamers|roblox|minecraft|courtroom|suing|plaintiff|wellness|yoga|workout|fitness|exercises|antiques|bargain|bargains|items|quiz|singles|housewives|homeowners|couples|lifestyle|viewers|tips|advice|hosts",
      "köche|rezepte|gerichte|kandidaten|promis|gäste|moderator*|zuschauer|ratgeber|tipps|recettes|plats|invités|candidats|astuces|conseils|célibataires|platos|cocineros|recetas|invitados|concursantes|consejos|restaurantes|pratos|receitas|convidados|concorrentes|dicas|ricette|piatti|ospiti|concorrenti|consigli|gasten|recepten|deelnemers",
      "гост*|участник*|рецепт*|блюд*|ведущ*|конкурс*|советы|konuk*|yarışmacı*|tarif*|yemek*|przepis*|goście|uczestnic*|recepty|hosté|gosti|recepti|resep|masakan|*ضيوف*|*متسابق*|*وصفات*|*أطباق*|*المطبخ*|*نصائح*|*يستضيف*|*אורח*|*מתמודד*|*מתכונ*|*מבשל*|*美食*|*嘉宾*|*嘉賓*|*主持*|*ゲスト*|*料理*|*レシピ*|*게스트*|*요리*|*출연*",
      "kuchni|gwiazdy|widzowie|widzom|prowadząc*|nagrod*|jurorzy|finał*|celebryt*|soutěž*|diváci|divákům|moderátor*|porota|výhr*|kuchyn*|súťaž*|divákov|hostí|hostia|hostky|гості|гостей|учасник*|учасниці|ведуч*|страви|глядач*|перемож*|журі|zvaigznes|dalyviai|dalyvių|žiūrovai|žiūrovams|laidoje|vedėj*|žvaigžd*|dalībnieki|dalībniekiem|skatītāj*|raidījumā|vadītāj*|osalejad|osaleja|saates|saatejuht|vaatajad|võistlejad|auhind*",
      "emisiunea|emisiune|invitați|invitatul|invitata|prezentator*|concurenți|concurenții|concurent|vedete|vedetele|rețete|rețetă|gătesc|gătește|bucătar*|bucătărie|juriu|juriul|sfaturi|telespectatori*|divertisment|frumusețe|monden*|vendég|vendégek|vendége|vendégei|műsorvezető*|műsorban|műsor|versenyzők|versenyző|receptek|recept|fogások|fogás|nyeremény*|sztárok|sztár|zsűri|nézők|tippek|tanácsok|gasztronómi*|főz|εκπομπή|παρουσιαστ*|παρουσιάζει|καλεσμέν*|συνταγές|συνταγή|σεφ|διαγωνιζόμεν*|διαγωνισμός|χιούμορ|τηλεθεατές|ψυχαγωγικ*|συμβουλές|μαγειρ*|conduttrice|conduttore|puntata|in studio|in gara|giudici|concorrente|padrona di casa",
    ],
  ],
  [
    "sport",
    [
      "racing|championship|championships|tour|league|players|athletes|athlete|match|matches|tournament|fans|motorsport|drivers|highlights|nfl|nba|mlb|nhl|golf|curling|pickleball|wrestling|wrestlers|fighters|surfing|surfers|snowboard|stadium|football|basketball|soccer|baseball|tennis|boxing|rugby|cricket|billiards|motorcycle|playoffs|quarterback|coaches|premier league|matchweek|goals",
      "rennen|meisterschaft|spieler|spiele|turnier|fußball|liga|championnat|joueurs|joueuses|tournoi|partidos|jugadores|campeonato|torneo|goles|carrera|fútbol|futebol|jogadores|torneio|partite|giocatori|campionato|calcio|voetbal|wedstrijd*",
      "матч*|чемпионат*|игрок*|турнир*|футбол*|maç*|futbol*|oyuncular|mecz*|piłk*|zápas*|utakmic*|fudbal|nogomet|*مباري*|*الدوري*|*كرة القدم*|*بطولة*|*سباق*|*רוכב*|*ליגה*|*ליגת*|*משחק*|*כדור*|*比赛*|*比賽*|*联赛*|*足球*|*試合*|*選手*|*リーグ*|*경기*|*선수*",
      "zawodnik*|drużyn*|mistrzostw*|rozgryw*|hráč*|týmy|zápasy|mistrovství|majstrovstv*|гравц*|матчі|команд*|турнір*|чемпіонат*|збірн*|rungtynės|rungtynių|lyga|lygos|čempionat*|spēles|spēlētāji|čempionāt*|meistrivõistlus*|mängijad|liiga",
      "meci|meciuri|meciul|meciurile|campionat*|fotbal|fotbalist*|jucători*|turneu*|goluri|golurile|antrenor*|mérkőzés*|bajnokság*|labdarúgó*|labdarúgás|kézilabda|góljai|edző|edzője|kupa|sportoló*|πρωτάθλημα|πρωταθλήματος|γκολ|ποδόσφαιρο|ποδοσφαιρ*|προπονητ*|αγωνιστική|πρωταθλητ*|partita|gol|tifosi|allenatore|serie a",
    ],
  ],
  [
    "kids",
    [
      "*من العمر 10*|*من العمر 11*|*من العمر سبع*|*من العمر ثماني*|*من العمر تسع*|*من العمر عشر سن*|*من العمر ستة أعوام*|*בן השמונה*|*בת השמונה*|*בן התשע*|*בת התשע*|*בן העשר*|*בת העשר*|*בן ה 10*|*בת ה 10*|*בן ה 11*|*בת ה 11*",
      "tales|dragons|ninja|mouse|pirates|puppet|puppets|pals|teamwork|sleepover|piraten|spielzeug|bären",
      "friends|fun|adventures|dragon|cartoon|puppy|puppies|pups|bunny|bear|bears|dinosaur|dinosaurs|toys|playing|kids|mommy|mummy|daddy|grandpa|superhero|superheroes|villain|villains|robot|pirate|kitten|fairy|treehouse|playground|birthday party|magic|imagination|abc|colors|colours|shapes",
      "abenteuer|freunde|kinder|drache*|spaß|prinzessin|zauber*|aventures|amis|enfants|dragon|magique|rigolo*|aventuras|amigos|niños|dragón|mágico|mágica|divertid*|crianças|mágica|avventure|amici|bambini|magico|vriendjes|avonturen",
      "приключен*|друз*|детей|малыш*|волшебн*|macera*|arkadaş*|çocuk*|przygod*|przyjaci*|dzieci|dobrodružství|kamarád*|petualangan|teman|*مغامر*|*وحوش*|*مرحة*|المرح|والمرح|بالمرح|مرح|مرحا|*مضحك*|*أصدقا*|*الأطفال*|*الصغير*|*خارق*|*الأشرار*|*أشرار*|*قوى الشر*|*سحري*|*الساحر*|*مخلوقات*|*تنين*|*التنانين*|*إنقاذ العالم*|*حماية الكوكب*|*روبوت*|أبطال|أبطالا|*سنجاب*|*الدببة*|*أرنب*|قطة|القطة|قطط|القطط|كلب|الكلب|*الهامستر*|*الأليف*|*أليفة*|طفل|الطفل|طفلة|الطفلة|*أميرة*|*الكائنات الفضائية*|*نينجا*|*النينجا*|*ممتعة*|*مشاكس*|*הרפתק*|*ילדים*|*חברים*|*冒险*|*小朋友*|*伙伴*|*冒険*|*なかま*|*仲間*|*모험*|*친구들*",
      "magiczn*|zwierzątk*|dzieciaki|dobrodružstvá|kouzeln*|zvířátk*|kamarátk*|kamarát*|čarovn*|zvieratk*|пригод*|друзі|друзями|чарівн*|малюк*|дітей|nuotyki*|draugais|stebukling*|vaikai|vaikams|piedzīvojum*|draugiem|draugi|burvju|bērniem|bērni|seiklus*|sõbrad|sõpradega|võluvä*",
      "aventuri|aventurile|prietenii|prietenul|copiii|copiilor|cei mici|magică|magice|dragonul|ursuleț*|iepuraș*|cățeluș*|supererou*|supereroi*|jucării*|năzdrăvan*|piticii|kalandok|kalandjai|kalandjait|kalandokat|kaland*|barátai|barátaival|barátjával|gyerekek|gyerekeknek|kicsik|varázslatos|varázs*|sárkány*|maci|mackó|nyuszi|kutyus*|szuperhős*|mókás|vidám|óvod*|περιπέτειες|φίλοι|φίλους|φίλοι του|παιδιά|μαγικ*|δράκο*|αρκουδάκι|κουτάβι*|υπερήρωα*|υπερήρωες|υπερδυνάμεις|διασκεδ*|παιχνίδια|παρέα|cuccioli|folletti|draghi|fatine|supereroi|giocattoli|cagnolino|orsetto|coniglietto",
      "آلي|الآلي|آلية|الآلية",
    ],
  ],
  [
    "other",
    [
      "god|bible|biblical|scripture|scriptures|gospel|jesus|christ|christian|christians|church|pastor|pastors|ministry|ministries|prophet|prophetic|sermon|sermons|prayer|prayers|holy|preacher|preaching|reverend|worship|believers|salvation|evangelism|televangelist|doctrine|prophecies",
      "relaxing|relaxation|soothing|calming|calm|tranquil|serene|meditation|meditating|studying|sleeping|crackling|fireplace|sit back|ambient|rainfall|cozy|unwind|restful|peaceful|sunset|waterfalls|ambience",
      "shopping|jewelry|jewellery|gemstones|free shipping|stunning selection|accessories|skincare",
      "gott|bibel|kirche|glaube|jesus|gebet|dieu|église|prière|dios|iglesia|biblia|oración|deus|igreja|bíblia|oração|chiesa|fede|bibbia|produkte|angebote|schmuck|produits|offres|bijoux|productos|ofertas|joyas|produtos|prodotti|offerte|gioielli",
      "бог*|церк*|христ*|молит*|библи*|товар*|скидк*|*الله*|*القرآن*|*الحديث*|*النبي*|*الإسلام*|*التسوق*|*תורה*|*הלכה*|*הרב*|*פרשת*|*教会*|*聖書*|*ショッピング*|*商品*|*성경*|*교회*",
      "dumnezeu|biserica|bisericii|biserici|rugăciun*|credinț*|evanghel*|creștin*|liturghi*|preot*|părintele|duhovn*|isten|istentisztelet*|egyház*|imádság*|evangélium*|lelkész*|keresztény*|szentmise|katolikus*|református*|εκκλησία|εκκλησίας|θεού|προσευχή*|ορθόδοξ*|ορθοδοξία*|gesù|vangelo|preghiera|parrocchia|sacerdote|sacerdoti|messa|diocesi",
    ],
  ],
  [
    "documentary",
    [
      "wildlife|animals|scientists|science|scientific|species|predators|planet|ocean|oceans|sharks|snakes|reptiles|elephants|whales|cubs|rainforest|wilderness|ecosystem|conservation|environment|nature|natural world|exploration|expedition|islands|medieval|ancient|archaeologists|archaeological|civilization|civilisation|empire|empires|historians|century|centuries|nazi|nazis|hitler|wwii|world war|allies|conspiracy|inventions|engineering|engineers|mining|solar|spacecraft|astronauts|universe|galaxy|evolution|dinosaurs|volcano|volcanoes|glaciers|floods|deadliest|oldest|largest|fascinating|mysteries|footage|filmmaker|filmmakers|eyewitnesses|survival",
      "wissenschaft|wissenschaftler*|forscher*|forschung|tiere|tierarten|tierwelt|raubtiere|lebensraum|natur|wildnis|landschaft*|geheimnisse|weltweit|jahrhundert*|weltkrieg*|hitler*|antike|archäolog*|zeitalter|augenzeugen|experte*|millionen|milliarden|tonnen|prozent|kilometer|deutschlands|europas|amerikas|afrikas|atlantik|faszinierend*|umwelt|klimawandel|gletscher*|vulkan*|arten|beute|hightech|einblicke|begleitet|reportage",
      "guerre mondiale|siècle|siècles|animaux|espèces|scientifiques|chercheurs|archéolog*|planète|océan|océans|forêt|forêts|faune|flore|requins|prédateurs|expédition|historiens|civilisation*|vestiges|volcans|climatique|ingénieurs|univers|biodiversité|archives|témoignages|guerra mundial|siglo|siglos|animales|especies|científicos|investigadores|arqueólog*|planeta|océano|océanos|selva|fauna|naturaleza|tiburones|depredadores|expedición|historiadores|civilización*|imperio|volcán|volcanes|universo|ingenieros|ecosistema*|testimonios",
      "século|séculos|animais|espécies|cientistas|pesquisadores|oceano|oceanos|floresta*|natureza|tubarões|predadores|expedição|civilização*|império|vulcão|vulcões|engenheiros|ecossistema*|secolo|secoli|animali|specie|scienziati|ricercatori|archeolog*|pianeta|oceani|foreste|natura|squali|predatori|spedizione|civiltà|impero|vulcani|ingegneri|eeuw|eeuwen|dieren|diersoorten|wetenschappers|onderzoekers|planeet|oceaan|regenwoud|natuur|haaien|roofdieren|expeditie|historici|beschaving*",
      "djur|djuren|arter|forskare|forskere|århundradet|århundre|dyr|dyrene|planeten|naturen|rovdjur|rovdyr|hajar|haier|hajer|ekspedisjon|vildmark*|villmark*|arkeolog*|eläimet|eläimiä|lajit|tutkijat|vuosisadan|luonto|luonnon|petoeläimet|tiedemiehet|zwierzęta|zwierząt|gatunki|gatunków|naukowcy|naukowców|badacze|oceanu|przyroda|przyrody|rekiny|drapieżnik*|cywilizacj*|imperium|wulkan*|zvířata|zvířat|zvieratá|vědci|vedci|století|storočia|příroda|přírody|príroda|prírody|žraloci|historici|civilizac*|sopky|divočin*",
      "parku narodowego|park narodowy|historycy|historyków|wojny światowej|stulecia|wieku|rezerwat*|architektur*|památky|památek|přírodovědci|historiků|archeolog*|druhé světové|druhej svetovej|světové války|svetovej vojny|pamiatky|národního parku|národného parku|вчені|науковці|тварин*|природ*|океан*|історик*|століття|століть|археолог*|дослідник*|планет*|gyvūn*|gamtos|mokslinink*|istorik*|amžiaus|vandenyn*|planetos|dzīvniek*|dabas|zinātniek*|vēsturniek*|gadsimta|gadsimtā|okeān*|loomad|looduse|looduses|teadlased|ajaloolased|sajandi|sajandil",
      "állatok|állatfajok|fajok|tudósok|kutatók|évszázad*|régész*|bolygó|óceán*|természet*|cápák|ragadozó*|civilizáció*|birodalom|animale|animalele|specii|cercetător*|secol*|rechini|prădător*|civilizați*|imperiu*|životinje|životinja|znanstvenici|naučnici|znanstveniki|istraživači|stoljeća|stoletja|arheolo*|priroda|prirode|narave|morski psi|civilizacij*|carstva",
      "животн*|хищник*|учёные|ученые|учёных|ученых|исследовател*|столети*|археолог*|планет*|океан*|природ*|акул*|экспедиц*|историк*|цивилизаци*|импери*|вулкан*|вселенн*|тварин*|вчені|дослідник*|столітт*|експедиц*|всесвіт*|учените|изследовател*|ζώα|επιστήμονες|ερευνητές|αιώνα|αιώνες|αρχαιολόγ*|πλανήτη*|ωκεαν*|φύση*|καρχαρίες|αυτοκρατορία*",
      "hayvan*|bilim insanları|bilim adamları|araştırmacı*|yüzyıl*|arkeolog*|gezegen*|okyanus*|doğa|doğanın|yırtıcı*|tarihçi*|medeniyet*|imparatorlu*|yanardağ*|hewan|satwa|haiwan|spesies|ilmuwan|saintis|peneliti|abad|samudra|alam liar|predator|ekspedisi|peradaban|gunung berapi|động vật|loài|nhà khoa học|thế kỷ|khảo cổ|hành tinh|đại dương|thiên nhiên|cá mập|văn minh|vũ trụ|núi lửa|hoang dã",
      "*الحيوانات*|*العلماء*|*الباحث*|*القرن*|*الآثار*|*كوكب*|*المحيط*|*الطبيعة*|*المفترس*|*حضار*|*الإمبراطوري*|*البراكين*|*البرية*|*الحرب العالمية*|*دانشمندان*|*پژوهشگران*|*باستان*|*سیاره*|*اقیانوس*|*طبیعت*|*تمدن*|*حیات وحش*|*בעלי חיים*|*מדענים*|*חוקרים*|*המאה ה*|*ארכאולוג*|*ארכיאולוג*|*כדור הארץ*|*אוקיינוס*|*הטבע*|*כרישים*|*אימפריה*|*מלחמת העולם*|*היקום*|*वैज्ञानिक*|*जानवर*|*प्रजाति*|*शताब्दी*|*सभ्यता*|*महासागर*|*वन्यजीव*",
      "*科学家*|*科學家*|*考古*|*动物*|*動物*|*物种*|*物種*|*世纪*|*世紀*|*文明*|*大自然*|*海洋*|*遗址*|*遺址*|*文物*|*探索*|*生态*|*生態*|*宇宙*|*地球*|*历史*|*歷史*|*歴史*|*非遗*|*研究者*|*生きもの*|*遺跡*|*古代*|*絶景*|*取材*|*密着*|*과학자*|*동물*|*유적*|*고대*|*자연*|*생태*|*우주*|*지구*|*역사*|*탐사*|*문명*|*สัตว์ป่า*|*นักวิทยาศาสตร์*|*ธรรมชาติ*|*มหาสมุทร*|*โบราณ*|*อารยธรรม*|*จักรวาล*|*ประวัติศาสตร์*",
      "experții|ingineri*|descoperiri|descoperirile|expediție|expediția|expediții|exploratori|exploratorii|reportaje|documentarul|documentare|vulcanii|mistere|misterele|enigme*|secolul|secolele|construcții|oceanului|planetei|sălbatic*|szakértő*|mérnök*|felfedez*|expedíció*|vadon*|történelm*|élővilág*|tengerek|világháború*|őskor*|ντοκιμαντέρ|ιστορικοί|μηχανικοί|ειδικοί|αποστολή|εξερευν*|πολιτισμ*|άγρια|άγριας|αρπακτικ*|πλανήτης|ωκεανός|αρχαί*|στον κόσμο|documentario|inchiesta|esperti|esploratori|paesaggi|scavi|ghiacciai",
    ],
  ],
  [
    "series",
    [
      "признаётся|признается|подозрева*|шантаж*|похищ*|невест*|жених*|ревну*|сбежа*|скрывает|itiraf|şüphelen*|kaçırıl*|aldat*|nişanlı*|kıskan*|hamile|sırrı|yüzleş*|*ازدواج*|*همسرش*|*خیانت*|*نامزد*|*يضطر*|*تضطر*|*شقيقه*|*شقيقته*|*يهرب*|*تهرب*|*غامضة*|*ماضيه*|*ماضيها*|*מחליטה*|*מודאג*|*מתעמת*|*היעלמות*|*מתוח*|*מבינות ש*|*מבינה ש*|*גירוש*|*משקר*|*מסתיר*|*מתפייס*|*ארוס*|*מאשימ*|*מתחננ*|*מנסה לשכנע*",
      "murder|murdered|fbi|kill|killed|kills|funeral|stunned|upset|suspicious|disappears|victim|warns|argument|aunt|unterdessen|währenddessen|ermittlungen|ermittelt|mord|mörder|erfährt|kommissar*|enquête|victime|apprend|découvrent|disparaît",
      "marriage|married|marry|marries|marrying|husband|wife|love|romance|romantic|lover|lovers|girlfriend|boyfriend|revenge|vengeance|betrayal|betrayed|refuses|confronts|pregnant|jealous|forced to|falls for|falls in love|fall in love|widow|orphan|heir|heiress|daughter in law|mother in law|stepmother|stepfather|half sister|family secrets|kidnapped|suspects|coma|classmate|classmates|reunite|reunites|realizes|realises|convinces|accuses|meanwhile|pretends|breakup|ex wife|ex husband|fiance|fiancee|bride|groom|misadventures|princess|kingdom|demon|hero",
      "liebe|ehe|ehemann|ehefrau|rache|schwanger|verliebt|eifersüchtig|geheimnis|vergangenheit|verdacht|hochzeit|geliebte*|amour|mari|épouse|mariage|vengeance|enceinte|amoureux|amoureuse|passé|jalousie|soupçonne|amor|venganza|esposo|esposa|matrimonio|celos|secreto|traición|pasado|destino|enamora*|embarazada|casarse|vingança|marido|casamento|ciúmes|segredo|traição|passado|apaixona*|grávida|amore|vendetta|marito|moglie|matrimonio|gelosia|segreto|passato|innamora*|incinta",
      "любов*|любит|муж*|жена|жену|свадьб*|брак|месть|отомстить|тайн*|прошло*|беремен*|влюбл*|aşk*|evlilik|intikam|kocası|karısı|sevgili*|miłoś*|mąż|żona|zemst*|láska|manžel*|ljubav*|muž*|osvet*|cinta|suami|istri|dendam|tình yêu|chồng|vợ|hôn nhân|*الحب*|*زواج*|*انتقام*|*الانتقام*|*زوجها*|*زوجته*|*أسرار*|*الأسرار*|*صراع*|*يقع في حب*|*خيان*|*مصير*|*حياتها*|*حياته*|*אהב*|*חתונ*|*מתחתנ*|*בגיד*|*נקמ*|*בעלה*|*אשתו*|*סוד*",
      "miłość|zakochuje|mężem|mężowi|małżeństw*|narzeczon*|rozwód|rozwodu|zdradza|zdradzie|podejrzewa|sekret|manželk*|manžel|svatb*|svadb*|tajemství|tajomstvo|rozvod*|miluje|zamilovan*|zaľúben*|vražd*|vrah*|podezřel*|podozriv*|priateľk*|кохан*|чоловіка|дружин*|весілля|шлюб*|помст*|таємниц*|вагітн*|ревну*|зрад*|розлуч*|закоха*|meilė|meilės|vyras palieka|vestuv*|žmona|žmonos|vyro|paslapt*|kerštas|kerštauti|nėščia|išdavyst*|santuok*|mīlestīb*|sieva|sievas|kāzas|kāzām|noslēpum*|atriebīb*|grūtniec*|laulīb*|nodevīb*|armastus*|abikaasa|abielu|pulmad|saladus*|kättemaks*|reetmi*",
      "*爱情*|*愛情*|*结婚*|*結婚*|*丈夫*|*妻子*|*女儿*|*女兒*|*复仇*|*復仇*|*报仇*|*父亲*|*父親*|*母亲*|*母親*|*恋人*|*感情*|*命运*|*命運*|*身世*|*恩怨*|*爱上*|*愛上*|*恋*|*妻*|*夫*|*사랑*|*결혼*|*복수*|*남편*|*아내*|*비밀*|*प्यार*|*शादी*|*बदला*",
      "iubire|iubirea|dragoste|dragostea|căsător*|nunta|nuntă|soțul|soția|logodn*|răzbun*|trăda*|trădare|însărcinată|gelos|geloasă|fiica|fiul|tatăl|moartea|crimă|crimei|criminalul|criminali|victima|victimei|detectivul|polițist*|anchetă|ancheta|divorț*|dispare|ucis|ucisă|îndrăgost*|szerelem|szerelm*|házasság*|férje|férjét|felesége|feleségét|bosszú*|titkát|titka|terhes|lánya|lányát|apja|anyja|gyilkos*|nyomoz*|rendőr*|áldozat*|meghal|eltűn*|szakít*|esküvő*|féltékeny*|megtud*|kiderül*|έρωτας|έρωτα|ερωτεύ*|ερωτευμέν*|γάμο|γάμος|γάμου|σύζυγ*|εκδίκηση*|μυστικό|μυστικά|προδοσία*|έγκυος|κόρη|γιο|γιος|πατέρα|πατέρας|μητέρα|δολοφον*|αστυνομία|αστυνόμος|επιθεωρητ*|νεκρ*|θύμα|ανακαλύπτει|μαθαίνει|ομολογεί|αποφασίζει|χωρίζ*|ζηλεύ*|σχέση|fidanzat*|nozze|tradimento|omicidio|commissario|rapit*|gelosa|geloso|figlia|padre|madre|amante|sospett*|confessa",
    ],
  ],
];

/** What each word says: some are said of two kinds. */
const kindsOf = Map.groupBy(
  counted.flatMap(([kind, words]) =>
    words
      .join("|")
      .split("|")
      .map((word) => ({ kind, word: foldGenre(word.replaceAll("*", "")) })),
  ),
  ({ word }) => word,
);
const anyWord = patternOf(
  counted.flatMap(([, words]) => words),
  "gu",
);

const fewestWords = 2;
/** What is longer is hardly for children. */
export const longestForKids = 30;
/** And of stories no episode. */
const longestForSeries = 75;

/** The kind of which a listing has the most such words, if it has several; undefined if two have as many. */
export function countedKind(
  { title, description = "" }: Pick<SlotText, "title" | "description">,
  minutes: number | null,
): Kind | undefined {
  const text = ` ${foldGenre(title)}${foldedOpening(description)}`;
  const words = new Set(text.match(anyWord)?.map((word) => word.trimStart()));
  if (words.size < fewestWords) return undefined;
  const counts = new Map<Kind, number>();
  for (const word of words)
    for (const { kind } of kindsOf.get(word) ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (minutes === null) counts.delete("series");
  if (minutes === null || minutes > longestForKids) counts.delete("kids");
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < fewestWords || first[1] === second?.[1]) return undefined;
  // A story that is longer may be a film, of which more is known.
  return first[0] === "series" && (minutes ?? 0) > longestForSeries ? undefined : first[0];
}
