import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { router } from "./next-navigation";

/** Replaces Next's link: a plain one that doesn't navigate but calls the router. */
const Link = ({
  prefetch: _,
  onClick,
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; prefetch?: boolean }) => (
  <a
    {...rest}
    href={href}
    onClick={(click: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(click);
      if (click.defaultPrevented) return;
      click.preventDefault();
      router.push(href);
    }}
  />
);

// Next's module has a default export.
export default Link;
