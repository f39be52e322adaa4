/** What guides call the title of a programme in its own language, before a colon. */
const called = [
  "original title|orig\\.? title|originaltitel|orig\\.?-?titel|titre original|título original|título orig\\.?|titolo originale|títol original",
  "oorspronkelijke titel|originele titel|originaltittel|alkuperäinen nimi|alkuperäisnimi|frumtitill|originaalpealkiri",
  "oriģinālnosaukums|originalus pavadinimas|tytuł oryginalny|tytuł oryg\\.?|původní název|pôvodný názov|originální název",
  "eredeti cím|titlu original|titlul original|originalni naslov|izvorni naslov|originalni naziv|izvirni naslov|оригинални наслов",
  "оригинален наслов|оригинално заглавие|оригинално име|оригинальное название|ориг\\.? назв\\p{L}*|оригінальна назва|арыгінальная назва",
  "titulli origjinal|πρωτότυπος τίτλος|orijinal ad[ıi]|orijinal isim|original nomi|العنوان الأصلي|عنوان اصلی|שם מקורי|原題|原名|原标题|원제",
].join("|");

const inBrackets = new RegExp(
  String.raw`\s?(?:[-–—]\s)?[([（【](?:${called})\s?[:：]\s?([^()[\]（）【】]{1,120}?)[)\]）】]$`,
  "iu",
);
/** The numbers behind it: `Larkhill | S02E03`. */
const numbersBehind = /\s?[|,–-]\s?(S\d{1,3}\s?E\d{1,4})\s*$/iu;

/**
 * A title without the one of its own language that stands behind it in brackets, whose numbers stay: `Ларкхил
 * [оригинално заглавие: Larkhill | S02E03]`. Null if none does.
 */
export function withoutOriginalTitle(title: string): string | null {
  const match = /[)\]）】]$/u.test(title) && /[:：]/u.test(title) ? inBrackets.exec(title) : null;
  if (!match || match.index === 0) return null;
  const numbers = numbersBehind.exec(match[1] ?? "")?.[1];
  return title.slice(0, match.index) + (numbers === undefined ? "" : ` (${numbers})`);
}

/** An original title with where and when it was made, and maybe numbers: `Larkhill; Kanada, 2025, sezona 2, epizoda 16...`. */
const withOrigin = /^[^;]{2,100}; \p{Lu}[\p{L}\s,/-]{2,60}, (?:19|20)\d\d(?:, ([^.;]{3,40}))?(?:\.{3}|…)/u;

/** What a sub-title says beside the original title that stands in its place: the numbers behind it, or nothing. */
export function besideOriginalTitle(subTitle: string): string | undefined {
  const origin = subTitle.includes("; ") ? withOrigin.exec(subTitle) : null;
  return origin ? origin[1] : (withoutOriginalTitle(subTitle) ?? subTitle);
}
