/** Words that stay small within English titles. */
const small = new Set("a an and as at by for from in into of on or the to vs with".split(" "));
/** What is shorter may be an acronym, */
const shortestWord = 4;
/** unless it is one of these. */
const short = new Set(
  `all are art bad bar bay big box boy can car cat cop dad day dog end eye fan far few for fun get go god gun her
   his hot how i ice if is it its job joy kid law lay let lie mad man me men mom my new no not now off old one our
   out own pet pop red run sea see she six sky so sun tax ten top two up war way we who why win you zoo`.split(
    /\s+/,
  ),
);
/** Acronyms that can be spoken as words. */
const spoken = new Set(
  "abba acdc fifa uefa concacaf conmebol nasa nato unesco unicef opec asean nascar motogp imax bafta nafta".split(
    " ",
  ),
);
/** How words of European languages, or written in their letters, may begin. */
const onset =
  /^(?:[aeiouy]|[bcdfghjklmnpqrstvwxyz](?=[aeiouy])|b[hlr]|c[hlrz]|d[hjrw]|f[jlr]|g[hlnrw]|j[h]|k[hlnrvw]|l[lh]|m[c]|n[gj]|p[fhlnrs]|qu|rh|s[chjklmnpqtvwz]|t[hjrsw]|v[lr]|w[hr]|z[hlw]|sch|scr|shr|spl|spr|squ|str|thr|chr|phr)/;
/** How no such word ends: `BUFC`. */
const noEnd = /(?!mb|mp|ff|gg|bb|dd|zz|tz)[bcdfghjkmpqtvz][bcdfgjmpqvz]$/;
const isSpoken = (word: string): boolean =>
  /^[a-z]+$/.test(word) &&
  onset.test(word) &&
  !noEnd.test(word) &&
  /[aeiouy]/.test(word) &&
  !/[bcdfghjklmnpqrstvwxz]{5}|[aeiou]{4}/.test(word);

/** A shouted word as English titles have it; null if it may be an acronym or has other letters. */
export function englishWord(word: string): string | null {
  const plain = word.toLowerCase();
  const key = plain.replace(/['’](?:s|t|re|ll|d|ve|m)?$/u, "");
  if (small.has(key)) return plain;
  const isWord = short.has(key) || (key.length >= shortestWord && !spoken.has(key) && isSpoken(key));
  return isWord ? plain.charAt(0).toUpperCase() + plain.slice(1) : null;
}
