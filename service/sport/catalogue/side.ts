import { foldName } from "./fold.ts";

/** What clubs of many lands put before or after their name, and guides leave out as they like. */
const affixes = new Set(
  `fc afc cfc cf sc ac as ss ssc us cd ud sd rcd ca ce cs ec se cr fk nk gnk hnk sk if ik bk ff sv tsv tsg vfl vfb fsv
   ksv kv krc kaa ogc aj kf pfc mfc ofk os jk bsc spvgg kk rk hc bc ssd asd calcio club الفريق نادي فريق`.split(
    /\s+/,
  ),
);

const spellings: Readonly<Record<string, string>> = {
  utd: "united",
  st: "saint",
  ste: "sainte",
  mt: "mount",
  univ: "university",
};

/** Words that stand for themselves at the end of a name: `Ohio St` is Ohio State. */
const lastWords: Readonly<Record<string, string>> = { st: "state" };

/**
 * The name of a side or team as names are compared: folded, common short forms written out, and without
 * `The` and the affixes of clubs, unless nothing else is left. `Hull City AFC` and `hull city` give the same.
 * Folding again changes nothing.
 */
export function foldSide(name: string): string {
  const words = foldName(name).split(" ");
  const spelled = words.map(
    (word, at) =>
      (at > 0 && at === words.length - 1 ? lastWords[word] : undefined) ?? spellings[word] ?? word,
  );
  const kept = spelled.filter((word, at) => !affixes.has(word) && !(at === 0 && word === "the"));
  return (kept.length > 0 && !kept.every((word) => /^\d+$/.test(word)) ? kept : spelled).join(" ");
}
