"use client";

import type { Route } from "next";
import Link, { useLinkStatus } from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ReactNode } from "react";

/** The now-line under a link while its page loads; not for a page that opens at once. */
function Pending() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-x-3 bottom-0.5 h-[3px] rounded-full bg-live transition-opacity duration-200 ${pending ? "animate-pulse opacity-100 delay-150" : "opacity-0"}`}
    />
  );
}

/**
 * A link of the header or the bottom bar that is marked while its page, or one below it, is shown. `also` names
 * further sections that belong to it; the market's own page is marked only by itself and by those. Its page is
 * prefetched once a finger, pointer or the focus is on it, so that nobody loads pages they don't open.
 */
export function NavLink({
  href,
  exact = false,
  also = [],
  label,
  className,
  children,
}: {
  href: Route;
  exact?: boolean;
  also?: string[];
  /** Its name, if only an icon is seen. */
  label?: string;
  className: string;
  children: ReactNode;
}) {
  const path = usePathname();
  const router = useRouter();
  const fetchAhead = () => router.prefetch(href);
  const under = (section: string) => path === section || path.startsWith(`${section}/`);
  const current = path === href || (!exact && under(href)) || also.some(under);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      title={label}
      aria-current={current ? "page" : undefined}
      className={`relative ${className}`}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {children}
      <Pending />
    </Link>
  );
}
