/** How long something still lasts, in a language's words: `minutes` holds `{m}`, `hours` holds `{h}`, `both` holds both. */
export type LeftWords = Record<"minutes" | "hours" | "both", string>;

/** "38 min left", "2 hr left", "1 hr 12 min left". A minute that has begun counts, so nothing that runs has none left. */
export function formatLeft(seconds: number, words: LeftWords): string {
  const all = Math.max(1, Math.ceil(seconds / 60));
  const [h, m] = [Math.floor(all / 60), all % 60];
  const pattern = h === 0 ? words.minutes : m === 0 ? words.hours : words.both;
  return pattern.replace("{h}", String(h)).replace("{m}", String(m));
}
