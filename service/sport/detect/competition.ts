/** Competitions that the catalogue doesn't know, by what competitions are called. */

const called =
  /(?<!\p{L})(?:cup|league|liga|ligaen|ligue|lega|trophy|shield|championships?|championnats?|campeonato|campionato|copa|coupe|pokal|kup|kupa|super ?kup|prvenstvo|superliga|premiership|serie [a-d]|division|nationals?|qualif\p{L}+|friendl\p{L}+|testspiel|amistoso|prijateljsk\p{L}+|tour|open|masters|games)(?!\p{L})|杯|联赛|锦标赛|热身赛|リーグ|カップ|選手権|ליגה|ליגת|גביע|דורי|دوري|كأس|بطولة|리그|ลีก|คัพ/iu;
const parting = /\s(?:v|vs|at|@|-|x|ضد|נגד)\.?\s|[/×]/iu;
const longest = 60;

/** Whether a piece of a title is called like a competition: `Varsity Cup`. Two sides aren't one. */
export const isCompetition = (piece: string): boolean =>
  piece.length < longest && called.test(piece) && !parting.test(piece);
