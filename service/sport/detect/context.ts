import { anyCase } from "../../any-case.ts";
import { readCategory } from "../../kinds/categories.ts";
import { createMemory } from "../../memory.ts";
import { inAllForms } from "../catalogue/han.ts";
import type { SlotFacts } from "../detection.ts";
import type { League, SportKnowledge } from "../knowledge.ts";
import { isGenericName } from "./competition.ts";
import { usualFirst } from "./sport-kinds.ts";
import { isStaged } from "./staged.ts";
import { words } from "./text.ts";

/** What the categories and the channel say before any title is read. */
export type Context = {
  /** The category that marks the slot as sport; null if none does. */
  sportCategory: string | null;
  /** The sports that categories name, the likeliest first. */
  categorySports: readonly string[];
  /** The leagues that categories are called: `Serie A`. */
  categoryLeagues: readonly string[];
  /** A category that sport doesn't have: fiction, games, children's programmes and the like. */
  otherCategory: string | null;
  /** A category of talk, news or documentaries, which may be about sport. */
  aboutCategory: string | null;
  /** Whether it is one of documentaries, and none is of sport. */
  documentary: boolean;
  /** Whether the channel mostly shows sport. */
  sportChannel: boolean;
  /** The sports in the channel's name: `Tennis Channel`. */
  channelSports: readonly string[];
  /** The leagues in the channel's name: `MLB`. */
  channelLeagues: readonly string[];
  /** Whether the channel shows something else: films, children's programmes, courts, cooking, music. */
  otherChannel: boolean;
  /** The channel's country. */
  country: string | null;
  /** Whether the category or channel is about computer games. */
  esports: boolean;
  /** Whether the category or channel is about staged wrestling. */
  staged: boolean;
};

/** Computer games: `eSports`, `Gaming`. */
const electronic = words`e-?sports?|esport|video ?games?|gaming|videospiele|gamer`;
/** What sport isn't, in the languages in which the kinds of programmes are known. */
const otherGenres: ReadonlySet<unknown> = new Set(["film", "fiction", "kids", "music"]);
/** Talk, news, shows and documentaries, which may be about sport; some sources call whatever has several parts a series. */
const aboutGenres: ReadonlySet<unknown> = new Set(["news", "documentary", "series", "entertainment"]);
/** Categories of other kinds of programmes that sport doesn't have either. */
const other = words`
  crime.*|soaps?|sitcoms?|telenovela\p{L}*|feuilleton|serie|game ?shows?|quiz\p{L}*|reality|realit[aä]t\p{L}*|t[ée]l[ée][- ]?r[ée]alit[ée]|telerealidad|jeu|cooking|food.*|cuisine|kochen|courtroom|court|religio\w+|christianity|islam|erotisch\w*.*|home.*|
  shopping|dating.*`;
/** More categories of talk and facts, which may be about sport. */
const about = words`
  journal|jt-sport|reportage|talk\w*|magazin\w*|magazine.*|interviews?|auto|motoring|lifestyle|ratgeber|bildung|
  wissen|education|biograph?\w+|biografie|history|geschichte|sportdiskussion`;
const isSport = (category: string): boolean => readCategory(category) === "sport";

/** Names of channels that show sport: `Sky Sports 1`, `ESPN`, `SuperSport`. */
const sportName = words`
  (?:sky|fox|super|true|bein|be in|euro|cbs|nbc|tnt|star|sony|ten|arena|prima|alwan|arabia|ryz|yahoo!?|scripps) ?sports?\w*(?: ?\d+)?|
  sports?\d*\+?|sport\w*|sporty|(?!transport)\w+sports?\d*|deportes?|esportes?|desporto|спорт\p{L}*|
  matchtv|espn\d?.*|eurosport|dazn|bein|arena fight|golazo|fubo|fancode|willow|supersport|ss [a-z].*|
  grandstand|l'?équipe|l'?equipe|equidia|racing.*|trackside.*|tsn\d?|rds|setanta.*|ssc.*|ad sports?.*|
  thmanyah.*|fifa\+?|one championship.*|main event|fight (?:network|sports)|stadium|unbeaten.*|
  матч\p{L}*|combate|novasports?\p{L}*|sport ?klub.*|s sport.*|a spor|trt spor.*|tivibu spor.*|digi ?sport.*|
  spotv.*|viaplay.*|viasat sport.*|v sport.*|c more sport.*|polsat sport.*|eleven.*|sporza.*|sportklub.*|dyn|
  magentasport.*|kayo.*|ziggo sport.*|diema ?sport.*|диема.*|nova ?sport.*|ssport.*|j ?sports.*|urheilu|
  k\+ ?sport.*|fox cricket|fox league|stan sport.*|movistar (?:deportes|laliga|liga).*|canal ?\+ ?foot|ligue 1 ?\+|gol|tudn|tyc.*|varzesh|
  flo ?racing.*|fox footy|footy|maximo \d|as premium.*|cctv-?5\w*\+?|cctv-?16|red bull tv|roland[- ]garros`;
