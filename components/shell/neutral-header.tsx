import type { Words } from "@/lib/i18n";
import { countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import { OwnMarket } from "./own-market";
import { ThemeButton } from "./theme-button";
import { themeWords } from "./theme-words";
import { Wordmark } from "./wordmark";

/** The guide's countries by their names, for a choice. */
const namedCountries = (codes: readonly string[]) =>
  codes
    .map((code) => ({ slug: code.toLowerCase(), name: countryName(code, "en") }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));

/** The header of pages of no market; with `countries`, the guide's by code, it leads into the device's own. */
export const NeutralHeader = ({ t, countries }: { t: Words; countries?: readonly string[] }) => (
  <header className="no-print border-b border-line bg-ground pt-[env(safe-area-inset-top)]">
    <div className="grid min-h-(--header-height) grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 max-wide:pt-2 wide:grid-cols-[auto_auto_minmax(0,1fr)_auto] wide:px-6">
      <Wordmark href={paths.home()} />
      {countries ? (
        <OwnMarket
          countries={namedCountries(countries)}
          words={{
            label: t("nav.label"),
            own: t("countries.own"),
            choose: t("countries.choose"),
            now: t("nav.now"),
            tonight: t("nav.tonight"),
            guide: t("nav.guide"),
            sport: t("nav.sport"),
          }}
        />
      ) : null}
      <div className="col-start-3 row-start-1 justify-self-end wide:col-start-4">
        <ThemeButton words={themeWords(t)} />
      </div>
    </div>
  </header>
);
