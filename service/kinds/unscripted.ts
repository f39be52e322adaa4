import { remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

type Unscripted = "news" | "kids" | "music" | "entertainment" | "documentary";

/**
 * Words that titles of programmes without a script are made of, and titles of stories hardly ever, as in
 * `genre-words.ts`: what is on today, debates and reports; tales and songs for children; contests, homes, food and goods
 * for sale; songs; nature, history, technology, crimes and work that is filmed. Scripts other than Latin spell English words, too.
 */
const titleWords: readonly (readonly [Unscripted, readonly string[]])[] = [
  [
    "news",
    [
      "politics|parliament|senate|markets|headlines|agenda|in depth|in focus|heute|aktuell|report|l actu|edicion|edicao|na zywo|aktualne|aktualno",
      "*午间*|*午間*|*晚间*|*晚間*|*今日*|*环球*|*環球*|*访谈*|*訪談*|*深度*|*调查*|*調查*|*观察*|*觀察*|*论坛*|*論壇*|*早安*|*早晨*|*議事*|*政論*|*政论*",
      "*最前線*|*討論*|*マーケット*|*투데이*|*리포트*|*브리핑*|*이슈*|*토론*|*시사*|*경제*|*증권*|*टुडे*|*रिपोर्ट*|*बहस*|*आज की*|*ريبورت*|*توداي*|*حصاد*|*قضايا*|*السياق*|*المشهد*|*سياس*|*اقتصاد*|*אקטואל*|*פוליטי*|*כלכל*|*תחקיר*",
      "политика|экономика|репортаж*|интервью|подробности|подробиці|репортер*|reporter*|gündem*|hari ini|bincang*|τωρα|σημερα",
    ],
  ],
  [
    "kids",
    [
      "krakka*|for kids|storytime|story time|bedtime stories|bedtime story|fairy tales|fairytales|nursery rhymes|marchenstunde|gute nacht geschichte*|kinderlieder|comptines|cuentacuentos|canciones infantiles|contos infantis|historinhas|cantigas",
      "fiabe|favole|filastrocche|sprookjes|kinderliedjes|lasten|sadut|bajki|bajeczki|dobranocka|wieczorynka|przedszkol*|dla dzieci|pohadky|pohadka|vecernicek|pro deti|rozpravky|rozpravka|mesek|esti mese|basme|povesti pentru copii",
      "pentru copii|bajke|crtici|za djecu|za decu|za otroke|pasakos|pasaka|vaikuciai|pasakas|pasacina|muinasjutt|lastetuba|lastele|masal|masallar|masallari|dongeng|co tich|thieu nhi|nhi dong|ertaklar|peri masallari",
      "приказки|приказка|за деца|лека нощ деца|сказка|сказки|сказок|малыши|малышам|мультики|для детей|детский сад|казка|казки|казочка|на добраніч діти|дітям|ертегі|ертегілер|παραμυθι|παραμυθια|παιδικα",
      "*冒险*|*冒險*|*历险*|*歷險*|*战队*|*戰隊*|*超能*|*恐龙*|*恐龍*|*护卫队*|*小队*|*小隊*|*精灵*|*プリキュア*|*戦隊*|*レンジャー*|*仮面ライダー*|*ウルトラマン*|*탐험대*|*친구들*|*레인저*|*놀이*|*نينجا*|*نينغا*|*ترانسفورم*|*بوكيمون*|*سبونج*|*הרפתקאות*|*פוקימון*|*חברים של*|*מצויר*",
      "*للأطفال*|*أطفال*|*کودک*|*לילדים*|*बच्चों की*|*童话*|*童話*|*儿歌*|*兒歌*|*幼儿园*|*幼兒園*|*小朋友*|*宝宝*|*寶寶*|*おはなし*|*えほん*|*絵本*|*昔ばなし*|*童謡*|*동화*|*공룡*|*유치원*|*동요*|*꼬마*|*어린이*|*율동*",
    ],
  ],
  [
    "music",
    [
      "hits|canciones|cançons|canções|canzoni|chansons|schlager|schlagerparade|sånger|sanger|laulut|piosenki|przeboje|přeboje|písničky|pesničky|dalok|slágerek|cântece|melodii|pjesme|lagu lagu|tembang|ca khúc|şarkılar|türküler|mahnılar",
      "песни|песен|песните|пісні|τραγουδια|τραγουδι|μουσικες|*أغاني*|*أغنيات*|*ترانه*|*गाने*|*गीतमाला*|*গানের*|*பாடல்கள்*|*పాటలు*|*ಹಾಡುಗಳು*|*ഗാനങ്ങൾ*|*ගීත *|*演唱*|*歌声*|*歌曲*|*가요*",
    ],
  ],
  [
    "documentary",
    [
      "secrets of|mysteries of|mystery of|wonders of|treasures of|history of|the making of|rise and fall of|in search of|the hunt for|journey to|journey through",
      "the real story|the true story|the secret life of|secret life of|secret history|hidden history|lost worlds|lost world of|natural world|wildlife|wildest|wild animals|in the wild|predators",
      "hitler|hitlers|nazi|nazis|wwii|world war ii|world war two|third reich|pharaohs|tutankhamun|ancient egypt|ancient rome|ancient mysteries|megalodon",
      "air disasters|disasters|engineering|megastructures|megafactories|mega factories|how it works|how its made|unearthed|decoded|declassified|exposed|uncovered|unexplained|unsolved|autopsy|forensic|forensics",
      "planet|ancient|alaska|alaskan|deadliest|expedition|sharks|egypt|pyramids|dinosaurs|unsolved|revealed|ufo|ufos|homicide*|killers|crime scenes|true crime|cold blood",
      "mordfalle|serienmorder*|kriminalfalle|tueurs|tueuses|scenes de crime|asesinas|asesinos|asesinatos|assassinos|assassini|delitti|zbrodnie|zbrodni|ubice|zlocini|zločini|gyilkosok|salvaje|secretos|ciencia|welt der",
      "real crime|vets|medical examiner|untold stories of|serial killers|crime scene uk|police interceptors|border force|border patrol|paramedics|night shift|er 24 7|a and e|ambulance|motorway|highways|trucking|truckers|canals|railways|railway journeys|train journeys",
      "geheimnisse|geheimnis der|geschichte der|geschichte des|weltkrieg|ratsel der|ratselhafte|mythos|wildnis|wilde|tierwelt|raubtiere|naturparadies|naturparadiese|entdecke|unterwegs in|expedition|expeditionen|reportage|die reportage",
      "les secrets de|histoire de|au coeur de|la vie secrete|sauvage|sauvages|merveilles|a la decouverte|misterios de|animales|segredos de|misterios de|vida selvagem",
      "segreti|i segreti|meraviglie|geheimen van|geschiedenis van|historien om|historien bak|hemligheter|hemmeligheder|tajemnice|sekrety|historia polski|tajemstvi|tajnosti|titkai|secretele|tajne|загадки|таинственн*|загадките",
      "*وايلد*|*إكسبيديشن*|*جرائم*|*كوارث*|*حضار*|*كوكب*|*פשעים*|*רוצחים*|*חיות הבר*|*乡愁*|*鄉愁*|*古镇*|*古鎮*|*航拍*|*记忆*|*動物*|*动物*|*歴史*|*宇宙*|*戦争*|*地球*|*자연*|*역사*|*우주*|*범죄*|*사건*|убийц*|преступлени*|расследован*|злочин*",
      "*ألغاز*|*纪实*|*紀實*|*档案*|*檔案*|*考古*|*探秘*|*奇观*|*探索*|*のひみつ*|*世界遺産*|*文化遗产*|*문화유산*|*다큐*|*紀行*|*기행*|*탐험*",
    ],
  ],
  [
    "entertainment",
    [
      "kitchen|kitchens|cooking|cooks|meals|chef|chefs|masterchef|bake|bakes|baker s|bakers|baking|food|foods|recipe|recipes|grill|bbq|barbecue|braai|diners|dine|cakes|dinners|desserts|tasty|street eats|quiz*|resipi*|resep*",
      "homes|dream home|dream homes|dream house|renovation|renovations|fixer|fixer upper|flip|flips|flipping|flippers|makeover|makeovers|interior|interiors|property|properties|real estate|million dollar listing|gardeners|allotments|tiny house|tiny houses",
      "housewives of|hunters|pawn|auction|auctions|auctioneers|antiques|bargain|bargains|salvage|pickers|car boot|wheeler|restorers|repair shop|wedding dress|bridezillas|dating|blind date|first dates|singles|naked attraction",
      "celebrity|celebrities|got talent|talent|the challenge|showdown|face off|race across|quiz|trivia|jackpot|game night|the wheel|karaoke|lip sync|pranks|funniest|bloopers|stand up|stand up special|roast|roast of",
      "podcast*|in conversation|en conversacion|em conversa|im gesprach|entrevistas|interviews|talk|variety|lifestyle|road trip|motor|tattoo|ink|runway|catwalk|top model|housemates|love island|reality|paradise hotel|teen mom|moms|sister wives|family vlogs|judge|court tv|talk show|late night|tonight show|morning show|breakfast show|good morning",
      "kuche|kochen|kocht|backen|dinner|garten|wohnen|traumhaus|hausbau|umbau|promi|promis|trödel|trödler|versteigerung|auktion|duell|quiz|tauschgeschaft",
      "cuisine|recettes|patissier|patissiers|chasseurs de|maison a vendre|maisons|jardins|brocante|encheres|le duel|les anges|cocina|cocinas|recetas|cocineros|reposteros|reformas|subastas|el desafio|concurso|cozinha|receitas|cozinheiros|reforma|leilao|desafio",
      "cucina|ricette|torte|dolci|keuken|koken|tuin|bouwen|verbouwen|veiling|kok|kokken|bygger|byggar|drommehus|drombygget|drombyggene|tradgard|koket|keittio|kotona|remontti|piha|kuchnia|kuchni|kuchenn*|ogrod|ogrody|gotuj|gotowanie|remont|dom marzen",
      "kuchyn*|zahrada|zahrady|vareni|peceme|bydleni|byvanie|konyha|kertek|kerti|bucatari*|gradina|kuhinj*|kuvar|kuhari|vrt|vrtovi|кулинар*|рецепт*|дача|ремонт*|готовим|кулінар*|кухнята|κουζινα|μαγειρικη|mutfak|yemek|yemekte|dapur|masak|masakan|kuliner|kusina|bep|mon ngon",
      "*توك شو*|*تحدي*|*تشالنج*|*هاوس*|*ديكور*|*ستايل*|*שואו*|*המירוץ*|*אתגר*|*אירוח*|*शो*|*चैलेंज*|*टॉक*",
      "*トーク*|*バトル*|*さんぽ*|*散歩*|*グルメ*|*お宝*|*토크*|*배틀*|*챌린지*|*클라쓰*|*식탁*|*참견*|*살롱*|*상담*|*괴담*|*솔로*|*투어*|*집밥*|*식당*|*매거진*|*노래자랑*|*时尚*|*時尚*|*欢乐*|*歡樂*|*达人*|*達人*|*挑战*|*挑戰*|*综艺*|*綜藝*|шоу|ток шоу|битва|импровизация|камеди|анекдот*",
      "*مطبخ*|*طبخ*|*آشپزی*|*سفره*|*מטבח*|*אפייה*|*בישול*|*रसोई*|*किचन*|*சமையல்*|*వంటింటి*|*వంట*|*味道*|*厨房*|*廚房*|*厨师*|*食谱*|*食譜*|*睇樓*|*楼盘*|*樓盤*|*置业*|*置業*|*背包*|*旅行*|*游记*|*遊記*|*相亲*|*相親*|*脱口秀*|*脫口秀*|*真人秀*|*烹饪*|*烹飪*|*美食*|*美味*|*养生*|*養生*|*营养*|*營養*|*家装*|*购房*|*房产*|*房產*|*旅游*|*旅遊*|*クッキング*|*ペット*|*クイズ*|*퀴즈*|*요리*|*밥상*|*맛집*",
    ],
  ],
];

const patterns = titleWords.map(([kind, words]) => [kind, patternOf(words)] as const);

/** What the words of a title say of a programme that tells no story; undefined if they say nothing. */
export const unscriptedKind = remember((title): Unscripted | undefined => {
  const folded = ` ${foldGenre(title)} `;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
});