/** Channels that show horse racing without naming it. */
const raceChannel = anyCase(
  /^(?:sky racing|racing\.com|racing \d+|racing tv|trackside|equidia|at the races|thoroughbred)/u,
);
const sportNameInEast = anyCase(
  inAllForms(
    /スポーツ|スポ\b|体育|运动|足球|赛事|五星|スカイA|GAORA|일레븐|스포츠|กีฬา|ספורט|^ONE [12]\b|رياض|سبورت|الكأس|كووورة|ورزش|スポーツライブ|バスケットLIVE|สปอร์ต|สนามกีฬา|αθλητ|спорт/u,
  ),
);
/** Names of channels that show something else: `Cartoon Network`, `Movies 24`. */
const otherName = words`
  kids?|junior|jr\.?|cartoon\w*|disney.*|nick\w*|movies?|cinema\w*|film\w*|kino|food|court\w*|divorce|
  judge|justice|music|mtv(?! urheilu)\w*|hits|radio(?![- ](?:canada|t[ée]l[ée]|tv))|anime|drama|comedy|cooking|family feud|game ?show.*|pok[eé]mon|
  yu-gi-oh!?|news|weather|shopping|home|garden|auto,? motor.*|gaming|esports?|パチンコ.*`;
/** Categories in the channel database whose channels aren't expected to show sport. */
const otherCategories = new Set(
  `animation classic comedy cooking family interactive kids legislative movies music relax religious series shop
   weather xxx`.split(/\s+/),
);
const otherNameInEast = inAllForms(
  /映画|アニメ|ドラマ|キッズ|パチンコ|将棋|麻雀|囲碁|電影|电影|少儿|卡通|ילדים|סרטים/u,
);

/** How many combinations of a channel's categories are remembered. */
const mostRemembered = 1_000;

/** No more categories and characters than this are read, so that no slot takes too long. */
const mostCategories = 12;
const longestText = 120;
const shortened = (texts: readonly string[]): string[] =>
  texts.slice(0, mostCategories).map((text) => text.slice(0, longestText));

/** Sport in Catalan is `esport`. */
const withoutEsport = (text: string): string => text.replace(/\be(?=sports?(?:\d|\b))/giu, "");

/**
 * Returns a function that reads a slot's context. It remembers what it has read, since a channel's slots share theirs,
 * and a country's channels their categories.
 */
export function createContextReader(knowledge: SportKnowledge): (facts: SlotFacts) => Context {
  const byChannel = new WeakMap<SlotFacts["channel"], (categories: string, read: () => Context) => Context>();
  const rememberCategories = createMemory<CategoryReading>(mostRemembered);
  return ({ category = [], channel, language }) => {
    let remember = byChannel.get(channel);
    if (!remember) {
      remember = createMemory(mostRemembered);
      byChannel.set(channel, remember);
    }
    const isCatalan = (language?.startsWith("ca") ?? false) || channel.languages.includes("cat");
    const categories = category.length > 1 ? category.join("|") : (category[0] ?? "");
    const key = isCatalan ? `${categories}|ca` : categories;
    return remember(key, () => {
      const read = (texts: readonly string[]) =>
        shortened(texts).map(isCatalan ? withoutEsport : (text) => text);
      const [name = "", ...kinds] = read([channel.name, ...channel.categories]);
      const ofCategories = rememberCategories(`${channel.country} ${key}`, () =>
        readCategories(read(category), knowledge, channel.country),
      );
      const ofChannel = readChannel(name, kinds, knowledge);
      return {
        ...ofCategories,
        ...ofChannel,
        country: channel.country,
        esports: ofCategories.esports || ofChannel.esports,
        staged: ofCategories.staged || ofChannel.staged,
      };
    });
  };
}

