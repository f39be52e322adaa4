import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";

/**
 * A link whose text is a name from the listings, which may be in another script than the page's. It isn't prefetched:
 * lists contain many. With `cover` it takes the clicks of the whole row; without an address it is text.
 */
export const NameLink = ({
  href,
  cover = false,
  className,
  children,
}: {
  href: Route | null;
  cover?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) => {
  if (!href)
    return (
      <span dir="auto" className={className}>
        {children}
      </span>
    );
  return (
    <Link
      href={href}
      prefetch={false}
      dir="auto"
      className={cover ? `${className ?? ""} after:absolute after:inset-0` : className}
    >
      {children}
    </Link>
  );
};
