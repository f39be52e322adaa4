import { wordsFor } from "../i18n.ts";
import { fallbackZone, parseMarket } from "../market.ts";
import { dateSeparator, formatTime, longDateAt } from "../time/format.ts";
import type { Due } from "./due.ts";
import type { Push } from "./reminder.ts";

/** From when on a start counts as now, seconds before it. */
const soon = 60;

/** A push in the words of its market; null if there is no such market any longer. */
export function wordPush(due: Due, now: number): Push | null {
  const market = parseMarket(due.market);
  if (!market) return null;
  const t = wordsFor(market);
  const style = { locale: market.locale, zone: fallbackZone(market.country) };
  const when = (at: number) =>
    Math.abs(at - now) > 43_200
      ? longDateAt(at, style) + dateSeparator(style.locale) + formatTime(at, style)
      : formatTime(at, style);
  const said = {
    start: () => (due.start - now <= soon ? t("push.now") : t("push.start", { time: when(due.start) })),
    moved: () => t("push.moved", { from: when(due.from ?? due.start), to: when(due.start) }),
    gone: () => t("push.gone", { time: when(due.start) }),
  };
  return {
    title: due.title,
    body: [said[due.why](), due.channel].filter(Boolean).join(" · "),
    url: `/${market.slug}/${due.path}`,
    // A later push about the same thing takes the place of an earlier one.
    tag: due.id,
    lang: market.words,
    dir: market.dir,
  };
}
