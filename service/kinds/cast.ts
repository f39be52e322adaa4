/** Who plays a person of a story stands behind them, or all behind a label, as in no listing of anything else. */

/** Two names or three, none of which is a place's, a round's or a part's: `a widow (Ana Bell)`. */
const player =
  /\p{Ll}['’]?s?\s\((?!(?:First|Second|Third|Part|Season|Semi|New|San|Los|North|South|East|West|Real|Saint|St)\s)\p{Lu}[\p{Ll}'’.-]+(?:\s(?:de|van|von|Mc|Mac|O['’])?\s?\p{Lu}[\p{L}'’.-]*){1,2}(?:,\s[^()]{3,60})?\)/u;
/** `王五（吴卓羲 饰）`. */
const said = /[（(]\p{Script=Han}{1,6}\s?[饰飾](?:演)?[)）]/u;
/** Names without spaces, of which one may be a place and what it is in. */
const unparted =
  /(?:\p{Script=Han}{2,6}|\p{Script=Hangul}{2,4})\s?[（(](?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})[)）]/gu;
const fewestUnparted = 2;

/** `Vaid.: Ana Bell, Ben Cole.`, behind a word that hosts and guests of shows don't have. */
const labelled =
  /(?<!\p{L})(?:[Vv]aid\.|[Vv]aidina|[Ll]omās|[Gg]alvenajās lomās|[Oo]sades|[Pp]eaosades|[Oo]bsada|[Ww]ystępują|[Hh]rají|[Hh]rajú|[Oo]soby a obsazení|В (?:главных )?ролях|У (?:головних )?ролях|В ролите|Улоге|[Gg]lume|[Uu]loge|[Gg]lavne uloge|[Ss]zereplők|[Ff]őszereplők|[Dd]arsteller|[Rr]eparto|[Ii]nt[ée]rpretes|[Ii]nterpreti|[Ii] rollerna|[Ss]kådespelare|[Pp]ääosissa|[Nn]äyttelijät|[Oo]yuncular|Πρωταγωνιστούν|Παίζουν|Starring|Cast)\s?: ?\p{Lu}\p{Ll}/u;

/** How much of a description introduces its people. */
const introducing = 400;

/** Whether a description says who plays somebody in it. */
export function namesCast(description: string): boolean {
  const text = description.slice(0, introducing);
  if (text.includes(":") && labelled.test(text)) return true;
  if (!/[(（]/u.test(text)) return false;
  return player.test(text) || said.test(text) || [...text.matchAll(unparted)].length >= fewestUnparted;
}
