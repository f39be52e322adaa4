"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { languageAutonym, listMarkets, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";

/** Links to the current page in each language that has a catalogue. */
export function LanguageLinks({ market, label }: { market: Market; label: string }) {
  const path = usePathname();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {listMarkets(market.country).map(({ slug, words }) => (
          <li key={slug}>
            <Link
              href={paths.inMarket(path, slug)}
              prefetch={false}
              lang={words}
              hrefLang={words}
              aria-current={words === market.words ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-[0.875rem] text-muted hover:text-ink hover:underline aria-[current]:font-[640] aria-[current]:text-ink"
            >
              <bdi>{languageAutonym(words)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
