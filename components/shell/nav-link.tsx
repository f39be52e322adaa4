"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/**
 * A link of the header or the bottom bar that knows when its page, or one below it, is shown. `also` names further
 * sections that belong to it; the market's own page is current only by itself and there.
 */
export function NavLink({
  href,
  exact = false,
  also = [],
  className,
  children,
}: {
  href: Route;
  exact?: boolean;
  also?: string[];
  className: string;
  children: ReactNode;
}) {
  const path = usePathname();
  const under = (section: string) => path === section || path.startsWith(`${section}/`);
  const current = path === href || (!exact && under(href)) || also.some(under);
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className={className}>
      {children}
    </Link>
  );
}
