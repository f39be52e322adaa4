/** The articles of each language, in ISO 639-1, as library catalogues write them behind a title. */
const articles: Readonly<Record<string, string>> = {
  af: "Die",
  ca: "El La Els Les L' Un Una",
  cy: "Y Yr",
  da: "Den Det De En Et",
  de: "Der Die Das Ein Eine",
  el: "Ο Η Το Οι Τα Ένας Μια Ένα",
  en: "The A An",
  es: "El La Los Las Un Una",
  fr: "Le La Les L' Un Une",
  ga: "An Na",
  gl: "O A Os As Un Unha",
  hu: "A Az Egy",
  it: "Il Lo La I Gli Le L' Un Uno Una",
  lb: "Den Déi Dat En Eng",
  nb: "Den Det De En Et",
  nl: "De Het Een",
  nn: "Den Det Dei Ein Ei Eit",
  no: "Den Det De En Et",
  pt: "O A Os As Um Uma",
  ro: "Un O",
  sv: "Den Det De En Ett",
};

/** Those that are nothing else behind a comma, in whatever language: `La` may be Louisiana, and `Die` a verb. */
const anywhere = new Set("The Le Les L' Der Das El Los Las Il Gli Het".split(" "));
/** What most titles of a source that names no language are in. */
const usual = new Set("The A An".split(" "));

const byLanguage = new Map(
  Object.entries(articles).map(([language, words]) => [language, new Set(words.split(" "))]),
);
const all = new Set([...byLanguage.values()].flatMap((words) => [...words]));

/** A comma and a word, at a name's end or before that of a part. */
const behindComma = /,\s(\p{L}+['’]?)(?=$|:\s|\s[-–—]\s)/gu;

/** `L’` is `L'`, and `THE` is `The` in a title in capitals. `the` ends nothing else. */
function toArticle(word: string, title: string): string {
  const plain = word.replace("’", "'");
  const isShouted = !/\p{Ll}/u.test(title);
  return isShouted || plain === "the" ? plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase() : plain;
}

/** Two stories of one programme: whose article it is isn't certain. */
const severalNames = /\/\s/;

const beginsWithArticle = (title: string): boolean => {
  const [word = ""] = /^\p{L}+['’]?/u.exec(title) ?? [];
  return all.has(toArticle(word, title));
};

/** Whether a word is an article behind a name. One letter may also be a blood type, and what is listed may end in one. */
function isArticle(word: string, name: string, language: string | undefined): boolean {
  const isOwn = (byLanguage.get(language ?? "") ?? usual).has(word);
  if (word === "The") return true;
  if (word.length === 1) return isOwn && /\s\P{L}*\p{L}{2,}\P{L}*$/u.test(name) && !name.includes(",");
  return isOwn || (anywhere.has(word) && !name.includes(","));
}

/**
 * A name in the order of a library's catalogue, as people say it: `Well, The` is `The Well`, and `Well, The: Part One` is
 * `The Well: Part One`. `language` is its own in ISO 639-1, whose articles all count; without one, those of any that are
 * certain.
 */
export function turnArticle(title: string, language?: string): string {
  if (!title.includes(", ")) return title;
  for (const { 0: found, 1: word = "", index } of title.matchAll(behindComma)) {
    const name = title.slice(0, index);
    if (!isArticle(toArticle(word, title), name, language)) continue;
    if (beginsWithArticle(name) || severalNames.test(name)) return title;
    const article = word === "the" ? "The" : word;
    return `${article}${/['’]$/.test(article) ? "" : " "}${name}${title.slice(index + found.length)}`;
  }
  return title;
}
