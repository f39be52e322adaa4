import { type AnyCase, anyCase } from "../../any-case.ts";
import { remembered } from "../../memory.ts";
import { inAllForms } from "../catalogue/han.ts";
import { isCompetition } from "./competition.ts";
import { trimToName } from "./names.ts";

/** Finds the separators that listings put between two names, and splits texts there. */

/**
 * `versus`: words and signs that hardly separate anything else. `word`: words that can also mean "against". `dash`
 * and `slash` can separate anything, and `tight` (`Napoli-Cagliari`, `巨人対阪神`, `الأهلي و الزمالك`) is mostly part of a
 * name or sentence; `and` is a word for "and", or an Arabic letter that any word may begin with. With `at`, the second
 * entrant is at home.
 */
export type Separator = "versus" | "word" | "cross" | "dash" | "slash" | "at" | "tight" | "and";

export type Split = {
  separator: Separator;
  sign: string;
  left: string;
  right: string;
  /** The title is only these two names. */
  bare?: boolean;
  /** It is these two names word for word, as names are written. */
  onlyNames?: boolean;
  /** One name is in the title, the other in the sub-title. */
  across?: boolean;
  /** One name is in the title, and the description goes on with the other, before the round or the sport. */
  goesOn?: boolean;
  /** The dash has no space beside it: `Зенит-Спартак`. */
  inWord?: boolean;
  /** There are more dashes beside this one. */
  several?: boolean;
  /** The venue follows the second name. */
  venue?: boolean;
  /** A verb parts the names: anybody may host somebody. */
  hosts?: boolean;
};

/** Dashes and slashes can separate anything, so what is beside them must be a name as it is. */
export const isWeak = ({ separator }: Split): boolean => weak.has(separator);
const inSentences: ReadonlySet<Separator> = new Set(["tight", "and"]);
/** What a sentence may have beside the verb that parts the names: `Hull reçoit Leeds au stade`. */
const besideVerbs: ReadonlySet<Separator> = new Set(["at", "word", "tight", "and"]);
const weak: ReadonlySet<Separator> = new Set(["dash", "slash", "tight", "and"]);