type CategoryReading = Pick<
  Context,
  | "sportCategory"
  | "categorySports"
  | "categoryLeagues"
  | "otherCategory"
  | "aboutCategory"
  | "documentary"
  | "esports"
  | "staged"
>;
type ChannelReading = Pick<
  Context,
  "sportChannel" | "channelSports" | "channelLeagues" | "otherChannel" | "esports" | "staged"
>;

const noCategories: CategoryReading = {
  sportCategory: null,
  categorySports: [],
  categoryLeagues: [],
  otherCategory: null,
  aboutCategory: null,
  documentary: false,
  esports: false,
  staged: false,
};

function readCategories(
  categories: readonly string[],
  knowledge: SportKnowledge,
  country: string | null,
): CategoryReading {
  const reading = { ...noCategories };
  const sports = new Set<string>();
  const leagues = new Set<string>();
  for (const category of categories) {
    const named = wholeSports(category, knowledge);
    const played = wholeLeagues(category, knowledge);
    for (const { key } of played) leagues.add(key);
    for (const slug of named) sports.add(slug);
    reading.staged ||= isStaged(category);
    if (electronic.test(category)) reading.esports = true;
    else if (named.length > 0 || played.length > 0 || isSport(category)) reading.sportCategory ??= category;
    if (named.length > 0) continue;
    const genre = readCategory(category);
    // Full fights and matches are also listed as films.
    const isFullMatch = genre === "film" && categories.some(isSport);
    if (other.test(category) || (otherGenres.has(genre) && !isFullMatch)) reading.otherCategory ??= category;
    else if (about.test(category) || aboutGenres.has(genre)) reading.aboutCategory ??= category;
    if (genre === "documentary") reading.documentary = true;
  }
  if (reading.sportCategory !== null) reading.documentary = false;
  const categorySports = usualFirst([...sports], country, (slug) => slug);
  return { ...reading, categorySports, categoryLeagues: [...leagues] };
}

/**
 * The sports that a category names: the name must make up at least half of it, as in `Motor Sports` and
 * `magazine-cyclisme`. The colon finds names that mean a sport only at the head of a title: `Voile: …`.
 */
function wholeSports(category: string, knowledge: SportKnowledge): string[] {
  const all = letters(category);
  return knowledge
    .findSports(`${category}:`)
    .filter(({ from, to }) => letters(category.slice(from, to)) * 2 >= all)
    .map(({ item }) => item.slug);
}

/** The leagues that a category is called. Together their names make up at least two thirds of it. */
function wholeLeagues(category: string, knowledge: SportKnowledge): League[] {
  const found = knowledge
    .findLeagues(category)
    .filter(({ from, to }) => !isGenericName(category.slice(from, to)));
  const spans = new Map(found.map(({ from, to }) => [from, to]));
  const named = [...spans].reduce((sum, [from, to]) => sum + letters(category.slice(from, to)), 0);
  return named * 3 >= letters(category) * 2 ? found.map(({ item }) => item) : [];
}

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, "").length;

/** A traveller and a music, after which channels are called. */
const otherPolo = /^polo tv|(?:disco|marco|vox) polo/iu;

function readChannel(name: string, categories: readonly string[], knowledge: SportKnowledge): ChannelReading {
  const esports = electronic.test(name);
  // `RugbyPass TV` is about rugby, `SBS Golf2` about golf.
  const parted = name.replace(otherPolo, "").replace(/(?<=\p{Ll})(?=\p{Lu}|\d)/gu, " ");
  const channelSports = esports ? [] : knowledge.findSports(parted).map(({ item }) => item.slug);
  if (raceChannel.test(name) && channelSports.length === 0) channelSports.push("horse-racing");
  const channelLeagues = esports ? [] : knowledge.findLeagues(name).map(({ item }) => item.key);
  const otherChannel =
    otherName.test(name) ||
    otherNameInEast.test(name) ||
    (categories.length > 0 && categories.every((category) => otherCategories.has(category)));
  const named = sportName.test(name) || sportNameInEast.test(name);
  const sportChannel =
    categories.includes("sports") ||
    (!otherChannel && (named || channelSports.length > 0 || channelLeagues.length > 0));
  const staged = isStaged(name);
  return {
    staged,
    sportChannel: sportChannel && !esports,
    channelSports,
    channelLeagues,
    otherChannel,
    esports,
  };
}
