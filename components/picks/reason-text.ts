import type { Words } from "@/lib/i18n";
import type { Reason } from "@/lib/picks/score";

function oneReason(reason: Reason, locale: string, t: Words): string {
  if (reason.code === "new-season") return t("picks.new-season", { season: reason.season });
  if (reason.code !== "film") return t(`picks.${reason.code}`);
  const film = reason.year === undefined ? t("picks.film") : t("picks.filmOf", { year: String(reason.year) });
  if (reason.rating === undefined) return film;
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(reason.rating);
  return `${film} · ${rating}`;
}

/** Why something is a pick, in a few words: "Final · live · free", "Film, 1994 · 8.3". */
export function reasonText(reasons: readonly Reason[], locale: string, t: Words): string {
  const text = reasons.map((reason) => oneReason(reason, locale, t)).join(" · ");
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
