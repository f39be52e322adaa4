import type { ReactNode } from "react";
import { Zone } from "@/components/ui/time";
import type { CountryVerdict } from "@/lib/events/verdict";
import { countryName } from "@/lib/market";
import { NarrowScript, UnfoldScript } from "./filter-script";
import type { EventSetting } from "./setting";
import { type FilterWords, ShowingFilter } from "./showing-filter";

const filterWords = ({ t }: EventSetting, countries: number, rows: number): FilterWords => ({
  label: t("event.filters"),
  live: t("event.liveOnly"),
  free: t("event.freeOnly"),
  country: t("event.countries"),
  any: t("event.anyCountry", { count: countries }),
  nothing: t("event.nothingFits"),
  all: t("event.showAll"),
  found: Array.from({ length: rows + 1 }, (_, count) => t("event.found", { count })),
});

/** The heading, the filters unless all is over, and the lists of an event's showings. `shown` is in their order. */
export const Showings = ({
  shown,
  setting,
  children,
}: {
  shown: readonly CountryVerdict[];
  setting: EventSetting;
  /** The lists. */
  children: ReactNode;
}) => {
  const { format, market, now, t } = setting;
  const isOver = shown.every(({ broadcasts }) => broadcasts.every(({ stop }) => stop <= now));
  const title = t(isOver ? "event.whereWas" : "event.where");
  const rows = shown.flatMap(({ broadcasts }) =>
    broadcasts.map(({ showing, free, country }) => ({ showing, free, ...(country && { country }) })),
  );
  const countries = shown.flatMap(({ country }) =>
    country ? [[country, countryName(country, format.locale)] as const] : [],
  );
  return (
    <section aria-label={title} className="mt-8">
      <NarrowScript />
      <h2 className="mb-3 flex flex-wrap items-baseline gap-x-2.5 text-xl font-[740] tracking-[-0.02em]">
        {title}
        {market === null ? null : (
          <small className="text-[0.875rem] font-normal tracking-normal text-muted">
            <Zone format={format} pattern={t.raw("time.zone")} />
          </small>
        )}
      </h2>
      {isOver ? (
        <div className="flex flex-col gap-3">{children}</div>
      ) : (
        <ShowingFilter
          rows={rows}
          countries={countries}
          words={filterWords(setting, countries.length, rows.length)}
        >
          {children}
        </ShowingFilter>
      )}
      <UnfoldScript />
    </section>
  );
};
