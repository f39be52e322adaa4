/**
 * A language's words for first, second and so on: `|` parts the numbers, a space the forms of one, and `_` stands for a
 * space within a form.
 */
export type OrdinalWords = {
  /** Beside a word for a season or an episode, before or behind it. */
  ordinals: string;
  /** Behind such a word alone: `Staffel zwei`. */
  counts?: string;
  /** Words for seasons and episodes that they stand with, beside those in `number-table.ts`. */
  seasons?: string;
  episodes?: string;
};

/** By language, in ISO 639-1 or else 639-3. */
export const ordinalTable: Readonly<Record<string, OrdinalWords>> = {
  af: {
    ordinals: "eerste|tweede|derde|vierde|vyfde|sesde|sewende|agtste|negende|tiende",
    counts: "een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien",
  },
  am: {
    ordinals: "አንደኛ አንደኛው|ሁለተኛ ሁለተኛው|ሦስተኛ ሶስተኛ|አራተኛ|አምስተኛ|ስድስተኛ|ሰባተኛ|ስምንተኛ|ዘጠነኛ|አስረኛ",
    counts: "አንድ|ሁለት|ሦስት ሶስት|አራት|አምስት|ስድስት|ሰባት|ስምንት|ዘጠኝ|አስር",
  },
  ar: {
    ordinals:
      "الأول الاول الأولى الاولى|الثاني الثانية|الثالث الثالثة|الرابع الرابعة|الخامس الخامسة|السادس السادسة|السابع السابعة|الثامن الثامنة|التاسع التاسعة|العاشر العاشرة|الحادية_عشرة الحادية_عشر الحادي_عشر|الثانية_عشرة الثانية_عشر الثاني_عشر|الثالثة_عشرة الثالثة_عشر الثالث_عشر|الرابعة_عشرة الرابعة_عشر الرابع_عشر|الخامسة_عشرة الخامسة_عشر الخامس_عشر|السادسة_عشرة السادسة_عشر|السابعة_عشرة السابعة_عشر|الثامنة_عشرة الثامنة_عشر|التاسعة_عشرة التاسعة_عشر|العشرون",
  },
  az: {
    ordinals:
      "birinci ilk|ikinci|üçüncü|dördüncü|beşinci|altıncı|yeddinci|səkkizinci|doqquzuncu|onuncu|on_birinci|on_ikinci",
    episodes: "seriya",
  },
  ba: {
    ordinals: "беренсе|икенсе|өсөнсө|дүртенсе|бишенсе|алтынсы",
    seasons: "миҙгел",
    episodes: "серия|өлөш|бүлек",
  },
  be: {
    ordinals:
      "першы першая|другі другая|трэці трэцяя|чацвёрты чацвёртая|пяты пятая|шосты шостая|сёмы сёмая|восьмы восьмая|дзявяты дзявятая|дзясяты дзясятая",
  },
  bg: {
    ordinals:
      "първи първа|втори втора|трети трета|четвърти четвърта|пети пета|шести шеста|седми седма|осми осма|девети девета|десети десета|единадесети|дванадесети",
    episodes: "серия|част",
  },
  bn: { ordinals: "প্রথম|দ্বিতীয়|তৃতীয়|চতুর্থ|পঞ্চম|ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম" },
  br: { ordinals: "kentañ|eil|trede|pevare|pempvet|c'hwec'hvet|seizhvet|eizhvet|navvet|dekvet" },
  ca: {
    ordinals:
      "primera primer|segona segon|tercera tercer|quarta quart|cinquena cinquè|sisena sisè|setena setè|vuitena vuitè|novena novè|desena desè",
  },
  ckb: { ordinals: "یەکەم|دووەم|سێیەم|چوارەم|پێنجەم|شەشەم|حەوتەم|هەشتەم|نۆیەم|دەیەم" },
  co: { ordinals: "prima primu|seconda secondu|terza terzu|quarta quartu|quinta quintu" },
  cs: {
    ordinals:
      "první|druhá druhý|třetí|čtvrtá čtvrtý|pátá pátý|šestá šestý|sedmá sedmý|osmá osmý|devátá devátý|desátá desátý|jedenáctá jedenáctý|dvanáctá dvanáctý",
  },
  cy: {
    ordinals:
      "cyntaf gyntaf|ail|trydedd trydydd|pedwaredd pedwerydd|pumed|chweched|seithfed|wythfed|nawfed|degfed",
    counts: "un|dau|tri|pedwar|pump|chwech|saith|wyth|naw|deg",
    seasons: "gyfres",
    episodes: "bennod",
  },
  da: {
    ordinals: "første|anden andet|tredje|fjerde|femte|sjette|syvende|ottende|niende|tiende|ellevte|tolvte",
    counts: "et|to|tre|fire|fem|seks|syv|otte|ni|ti",
    episodes: "delen",
  },
  de: {
    ordinals: "erste|zweite|dritte|vierte|fünfte|sechste|siebte siebente|achte|neunte|zehnte|elfte|zwölfte",
    counts: "eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
  },
  el: {
    ordinals:
      "πρώτος πρώτη πρώτο|δεύτερος δεύτερη δεύτερο|τρίτος τρίτη τρίτο|τέταρτος τέταρτη τέταρτο|πέμπτος πέμπτη πέμπτο|έκτος έκτη έκτο|έβδομος έβδομη έβδομο|όγδοος όγδοη όγδοο|ένατος ένατη ένατο|δέκατος δέκατη δέκατο",
  },
  en: {
    ordinals: "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth",
    counts: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen",
  },
  eo: { ordinals: "unua|dua|tria|kvara|kvina|sesa|sepa|oka|naŭa|deka" },
  es: {
    ordinals:
      "primera primer primero|segunda segundo|tercera tercer tercero|cuarta cuarto|quinta quinto|sexta sexto|séptima séptimo|octava octavo|novena noveno|décima décimo|undécima undécimo|duodécima duodécimo",
    counts: "uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce",
  },
  et: {
    ordinals: "esimene|teine|kolmas|neljas|viies|kuues|seitsmes|kaheksas|üheksas|kümnes",
    episodes: "osa",
  },
  eu: {
    ordinals:
      "lehen lehenengo|bigarren|hirugarren|laugarren|bosgarren|seigarren|zazpigarren|zortzigarren|bederatzigarren|hamargarren",
  },
  fa: {
    ordinals:
      "اول یکم|دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم|یازدهم|دوازدهم|سیزدهم|چهاردهم|پانزدهم|شانزدهم|هفدهم|هجدهم|نوزدهم|بیستم",
    episodes: "بخش",
  },
  fi: {
    ordinals:
      "ensimmäinen|toinen|kolmas|neljäs|viides|kuudes|seitsemäs|kahdeksas|yhdeksäs|kymmenes|yhdestoista|kahdestoista",
    counts: "yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen",
    episodes: "osa",
  },
  fo: {
    ordinals:
      "fyrsta fyrsti|onnur annar|triðja triði|fjórða fjórði|fimta fimti|sætta sætti|sjeynda sjeyndi|áttanda áttandi|níggjunda níggjundi|tíggjunda tíggjundi",
  },
  fr: {
    ordinals:
      "première premier|deuxième seconde second|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|douzième",
    counts: "un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze",
  },
  fy: { ordinals: "earste|twadde|tredde|fjirde|fyfde|sechsde|sânde|achtste|njoggende|tsiende" },
  ga: { ordinals: "chéad|dara|tríú|ceathrú|cúigiú|séú|seachtú|ochtú|naoú|deichiú" },
  gd: { ordinals: "chiad|dàrna|treas|ceathramh|còigeamh|siathamh|seachdamh|ochdamh|naoidheamh|deicheamh" },
  gl: {
    ordinals:
      "primeira primeiro|segunda segundo|terceira terceiro|cuarta cuarto|quinta quinto|sexta sexto|sétima sétimo|oitava oitavo|novena noveno|décima décimo",
  },
  gu: {
    ordinals:
      "પ્રથમ પહેલી પહેલો|બીજી બીજો|ત્રીજી ત્રીજો|ચોથી ચોથો|પાંચમી પાંચમો|છઠ્ઠી છઠ્ઠો|સાતમી સાતમો|આઠમી આઠમો|નવમી નવમો|દસમી દસમો",
  },
  ha: {
    ordinals:
      "farko na_farko|biyu na_biyu|uku na_uku|huɗu na_huɗu|biyar na_biyar|shida na_shida|bakwai na_bakwai|takwas na_takwas|tara na_tara|goma na_goma",
  },
  he: {
    ordinals:
      "ראשונה ראשון|שנייה שניה שני|שלישית שלישי|רביעית רביעי|חמישית חמישי|שישית שישי|שביעית שביעי|שמינית שמיני|תשיעית תשיעי|עשירית עשירי",
  },
  hi: {
    ordinals:
      "पहला पहली प्रथम|दूसरा दूसरी द्वितीय|तीसरा तीसरी तृतीय|चौथा चौथी चतुर्थ|पाँचवाँ पांचवां पाँचवीं पांचवीं|छठा छठी|सातवाँ सातवां सातवीं|आठवाँ आठवां आठवीं|नौवाँ नौवां नौवीं|दसवाँ दसवां दसवीं",
  },
  hr: {
    ordinals:
      "prva prvi|druga drugi|treća treći|četvrta četvrti|peta peti|šesta šesti|sedma sedmi|osma osmi|deveta deveti|deseta deseti|jedanaesta jedanaesti|dvanaesta dvanaesti",
    seasons: "serija",
    episodes: "dio|deo",
  },
  ht: {
    ordinals: "premye|dezyèm|twazyèm|katriyèm|senkyèm|sizyèm|setyèm|wityèm|nevyèm|dizyèm",
    counts: "en|de|twa|kat|senk|sis|sèt|wit|nèf|dis",
  },
  hu: {
    ordinals:
      "első|második|harmadik|negyedik|ötödik|hatodik|hetedik|nyolcadik|kilencedik|tizedik|tizenegyedik|tizenkettedik",
  },
  hy: { ordinals: "առաջին|երկրորդ|երրորդ|չորրորդ|հինգերորդ|վեցերորդ|յոթերորդ|ութերորդ|իններորդ|տասներորդ" },
  id: {
    ordinals:
      "pertama|kedua|ketiga|keempat|kelima|keenam|ketujuh|kedelapan|kesembilan|kesepuluh|kesebelas|kedua_belas",
    counts: "satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua_belas",
  },
  ig: { ordinals: "mbụ|abụọ|atọ|anọ|ise|isii|asaa|asatọ|itoolu|iri" },
  is: {
    ordinals:
      "fyrsta fyrsti|önnur annar|þriðja þriðji|fjórða fjórði|fimmta fimmti|sjötta sjötti|sjöunda sjöundi|áttunda áttundi|níunda níundi|tíunda tíundi",
    episodes: "hluti",
  },
  it: {
    ordinals:
      "prima primo|seconda secondo|terza terzo|quarta quarto|quinta quinto|sesta sesto|settima settimo|ottava ottavo|nona nono|decima decimo|undicesima undicesimo|dodicesima dodicesimo",
    counts: "uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici",
    seasons: "serie",
    episodes: "episodio",
  },
  jv: { ordinals: "kapisan|kapindho|katelu|kapapat|kalima|kaenem|kapitu|kawolu|kasanga|kasepuluh" },
  ka: { ordinals: "პირველი|მეორე|მესამე|მეოთხე|მეხუთე|მეექვსე|მეშვიდე|მერვე|მეცხრე|მეათე" },
  kk: {
    ordinals:
      "бірінші|екінші|үшінші|төртінші|бесінші|алтыншы|жетінші|сегізінші|тоғызыншы|оныншы|он_бірінші|он_екінші",
    episodes: "серия",
  },
  kn: { ordinals: "ಮೊದಲ|ಎರಡನೇ|ಮೂರನೇ|ನಾಲ್ಕನೇ|ಐದನೇ|ಆರನೇ|ಏಳನೇ|ಎಂಟನೇ|ಒಂಬತ್ತನೇ|ಹತ್ತನೇ" },
  ku: { ordinals: "yekem yekemîn|duyem duyemîn|sêyem sêyemîn|çarem|pêncem|şeşem|heftem|heştem|nehem|dehem" },
  ky: {
    ordinals:
      "биринчи|экинчи|үчүнчү|төртүнчү|бешинчи|алтынчы|жетинчи|сегизинчи|тогузунчу|онунчу|он_биринчи|он_экинчи",
    episodes: "серия",
  },
  lb: { ordinals: "éischt|zweet|drëtt|véiert|fënneft|sechst|siwent|aacht|néngt|zéngt" },
  lt: {
    ordinals:
      "pirmas pirmasis pirma pirmoji|antras antrasis antra antroji|trečias trečiasis trečia trečioji|ketvirtas ketvirtasis ketvirta ketvirtoji|penktas penktasis penkta penktoji|šeštas šeštasis šešta šeštoji|septintas septintasis septinta septintoji|aštuntas aštuntasis aštunta aštuntoji|devintas devintasis devinta devintoji|dešimtas dešimtasis dešimta dešimtoji",
    episodes: "serija",
  },
  lv: {
    ordinals:
      "pirmā pirmais|otrā otrais|trešā trešais|ceturtā ceturtais|piektā piektais|sestā sestais|septītā septītais|astotā astotais|devītā devītais|desmitā desmitais",
  },
  mg: {
    ordinals: "voalohany|faharoa|fahatelo|fahefatra|fahadimy|fahenina|fahafito|fahavalo|fahasivy|fahafolo",
  },
  mi: { ordinals: "tuatahi|tuarua|tuatoru|tuawhā|tuarima|tuaono|tuawhitu|tuawaru|tuaiwa" },
  mk: {
    ordinals:
      "прва прв|втора втор|трета трет|четврта четврт|петта петти|шеста шести|седма седми|осма осми|деветта деветти|десетта десетти",
  },
  ml: { ordinals: "ഒന്നാം|രണ്ടാം|മൂന്നാം|നാലാം|അഞ്ചാം|ആറാം|ഏഴാം|എട്ടാം|ഒമ്പതാം|പത്താം" },
  mn: {
    ordinals:
      "нэгдүгээр|хоёрдугаар|гуравдугаар|дөрөвдүгээр|тавдугаар|зургаадугаар|долдугаар|наймдугаар|есдүгээр|аравдугаар",
  },
  mr: {
    ordinals:
      "पहिला पहिली पहिले|दुसरा दुसरी दुसरे|तिसरा तिसरी|चौथा चौथी|पाचवा पाचवी|सहावा सहावी|सातवा सातवी|आठवा आठवी|नववा नववी|दहावा दहावी",
  },
  ms: {
    ordinals:
      "pertama|kedua|ketiga|keempat|kelima|keenam|ketujuh|kelapan|kesembilan|kesepuluh|kesebelas|kedua_belas",
    counts: "satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|sebelas|dua_belas",
  },
  mt: {
    ordinals: "l-ewwel|it-tieni|it-tielet|ir-raba'|il-ħames|is-sitt|is-seba'|it-tmien|id-disa'|l-għaxar",
  },
  nb: {
    ordinals: "første|andre annen|tredje|fjerde|femte|sjette|sjuende syvende|åttende|niende|tiende",
    counts: "en|to|tre|fire|fem|seks|sju|åtte|ni|ti",
  },
  ne: { ordinals: "पहिलो|दोस्रो|तेस्रो|चौथो|पाँचौं पाँचौँ|छैटौं छैटौँ|सातौं सातौँ|आठौं आठौँ|नवौं नवौँ|दशौं दशौँ" },
  nl: {
    ordinals: "eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde",
    counts: "een één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf",
  },
  oc: { ordinals: "primièra primièr|segonda segond|tresena tresen|quatrena quatren|cinquena cinquen" },
  om: { ordinals: "tokkoffaa|lammaffaa|sadaffaa|afraffaa|shanaffaa|jahaffaa|torbaffaa|saddeettaffaa" },
  or: { ordinals: "ପ୍ରଥମ|ଦ୍ୱିତୀୟ|ତୃତୀୟ|ଚତୁର୍ଥ|ପଞ୍ଚମ|ଷଷ୍ଠ|ସପ୍ତମ|ଅଷ୍ଟମ|ନବମ|ଦଶମ" },
  pa: {
    ordinals:
      "ਪਹਿਲਾ ਪਹਿਲੀ|ਦੂਜਾ ਦੂਜੀ ਦੂਸਰਾ|ਤੀਜਾ ਤੀਜੀ|ਚੌਥਾ ਚੌਥੀ|ਪੰਜਵਾਂ ਪੰਜਵੀਂ|ਛੇਵਾਂ ਛੇਵੀਂ|ਸੱਤਵਾਂ ਸੱਤਵੀਂ|ਅੱਠਵਾਂ ਅੱਠਵੀਂ|ਨੌਵਾਂ ਨੌਵੀਂ|ਦਸਵਾਂ ਦਸਵੀਂ",
  },
  pl: {
    ordinals:
      "pierwszy pierwsza|drugi druga|trzeci trzecia|czwarty czwarta|piąty piąta|szósty szósta|siódmy siódma|ósmy ósma|dziewiąty dziewiąta|dziesiąty dziesiąta|jedenasty jedenasta|dwunasty dwunasta",
  },
  ps: {
    ordinals:
      "لومړی لومړۍ|دویم دوهم دویمه دوهمه|دریم دریمه|څلورم څلورمه|پنځم پنځمه|شپږم شپږمه|اووم اوومه|اتم اتمه|نهم نهمه|لسم لسمه",
  },
  pt: {
    ordinals:
      "primeira primeiro|segunda segundo|terceira terceiro|quarta quarto|quinta quinto|sexta sexto|sétima sétimo|oitava oitavo|nona nono|décima décimo",
    counts: "um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze",
  },
  rm: { ordinals: "emprima|segunda|terza|quarta|tschintgavla|sisavla|settavla|otgavla|novavla|diesavla" },
  ro: {
    ordinals:
      "întâi primul prima|al_doilea a_doua|al_treilea a_treia|al_patrulea a_patra|al_cincilea a_cincea|al_șaselea a_șasea|al_șaptelea a_șaptea|al_optulea a_opta|al_nouălea a_noua|al_zecelea a_zecea",
    counts: "unu|doi|trei|patru|cinci|șase|șapte|opt|nouă|zece",
  },
  ru: {
    ordinals:
      "первый первая|второй вторая|третий третья|четвёртый четвертый четвёртая четвертая|пятый пятая|шестой шестая|седьмой седьмая|восьмой восьмая|девятый девятая|десятый десятая|одиннадцатый одиннадцатая|двенадцатый двенадцатая",
  },
  rw: { ordinals: "mbere cya_mbere|kabiri cya_kabiri|gatatu cya_gatatu|kane cya_kane|gatanu cya_gatanu" },
  si: {
    ordinals:
      "පළමු පළමුවන පළමුවැනි|දෙවන දෙවැනි|තෙවන තෙවැනි|සිව්වන හතරවන|පස්වන පස්වැනි|හයවන හයවැනි|හත්වන හත්වැනි|අටවන අටවැනි|නවවන නවවැනි|දසවන දහවන",
  },
  sk: {
    ordinals:
      "prvá prvý|druhá druhý|tretia tretí|štvrtá štvrtý|piata piaty|šiesta šiesty|siedma siedmy|ôsma ôsmy|deviata deviaty|desiata desiaty|jedenásta jedenásty|dvanásta dvanásty",
  },
  sl: {
    ordinals:
      "prva prvi|druga drugi|tretja tretji|četrta četrti|peta peti|šesta šesti|sedma sedmi|osma osmi|deveta deveti|deseta deseti",
  },
  sn: { ordinals: "chekutanga|chechipiri|chechitatu|chechina|chechishanu|chechitanhatu" },
  so: {
    ordinals:
      "koowaad kowaad|labaad|saddexaad|afraad|shanaad|lixaad|todobaad toddobaad|siddeedaad|sagaalaad|tobnaad",
  },
  sq: {
    ordinals:
      "i_parë e_parë|i_dytë e_dytë|i_tretë e_tretë|i_katërt e_katërt|i_pestë e_pestë|i_gjashtë e_gjashtë|i_shtatë e_shtatë|i_tetë e_tetë|i_nëntë e_nëntë|i_dhjetë e_dhjetë",
    counts: "një|dy|tre|katër|pesë|gjashtë|shtatë|tetë|nëntë|dhjetë",
  },
  sr: {
    ordinals:
      "прва први prva prvi|друга други druga drugi|трећа трећи treća treći|четврта четврти četvrta četvrti|пета пети peta peti|шеста шести šesta šesti|седма седми sedma sedmi|осма осми osma osmi|девета девети deveta deveti|десета десети deseta deseti",
    seasons: "серија",
  },
  su: { ordinals: "kahiji|kadua|katilu|kaopat|kalima|kagenep|katujuh|kadalapan|kasalapan|kasapuluh" },
  sv: {
    ordinals: "första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde|elfte|tolfte",
    counts: "ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv",
    episodes: "delen",
  },
  sw: { ordinals: "kwanza|pili|tatu|nne|tano|sita|saba|nane|tisa|kumi" },
  ta: {
    ordinals:
      "முதல் முதலாம்|இரண்டாம் இரண்டாவது|மூன்றாம் மூன்றாவது|நான்காம் நான்காவது|ஐந்தாம் ஐந்தாவது|ஆறாம் ஆறாவது|ஏழாம் ஏழாவது|எட்டாம் எட்டாவது|ஒன்பதாம் ஒன்பதாவது|பத்தாம் பத்தாவது",
  },
  te: { ordinals: "మొదటి|రెండవ రెండో|మూడవ మూడో|నాల్గవ నాలుగో|ఐదవ ఐదో|ఆరవ ఆరో|ఏడవ ఏడో|ఎనిమిదవ|తొమ్మిదవ|పదవ" },
  tg: {
    ordinals:
      "якум аввал|дуюм дувум|сеюм|чорум чаҳорум|панҷум|шашум|ҳафтум|ҳаштум|нӯҳум|даҳум|ёздаҳум|дувоздаҳум|сездаҳум|чордаҳум|понздаҳум",
  },
  ti: { ordinals: "ቀዳማይ|ካልኣይ|ሳልሳይ|ራብዓይ|ሓሙሻይ|ሻድሻይ|ሻውዓይ|ሻሙናይ|ታሽዓይ|ዓስራይ" },
  tk: {
    ordinals:
      "birinji|ikinji|üçünji|dördünji|bäşinji|altynjy|ýedinji|sekizinji|dokuzynjy|onunjy|on_birinji|on_ikinji",
  },
  tl: {
    ordinals:
      "unang|ikalawang|ikatlong|ikaapat_na|ikalimang|ikaanim_na|ikapitong|ikawalong|ikasiyam_na|ikasampung",
    seasons: "season",
  },
  tr: {
    ordinals:
      "birinci ilk|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|on_birinci|on_ikinci",
  },
  tt: {
    ordinals: "беренче|икенче|өченче|дүртенче|бишенче|алтынчы|җиденче|сигезенче|тугызынчы|унынчы",
    episodes: "серия",
  },
  ug: {
    ordinals: "بىرىنچى|ئىككىنچى|ئۈچىنچى|تۆتىنچى|بەشىنچى|ئالتىنچى|يەتتىنچى|سەككىزىنچى|توققۇزىنچى|ئونىنچى",
  },
  uk: {
    ordinals:
      "перший перша|другий друга|третій третя|четвертий четверта|п'ятий п'ята|шостий шоста|сьомий сьома|восьмий восьма|дев'ятий дев'ята|десятий десята|одинадцятий одинадцята|дванадцятий дванадцята",
  },
  ur: {
    ordinals:
      "پہلا پہلی|دوسرا دوسری|تیسرا تیسری|چوتھا چوتھی|پانچواں پانچویں|چھٹا چھٹی|ساتواں ساتویں|آٹھواں آٹھویں|نواں نویں|دسواں دسویں",
  },
  uz: {
    ordinals:
      "birinchi биринчи|ikkinchi иккинчи|uchinchi учинчи|to'rtinchi тўртинчи|beshinchi бешинчи|oltinchi олтинчи|yettinchi еттинчи|sakkizinchi саккизинчи|to'qqizinchi тўққизинчи|o'ninchi ўнинчи|o'n_birinchi ўн_биринчи|o'n_ikkinchi ўн_иккинчи",
  },
  vi: {
    ordinals: "thứ_nhất|thứ_hai|thứ_ba|thứ_tư|thứ_năm|thứ_sáu|thứ_bảy|thứ_tám|thứ_chín|thứ_mười",
    counts: "một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười",
  },
  xh: { ordinals: "yokuqala|yesibini|yesithathu|yesine|yesihlanu|yesithandathu" },
  yi: { ordinals: "ערשטער|צווייטער|דריטער|פערטער|פינפטער" },
  yo: { ordinals: "kìíní kini|kejì keji|kẹta|kẹrin|karùn|kẹfà|keje|kẹjọ|kẹsàn|kẹwàá" },
  zu: {
    ordinals: "yokuqala sokuqala|yesibili sesibili|yesithathu sesithathu|yesine sesine|yesihlanu sesihlanu",
  },
};
