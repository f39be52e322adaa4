import { anyCase } from "../any-case.ts";

/**
 * Whom a story is about, as descriptions of films introduce them: `A retired detective hunts a killer.`, `When two
 * brothers …`. By language, in ISO 639-1: what stands before them, and who they are, separated by `|`.
 */
const heroes: Readonly<Record<string, { before: string; who: string }>> = {
  en: {
    before: "(?:(?:when|after|while|as) )?(?:an?|two|three)",
    who: "man|woman|girl|boy|couple|teenager|teen|student|detective|cop|policeman|spy|soldier|doctor|lawyer|writer|author|widow|widower|mother|father|husband|wife|son|daughter|brothers|sisters|gunslinger|gunfighter|cowboy|outlaw|sheriff|assassin|hitman|hit man|thief|gangster|journalist|reporter|teacher|professor|scientist|nurse|orphan|princess|prince|agent|officer|pilot|marine|veteran|bride|groom|actor|actress|singer|musician|lawman|marshal|killer|ex-con|convict|fugitive|drifter|bounty hunter|mobster|boxer|businessman|businesswoman|executive|secretary|housewife|socialite|loner|stranger|family|group of friends",
  },
  de: {
    before: "(?:(?:als|nachdem) )?(?:eine?|zwei|drei)",
    who: "mann|männer|frau|frauen|mädchen|junge|paar|polizist|polizistin|detektiv|soldat|lehrer|lehrerin|arzt|ärztin|anwalt|anwältin|witwe|mutter|vater|journalist|journalistin|agent|agentin|killer|student|studentin|schriftsteller|familie",
  },
  fr: {
    before: "(?:(?:quand|lorsqu|après qu)['’ ])?(?:une?|deux|trois)",
    who: "homme|femme|hommes|femmes|jeune|fille|garçon|couple|policier|détective|soldat|professeur|médecin|avocate?|veuve|mère|père|journaliste|agent|tueur|étudiante?|écrivain|famille|groupe d[e'’]|adolescente?|adolescents|frères|sœurs|soeurs|veuf|mari|épouse|fils|amie?s?|mercenaire|tueuse|voleur|voleuse|voleurs|cow-boy|shérif|vétéran|infirmière|infirmier|homme d'affaires|femme d'affaires|actrice|acteur|chanteuse|chanteur|pêcheur|paysan|paysanne|prince|princesse|orphelin|orpheline|espion|espionne|gangster|mafieux|fugitif|prisonnier|pilote|fiancée?|inspecteur|commissaire|enquêteur|enquêtrice|inconnu|reporter|photographe|architecte|pianiste|musicien|boxeur|gamine?|lycéenne?|lycéens|quadragénaire|quinquagénaire|retraitée?|chômeur|PDG|scientifique|ex-(?:flic|policier|agent|détenu|taulard)|bande d[e'’]",
  },
  es: {
    before: "(?:(?:cuando|tras) )?(?:una?|dos|tres)",
    who: "hombres?|mujer|mujeres|joven|jóvenes|niña|niño|chica|chico|pareja|policía|detective|soldado|profesora?|médico|abogad[oa]|viuda|madre|padre|periodista|agente|asesino|estudiante|escritora?|familia|grupo de (?:amigos|jóvenes)|científic[oa]|ladrón|muchach[oa]s?|adolescentes?|hermanos|hermanas|viudo|marido|esposa|hij[oa]|amig[oa]s|mercenario|asesina|ladrones|pistolero|vaquero|sheriff|veteran[oa]|enfermera|empresari[oa]|ejecutiv[oa]|actriz|actor|cantante|pescador|campesin[oa]|príncipe|princesa|huérfan[oa]|espía|gángster|mafioso|fugitiv[oa]|prisioner[oa]|piloto|novi[oa]|inspectora?|investigadora?|desconocido|reportera?|fotógraf[oa]|arquitect[oa]|pianista|músico|boxeador|taxista|camionero|matrimonio|ex ?policía|ex ?convicto|ex ?agente|grupo de (?:estudiantes|adolescentes|soldados|criminales|ladrones|niños)",
  },
  pt: {
    before: "(?:quando )?(?:uma?|dois|duas|três)",
    who: "homem|homens|mulher|mulheres|jovem|jovens|menina|menino|casal|policial|polícia|detetive|soldado|professora?|médic[oa]|advogad[oa]|viúva|mãe|pai|jornalista|agente|assassino|estudante|escritora?|família|rapaz|rapariga|garot[oa]|adolescentes?|criança|irmãos|irmãs|viúvo|marido|esposa|filh[oa]|amig[oa]s|mercenário|assassina|ladrão|ladrões|pistoleiro|xerife|veteran[oa]|cientista|enfermeira|empresári[oa]|executiv[oa]|atriz|ator|cantora?|pescador|fazendeiro|camponês|príncipe|princesa|órfão|órfã|espiã|espião|gangster|gângster|mafioso|fugitiv[oa]|prisioneir[oa]|piloto|noiv[oa]|inspetora?|investigadora?|estranho|repórter|fotógraf[oa]|arquitet[oa]|pianista|músico|boxeador|pugilista|taxista|camionista|caminhoneiro|grupo de (?:amigos|amigas|jovens|adolescentes|estudantes|criminosos|ladrões|soldados)",
  },
  it: {
    before: "(?:(?:quando|dopo) )?(?:un[ao'’]?|due|tre|quattro)",
    who: "uomo|uomini|donna|donne|ragazz[aoi]|bambin[ao]|coppia|poliziotto|poliziotta|detective|soldato|professore|medico|avvocato|vedova|madre|padre|giornalista|agente|assassino|studente|studentessa|scrittore|famiglia|adolescente|adolescenti|ladro|ladri|rapinatore|rapinatori|spia|ex poliziotto|ex agente|killer|sicario|pugile|pilota|veterano|attore|attrice|cantante|musicista|prete|suora|principe|principessa|orfano|orfana|vedovo|sposa|sposo|imprenditore|imprenditrice|scienziato|scienziata|sceriffo|cowboy|pistolero|cacciatore di taglie|fuggitivo|detenuto|evaso|fratelli|sorelle|amici|amiche|gruppo di (?:amici|ragazzi|studenti|ladri)|banda di|signora|ragazzina|ragazzino|infermiera|segretaria|cameriera|impiegato|commissario|ispettore|magistrato|maestro|maestra|insegnante|professoressa|dottoressa|scrittrice|regista|pensionato|milionario|ereditiera|casalinga|manager|giovane|giovani|marito|moglie|figlio|figlia|gangster|mafioso|straniero|sconosciuto|truffatore|truffatori|mercenario",
  },
  nl: {
    before: "(?:(?:als|wanneer|nadat) )?(?:een|twee|drie)",
    who: "man|mannen|vrouw|vrouwen|meisje|jongen|stel|echtpaar|agent|rechercheur|soldaat|leraar|lerares|arts|advocaat|weduwe|moeder|vader|journalist|journaliste|huurmoordenaar|student|studente|schrijver|familie|gezin",
  },
  sv: {
    before: "(?:(?:när|efter att|da|når) )?(?:en|ett|et|två|to|tre)",
    who: "man|mann|mand|män|kvinna|kvinne|kvinde|flicka|jente|pige|pojke|gutt|dreng|polis|polismann|politimann|politimand|detektiv|soldat|lärare|lærer|läkare|lege|læge|advokat|änka|mor|far|journalist|agent|student|författare|forfatter|familj|familie",
  },
  tr: {
    before: "(?:(?:iki|üç|genç|yaşlı|emekli|eski|ünlü) )?(?:bir )?",
    who: "adam|kadın|genç kız|genç adam|çift|polis|dedektif|asker|öğretmen|doktor|avukat|gazeteci|ajan|kiralık katil|öğrenci|yazar|aile",
  },
  pl: {
    before: "(?:(?:gdy|kiedy|młody|młoda|były|była|starszy|dwaj|dwóch|troje|pewien|pewna) )*",
    who: "mężczyzna|kobieta|dziewczyna|chłopak|chłopiec|małżeństwo|policjant|policjantka|detektyw|żołnierz|nauczyciel|nauczycielka|lekarz|lekarka|prawnik|prawniczka|wdowa|wdowiec|dziennikarz|dziennikarka|agent|agentka|zabójca|student|studentka|pisarz|pisarka|nastolatek|nastolatka|bracia|siostry|przyjaciele",
  },
  cs: {
    before: "(?:(?:když|keď|mladý|mladá|bývalý|bývalá|stárnoucí|dva|dvaja|tři|traja|jeden) )*",
    who: "muž|žena|dívka|dievča|chlapec|pár|policista|policajt|detektiv|detektív|voják|vojak|učitel|učiteľ|učitelka|učiteľka|lékař|lekár|lékařka|právník|právnik|advokát|vdova|vdovec|novinář|novinár|novinářka|novinárka|agent|zabiják|zabijak|student|študent|studentka|spisovatel|spisovateľ|bratři|bratia|sestry|kamarádi|kamaráti",
  },
  lt: {
    before: "(?:(?:kai|jaunas|jauna|buvęs|buvusi|du|dvi|trys|vienas|viena|vieniša) )*",
    who: "vyras|vyrai|moteris|mergina|vaikinas|berniukas|mergaitė|pora|policininkas|policininkė|detektyvas|karys|mokytojas|mokytoja|gydytojas|gydytoja|advokatas|advokatė|našlė|našlys|žurnalistas|žurnalistė|agentas|žudikas|studentas|studentė|rašytojas|rašytoja|broliai|seserys|draugai",
  },
  lv: {
    before: "(?:(?:kad|jauns|jauna|bijušais|bijusī|divi|divas|trīs|kāds|kāda) )*",
    who: "vīrietis|sieviete|meitene|puisis|zēns|pāris|policists|policiste|detektīvs|karavīrs|skolotājs|skolotāja|ārsts|ārste|advokāts|advokāte|atraitne|atraitnis|žurnālists|žurnāliste|aģents|slepkava|rakstnieks|rakstniece|brāļi|māsas|draugi",
  },
  et: {
    before: "(?:(?:kui|noor|endine|kaks|kolm|üksildane|üksik) )*",
    who: "mees|naine|tüdruk|poiss|abielupaar|politseinik|detektiiv|uurija|sõdur|õpetaja|arst|advokaat|lesk|ajakirjanik|agent|palgamõrvar|üliõpilane|kirjanik|vennad|õed|sõbrad",
  },
  hu: {
    before: "(?:(?:amikor|a|az|egy|két|három|fiatal|egykori|volt|magányos|nyugdíjas) )+",
    who: "férfi|nő|lány|fiú|házaspár|pár|rendőr|nyomozó|detektív|katona|tanár|tanárnő|orvos|orvosnő|ügyvéd|özvegy|újságíró|újságírónő|ügynök|bérgyilkos|diák|író|írónő|testvér|barát|család|kamasz|tinédzser|özvegyasszony|özvegyember|tolvaj|betörő|kém|katonatiszt|veterán|színész|színésznő|énekesnő|énekes|pilóta|pap|apáca|herceg|hercegnő|árva|menyasszony|vőlegény|üzletember|üzletasszony|tudós|fegyenc|szökevény|fejvadász|seriff|cowboy|bokszoló|anya|apa|nagymama|nagypapa|barátnő|testvérpár|baráti társaság|fiatalember|fiatalasszony|diáklány|egyetemista|rendőrnő|titkárnő|milliomos|gengszter|maffiózó|szélhámos|zsoldos|tengerészgyalogos|kisfiú|kislány|fiatal|férj|feleség|idegen|gyilkos",
  },
  ro: {
    before: "(?:(?:când|după ce|un|o|doi|două|trei|patru|tânărul|tânăra|fostul|fosta) )+",
    who: "bărbat|femeie|tânăr|tânără|fată|băiat|cuplu|polițist|polițistă|detectiv|soldat|profesor|profesoară|medic|avocat|avocată|văduvă|mamă|tată|jurnalist|jurnalistă|agent|asasin|student|studentă|scriitor|scriitoare|frați|surori|prieteni|familie|grup de (?:prieteni|tineri)|mafiot|hoț|hoți|hoață|pușcăriaș|criminal|ucigaș|spion|cascador|boxer|cântăreț|cântăreață|actriță|actor|preot|prințesă|prinț|orfan|orfană|văduv|militar|veteran|pilot|chirurg|asistentă|chelneriță|secretară|om de afaceri|femeie de afaceri|om de știință|reporter|reporteră|ziarist|ziaristă|detectivi|polițiști|adolescent|adolescentă|adolescenți|elev|elevă|liceean|liceană|liceeni|copil|copii|vrăjitoare|mireasă|mire|părinți|călugăriță|procuror|judecător|șofer|taximetrist|cowboy|șerif|mercenar|mercenari|cercetătoare|arheolog|aventurier|evadat|deținut|sociopat|psihopat|milionar|milionară|moștenitoare|burlac|fotograf|muzician|regizor|scenarist|bonă|menajeră|bunic|bunică|tineri|femei|bărbați|fete|îndrăgostiți|necunoscut|străin|fugar|escroc|escroci|gangster|gangsteri|ofițer|căpitan|general|gardă de corp|vânător de recompense",
  },
  hr: {
    before: "(?:(?:kada|kad|mladi|mlada|bivši|bivša|dva|dvojica|troje|jedan|jedna) )*",
    who: "muškarac|muškarca|žena|djevojka|devojka|mladić|dječak|dečak|bračni par|policajac|policajka|detektiv|inspektor|vojnik|učitelj|učiteljica|nastavnik|nastavnica|liječnik|lekar|doktor|odvjetnik|odvjetnica|advokat|udovica|udovac|novinar|novinarka|agent|ubojica|ubica|student|studentica|studentkinja|pisac|spisateljica|braća|sestre|prijatelji|moški|ženska|fant|dekle|policist|zdravnik|odvetnik|vdova|grupa (?:prijatelja|mladih|tinejdžera)|skupina (?:prijatelja|mladih|tinejdžera)",
  },
  sl: {
    before:
      "(?:(?:ko|mladi|mlada|nekdanji|nekdanja|ovdoveli|ovdovela|upokojeni|upokojena|uspešni|uspešna|dva|dve|trije) )*",
    who: "policistka|detektivka|inšpektor|inšpektorica|učiteljica|zdravnica|odvetnica|vdovec|novinar|novinarka|morilec|študent|študentka|pisatelj|pisateljica|brata|sestri|prijatelja|prijateljici|mati samohranilka|princ|princesa|skupina (?:prijateljev|mladih)",
  },
  sq: {
    before: "(?:(?:kur|një|dy|tre|ish) )+",
    who: "burrë|grua|djalë|vajzë|çift|polic|police|detektiv|hetues|ushtar|mësues|mësuese|mjek|mjeke|avokat|avokate|gazetar|gazetare|agjent|vrasës|student|studente|shkrimtar|shkrimtare|vëllezër|motra|miq|shoqe|djem|vajza|burra|gra|nënë|gjeneral|grup (?:miqsh|të rinjsh|fëmijësh|tifozësh)",
  },
  sr: {
    before: "(?:(?:када|кад|млади|млада|бивши|бивша|стари|пензионисани|двојица|троје|један|једна) )*",
    who: "мушкарац|жена|девојка|младић|дечак|брачни пар|полицајац|полицајка|инспектор|учитељ|учитељица|наставник|наставница|лекар|лекарка|удовица|удовац|новинарка|убица|студенткиња|писац|списатељица|браћа|сестре|пријатељи|група (?:пријатеља|младих)",
  },
  bg: {
    before: "(?:(?:когато|един|една|двама|две|трима|млад|млада|бивш|бивша|кога|еден) )*",
    who: "мъж|жена|момиче|момче|двойка|полицай|полицайка|детектив|войник|учител|учителка|лекар|лекарка|адвокат|адвокатка|вдовица|вдовец|журналист|журналистка|агент|убиец|студент|студентка|писател|писателка|братя|сестри|приятели|семейство|маж|девојка|полицаец|новинар",
  },
  ru: {
    before:
      "(?:(?:когда|молодой|молодая|бывший|бывшая|двое|два|две|трое|три|один|одна|одинокий|одинокая|колишній|колишня|молодий|молода|коли) )*",
    who: "мужчина|женщина|девушка|парень|мальчик|девочка|супруги|полицейский|следователь|детектив|солдат|офицер|учитель|учительница|врач|адвокат|вдова|вдовец|журналист|журналистка|агент|киллер|убийца|студент|студентка|писатель|писательница|братья|сестры|друзья|друга|подруги|чоловік|жінка|дівчина|хлопець|подружжя|поліцейський|слідчий|лікар|журналістка|письменник",
  },
  el: {
    before: "(?:(?:όταν|ένας|μια|μία|ένα|δύο|δυο|τρεις|τέσσερις|νεαρός|νεαρή|πρώην|μετά) )+",
    who: "άντρας|άνδρας|γυναίκα|κορίτσι|αγόρι|ζευγάρι|αστυνομικός|αστυνόμος|ντετέκτιβ|στρατιώτης|δάσκαλος|δασκάλα|καθηγητής|καθηγήτρια|γιατρός|δικηγόρος|χήρα|χήρος|δημοσιογράφος|πράκτορας|δολοφόνος|φοιτητής|φοιτήτρια|συγγραφέας|αδέλφια|αδερφές|φίλοι|φίλες|οικογένεια|έφηβος|έφηβη|έφηβοι|μαθητής|μαθήτρια|ληστής|ληστές|κλέφτης|κλέφτες|κατάσκοπος|επιχειρηματίας|ηθοποιός|τραγουδιστής|τραγουδίστρια|πιλότος|ιερέας|βασιλιάς|πρίγκιπας|πριγκίπισσα|ορφανό|νύφη|γαμπρός|εργένης|υπάλληλος|καπετάνιος|κοπέλα|κοπέλες|νέος|νέα|νέοι|άνθρωπος|απατεώνας|απατεώνες|μητέρα|πατέρας|κατάδικος|δραπέτης|βετεράνος|επιστήμονας|σερβιτόρα|γραμματέας|γκάνγκστερ|μαφιόζος|σερίφης|πληρωμένος δολοφόνος|μυστικός πράκτορας|πιτσιρικάς|αδελφές|αδέρφια|αδελφοί|ξένος|εκατομμυριούχος|νοσοκόμα|παρέα φίλων|ομάδα (?:φίλων|νέων|ληστών|επιστημόνων)",
  },
  fi: {
    before: "(?:(?:kun|nuori|entinen|kaksi|kolme|eläkkeellä oleva|yksinäinen) )+",
    who: "mies|miestä|nainen|naista|tyttö|poika|pariskunta|poliisi|etsivä|sotilas|opettaja|lääkäri|asianajaja|leski|toimittaja|agentti|palkkatappaja|opiskelija|kirjailija|veljestä|sisarta|ystävää|perhe|tytto|etsiva|laakari|ystavaa|veljesta|poliisia|naimisissa oleva pari|sisarukset|veljekset|ystävykset|ystavykset|kihlapari|salamurhaaja|pankkiryöstäjä|merirosvo|prinsessa|leskimies|äiti|isä",
  },
  is: {
    before: "(?:(?:þegar|ungur|ung|tveir|tvær|þrír|þrjár|fyrrverandi|einmana) )*",
    who: "maður|kona|stúlka|drengur|strákur|hjón|lögreglumaður|lögreglukona|rannsóknarlögreglumaður|hermaður|kennari|læknir|lögfræðingur|ekkja|ekkill|blaðamaður|njósnari|leigumorðingi|háskólanemi|rithöfundur|bræður|systur|vinir|vinkonur|fjölskylda",
  },
  id: {
    before: "(?:(?:ketika|saat|seorang|sepasang|dua|tiga|mantan) )+",
    who: "pria|lelaki|laki-laki|wanita|perempuan|gadis|remaja|anak|kekasih|suami istri|polisi|detektif|tentara|guru|dokter|doktor|pengacara|peguam|janda|duda|ibu|ayah|jurnalis|wartawan|agen|pembunuh|mahasiswa|mahasiswi|penulis|pelajar|sahabat|saudara|bersaudara",
  },
  vi: {
    before: "(?:(?:khi|một|hai|ba|cặp) )+(?:(?:cô|chàng|anh|người|ông|bà|nữ|nam) )*",
    who: "trai|gái|đàn ông|phụ nữ|cảnh sát|thám tử|người lính|giáo viên|bác sĩ|luật sư|góa phụ|nhà báo|phóng viên|điệp viên|sát thủ|sinh viên|nhà văn|vợ chồng|anh em|chị em|bạn thân",
  },
  fa: {
    before: "(?:(?:وقتی|زن|مرد|دو|سه|یک) )*",
    who: "مردی|زنی|دختری|پسری|جوانی|پلیسی|کارآگاهی|سربازی|معلمی|پزشکی|وکیلی|روزنامه‌نگاری|قاتلی|دانشجویی|نویسنده‌ای|زوجی|برادر|دوست|خانواده‌ای",
  },
  hi: {
    before: "(?:(?:जब|एक|दो|तीन|युवा|ایک|دو|جب) )+",
    who: "आदमी|औरत|लड़की|लड़का|युवक|युवती|पुलिस|पुलिसवाला|जासूस|सैनिक|शिक्षक|डॉक्टर|वकील|विधवा|पत्रकार|एजेंट|हत्यारा|छात्र|छात्रा|लेखक|भाई|बहनें|दोस्त|परिवार|लड़के|لڑکی|لڑکا|شخص|عورت|مرد",
  },
  ar: {
    before: "(?!.{0,60}(?:برنامج|البرامج|القناة|وثائقي|سلسلة|حلقة))(?:[\\p{L}\\p{M}]+ ){0,6}?(?:ال|لل)?",
    who: "رجل|امرأة|شاب|شابة|فتى|فتاة|مراهق|مراهقة|محقق|محققة|ضابط|شرطي|طبيب|طبيبة|صحفي|صحفية|محامي|محامية|محام|مدرس|مدرسة|معلم|معلمة|كاتب|كاتبة|طالب|طالبة|أرملة|أرمل|سجين|لص|جندي|عالم|قاتل مأجور|زوجان|صديقان|شقيقان|شقيقتان|عميل سري|عميل سابق|مجموعة من (?:الأصدقاء|الشباب|اللصوص)",
  },
  he: {
    before: "(?:כאשר )?",
    who: "בחור|בחורה|אלמנה|אלמן|סטודנט|סטודנטית|מורה|סופר|חייל|אסיר|שני (?:חברים|אחים|שוטרים)|גבר|אישה|אשה|צעיר|צעירה|נער|נערה|בלש|בלשית|שוטר|שוטרת|סוכן|סוכנת|רוצח שכיר|עיתונאי|עיתונאית|רופא|רופאה|זוג|חבורת",
  },
};

