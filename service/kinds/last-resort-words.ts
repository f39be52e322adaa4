/**
 * What descriptions say that begin with a story or with its place, separated by `|`. A word that several languages have
 * stands with the first of them.
 */
export type LastWords = {
  /** What people in stories do: `Ana hides the letter.` */
  deeds?: string;
  /** What whoever presents it does on the road: `Ana Bell visits Upford.` */
  travels?: string;
  /** Crimes are solved in stories, whoever does it; a pattern. */
  solved?: string;
  /** Who goes to work before the camera: `Midwives on a busy ward.` */
  workers?: string;
  /** Who competes, behind a numeral: `Six confectioners bake.` */
  rivals?: string;
  /** Numerals for them. */
  numerals?: string;
  /** Animals and places that only films about nature are about, in a row. */
  nature?: string;
};

/** By language, in ISO 639-1. */
export const lastWords: Readonly<Record<string, LastWords>> = {
  en: {
    workers:
      "call handlers|midwives|paramedics|firefighters|fire crews|border officers|customs officers|vets|truckers|lorry drivers|fishermen|gold miners|lifeguards|park rangers|bailiffs|traffic cops|conservationists|zookeepers|air traffic controllers|loggers|deputies|state troopers|game wardens|prison officers|corrections officers|customs agents|border agents|dog handlers|exterminators|storm chasers|rescue teams|lifeboat crews|trappers",
    rivals: "couples|singles|bakers|cooks|chefs|celebrities|teams|designers|comedians|families|contestants",
    numerals: "two|three|four|five|six|seven|eight|nine|ten|twelve",
    deeds:
      "gets|finds|learns|confronts|decides|tells|hides|must|realizes|realises|suspects|plans|helps|asks|receives|returns|struggles|accuses|reveals|agrees|refuses|invites|wants|faces|admits|warns|leaves|lies|loses|falls|kisses|proposes|worries|overhears|steals|promises|catches|blames|begs|escapes",
    travels: "walks|travels|visits|explores|journeys|sets off|sets out|tours|rides|sails|treks",
    solved:
      "investigates? (?:the|a|an) (?:\\p{L}+ )?(?:murder|death|killing|disappearance|robbery|kidnapping)",
    nature:
      "whales|sharks|elephants|wolves|dolphins|penguins|gorillas|leopards|rhinos|crocodiles|hippos|orcas|volcano(?:es|s)|glaciers|coral reefs?|rainforests?|savannah?",
  },
  de: {
    workers:
      "zöllner|sanitäter|rettungskräfte|feuerwehrleute|hebammen|tierärzte|fischer|landwirte|tierpfleger|goldsucher|notärzte|zollbeamte|ranger|lokführer|tierschützer|goldgräber|grenzschützer|rettungssanitäter",
    rivals: "paare|köche|promis|familien|kandidaten|konditoren|komiker",
    numerals: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf",
    deeds:
      "findet|entdeckt|erfährt|muss|will|gesteht|verliebt|glaubt|hilft|verschweigt|belügt|beschließt|bekommt|flieht|verdächtigt|trifft|droht|kehrt|versucht|gerät|erkennt|ahnt|bittet|verspricht|verliert|befürchtet|vermutet|streitet|überredet|lügt|flirtet|beichtet|zweifelt|hofft|erwischt|verlässt",
    travels: "reist|besucht|wandert|erkundet|bereist|durchquert",
    solved: "ermitteln?|ermittelt",
    nature: "wale|haie|elefanten|wölfe|delfine|pinguine|nashörner|krokodile|vulkane|gletscher|korallenriffe?",
  },
  fr: {
    workers:
      "agents d(?:es?|u)|douaniers|pompiers|secouristes|sages-femmes|vétérinaires|agriculteurs|pêcheurs|routiers|soigneurs",
    rivals: "célibataires|pâtissiers|cuisiniers|équipes|familles|candidats|humoristes|artisans",
    numerals: "deux|trois|quatre|cinq|sept|huit|neuf|dix|douze",
    deeds:
      "découvre|décide|apprend|avoue|cache|soupçonne|accuse|tente|refuse|accepte|retrouve|reçoit|confronte|demande|promet|s'inquiète|perd",
    travels: "visite|parcourt|explore|sillonne",
    solved: "enquêtent?|enquête sur (?:la mort|le meurtre|un meurtre|la disparition)",
    nature: "baleines|requins|éléphants|loups|dauphins|manchots|volcans",
  },
  es: {
    workers:
      "agentes del?|aduaneros|bomberos|paramédicos|matronas|veterinarios|pescadores|camioneros|rescatistas|ganaderos",
    rivals: "parejas|solteros|pasteleros|cocineros|equipos|familias|concursantes|humoristas",
    numerals: "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce",
    deeds:
      "descubre|decide|confiesa|sospecha|recibe|huye|acusa|oculta|encuentra|busca|intenta|regresa|pierde|teme|enfrenta|miente|promete|acepta",
    travels: "visita|viaja|recorre",
    solved: "investigan? (?:el asesinato|la muerte|un asesinato)",
    nature: "ballenas|tiburones|elefantes|lobos|delfines|hipopótamos|cocodrilos|volcanes|glaciares",
  },
  pt: {
    workers: "bombeiros|parteiras|veterinários|camionistas|caminhoneiros|garimpeiros|fiscais|socorristas",
    rivals: "casais|solteiros|confeiteiros|cozinheiros|equipas|equipes|famílias|concorrentes",
    numerals: "dois|duas|três|quatro|sete|oito|nove|dez|doze",
    deeds:
      "descobre|confessa|suspeita|recebe|foge|esconde|encontra|procura|tenta|volta|perde|mente|aceita|conta",
    travels: "percorre",
    solved: "investigam? (?:o assassinato|a morte)",
    nature: "baleias|tubarões|golfinhos|crocodilos|vulcões",
  },
  it: {
    workers:
      "agenti d\\p{L}+|doganieri|vigili del fuoco|paramedici|ostetriche|veterinari|pescatori|camionisti|cercatori|soccorritori",
    rivals: "coppie|single|pasticceri|cuochi|squadre|famiglie|concorrenti|comici",
    numerals: "due|tre|quattro|cinque|sei|sette|otto|dieci|dodici",
    deeds:
      "scopre|sospetta|riceve|fugge|accusa|nasconde|trova|cerca|torna|affronta|accetta|rivela|deve|apprende|convince|propone|litiga|organizza|confida|rifiuta|lascia|incontra|cerca di|si accorge|si rende conto|si confida|si sfoga|è preoccupata|è preoccupato|è costretta|è costretto|è convinta|è convinto|continua a|riesce a|promette|minaccia|ricatta|bacia|invita",
    travels: "viaggia",
    solved: "indagan?o?",
    nature: "balene|squali|elefanti|lupi|delfini|coccodrilli|vulcani|ghiacciai",
  },
  nl: {
    workers:
      "brandweerlieden|ambulancebroeders|verloskundigen|dierenartsen|vissers|boswachters|douanebeambten|grenswachters|vrachtwagenchauffeurs|goudzoekers|reddingswerkers|hulpverleners",
    rivals: "stellen|vrijgezellen|koks|bakkers|gezinnen|duo's",
    numerals: "twee|drie|vijf|zes|zeven|negen|tien|twaalf",
    deeds:
      "ontdekt|vertelt|verzwijgt|vindt|besluit|hoort|krijgt|verdenkt|liegt|verliest|biecht|wil|moet|probeert|raakt|denkt|belandt|bekent|weigert|belooft|beseft|verbergt|beschuldigt|twijfelt|vermoedt|bedriegt|vreest|schrikt",
    travels: "bezoekt|doorkruist|wandelt",
    nature: "walvissen|haaien|olifanten|wolven|dolfijnen",
  },
  sv: {
    workers:
      "tulltjänstemän|tullare|brandmän|barnmorskor|veterinärer|fiskare|räddningsarbetare|ambulanssjukvårdare|guldgrävare|kustbevakare|lastbilschaufförer",
    rivals: "par|singlar|kockar|bagare|lag|familjer|deltagare",
    numerals: "två|fyra|fem|sex|sju|åtta|nio|tio|tolv",
    deeds:
      "upptäcker|berättar|hittar|får|misstänker|ljuger|måste|vill|bestämmer|försöker|tvingas|avslöjar|döljer|återvänder|vägrar|inser|erkänner|anklagar|råkar|blir|hamnar|dumpar|smider",
    travels: "besöker|reser|vandrar|utforskar",
    nature: "valar|hajar|elefanter|vargar",
  },
  da: {
    workers:
      "toldere|brandfolk|jordemødre|dyrlæger|fiskere|landmænd|reddere|tolderne|guldgravere|lastbilchauffører|ambulancereddere",
    rivals: "kokke|bagere|hold|deltagere",
    numerals: "to|fire|seks|syv|otte|ni|ti",
    deeds:
      "opdager|finder|beslutter|fortæller|bliver|prøver|forsøger|afslører|indser|indrømmer|nægter|anklager|lyver|bekræfter",
    travels: "besøger|rejser|udforsker|vandrer",
    nature: "hvaler|hajer|ulve",
  },
  nb: {
    workers:
      "tollere|brannfolk|jordmødre|veterinærer|bønder|redningsmenn|tollerne|gullgravere|lastebilsjåfører",
    rivals: "kokker|bakere|deltakere",
    numerals: "åtte",
    deeds:
      "må|oppdager|finner|skjuler|mistenker|forsøker|avslører|innser|innrømmer|nekter|bestemmer|utnevner|lurer|havner",
    travels: "besøker|reiser|utforsker",
    nature: "ulver",
  },
  fi: {
    workers:
      "tullimiehet|palomiehet|ensihoitajat|kätilöt|eläinlääkärit|kalastajat|rajavartijat|rekkakuskit|kullankaivajat|eläintenhoitajat|elaintenhoitajat|elainlaakarit|pelastajat",
    rivals: "pariskuntaa|sinkkua|kokkia|leipuria|joukkuetta|perhettä|koomikkoa",
    numerals: "kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|kymmenen",
    deeds:
      "saa|löytää|kertoo|päättää|epäilee|haluaa|joutuu|yrittää|loytaa|paattaa|epailee|yrittaa|huomaa|kutsuvat|kutsuu|rakastuu|kuulee|luulee|tajuaa|lupaa|pyytää|pyytaa|aiheuttaa|uhkaa|kieltäytyy|kieltaytyy|paljastaa|tunnustaa|pelkää|pelkaa|menettää|menettaa|saapuu|palaa|joutuvat|yrittävät|yrittavat|saavat",
    travels: "matkustaa|vierailee|kiertää|kiertaa|matkaa",
    nature: "valaat|hait|norsut|sudet",
  },
  is: {
    deeds: "kemst|uppgötvar|ákveður|reynir|grunar|finnur|verður|þarf|lendir|fær|kynnist",
    travels: "ferðast|heimsækir",
    nature: "hvalir|hákarlar|fílar|úlfar|ísbirnir",
  },
  pl: {
    workers: "celnicy|strażacy|ratownicy|położne|weterynarze|rybacy|górnicy|rolnicy|leśnicy",
    rivals: "pary|singli|kucharzy|cukierników|drużyny|drużyn|rodziny|rodzin|uczestników",
    numerals: "dwie|trzy|cztery|pięć|sześć|sześcioro|siedem|osiem|ośmioro|dziesięć|trzech|czterech",
    deeds:
      "dowiaduje|odkrywa|postanawia|ukrywa|podejrzewa|wraca|musi|chce|prosi|oskarża|próbuje|wyznaje|decyduje|namawia|zgadza|odmawia|zostaje|zakochuje|znajduje|boi|kłamie|obiecuje|przyznaje|informuje|martwi|kłóci|trafia|ucieka|wyrzuca|oświadcza|ratuje|kradnie|zdradza|traci|wpada|zauważa|wyjeżdża|godzi|rozstaje|wspiera|unika",
    travels: "odwiedza|podróżuje",
    solved: "prowadzi śledztwo",
    nature:
      "wieloryby|rekiny|słonie|wilki|delfiny|wulkany|orły|niedźwiedzie|pingwiny|krokodyle|lodowce|rafy koralowe|gepardy|lamparty|nosorożce",
  },
  cs: {
    workers: "celníci|hasiči|záchranáři|veterináři|rybáři|horníci|farmáři",
    rivals: "páry|párů|kuchaři|kuchařů|cukrářů|týmy|týmů|rodiny|soutěžících",
    numerals: "dva|tři|čtyři|pět|šest|sedm|osm|deset",
    deeds:
      "zjistí|najde|tají|musí|podezírá|vrací|rozhodne|odmítne|odmítá|snaží|pokusí|dozví|přizná|obviní|slíbí|odjíždí|odejde|přijde|zamiluje|žárlí|lže|pomůže|navrhne|pozve|dostane|přijme|ztratí|bojí|uvědomí|uteče|skrývá|zachrání|překvapí|omluví|nabídne|požádá|pohádá|rozejde|řeší|svěří|nemůže|odhalí|unesou|zkouší",
    travels: "navštíví|putuje",
    solved: "vyšetřuj[eí]",
    nature:
      "velryby|žraloci|sloni|vlci|delfíni|sopky|medvědi|tučňáci|krokodýli|ledovce|korálové útesy|gepardi|leopardi|nosorožci|orli",
  },
  sk: {
    workers: "colníci|záchranári|veterinári|rybári|baníci|farmári",
    rivals: "párov|kuchári|kuchárov|cukrárov|tímy|tímov|súťažiacich",
    numerals: "tri|štyri|päť|šesť|sedem|osem|desať|šiesti",
    deeds:
      "zistí|nájde|odmieta|odmietne|dozvie|vyčíta|sľúbi|odíde|príde|žiarli|klame|pomôže|stratí|ujde|ospravedlní|ponúkne|požiada|rozíde|zbavuje|nemôže|zverí|podozrieva|vybaví|zblížia|rieši",
    solved: "vyšetruje",
  },
  hu: {
    workers:
      "vámosok|tűzoltók|mentősök|szülésznők|állatorvosok|halászok|kamionosok|rendőrök|határőrök|vadőrök|bányászok|aranyásók|régészek|kutatók|mérnökök|pilóták|favágók",
    rivals: "pár|szakács|cukrász|csapat|család|versenyző|humorista",
    numerals: "két|három|négy|öt|hat|hét|nyolc|tíz",
    deeds:
      "megtudja|elhatározza|rájön|gyanítja|kiderül|megtalálja|eldönti|beleszeret|bevallja|elmondja|megkéri|megígéri|megpróbálja|visszatér|elmegy|megérkezik|hazatér|megismerkedik|találkozik|összeveszik|szakít|gyanakszik|gyanakodni|megharagszik|segít|hazudik|titkolja|eltitkolja|kénytelen|aggódik|féltékeny|meghívja|megszökik|elveszíti|meglátogatja|munkát|beköltözik|hozzáköltözik|szeretné|szeretne|úgy dönt|ráveszi|meggyőzi|felfedezi|talál|kap|nem tudja",
    solved: "nyomoz\\p{L}*",
    nature:
      "bálnák|cápák|elefántok|farkasok|delfinek|pingvinek|krokodilok|vulkánok|gleccserek|oroszlánok|korallzáton\\p{L}*|orrszarvúk",
  },
  ro: {
    workers:
      "vameșii|pompierii|paramedicii|moașele|pescarii|minerii|fermierii|veterinarii|medicii de urgență|polițiștii|paznicii|salvatorii|salvamarii|căutătorii|vânătorii de|prospectorii|camionagiii|arheologii|cercetătorii|agenții de frontieră|ofițerii vamali|inginerii|restauratorii|paznicii de vânătoare|exploratorii",
    rivals:
      "cupluri|bucătari|cofetari|echipe|familii|concurenți|vedete|bucătărese|mirese|perechi|designeri|comedianți|cofetărese|tineri|fete|burlaci|participanți|amatori",
    numerals: "trei|patru|șase|șapte|opt|zece|doi|două|cinci|nouă|paisprezece|douăsprezece",
    deeds:
      "află|descoperă|ascunde|bănuiește|mărturisește|se teme|se ceartă|se întoarce|se hotărăște|se preface|se mută|se angajează|se împrietenește|hotărăște|acceptă|refuză|primește|găsește|găsesc|caută|încearcă|reușește|pleacă|fuge|evadează|minte|o minte|îl minte|spune|îi spune|îi cere|îi mărturisește|o acuză|îl acuză|o convinge|îl convinge|o roagă|îl roagă|este acuzat|este acuzată|este arestat|este arestată|este răpit|este răpită|află că|crede|vrea|trebuie|intră|rămâne|ajunge|recunoaște|promite|planifică|plănuiește|complotează",
    solved: "anchetează|investighează (?:moartea|uciderea|dispariția|o crimă|crima|un caz)",
    nature:
      "rechini|elefanți|rechinii|elefanții|leii|crocodili|crocodilii|balenele|delfinii|pinguini|pinguinii|urșii|lupii|vulcanii|ghețari|ghețarii|recif(?:ul|uri)? de corali|savana|savană",
    travels: "călătorește|vizitează|explorează|străbate|pornește la drum",
  },
  hr: {
    workers: "carinici|vatrogasci|spasioci|primalje|ribari|rudari",
    rivals: "parova|para|kuhara|slastičara|timova|obitelji|natjecatelja|takmičara",
    numerals: "tri para|četiri|pet|šestero|sedam|osam|osmero",
    deeds:
      "otkriva|saznaje|odlučuje|krije|sumnja|vraća|mora|želi|pokušava|priznaje|napušta|odbija|prijeti|preti|laže|optužuje|nagovara|shvaća|shvata|odluči|sazna|bježi|beži|zaljubljuje|svađa|obavještava|obaveštava|zabranjuje|nagovori|oprašta",
    solved: "istražuj[eu]",
    nature: "kitovi|morski psi|slonovi|vukovi",
  },
  sl: {
    workers: "cariniki|gasilci|reševalci|ribiči|veterinarji|rudarji",
    rivals: "parov|kuharjev|slaščičarjev|ekip|družin|tekmovalcev",
    numerals: "trije|štirje|devet",
    deeds:
      "izve|odkrije|skriva|hoče|odloči|spozna|ugotovi|prizna|sumi|zapusti|skuša|poskuša|prejme|pobegne|obtoži|grozi|zavrne|razkrije|prepriča|zaljubi|noče",
    solved: "preiskuje(?:jo)?",
    nature: "volkovi|kiti",
  },
  tr: {
    workers: "gümrük memurları|itfaiyeciler|balıkçılar|veterinerler|kurtarma ekipleri|madenciler",
    rivals: "çift|aşçı|şef|pastacı|takım|aile|yarışmacı",
    numerals: "iki|üç|dört|beş|altı|yedi|sekiz|on",
    deeds: "öğrenir|keşfeder|gizler|karar|şüphelenir|yalan|itiraf",
    solved: "soruştur\\p{L}+",
    nature: "balinalar|köpek balıkları|filler",
  },
  id: { nature: "paus|hiu" },
  vi: { nature: "cá voi|cá mập" },
  ru: {
    workers: "таможенники|пожарные|спасатели|ветеринары|рыбаки|дальнобойщики|шахтёры",
    rivals: "пар|пары|поваров|кондитеров|мастеров|команд|команды|семей|участников|водителей",
    numerals: "две|три|четыре|пять|шесть|шестеро|семеро|семь|восемь|десять|пятеро|четверо|трое",
    deeds:
      "узнаёт|узнает|находит|решает|скрывает|подозревает|возвращается|пытается|должен|должна|влюбляется|признаётся|обещает|обвиняет|отказывается|соглашается|теряет|сбегает|уходит|прячет|ревнует|ссорится|мирится|оказывается|попадает|боится|догадывается|уговаривает|мстит|похищает|спасает|расстаётся|понимает|случайно|застаёт|врёт|устраивается|приходит",
    travels: "посещает|путешествует|отправляется",
    solved: "расследу\\p{L}*",
    nature:
      "кит(?:ы|ов)|акулы|слоны|волки|дельфины|вулканы|пингвины|медведи|крокодилы|ледники|коралловые рифы|гепарды|леопарды|носороги|орлы",
  },
  uk: {
    workers: "митники|пожежники|рятувальники|рибалки|далекобійники|шахтарі",
    rivals: "кухарів|кондитерів|майстрів|команди|родин|сімей|учасників|водіїв",
    numerals: "дві|чотири|п'ять|шість|сім|вісім|троє|п'ятеро",
    deeds:
      "дізнається|знаходить|вирішує|приховує|намагається|закохується|зізнається|обіцяє|звинувачує|відмовляється|погоджується|втрачає|тікає|повертається|підозрює|рятує|свариться|мириться|опиняється|потрапляє|боїться|здогадується|вмовляє|мстить|розлучається|мусить|розуміє|випадково|ревнує|йде",
    travels: "подорожує",
    solved: "розсліду\\p{L}*",
    nature: "акули|слони|вовки",
  },
  bg: {
    workers: "митничари|пожарникари|спасители|акушерки|рибари",
    rivals: "двойки|готвачи|сладкари|отбора|семейства|участници",
    numerals: "трима|четирима|петима|шестима|четири|пет|шест|седем|осем",
    deeds: "открива|научава|крие|подозира|признава|обвинява|отказва|лъже|напуска|заплашва|решава|изневерява",
    solved: "разследва\\p{L}*",
    nature: "китове",
  },
  sr: {
    deeds:
      "сазнаје|крије|одлучује|сумња|враћа|мора|жели|признаје|покушава|напушта|одбија|прети|лаже|оптужује|наговара|схвата|сазна|одлучи|заљубљује|бежи",
    solved: "истражуј\\p{L}*",
  },
  lt: {
    deeds:
      "sužino|nusprendžia|slepia|įtaria|prisipažįsta|įsimyli|grįžta|bando|privalo|pavydi|meluoja|atsisako|sutinka|pažada|kaltina|pabėga|suranda|išsiskiria",
    travels: "keliauja|lankosi",
    solved: "tiria (?:nužudymą|žmogžudystę)",
    nature: "banginiai|rykliai|drambliai|vilkai|lokiai|pingvinai",
  },
  lv: {
    deeds:
      "uzzina|nolemj|slēpj|atzīstas|iemīlas|atgriežas|mēģina|apsola|apsūdz|atsakās|piekrīt|bēg|melo|atklāj",
    travels: "ceļo|dodas",
    solved: "izmeklē (?:slepkavību|nāvi)",
    nature: "vaļi|haizivis|ziloņi|vilki|lāči|pingvīni",
  },
  et: {
    deeds:
      "avastab|otsustab|varjab|kahtlustab|tunnistab|armub|naaseb|püüab|lubab|süüdistab|keeldub|nõustub|põgeneb|valetab",
    travels: "reisib|rändab",
    solved: "uurib (?:mõrva|surma)",
    nature: "vaalad|haid|elevandid|hundid|karud|pingviinid",
  },
  el: {
    travels: "ταξιδεύει|επισκέπτεται|εξερευνά|περιηγείται",
    numerals: "δύο|δυο|τρεις|τέσσερις|τέσσερα|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|δέκα|δώδεκα",
    rivals: "ζευγάρια|παίκτες|διαγωνιζόμενοι|σεφ|μάγειρες|ομάδες|οικογένειες|ζαχαροπλάστες|νύφες",
    workers:
      "πυροσβέστες|διασώστες|κτηνίατροι|ψαράδες|τελωνειακοί|αρχαιολόγοι|μηχανικοί|χρυσοθήρες|εξερευνητές",
    deeds:
      "ανακαλύπτει|ανακαλύπτουν|μαθαίνουν|αποφασίζουν|προσπαθούν|μαθαίνει|αποφασίζει|προσπαθεί|ομολογεί|αποκαλύπτει|κρύβει|υποψιάζεται|ερωτεύεται|συναντά|γνωρίζει|επιστρέφει|φεύγει|ζητά|ζητάει|θέλει|πρέπει|πηγαίνει|βρίσκει|χάνει|λέει|ζηλεύει|απειλεί|εκβιάζει|κατηγορεί|αρνείται|δέχεται|φοβάται|παίρνει|πείθει|βοηθά|βοηθάει|χωρίζει|ετοιμάζεται|κάνει|αντιμετωπίζει|μένει|βλέπει|καταλαβαίνει|συνειδητοποιεί",
    solved: "ερευν(?:ά|ούν) τ\\p{L}*",
    nature:
      "φάλαινες|καρχαρίες|ελέφαντες|λύκοι|δελφίνια|πιγκουίνοι|κροκόδειλοι|λιοντάρια|ηφαίστεια|παγετώνες|ρινόκεροι",
  },
  mk: { deeds: "дознава|одлучува|сомнева|враќа|сака|обвинува|одбива|заминува|вљубува|сфаќа" },
  sq: {
    workers: "doganierët|zjarrfikësit|peshkatarët|veterinerët|minatorët",
    rivals: "çifte|kuzhinierë|konkurrentë|familje|ekipe",
    numerals: "tetë|dhjetë|gjashtë|shtatë|katër",
    deeds:
      "zbulon|vendos|mëson|kërkon|përpiqet|takon|përballet|refuzon|dyshon|akuzon|largohet|pranon|fsheh|kërcënon|propozon|detyrohet|rrëfen|sheh|dëgjon|tenton|sulmon|arrestohet|pajtohet|gëzohet|zemërohet|tronditet|përplaset|shfaqet|i thotë|i tregon|i kërkon|i rrëfen|i shpreh|i pohon|i premton|i shpjegon|i ankohet|u thotë|u tregon|e akuzon|e këshillon|e fton|e kërcënon",
    solved: "heton|hetojnë",
    nature: "balenat|peshkaqenët|elefantët|ujqërit|vullkanet",
  },
};

/** Animals and volcanoes in scripts that part words little, or write articles with them. */
export const unpartedNature =
  "الحيتان|أسماك القرش|الفيلة|البراكين|לווייתנים|כרישים|פילים|鲸|鯨|鲨|鮫|サメ|クジラ|火山|고래|상어|화산|วาฬ|ฉลาม";

/** What belongs to one of these columns, in all languages. */
export const wordsFor = (column: keyof LastWords): string =>
  Object.values(lastWords)
    .flatMap((words) => words[column] ?? [])
    .join("|");
