/** Countries of feminine form by the rule, with a masculine name: "au Mexique". */
const masculine = new Set(["BZ", "CG", "KH", "MX", "MZ", "SR", "ZW"]);

/** Plural names that don't begin with "Îles" or "États". */
const plural = new Set([
  "AE",
  "AS",
  "BM",
  "BQ",
  "BS",
  "FJ",
  "KI",
  "KM",
  "MV",
  "NL",
  "PH",
  "PW",
  "SC",
  "TO",
  "WS",
]);

/** Places without an article: islands and cities. */
const bare = new Set(
  "AG AI AW BH BL CU CW CY DJ GG GI GU HK HT JE KN LC MC MF MG MO MS MT MU NR NU OM PM PR SG SH SM ST SX TT TV TW VC WF YT".split(
    " ",
  ),
);

/** Islands that keep their article: "à la Barbade". */
const withArticle = new Set(["BB", "DM", "GD"]);

/** What ends like a masculine name, or begins so. */
const feminine = new Set(["GW", "SL"]);

/** A country after "in", as French says it: "en France", "au Royaume-Uni", "aux États-Unis", "à Cuba". */
export function inFrench(code: string, name: string): string {
  if (plural.has(code) || /^(?:Îles|États)/.test(name)) return `aux ${name}`;
  if (/^Île /.test(name)) return `à l’${name}`;
  if (/^(?:État|Territoire) /.test(name)) return name.startsWith("É") ? `dans l’${name}` : `dans le ${name}`;
  if (withArticle.has(code)) return `à la ${name}`;
  if (bare.has(code) || /^La /.test(name)) return `à ${name.replace("R.A.S. chinoise de ", "")}`;
  if (/^(?:Territoires|Terres)/.test(name)) return `dans les ${name}`;
  const [head = ""] = name.split(" ");
  const isFeminine = feminine.has(code) || (/(?:e|ée)$/.test(head) && !masculine.has(code));
  return isFeminine || /^[aeiouéîôà]/i.test(head) ? `en ${name}` : `au ${name}`;
}
