/** Recognises competitions that the catalogue doesn't know by the words in their names. */

const called =
  /(?<!\p{L})(?:cup|league|\p{L}*l[iī]+g[aiu]|\p{L}*lyga|ligat|ligaen|li(?:gası|qası)|лигасы|deild|ligue|lega|trophy|shield|championships?|championnats?|campeonato|campionato|copa|coupe|pokal|kup|kupa|super ?kup|prvenstvo|superliga|premiership|serie [a-d]|division|nationals?|лиг[аи]|ліга|суперлига|суперліга|чемпионат|чемпіонат|чэмпіянат|першынство|первенство|першість|првенство|кубок|кубак|купа?|турнир|турнір|qualif\p{L}+|friendl\p{L}+|testspiel|amistoso|prijateljsk\p{L}+|tour|open|masters|games)(?!\p{L})|杯|联赛|锦标赛|热身赛|リーグ|カップ|選手権|ליגה|ליגת|גביע|דורי|دوري|كأس|بطولة|리그|ลีก|คัพ/iu;
const parting = /\s(?:v|vs|at|@|-|x|ضد|נגד)\.?\s|[/×]/iu;
const longest = 60;

/**
 * Whether a piece of a title is named like a competition: `Varsity Cup` is, `Cup: Hull v Leeds` isn't because it
 * names two sides.
 */
export const isCompetition = (piece: string): boolean =>
  piece.length < longest && called.test(piece) && !parting.test(piece);

/** Words that competitions of many sports have in their names. */
const genericWords = new Set(
  `world cup cups premier super league leagues champions champion championship championships euro europe european
   europa nations national nationals international pro first second division gold supercup copa mundial del mundo
   coupe du monde liga serie a b c 1 2 i ii de la le der the women's women's mens men's asian asia african africa
   continental all star masters open final finals grand series tour games trophy shield us u.s. uk american america usa british english french australian canadian german italian spanish opening weltmeisterschaft
   europameisterschaft king king's kings queen's em wm welt pokal supercoupe superliga premiership kup prvenstvo big ten pac`.split(
    /\s+/,
  ),
);
/** Whether a competition's name fits many sports, such as `World Cup`. */
export const isGenericName = (name: string): boolean =>
  /^[世界亚洲歐欧洲国际冠军联赛杯超级大师锦标ワールドカップ]+$/u.test(name) ||
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => genericWords.has(word) || /^\d+$/.test(word));
