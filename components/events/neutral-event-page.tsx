import type { ReactNode } from "react";
import { Heartbeat } from "@/components/ui/heartbeat";
import { isStartKnown, nextTurn, phaseOf } from "@/lib/events/phase";
import { tellOnce } from "@/lib/events/twins";
import { countryVerdicts } from "@/lib/events/verdict";
import { fallbackZone, zonesOf } from "@/lib/market";
import type { EventDetail } from "@/lib/shapes";
import { RelatedList } from "./around-event";
import { byName } from "./by-name";
import { FoldedCountry } from "./country-card";
import { EventHeader } from "./event-header";
import { OwnAbsent } from "./own-absent";
import { OwnFirst } from "./own-first";
import { FindOwnScript, OwnTimeScript, ShowOwnScript } from "./own-first-script";
import type { EventSetting } from "./setting";
import { Showings } from "./showings";
import { Unshown } from "./unshown";

/** An event on a page of no market: every country with its best showing, by its own clock. */
export const NeutralEventPage = ({
  event: listed,
  sport,
  countries,
  actions,
  setting,
}: {
  event: EventDetail;
  /** The sport's name. */
  sport: string;
  /** The guide's countries, by code. */
  countries: readonly string[];
  /** Buttons and links for the event's header. */
  actions: ReactNode;
  setting: EventSetting;
}) => {
  const { now, format, t } = setting;
  const event = tellOnce(listed);
  const placed = { id: event.id, name: event.name, start: event.start, startKnown: isStartKnown(event) };
  const shown = byName(countryVerdicts(event, now), format.locale);
  const showing = new Set(shown.flatMap(({ country }) => country ?? []));
  const codes = [...new Set([...showing, ...countries])];
  return (
    <article className="page w-full max-w-[67.5rem]! pt-3 pb-16 wide:pt-6">
      <Heartbeat at={now} until={nextTurn(event, now)} />
      <FindOwnScript zones={Object.fromEntries(codes.map((code) => [code, zonesOf(code).join(" ")]))} />
      <EventHeader event={event} sport={sport} actions={actions} setting={setting} />
      <OwnTimeScript />
      {shown.length === 0 ? (
        <Unshown isOver={phaseOf(event, now) === "finished"} t={t} />
      ) : (
        <>
          <OwnAbsent countries={countries.filter((code) => !showing.has(code))} setting={setting} />
          <Showings shown={shown} setting={setting}>
            <OwnFirst
              groups={shown.map((one) => ({
                country: one.country ?? "",
                list: (
                  <FoldedCountry
                    key={one.country ?? ""}
                    event={placed}
                    shown={one}
                    setting={{
                      ...setting,
                      format: { ...format, zone: one.country ? fallbackZone(one.country) : "UTC" },
                    }}
                  />
                ),
              }))}
            />
          </Showings>
        </>
      )}
      <ShowOwnScript />
      <div data-clock={format.zone} data-clock-viewer="" className="mt-10 max-w-[34rem] empty:hidden">
        <RelatedList related={event.related} country="" setting={setting} />
        {event.related.length > 0 ? <OwnTimeScript /> : null}
      </div>
    </article>
  );
};
