import type { Route } from "next";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { NavLink } from "./nav-link";

const look =
  "flex min-h-[48px] min-w-0 flex-col items-center justify-center gap-[3px] rounded-cell text-center text-[min(0.71875rem,4vw)] leading-none font-semibold text-muted aria-[current=page]:text-ink aria-[current=page]:[&>svg]:text-brand forced-colors:aria-[current=page]:underline";

const Item = ({
  href,
  icon,
  word,
  ...rest
}: {
  href: Route;
  icon: IconName;
  word: string;
  exact?: boolean;
  also?: string[];
}) => (
  <NavLink href={href} className={look} {...rest}>
    <Icon name={icon} size={22} />
    {word}
  </NavLink>
);

/** The phone's way about, under the thumb. */
export const BottomBar = ({ market, t }: { market: string; t: Words }) => (
  <nav
    aria-label={t("nav.label")}
    className="no-print fixed inset-x-0 bottom-0 z-40 grid h-(--bar-height) grid-cols-5 items-start border-t border-line bg-ground/92 px-1 pt-1 pb-[env(safe-area-inset-bottom)] backdrop-blur-md wide:hidden"
  >
    <Item
      href={paths.market(market)}
      icon="now"
      word={t("nav.now")}
      exact
      also={[`/${market}/now`, `/${market}/home`]}
    />
    <Item href={paths.tonight(market)} icon="tonight" word={t("nav.tonight")} />
    <Item href={paths.guide(market)} icon="guide" word={t("nav.guide")} />
    <Item
      href={paths.sport(market)}
      icon="sport"
      word={t("nav.sport")}
      also={[`/${market}/events`, `/${market}/leagues`]}
    />
    <Item href={paths.search(market)} icon="search" word={t("nav.search")} />
  </nav>
);
