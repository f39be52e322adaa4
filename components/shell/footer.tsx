import Link from "next/link";
import type { Words } from "@/lib/i18n";
import { languagesIn, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import { ClockControl } from "./clock-control";
import { clockWords } from "./clock-words";
import { LanguageLinks } from "./language-links";

/** The footer of a market's pages: links that few people look for. */
export const Footer = ({ market, t }: { market: Market; t: Words }) => (
  <footer className="no-print border-t border-line">
    <nav aria-label={t("more.label")} className="page flex flex-wrap gap-x-6 py-3">
      {[
        { href: paths.channels(market.slug), word: t("more.channels") },
        { href: paths.night(market.slug), word: t("more.night") },
        { href: paths.planner(market.slug), word: t("more.planner") },
        { href: paths.settings(market.slug), word: t("more.settings") },
        { href: paths.world(market.slug), word: t("more.world") },
        { href: paths.coverage(market.slug), word: t("more.coverage") },
      ].map(({ href, word }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-[0.875rem] text-muted hover:text-ink hover:underline"
        >
          {word}
        </Link>
      ))}
    </nav>
    <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 pb-3">
      <LanguageLinks
        languages={languagesIn(market.country)}
        current={market.words}
        label={t("clock.language")}
      />
      <ClockControl words={clockWords(t, market)} />
    </div>
  </footer>
);
