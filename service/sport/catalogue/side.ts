import { foldName } from "./fold.ts";
import { townWords } from "./towns.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What clubs in many countries put before or after their name, and guides may leave out. */
const affixes = words(
  `fc afc cfc cf sc ac as ss ssc us cd ud sd rcd ca ce cs ec se cr fk nk gnk hnk sk if ik bk ff sv tsv tsg vfl vfb fsv
   ksv kv krc kaa rc ogc aj kf pfc mfc ofk os jk bsc spvgg kk rk hk hc bc ssd asd clb calcio club фк хк бк мфк жфк пфк жхк ფკ
   एफसी এফসি எஃப்சி ఎఫ్సి ಎಫ್ಸಿ എഫ്സി ਐਫਸੀ એફસી เอฟซี สโมสร 에프씨 الفريق نادي فريق`,
);

/** What French puts before them. */
const articles = words("le la les l");

/** The same in full, searched for within the folded name. */
const fullAffixes =
  /\b(?:football club|futbol club|associazione calcio|associazione sportiva|unione sportiva|societa sportiva)\b/g;

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    utd: "united",
    st: "saint",
    ste: "sainte",
    mt: "mount",
    univ: "university",
    // Towns as Hebrew listings abbreviate them: ת"א, ב"ש, פ"ת.
    תא: "תל אביב",
    בש: "באר שבע",
    פת: "פתח תקווה",
    רג: "רמת גן",
    קש: "קריית שמונה",
    כפס: "כפר סבא",
    ראשלצ: "ראשון לציון",
  }),
);

/** At the end of a name: `Ohio St` is Ohio State. */
const lastWords: ReadonlyMap<string, string> = new Map([["st", "state"]]);

/** Letters that abbreviate the first word of a Hebrew club: `מ. חיפה` is Maccabi, `ה. חיפה` Hapoel. */
const firstWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ מ: "מכבי", ה: "הפועל", ע: "עירוני", ר: "ריאל" }),
);

/** Korean and Japanese listings write them without a space: `FC서울`. */
const attached =
  /^(?:fc|sc|afc|cf|ac)(?=[\p{sc=Hangul}\p{sc=Han}\p{sc=Katakana}])|(?<=[\p{sc=Hangul}\p{sc=Han}\p{sc=Katakana}])(?:fc|sc)$/u;

/** 队 and 代表, which Chinese and Japanese listings put after a team's name. */
const endings = /(?<=\p{L}{2,})(?:足球俱乐部|俱乐部队?|俱乐部|代表|队|隊)$/u;

/**
 * Folds the name of an entrant or team for comparison: common abbreviations are expanded, and `The` and the affixes
 * of clubs are removed unless nothing else is left. `Hull City AFC` and `hull city` are the same. Folding a second
 * time changes nothing more.
 */
export function foldSide(name: string): string {
  const folded = foldName(name);
  const bare = withoutAffixes(folded);
  return bare === folded ? folded : foldSide(bare);
}

/** Words that don't always stay as they are. */
const notable: ReadonlySet<string> = new Set([
  ...["the", ...affixes, ...articles],
  ...[spellings, townWords, lastWords, firstWords].flatMap((map) => [...map.keys()]),
]);

function withoutAffixes(folded: string): string {
  const whole = folded.includes(" ") ? folded.replace(fullAffixes, " ") : folded;
  const bare = mayBeEastern.test(whole) ? whole.replace(attached, "").replace(endings, "") : whole;
  const parts = bare.split(" ").filter(Boolean);
  if (bare === folded && !parts.some((word) => notable.has(word))) return folded;
  const spelled = parts.flatMap((word, at) => {
    const first = at === 0 && parts.length > 1 ? firstWords.get(word) : undefined;
    const last = at > 0 && at === parts.length - 1 ? lastWords.get(word) : undefined;
    return (first ?? last ?? spellings.get(word) ?? townWords.get(word) ?? word).split(" ");
  });
  const kept = spelled.filter((word, at) => {
    // `Le FC Annecy`, but not `Le Havre`.
    const isArticle = word === "the" || (articles.has(word) && affixes.has(spelled[1] ?? ""));
    return !affixes.has(word) && !(at === 0 && isArticle);
  });
  const named = kept.some((word) => /\p{L}/u.test(word)) ? kept : spelled;
  return named.length > 0 ? named.join(" ") : folded;
}

/** The scripts of eastern Asia are among these, which this tells faster than their names. */
const mayBeEastern = /[\u1100-\u11ff\u2e80-\uffff]/;

/** Whether a name is in a script that writes words without spaces. */
export const isUnspaced = (name: string): boolean => unspaced.test(name);
const unspaced = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]{2,}$/u;

/** Words that make a different name: `West Virginia` isn't Virginia. */
const otherName =
  /^(?:(?:north|south|east|west)(?:ern|east|west)?|n|s|e|w|central|new|old|upper|lower|great(?:er)?|saint|st\.?|san|santa|real|inter|state|tech|a&m|city|town|united|utd|rovers|rangers|college|university|queens?|kings?|royal|young|junior|fc|sc|cf|ac|afc)$/iu;

/** Whether a word beside a name makes it another name. */
export const makesOtherName = (word: string): boolean => otherName.test(word);