/** `Hull v Leeds`, `Hull vs. Leeds` */
const versus = anyCase(
  /(?:^|\s)(?:v|vs|v\/s|versus|c(?=\.)|ضد|مقابل|در مقابل|بمقابلہ|נגד|נ'|बनाम|विरुद्ध|वि(?=\.)|বনাম|ਬਨਾਮ|વિરુદ્ધ|எதிராக|వర్సెస్|ವಿರುದ್ಧ|എതിരെ|එදිරිව|対|对|對|대|พบกับ|พบ|ปะทะ|ພົບກັບ|ພົບ|ទល់នឹង|ទល់|ប៉ះ|ընդդեմ|წინააღმდეგ|ବନାମ|در برابر|دژی|قارشى)\.?(?=\s)/u,
);
/** `北京VS上海`, without spaces. */
const versusWithin = inAllForms(
  /\s?(?:(?<=\P{ASCII})VS\.?|VS\.?(?=\P{ASCII})|⚔|(?<=\p{Script=Han}{2})(?:主场迎战|主场对阵|客场挑战|迎战|对阵|大战)(?=\p{Script=Han}{2}))\s?/iu,
);
/** `Hull host Leeds`, in descriptions. */
const hosts = anyCase(
  /\s(?:(?:se (?:déplace|rend)(?:nt)?|va|vont|ira|iront) [^,.]{2,40}? (?:affronter|défier)|jou(?:e|ent) (?:contre|face à|face aux?)|(?:se|s') ?(?:mesure|oppose|frotte)(?:nt)? (?:à|aux?)|takes? on|faces?(?! (?:à|aux?|a)\s)|hosts?|plays? host to|receives?|meets?|reçoi(?:t|vent)|accueill(?:e|ent)|affront(?:e|ent)|défi(?:e|ent)|rencontr(?:e|ent)|empf[äa]ng(?:t|en)|tr[ie]ff(?:t|en) auf|reciben? al?|(?:se )?enfrentan? al?|se miden? (?:al?|ante|con)|ospita(?:no)?|affronta(?:no)?|sfida(?:no)?|recebem?|enfrentam?|ontvang(?:t|en)|neemt het op tegen|möter|møter|møder|st[äa]lls (?:e?mot)|tar (?:emot|imot)|tager imod|spelar mot|spiller mo[dt]|kohtaa(?:vat)?|podejmuj[eą]|g[aă]zduiește|primește)(?=\s)/u,
);
/** The same if the second is at home: `Hull se déplace à Leeds`, `Hull visita al Leeds`, unless it is said whom they meet there. */
const visits = anyCase(
  /\s(?:se (?:déplace|rend)(?:nt)? (?:à|aux?|en|chez|sur la pelouse d[eu]s?|sur le terrain d[eu]s?)(?! [^,.]{2,40} affronter\s)|ren(?:d|dent) visite (?:à|aux?)|visit(?:e|ent|an? al?|am?)|gastier(?:t|en) (?:bei|beim|in)|(?:ist|sind) zu Gast (?:bei|beim|in)|(?:fa|fanno) visita (?:al|alla|all'|ai)|(?:va|vont) défier|jou(?:e|ent) (?:à|aux?|chez)|s'impose(?:nt)? à)(?=\s)/u,
);
const hostsInHebrew = /\s(?:מארחת את|מארח את|אירחה את|אירח את|מול)(?=\s)/u;
/** `Köln gegen Bonn` */
const against = anyCase(
  /\s(?:gegen|teen|vastu|i gcoinne|przeciwko?|garşy|каршы|муқобили|đấu với|menentang|contra|contre|contro|kontra|karşı|vastaan|prieš|face (?:à|au|aux)|frente a(?:l| la| los| las)?|diante d[eoa]s?|in casa d[ei]l?|trifft auf|pret|lawan|lwn|dhidi ya|gặp|מול|protiv|proti|mot|mod|tegen|ከ|géint|yn erbyn|an aghaidh|in aghaidh|aurka|laban sa|ímóti|qarşı|qarshi|қарсы|эсрэг|против|проти|супраць|срещу|kundër|elleni?|împotriva|melawan|εναντίον|gegn|ki|နှင့်)(?=\s)/u,
);
/** `Flamengo x Santos`, and in West and Central Africa `Cameroun # Congo` */
const cross = /\s?×\s?|\s[xX#](?=\s)/u;
/** `Köln - Bonn`; without any space only between letters of other than Latin scripts. */
const dash =
  /\s-+\s|-(?<=[^\p{ASCII}\p{Script=Latin}]\.?-)(?=[^\p{ASCII}\p{Script=Latin}])|(?<=\p{L})-(?=[\p{sc=Hangul}\p{sc=Han}])|(?<=[\p{sc=Hangul}\p{sc=Han}])-(?=\p{L})|(?<=队)一(?=\p{Script=Han})|\s-(?=\p{L})|(?<=\p{L})-\s/u;
/** If a dash stands free, those within words belong to names: `Динамо-Казань - Локомотив`. */
const freeDash = /\s-+\s/u;
/** A dash that is part of no word: these scripts write words without spaces, and without dashes. */
const betweenUnspaced = /[\p{sc=Han}\p{sc=Thai}]-[\p{sc=Han}\p{sc=Thai}]/u;
/** What dashes within words and the separators of sentences are made of, which most texts lack. */
const inWords = /[-一対对對]|\s(?:و|da|na|र|और|ও|এবং)/u;
const slash = /\s?\/\s?/u;
/** Signs without spaces, and the Arabic and Persian word for "and", which Arabic attaches to an article. */
const tight =
  /(?<=\p{L})-(?=\p{Lu})|(?<=[\p{sc=Han}\p{sc=Katakana}A-Zー])[対对對](?=[\p{sc=Han}\p{sc=Katakana}A-Z])|\sو(?:\s|(?=ال))/u;
/** `الزمالك وبيراميدز`, and the Hausa and Swahili words: `Kano Pillars da Enyimba`, `Simba na Yanga`; the Nepali and Bengali ones. */
const and = /\sو(?=\p{sc=Arabic}{3})|\s(?:da|na)(?=\s\p{Lu})|\s(?:र|और|ও|এবং)(?=\s)/u;
/** `Bears @ Lions`, `Bruins à Montréal`, `Sénateurs au Wild`, `Yankees en Medias Rojas`: the second is at home. */
const at = /\s(?:@|at|à|aux?|en)(?=\s)/u;
/** A slash in the second name: `Charlotte at Scranton/WB`. */
const slashInHost = /\p{L}\s(?:@|at)\s\p{Lu}[^/]*[^/\s]\/\p{Lu}/u;
/** `湖人@太陽`, without spaces. */
const atWithin = /@(?<=[\p{sc=Han}\p{sc=Katakana}ー]@)(?=[\p{sc=Han}\p{sc=Katakana}])/u;

const separators: readonly [Separator, RegExp | AnyCase][] = [
  ["versus", versus],
  ["versus", versusWithin],
  ["word", against],
  ["cross", cross],
  ["slash", slash],
  ["at", at],
  ["at", atWithin],
  ["tight", tight],
  ["and", and],
];

/** Two names with a point between them, if nothing else parts the text: `Guingamp · Montpellier`. */
const atPoint = /^(?!.*\s(?:-|vs?\.?|x|@)\s)([^·:;|/×]{2,40}?)\s·\s([^·:;|/×]{2,40})$/u;
/** A text with a dash for that point, so that it is parted as any other. */
export const withDash = (text: string): string =>
  text.includes("·") ? text.replace(atPoint, "$1 - $2") : text;

/** The words before a venue that follows the second name: `Hull v Leeds from MKM Stadium`. */
const venueFollows =
  /\s(?:[Ll]ive [Ff]rom|[Ff]rom|[Aa]t|in|on|aus|en direct de|depuis|desde)\s(?=["'\p{Lu}\d])/u;

/** All ways to split a piece of text into two names, the clearest separators first. */
export const findSplits = (piece: string, withHosts: boolean): readonly Split[] =>
  withHosts ? splitsWithHosts(piece) : splits(piece);
const mostPieces = 5_000;
const splits = remembered(mostPieces, (piece: string) => splitPiece(piece, false));
const splitsWithHosts = remembered(mostPieces, (piece: string) => splitPiece(piece, true));

function splitPiece(piece: string, withHosts: boolean): readonly Split[] {
  const named = withHosts ? splitBetween(piece) : null;
  if (named) return [named];
  const isFree = freeDash.test(piece);
  // The dash of `Премьер-Лига` is part of the word.
  const isWhole = !isFree && inWords.test(piece) && isCompetition(piece) && !betweenUnspaced.test(piece);
  const dashed = isWhole
    ? [piece]
    : piece.split(isFree ? freeDash : dash).filter((part) => part.trim() !== "");
  while (dashed.length > 2 && isCompetition(dashed[0]?.trim() ?? "")) dashed.shift();
  const splits: Split[] = [];
  const mayBeTight = !isWhole && !(isFree && dashed.length > 1);
  for (const part of dashed)
    splits.push(...splitOnce(part).filter(({ separator }) => mayBeTight || !inSentences.has(separator)));
  if (withHosts && splits.every(({ separator }) => inSentences.has(separator))) {
    const split = splitBy(piece, hostsInHebrew, "versus");
    if (split) splits.unshift({ ...split, hosts: true });
  }
  if (withHosts && splits.every(({ separator }) => besideVerbs.has(separator))) {
    const split = splitSentence(piece);
    if (split) return [split];
  }
  if (dashed.length > 1 && !splits.some(({ separator }) => separator === "versus"))
    for (let index = 0; index + 1 < dashed.length && index < 6; index++) {
      const [left = "", right = ""] = dashed.slice(index, index + 2);
      const several = dashed.length > 2;
      const inWord = !/\s-|-\s/u.test(piece) && !betweenUnspaced.test(piece);
      const names = { left: left.trim(), right: beforeVenue(right) };
      splits.push({ separator: "dash", sign: "-", ...names, several, inWord });
    }
  return splits;
}

/** Within a sentence; at its beginning they may belong to the name: `La Rochelle`. */
const articles =
  /^(?:les? |la |l'|the |el |los |las |il |lo |i |gli |os? |as |die |der |das |den |de |het )(?=\p{Lu})/u;

/** What a sentence tells of before that, with its place: `Ishockey från Larkhill Arena där Hull ställs mot Leeds`. */
const where = /^.{0,80}?\s(?:där|dar|hvor|where|où|donde|onde|dove|waar)\s(?=(?:\p{L}{1,3}['’ ])?\p{Lu})/u;

/** A name in a sentence that goes on behind it. */
const startOfSentence = (text: string): string => trimToName(text.replace(articles, ""), "right") || text;

/** A sentence that begins with one name, has a verb for playing, and then the other: `Les Bleus affrontent …`. */
function splitSentence(piece: string): Split | null {
  const visit = splitBy(piece, visits, "word");
  const split = visit ?? splitBy(piece, hosts, "word");
  if (!split) return null;
  const first = split.left.replace(where, "").replace(articles, "");
  // `… saw England take on Scotland` tells of a part of what is shown.
  if (![first, ""].includes(trimToName(first, "left"))) return null;
  const other = startOfSentence(split.right);
  return {
    ...split,
    hosts: true,
    ...(visit ? { left: other, right: first } : { left: first, right: other }),
  };
}

/** The beginning of a sentence that names the opponent first: `Face à Nantes, les Parisiens …`. */
const opponentFirst =
  /^(?:[Ff]ace (?:à|aux?)|[Cc]ontre|[Oo]pposée?s? (?:à|aux?)) ([^,.;:]{2,40}), ([^.;:]{2,80})/u;

/** The two names of such a sentence. */
export function splitFacing(text: string): Split | null {
  const [, right, left] = opponentFirst.exec(text) ?? [];
  if (!left || !right) return null;
  return {
    separator: "word",
    sign: "face à",
    left: startOfSentence(left),
    right: startOfSentence(right),
    hosts: true,
  };
}

/** Words that can follow a name in a sentence. */
const nameGoesOn = /\s(?:at|from|in|on|as|for|with|to|during|played|live|and|who|of|le|el|am|aus|vom|an)\s/u;
const between =
  /\b(?:between|zwischen|entre|tra)\s(?:the\s)?(.{2,60}?)\s(?:and|und|et|y|e)\s(?:the\s)?(.{2,60})$/u;

/** `the match between Spain and the Netherlands played at …` */
function splitBetween(piece: string): Split | null {
  const [, left, right] = between.exec(piece) ?? [];
  if (!left || !right) return null;
  const end = nameGoesOn.exec(right)?.index ?? right.length;
  return { separator: "word", sign: "and", left, right: right.slice(0, end).trim() };
}

function splitOnce(part: string): Split[] {
  for (const [separator, pattern] of separators) {
    if (separator === "slash" && slashInHost.test(part)) continue;
    const split = splitBy(part, pattern, separator);
    if (split) return [split];
  }
  return [];
}

function splitBy(part: string, pattern: RegExp | AnyCase, separator: Separator): Split | null {
  const found = pattern.exec(part);
  if (!found) return null;
  const left = part.slice(0, found.index).trim();
  const after = firstOfSeveral(part.slice(found.index + found[0].length), pattern).trim();
  const right = beforeVenue(after);
  if (left === "" || right === "") return null;
  return { separator, sign: found[0].trim(), left, right, venue: right !== after };
}

/** The first pair of a fight card: `Taylor vs. Pavlik and Berto vs. Estrada`. */
const firstOfSeveral = (right: string, pattern: RegExp | AnyCase): string =>
  pattern.test(right) ? (right.split(/\s(?:and|&|y|et|und|e|i)\s|\s?[/+]\s?/u)[0] ?? right) : right;

function beforeVenue(text: string): string {
  const found = venueFollows.exec(text);
  return (found && found.index > 0 ? text.slice(0, found.index) : text).trim();
}
