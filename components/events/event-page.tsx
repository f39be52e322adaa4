import type { ReactNode } from "react";
import { MineOrder } from "@/components/favourites/mine-order";
import { Heartbeat } from "@/components/ui/heartbeat";
import { isStartKnown, nextTurn, phaseOf } from "@/lib/events/phase";
import { toSeenEvent } from "@/lib/events/seen";
import { tellOnce } from "@/lib/events/twins";
import { channelVerdicts, countryVerdicts } from "@/lib/events/verdict";
import type { Market } from "@/lib/market";
import type { EventDetail, SportsEvent } from "@/lib/shapes";
import { NextEvents, RelatedList } from "./around-event";
import { byName } from "./by-name";
import { FoldedCountry, OwnCountry } from "./country-card";
import { type ChangeWords, EventChanges } from "./event-changes";
import { EventHeader } from "./event-header";
import type { EventSetting } from "./setting";
import { Showings } from "./showings";
import { Unshown } from "./unshown";
import { VerdictCard } from "./verdict-card";

const changeWords = ({ t }: EventSetting): ChangeWords => ({
  changed: t("event.changed"),
  startMoved: t.raw("event.startMoved"),
  alsoOn: t.raw("event.alsoOn"),
  noLongerOn: t.raw("event.noLongerOn"),
  understood: t("event.understood"),
});

/** The best way to watch is known for so many channels: a person is shown the first of theirs. */
const mostVerdicts = 12;

/** An event in a market: the best way to watch it there, then every showing. */
export const EventPage = ({
  event: listed,
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
  /** Its league's next events. */
  next: readonly SportsEvent[];
  /** Buttons and links for the event's header. */
  actions: ReactNode;
  setting: EventSetting;
}) => {
  const { now, format, t } = setting;
  const { country, locale } = market;
  const event = tellOnce(listed);
  const placed = { id: event.id, name: event.name, start: event.start, startKnown: isStartKnown(event) };
  const all = countryVerdicts(event, now);
  const own = all.find((shown) => shown.country === country);
  const others = byName(
    all.filter((shown) => shown !== own),
    locale,
  );
  const phase = phaseOf(event, now);
  const related = <RelatedList related={event.related} country={country} setting={setting} />;
  // Of what is over, its highlights are the best there is.
  const leads = phase === "finished" && event.related.some(({ stop }) => stop > now);
  const answer =
    all.length === 0 ? (
      <Unshown isOver={phase === "finished"} t={t} />
    ) : (
      <div data-mine-best>
        {channelVerdicts(event, country, now)
          .slice(0, mostVerdicts)
          .map((verdict) => (
            <VerdictCard
              key={verdict.kind === "none" ? "" : verdict.best.channel}
              market={market}
              event={placed}
              phase={phase}
              verdict={verdict}
              others={others}
              setting={setting}
            />
          ))}
      </div>
    );
  return (
    <article className="page max-w-[67.5rem]! pt-3 pb-16 wide:pt-6" data-clock={format.zone}>
      <Heartbeat at={now} until={nextTurn(event, now)} />
      <MineOrder />
      <EventChanges
        event={`${event.id} ${country}`}
        shown={toSeenEvent(event.start, own?.broadcasts ?? [])}
        now={now}
        format={format}
        words={changeWords(setting)}
      />
      <EventHeader event={event} sport={sport} answer={answer} actions={actions} setting={setting} />
      {all.length === 0 ? null : (
        <>
          {leads ? <div className="mt-8 mb-2">{related}</div> : null}
          <Showings shown={own ? [own, ...others] : others} setting={setting}>
            {own ? <OwnCountry event={placed} shown={own} setting={setting} /> : null}
            {others.map((shown) => (
              <FoldedCountry key={shown.country ?? ""} event={placed} shown={shown} setting={setting} />
            ))}
          </Showings>
        </>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-10 empty:hidden desk:grid-cols-2">
        {leads && all.length > 0 ? null : related}
        {event.league ? (
          <NextEvents league={event.league} events={next} market={market.slug} setting={setting} />
        ) : null}
      </div>
    </article>
  );
};
