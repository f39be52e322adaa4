import { remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

type Unscripted = "kids" | "entertainment" | "documentary";

/**
 * Words that titles of programmes without a script are made of, and titles of stories hardly ever, as in
 * `genre-words.ts`: tales and songs for children; contests, homes, food and goods for sale; nature, history, technology
 * and work that is filmed.
 */
const titleWords: readonly (readonly [Unscripted, readonly string[]])[] = [
  [
    "kids",
    [
      "krakka*|for kids|storytime|story time|bedtime stories|bedtime story|fairy tales|fairytales|nursery rhymes|marchenstunde|gute nacht geschichte*|kinderlieder|comptines|cuentacuentos|canciones infantiles|contos infantis|historinhas|cantigas",
      "fiabe|favole|filastrocche|sprookjes|kinderliedjes|lasten|sadut|bajki|bajeczki|dobranocka|wieczorynka|przedszkol*|dla dzieci|pohadky|pohadka|vecernicek|pro deti|rozpravky|rozpravka|mesek|esti mese|basme|povesti pentru copii",
      "pentru copii|bajke|crtici|za djecu|za decu|za otroke|pasakos|pasaka|vaikuciai|pasakas|pasacina|muinasjutt|lastetuba|lastele|masal|masallar|masallari|dongeng|co tich|thieu nhi|nhi dong|ertaklar|peri masallari",
      "приказки|приказка|за деца|лека нощ деца|сказка|сказки|сказок|малыши|малышам|мультики|для детей|детский сад|казка|казки|казочка|на добраніч діти|дітям|ертегі|ертегілер|παραμυθι|παραμυθια|παιδικα",
      "*للأطفال*|*أطفال*|*کودک*|*לילדים*|*बच्चों की*|*นิทาน*|*童话*|*童話*|*儿歌*|*兒歌*|*幼儿园*|*幼兒園*|*小朋友*|*宝宝*|*寶寶*|*おはなし*|*えほん*|*絵本*|*昔ばなし*|*童謡*|*동화*|*공룡*|*유치원*|*동요*|*꼬마*|*어린이*|*율동*",
    ],
  ],
  [
    "documentary",
    [
      "secrets of|mysteries of|mystery of|wonders of|treasures of|history of|the making of|rise and fall of|in search of|the hunt for|journey to|journey through",
      "the real story|the true story|the secret life of|secret life of|secret history|hidden history|lost worlds|lost world of|natural world|wildlife|wildest|wild animals|in the wild|predators",
      "hitler|hitlers|nazi|nazis|wwii|world war ii|world war two|third reich|pharaohs|tutankhamun|ancient egypt|ancient rome|ancient mysteries|megalodon",
      "air disasters|disasters|engineering|megastructures|megafactories|mega factories|how it works|how its made|unearthed|decoded|declassified|exposed|uncovered|unexplained|unsolved|autopsy|forensic|forensics",
      "real crime|vets|medical examiner|untold stories of|serial killers|crime scene uk|police interceptors|border force|border patrol|paramedics|night shift|er 24 7|a and e|ambulance|motorway|highways|trucking|truckers|canals|railways|railway journeys|train journeys",
      "geheimnisse|geheimnis der|geschichte der|geschichte des|weltkrieg|ratsel der|ratselhafte|mythos|wildnis|wilde|tierwelt|raubtiere|naturparadies|naturparadiese|entdecke|unterwegs in|expedition|expeditionen|reportage|die reportage",
      "les secrets de|histoire de|au coeur de|la vie secrete|sauvage|sauvages|merveilles|a la decouverte|misterios de|animales|segredos de|misterios de|vida selvagem",
      "segreti|i segreti|meraviglie|geheimen van|geschiedenis van|historien om|historien bak|hemligheter|hemmeligheder|tajemnice|sekrety|historia polski|tajemstvi|tajnosti|titkai|secretele|tajne|загадки|таинственн*|загадките",
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
      "tattoo|ink|runway|catwalk|top model|housemates|love island|reality|paradise hotel|teen mom|moms|sister wives|family vlogs|judge|court tv|talk show|late night|tonight show|morning show|breakfast show|good morning",
      "kuche|kochen|kocht|backen|dinner|garten|wohnen|traumhaus|hausbau|umbau|promi|promis|trödel|trödler|versteigerung|auktion|duell|quiz|tauschgeschaft",
      "cuisine|recettes|patissier|patissiers|chasseurs de|maison a vendre|maisons|jardins|brocante|encheres|le duel|les anges|cocina|cocinas|recetas|cocineros|reposteros|reformas|subastas|el desafio|concurso|cozinha|receitas|cozinheiros|reforma|leilao|desafio",
      "cucina|ricette|torte|dolci|keuken|koken|tuin|bouwen|verbouwen|veiling|kok|kokken|bygger|byggar|drommehus|drombygget|drombyggene|tradgard|koket|keittio|kotona|remontti|piha|kuchnia|kuchni|kuchenn*|ogrod|ogrody|gotuj|gotowanie|remont|dom marzen",
      "kuchyn*|zahrada|zahrady|vareni|peceme|bydleni|byvanie|konyha|kertek|kerti|bucatari*|gradina|kuhinj*|kuvar|kuhari|vrt|vrtovi|кулинар*|рецепт*|дача|ремонт*|готовим|кулінар*|кухнята|κουζινα|μαγειρικη|mutfak|yemek|yemekte|dapur|masak|masakan|kuliner|kusina|bep|mon ngon",
      "*مطبخ*|*طبخ*|*آشپزی*|*سفره*|*מטבח*|*אפייה*|*בישול*|*रसोई*|*किचन*|*சமையல்*|*వంటింటి*|*వంట*|ครัว*|*เข้าครัว*|*ท้ายครัว*|*เชฟ*|*厨房*|*廚房*|*厨师*|*食谱*|*食譜*|*睇樓*|*楼盘*|*樓盤*|*置业*|*置業*|*背包*|*旅行*|*游记*|*遊記*|*相亲*|*相親*|*脱口秀*|*脫口秀*|*真人秀*|*烹饪*|*烹飪*|*美食*|*美味*|*养生*|*養生*|*营养*|*營養*|*家装*|*购房*|*房产*|*房產*|*旅游*|*旅遊*|*อร่อย*|*สุขภาพ*|*กินไป*|*クッキング*|*ペット*|*クイズ*|*퀴즈*|*요리*|*밥상*|*맛집*",
    ],
  ],
];

const patterns = titleWords.map(([kind, words]) => [kind, patternOf(words)] as const);

/** What the words of a title say of a programme that tells no story; undefined if they say nothing. */
export const unscriptedKind = remember((title): Unscripted | undefined => {
  const folded = ` ${foldGenre(title)} `;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
});
