import Link from "next/link";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";

/** The foot of a market's pages: what is seldom looked for. */
export const Footer = ({ market, t }: { market: string; t: Words }) => (
  <footer className="no-print border-t border-line">
    <nav aria-label={t("more.label")} className="page flex flex-wrap gap-x-6 py-3">
      {[
        { href: paths.planner(market), word: t("more.planner") },
        { href: paths.settings(market), word: t("more.settings") },
        { href: paths.world(market), word: t("more.world") },
        { href: paths.coverage(market), word: t("more.coverage") },
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
  </footer>
);
