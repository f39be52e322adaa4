import type { SlotText } from "../ingest/draft.ts";

/** Animation that nothing else is said of; what is for adults lasts longer. */
export const isShortCartoon = (
  { category = [] }: Pick<SlotText, "category">,
  minutes: number | null,
): boolean => minutes !== null && minutes <= longestCartoon && category.every((each) => animated.test(each));

/**
 * Whether a programme of a few minutes has words that stories for children are full of: their own kind, and who
 * plays with them.
 */
export const isShortTale = (
  { description = "" }: Pick<SlotText, "description">,
  minutes: number | null,
): boolean => minutes !== null && minutes <= longestTale && childish.test(description);

/** Whether a description that calls a programme of a few minutes a story calls it drawn, too: `Animated series about …`. */
export const isDrawn = (head: string, minutes: number | null): boolean =>
  minutes !== null && minutes <= longestCartoon && animated.test(head);

const longestTale = 15;
const childish =
  /(?<!\p{L})(?:children|kids|playtime|bunny|puppy|kitten|teddy|dinosaurs?|dragons?|princess|fairy|kinder|häschen|drachen?|prinzessin|enfants|copains|lapin|ourson|princesse|fée|niñ[oa]s|amiguitos|osito|conejito|dragón|princesa|crianças|meninos|meninas|amiguinhos|ursinho|urso|coelho|lebre|dragão|animação|contos|bambini|amichetti|coniglietto|orsetto|drago|principessa|kinderen|vriendjes|konijn|draak|barnen|kompisar|kanin|drake|børnene|bjørn|lapset|dzieci|przyjaciółmi|królik|smok|dětem|děti|kamarádi|králíček|gyerekek|barátaival|nyuszi|copii|prietenii|iepuraș|djeca|deca|prijatelji|zeko|vaikai|draugai|bērni|lapsed|çocuklar|arkadaşları|anak-anak|teman-temannya|bạn nhỏ|börnin|góðir vinir|ævintýr\p{L}*|eventyr|äventyr|seikkailu\p{L}*|abenteuer|przygod\p{L}*|dobrodružstv\p{L}*|kaland\p{L}*|macera\p{L}*|petualangan)(?!\p{L})|малыш|приключени|пригод|детям|дети|зайч|дракон|діти|деца|παιδιά|παιδιών|φίλοι του|أطفال|مغامرات|ديناصور|سنجاب|دعسوقة|أصدقائه|الصبي|دميته|أرنب|أرانب|دبدوب|ثعلب|دجاجات|كتاكيت|قطط|القطة|جرو|الجراء|سلحفاة|النحلة|فراشة|فأر|الديناصور|كلبة|کودکان|ילדים|החברים|小朋友|小伙伴|恐龙|仲間たち|친구들|공룡|เพื่อน ๆ/iu;

const longestCartoon = 20;
const animated = /anim|アニメ|애니|анім|аним/iu;
