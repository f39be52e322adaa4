import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";

export type PagerWords = Record<"label" | "range" | "previous" | "next", string>;

/** Links to the pages of channels before and after this one; nothing where all are on one page. */
export const Pager = ({
  previous,
  next,
  words,
}: {
  previous: Route | null;
  next: Route | null;
  words: PagerWords;
}) =>
  previous || next ? (
    <nav aria-label={words.label} className="flex items-center gap-2 whitespace-nowrap">
      {previous ? (
        <Link href={previous} prefetch={false} rel="prev" className={pillLook()}>
          <Icon name="back" size={16} className="rtl:-scale-x-100" />
          {words.previous}
        </Link>
      ) : null}
      <span className="px-1 text-[0.8125rem] text-muted">{words.range}</span>
      {next ? (
        <Link href={next} prefetch={false} rel="next" className={pillLook()}>
          {words.next}
          <Icon name="forward" size={16} className="rtl:-scale-x-100" />
        </Link>
      ) : null}
    </nav>
  ) : null;
