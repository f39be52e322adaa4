"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { MarketLanguage } from "@/lib/market";
import { paths } from "@/lib/paths";

/** Links to the current page in each of a country's languages, of which its words are in `current`. */
export function LanguageLinks({
  languages,
  current,
  label,
}: {
  languages: readonly MarketLanguage[];
  current: string;
  label: string;
}) {
  const path = usePathname();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map(({ slug, words, name }) => (
          <li key={slug}>
            <Link
              href={paths.inMarket(path, slug)}
              prefetch={false}
              lang={words}
              hrefLang={words}
              aria-current={words === current ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-[0.875rem] text-muted hover:text-ink hover:underline aria-[current]:font-[640] aria-[current]:text-ink"
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
