/** How far a competition has come. */
export type CompetitionStage = "final" | "semi-final" | "quarter-final";

/**
 * The words of stages in the languages of sources. The smaller stages come first: their words contain those of the
 * final. "Finals" is none: it is the name of a whole week.
 */
const stages: [CompetitionStage, RegExp][] = [
  [
    "quarter-final",
    /quarter.?finals?|quarts? de finale|viertelfinale|cuartos de final|quartas? de final|quarti di finale|kvartsfinal|ćwierćfina|cetvrtfina|четвертьфинал|1\/4.?final|\bqf ?\d?\b|準々決勝|ربع النهائي|ربع نهائي/iu,
  ],
  [
    "semi-final",
    /semi.?finals?|demi.?finales?|halbfinale|semifinal|semifinale|półfina|polufina|полуфинал|1\/2.?final|\bsf ?\d?\b|準決勝|نصف النهائي|نصف نهائي/iu,
  ],
  [
    "final",
    /(?<![\p{L}/]|\b1 ?\/ ?\d+ ?|(?:eighth|sixteenth|octavos de|huitièmes? de|seizièmes? de|oitavas de|achtel|sechzehntel)[- ]?)(?:grand )?(?:final|finale|endspiel|finał|finalen|финал)(?!\p{L})(?! (?:stage|practice|round|qualif|leg of))|決勝(?!トーナメント)|(?<!ثمن |ربع |نصف |ال)نهائي|(?<!ثمن |ربع |نصف )النهائي/iu,
  ],
];

/** The stage that an event's round names, or its name if it has no round; a race has none, and its "QF" is qualifying. */
export function findStage(
  sport: string | undefined,
  round: string | undefined,
  name: string,
): CompetitionStage | null {
  if (sport === "motorsport") return null;
  const text = round ?? name;
  return stages.find(([, words]) => words.test(text))?.[0] ?? null;
}
