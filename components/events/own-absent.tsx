import { quietLook } from "@/components/ui/button";
import { countryInText } from "@/lib/market";
import { paths } from "@/lib/paths";
import { OwnAbsentScript } from "./own-first-script";
import type { EventSetting } from "./setting";

/**
 * Says that no channel of the visitor's own country shows an event, with a link to the sport that is on there. A
 * script finds the country, so nothing is shown without scripts.
 */
export const OwnAbsent = ({
  countries,
  setting: { format, t },
}: {
  /** The guide's countries that don't show it, by code. */
  countries: readonly string[];
  setting: EventSetting;
}) => (
  <>
    <div
      hidden
      data-own-absent=""
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-panel p-4 [&[hidden]]:hidden wide:px-6"
      suppressHydrationWarning
    >
      <p className="text-[1.0625rem] font-title" suppressHydrationWarning>
        {t.raw("calendar.notShown")}
      </p>
      {/* A full page load: the address isn't known before the script has run. */}
      <a
        href={paths.countries()}
        data-href={paths.sport("own")}
        className={quietLook}
        suppressHydrationWarning
      >
        {t.raw("sport.title")}
      </a>
    </div>
    <OwnAbsentScript
      places={Object.fromEntries(countries.map((code) => [code, countryInText(code, format.locale)]))}
    />
  </>
);