/** A programme is called so too: `A family quiz`, `A detective drama series`. */
const programme = String.raw`\s(?:[\p{L}-]+\s)?(?:series|serie|série|quiz|game|gameshow|show|sitcom|documentary|magazine|programme|program)(?!\p{L})`;

const patterns = Object.values(heroes).map(({ before, who }) => {
  const between = betweenOf(before);
  return anyCase(String.raw`^(?:${before})${between}(?:${who})(?![\p{L}\p{M}])(?!${programme})`);
});

/** What may stand between: nothing where they stand first, one word where there are no articles, else several. */
function betweenOf(before: string): string {
  if (before.endsWith(")?")) return "";
  const isWhole = /\)[*+]$/.test(before);
  return String.raw`${isWhole ? "" : String.raw`(?:\s|(?<=['’]))`}(?:[\p{L}\p{M}'’-]+,?\s){0,${isWhole ? 1 : 4}}?`;
}

/** In scripts that part words little. */
const unparted =
  /^(?:ชายหนุ่ม|หญิงสาว|นักสืบ|ตำรวจหนุ่ม|สาวน้อย|คู่รัก|คู่สามีภรรยา|ある(?:男|女|少年|少女|夫婦|青年)|元(?:刑事|警官|兵士|殺し屋)|一[名个個位对對群].{0,6}(?:男子|女子|男孩|女孩|警察|侦探|偵探|杀手|殺手|学生|學生|夫妇|夫婦|青年|少年|少女)|한 (?:남자|여자|소년|소녀|부부)|전직 (?:형사|경찰|요원|킬러))/u;

/** Whether a description begins with whom a story is about, as none of facts or games does at the length of a film. */
export const beginsWithHero = (description: string): boolean =>
  unparted.test(description) || patterns.some((pattern) => pattern.test(description));
