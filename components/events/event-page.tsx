import type { ReactNode } from "react";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { Zone } from "@/components/ui/time";
import { isStartKnown, nextTurn } from "@/lib/events/phase";
import { countryVerdicts, verdictOf } from "@/lib/events/verdict";
import { countryName, type Market } from "@/lib/market";
import type { EventDetail, SportsEvent } from "@/lib/shapes";
import { NextEvents, RelatedList } from "./around-event";
import { FoldedCountry, OwnCountry } from "./country-card";
import { EventHeader } from "./event-header";
import type { EventSetting } from "./setting";
import { VerdictCard } from "./verdict-card";

/** An event in a market: how it is best seen there, then everywhere that shows it. */
export const EventPage = ({
  event,
  sport,
  market,
  next,
  actions,
  setting,
}: {
  event: EventDetail;
  /** The sport's name. */
  sport: string;
  market: Market;
  /** What its league plays next. */
  next: readonly SportsEvent[];
  /** Buttons and links for the event's header. */
  actions: ReactNode;
  setting: EventSetting;
}) => {
  const { now, format, t } = setting;
  const { country, locale } = market;
  const startKnown = isStartKnown(event);
  const all = countryVerdicts(event, now);
  const own = all.find((shown) => shown.country === country);
  const collator = new Intl.Collator(locale);
  const nameOf = (code: string | undefined) => (code ? countryName(code, locale) : "\uFFFF");
  const others = all
    .filter((shown) => shown !== own)
    .sort((a, b) => collator.compare(nameOf(a.country), nameOf(b.country)));
  const related = event.related.toSorted(
    (a, b) => Number(b.country === country) - Number(a.country === country) || a.start - b.start,
  );
  return (
    <article className="page max-w-[1080px]! pt-3 pb-16 wide:pt-6" data-clock={format.zone}>
      <Heartbeat at={now} until={nextTurn(event, now)} />
      <EventHeader event={event} sport={sport} actions={actions} setting={setting} />
      {all.length === 0 ? (
        <Notice title={t("event.noBroadcasts")}>{t("event.noBroadcastsText")}</Notice>
      ) : (
        <>
          <VerdictCard
            market={market}
            start={event.start}
            verdict={verdictOf(event, country, now)}
            others={others}
            setting={setting}
          />
          <section aria-labelledby="where" className="mt-8">
            <h2
              id="where"
              className="mb-3 flex flex-wrap items-baseline gap-x-2.5 text-xl font-[740] tracking-[-0.02em]"
            >
              {t("event.where")}
              <small className="text-[0.875rem] font-normal tracking-normal text-muted">
                <Zone format={format} pattern={t.raw("time.zone")} />
              </small>
            </h2>
            <div data-broadcasts="" className="flex flex-col gap-3">
              {own ? (
                <OwnCountry event={event} startKnown={startKnown} shown={own} setting={setting} />
              ) : null}
              {others.map((shown) => (
                <FoldedCountry
                  key={shown.country ?? ""}
                  event={event}
                  startKnown={startKnown}
                  shown={shown}
                  setting={setting}
                />
              ))}
            </div>
          </section>
        </>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-10 empty:hidden desk:grid-cols-2">
        <RelatedList related={related} country={country} setting={setting} />
        {event.league ? (
          <NextEvents league={event.league} events={next} market={market.slug} setting={setting} />
        ) : null}
      </div>
    </article>
  );
};
