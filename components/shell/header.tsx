import { MineButton } from "@/components/favourites/mine-button";
import { PlanLink } from "@/components/planner/plan-link";
import { Icon } from "@/components/ui/icon";
import type { Words } from "@/lib/i18n";
import { countryName, type Market, shortCountryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { CountryCount } from "./country-list";
import { CountrySwitcher } from "./country-switcher";
import { NavLink } from "./nav-link";
import { PaintFrom } from "./paint-from";
import { SearchBox } from "./search-box";
import { searchWords } from "./search-words";
import { ThemeButton } from "./theme-button";
import { themeWords } from "./theme-words";
import { Wordmark } from "./wordmark";

const navLook =
  "rounded-cell px-1.5 py-[7px] whitespace-nowrap text-[0.875rem] font-[560] @min-[49rem]:px-2 @min-[49rem]:text-[0.9375rem] @min-[62.5rem]:px-3 text-muted hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink forced-colors:aria-[current=page]:underline";

/**
 * The header of a market's pages. What it has room for is measured in its own letters, which a reader may enlarge alone:
 * a screen's width in letters doesn't tell.
 */
export const Header = ({ market, countries, t }: { market: Market; countries: CountryCount[]; t: Words }) => {
  const { slug, country, locale } = market;
  const [name, short] = [countryName(country, locale), shortCountryName(country, locale)];
  const code = short.length <= 2 ? short : country;
  return (
    <header className="no-print @container sticky top-0 z-40 border-b border-line bg-ground pt-[env(safe-area-inset-top)]">
      <PaintFrom id="content" />
      <div className="flex h-(--header-height) items-center gap-x-1 px-3.5 @max-[21rem]:gap-x-0 @max-[21rem]:px-2 wide:gap-0.5 wide:px-6 @min-[49rem]:gap-2 @min-[62.5rem]:gap-3">
        <Wordmark href={paths.marketHome(slug)} />
        <nav
          aria-label={t("nav.label")}
          className="-mx-1 hidden min-w-0 scroll-row p-1 wide:flex @min-[49rem]:gap-1 @min-[62.5rem]:ms-3 @min-[62.5rem]:gap-1.5"
        >
          <NavLink
            href={paths.market(slug)}
            exact
            also={[`/${slug}/now`, `/${slug}/home`]}
            className={navLook}
          >
            {t("nav.now")}
          </NavLink>
          <NavLink href={paths.tonight(slug)} className={navLook}>
            {t("nav.tonight")}
          </NavLink>
          <NavLink href={paths.guide(slug)} className={navLook}>
            {t("nav.guide")}
          </NavLink>
          <NavLink
            href={paths.sport(slug)}
            also={[`/${slug}/events`, `/${slug}/leagues`]}
            className={navLook}
          >
            {t("nav.sport")}
          </NavLink>
          <NavLink href={paths.channels(slug)} className={`${navLook} @max-[62.5rem]:hidden`}>
            {t("nav.channels")}
          </NavLink>
        </nav>
        <div className="grow" />
        <SearchBox
          market={slug}
          action={paths.search(slug)}
          landmark={t("search.placeholder")}
          words={searchWords(market, t)}
          className="hidden min-w-11 shrink-[9999] basis-[310px] focus-within:min-w-44 wide:flex"
        />
        <MineButton
          market={slug}
          country={country}
          words={{
            title: t("mine.title"),
            close: t("countries.close"),
            failed: t("mine.failed"),
            retry: t("failure.retry"),
          }}
        />
        <NavLink
          href={paths.night(slug)}
          label={t("nav.night")}
          className="grid size-[max(44px,min(2.75rem,12vw))] shrink-0 place-items-center rounded-full text-muted hover:text-ink aria-[current=page]:text-ink"
        >
          <Icon name="follow" size={20} />
        </NavLink>
        <PlanLink market={slug} label={t("planner.title")} />
        {/* The settings have it too: a phone has no room for it, nor has a television. */}
        <span className="contents @max-[55rem]:hidden [:root[data-tv]_&]:hidden">
          <ThemeButton words={themeWords(t)} />
        </span>
        <CountrySwitcher
          market={market}
          name={name}
          short={short}
          code={code}
          countries={countries}
          words={{
            // All of them, so that the name holds what is seen.
            change: t("countries.change", {
              country: [...new Set([name, name.includes(short) ? name : short, code])].join(t("now.comma")),
            }),
            title: t("countries.choose"),
            find: t("countries.find"),
            none: t("countries.none"),
            close: t("countries.close"),
            language: t("clock.language"),
          }}
        />
      </div>
    </header>
  );
};
