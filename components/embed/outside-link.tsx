import type { Route } from "next";
import type { ReactNode } from "react";
import type { Words } from "@/lib/i18n";

/** A link from a framed card to a page of ours, in a new tab. */
export const OutsideLink = ({
  href,
  className,
  t,
  children,
}: {
  href: Route;
  className: string;
  t: Words;
  children: ReactNode;
}) => (
  <a href={href} target="_blank" rel="noopener" className={className}>
    {children}
    <span className="sr-only"> ({t("embed.newTab")})</span>
  </a>
);
