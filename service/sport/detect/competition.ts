import { anyCase } from "../../any-case.ts";
import { remembered } from "../../memory.ts";
import { inAllForms } from "../catalogue/han.ts";
import { alternatives } from "../catalogue/words.ts";

/** Recognises competitions that the catalogue doesn't know by the words in their names. */

const inTables = (["league", "cup", "championship"] as const)
  .map((meaning) => alternatives(meaning))
  .join("|");
const inNames = anyCase(
  inAllForms(
    /(?<!\p{L})(?:cup|league|ligat|ligaen|li(?:gası|qası)|лигасы|deild|ligue|lega|trophy|shield|championships?|championnats?|campeonato|campionato|copa|coupe|pokal|kup|kupa|super ?kup|prvenstvo|superliga|premiership|serie [a-d]|division|nationals|ch?'ships?|лиг[аи]?|цом|тэмцээн\p{L}*|ліга|суперлига|суперліга|чемпионат|чемпіонат|чэмпіянат|першынство|первенство|першість|првенство|кубок|кубак|купа?|турнир|турнір|qualif\p{L}+|friendl\p{L}+|testspiel|amistoso|prijateljsk\p{L}+|tour|open|masters|games|mistrzostw\p{L}*|puchar\p{L}*|turniej\p{L}*|pohár|mistrovství|majstrovstvá|turnaj|cupa|campionatul|turneul|m[äe]st[ea]rska[pb]\p{L}*|mesterska[pb]\p{L}*|mestaruus\p{L}*|turnering\p{L}*|turnaus|toernooi|kampioenschap\p{L}*|turnier|tournoi|torneo|torneio|turnuvası|şampiyonası|kupası|πρωτάθλημα|giải|kejuaraan|piala|turnamen)(?!\p{L})|(?:l[iī]+g[aiu]|lyga|bajnoki-sorozat)(?!\p{L})|bajnokság|meisterschaft|ชิงแชมป์|선수권|챔피언십|대회|컵(?!\p{sc=Hangul})|杯|联赛|锦标赛|热身赛|争霸赛|冠军赛|邀请赛|公开赛|大师赛|精英赛|挑战赛|巡回赛|リーグ|カップ|選手権|ליגה|ליגת|גביע|דורי|دوري|كأس|بطولة|لیگ|جام|लीग|लिग|कप|ट्रॉफी|লিগ|কাপ|லீக்|கோப்பை|లీగ్|కప్|ಲೀಗ್|ಕಪ್|ലീഗ്|കപ്പ്|લીગ|ਲੀਗ|ლიგა|თასი|լիգա|λίγκα|κύπελλο|ሊግ|ዋንጫ|လိဂ်|ဖလား|ລີກ|លីគ|리그|ลีก|คัพ/u,
  ),
);
const inAnyLanguage = anyCase(`(?<![\\p{L}\\p{M}])(?:${inTables})(?![\\p{L}\\p{M}])`);
/** World and European championships in short, with what follows those that are also other words: `MS v biatlonu`. */
export const championshipInShort =
  /(?<![\p{L}\p{N}])(?:[VEWM]M|[WE]K|[VE]B|MŚ|M[SE](?=\s(?:v|ve|w|we|do|20\d\d)(?!\p{L})))(?![\p{L}\p{N}])/u;
const parting = /\s(?:v|vs|at|@|-|x|ضد|נגד)\.?\s|[/×]/iu;
const longest = 60;

/**
 * Whether a piece of a title is named like a competition: `Varsity Cup` is, `Cup: Hull v Leeds` isn't because it
 * names two sides.
 */
export const isCompetition = (piece: string): boolean => piece.length < longest && namesCompetition(piece);
const namesCompetition = remembered(
  5_000,
  (piece: string) =>
    (inNames.test(piece) || inAnyLanguage.test(piece) || championshipInShort.test(piece)) &&
    !parting.test(piece),
);

const cups = anyCase(
  `(?<![\\p{L}\\p{M}])(?:${alternatives("cup")}|trophy|shield)(?![\\p{L}\\p{M}])|(?:杯|カップ|컵)$`,
);

/** Whether a competition that the catalogue doesn't know is called a cup. */
export const isCalledCup = (name: string): boolean => cups.test(name);

/** Words that competitions of many sports have in their names. */
const genericWords = new Set(
  `world cup cups premier super league leagues champions champion championship championships euro europe european
   europa nations national nationals international pro first second division gold supercup copa mundial del mundo
   coupe du monde liga serie a b c 1 2 i ii de la le der the women's mens men's asian asia african africa
   continental all star masters open final finals grand series tour games trophy shield us u.s. uk american america usa british english french australian canadian german italian spanish opening weltmeisterschaft
   europameisterschaft king king's kings queen's em wm welt pokal supercoupe superliga premiership kup prvenstvo big ten pac`.split(
    /\s+/,
  ),
);
/** What broadcasters call the match of an evening: of the NFL, of rugby league, of any football. */
const matchNight = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day night football$/iu;

/** Whether a competition's name fits many sports, such as `World Cup`. */
export const isGenericName = (name: string): boolean =>
  matchNight.test(name) ||
  /^[世界亚洲歐欧洲国际冠军联赛杯超级大师锦标ワールドカップ]+$/u.test(name) ||
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => genericWords.has(word) || /^\d+$/.test(word));

/** Words of names that leagues of several countries have, besides those that fit many sports. */
const openWords = new Set(
  `the la el le division división première premiere primera segunda prva premijer premyer primer pro profesional professional premiership
   lig liga ligue league one two v erste regionalliga men women femenina fa 1st 1ª superlig superliga superligaen ligue1 lega bundesliga бундеслига бундесліга kuu perdana premia liqası ligi премьер премьера прем'єр премиер лига лиг лигасы ліга суперлига суперліга серия серія
   а ла první első championnat campeonato campionato prvenstvo чемпионат чемпіонат первенство
   basketball basket volleyball volley handball nbl bbl psl isl spl cpl bpl lpl csl nsl`.split(/\s+/),
);

/** Words that say which country's, or that it is no country's. */
const ofPlaces = new Set(
  `us usa uk american america british english french australian canadian german italian spanish europe european europa
   asian asia african africa world international mundial`.split(/\s+/),
);

/** Whether the name of a league is one that leagues of several countries have. */
export const isOpenName = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s.-]+/)
    .every((word) => word === "" || openWords.has(word) || (isGenericName(word) && !ofPlaces.has(word)));
