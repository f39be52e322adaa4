import type { Route } from "next";
import Link from "next/link";

/** now|next, with the now-line as its bar. `newTab` opens it in a new tab, for framed cards. */
export const Wordmark = ({ href, newTab }: { href: Route; newTab?: string }) => (
  <Link
    href={href}
    prefetch={false}
    {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
    dir="ltr"
    className="flex min-h-11 shrink-0 items-center rounded-cell text-[min(1.25rem,7vw)] leading-none font-[850] tracking-[-0.03em] text-ink"
  >
    now
    <span aria-hidden="true" className="keep-colour mx-[5px] h-5 w-[3px] rounded-[2px] bg-live" />
    <span className="sr-only">|</span>
    next
    {newTab ? <span className="sr-only"> ({newTab})</span> : null}
  </Link>
);
