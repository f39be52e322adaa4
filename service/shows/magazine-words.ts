import { anyCase } from "../any-case.ts";

/** Words that tell a magazine or talk show about sport from a game, a meeting or a race day. */

/** What such programmes are called. */
const called =
  "shows?|weekly|magazine?|magazin\\p{L}*|emisija|emisiune\\p{L}*|studio|tonight|podcast|talk|rivalries|rivalstva|журнал|тележурнал|מגזין|أسبوعي|مجلة|برنامج";
const title = anyCase(`(?<!\\p{L})(?:${called})(?!\\p{L})`);

/** What is said of them: who presents, that people talk, that there is news or that it is on every week. */
const presented = [
  "(?:sports?|daily|weekly) (?:news|show|magazine|dose)|news show|hosted by|hosts?|presented by|presenters?|(?:join|joined by) (?:the team|host\\p{L}*|form)|panel\\p{L}*|pundits?|debates?|dissects?|break(?:s|ing)? down|magazine|latest news|(?:every|each) (?:week|episode|monday|tuesday|wednesday|thursday|friday)",
  "moderiert|moderator\\p{L}*|talkrunde|gäste|magazin|présent[ée]e?s?|anim[ée]e? par|chroniqueurs?|invités|débats?|presenta(?:n|do)?|presentad[oa]|conduc[ei]n?|tertulia|apresenta\\p{L}*|debate|conduce|conducono|ospiti",
  "epizod\\p{L}*|emisij\\p{L}+|voditelj\\p{L}*|gosti|prowadz[ąi]\\p{L}*|goście|magazyn|moderuje|hosté|műsorvezető\\p{L}*|vendég\\p{L}*|prezint[ăa]|sunucu\\p{L}*|konuk\\p{L}*|παρουσι\\p{L}+|програм[аеу]\\p{L}*|ведущ\\p{L}+|ведуч\\p{L}+|гост[иья]\\p{L}*|обсужда\\p{L}+",
  "מגיש\\p{L}*|בהגשת|מגזין|תו?כנית|يقدم\\p{L}*|تقديم|ضيوف|مجلة|مجری|برنامه|ведёт",
].join("|");
const description = anyCase(
  `(?<!\\p{L})(?:${presented})(?!\\p{L})|司会|キャスター|主持|嘉宾|진행|출연|ดำเนินรายการ|พิธีกร`,
);
/** How much of a description is about the programme itself. */
const mostLetters = 240;

/** What names a single programme of many: `Preview Show: Harbour Town`. */
const single = /:\s/u;

/** Whether a programme about sport is one that goes on from week to week, by its title and description. */
export const isSportsMagazine = (name: string, text: string | undefined): boolean =>
  !single.test(name) &&
  (title.test(name) || (text !== undefined && description.test(text.slice(0, mostLetters))));
