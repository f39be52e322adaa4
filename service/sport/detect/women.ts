import { inAllForms } from "../catalogue/han.ts";
import { splitSquad } from "../catalogue/squad.ts";
import { words } from "./text.ts";

const womensWords = inAllForms(/\bWTA|女[单單双子]|\bwomen(?:'s)?\b|\bladies\b|\bdamen\b|נשים|سيدات/iu);
const describingWomen = 60;
/** `messieurs et dames`, `women's and men's`. */
const men = "messieurs|hommes|men'?s?|herren|männer|hombres|uomini|homens|mannen|mężczyzn|muži";
const bothPlay = words`(?:${men}) (?:et|and|und|&|y|e|en|i|a) \p{L}+|\p{L}+(?:'s)? (?:et|and|und|&|y|e|en|i|a) (?:${men})`;

/** Whether a title, or the first words of a description, name women. */
export const namesWomen = (title: string, description: string): boolean =>
  !bothPlay.test(title) &&
  (splitSquad(`${title} `).squad.startsWith("+w") ||
    womensWords.test(`${title} ${description.slice(0, describingWomen)}`));
