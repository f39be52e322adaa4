import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { EventCalendars } from "@/components/calendar/event-calendars";
import { EmbedSnippet } from "@/components/embed/embed-snippet";
import { OembedLinks } from "@/components/embed/oembed-links";
import { EventLocked } from "@/components/events/event-locked";
import { EventPage } from "@/components/events/event-page";
import { FollowMenu } from "@/components/follows/follow-button";
import { followWords } from "@/components/follows/follow-words";
import { RemindButton } from "@/components/reminders/remind-button";
import { remindWords } from "@/components/reminders/remind-words";
import { JsonLd } from "@/components/seo/json-ld";
import { ShareButton } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import { phaseOf } from "@/lib/events/phase";
import { eventName } from "@/lib/events/round";
import { verdictOf } from "@/lib/events/verdict";
import { verdictLine } from "@/lib/events/verdict-line";
import { followsOfEventIn } from "@/lib/follows/called";
import { countryName } from "@/lib/market";
import { isOwnSegment, readAroundEvent, readEvent } from "@/lib/pages/event";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { eventPageThings } from "@/lib/seo/json-ld/page-things";
import { absentMetadata, hiddenMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { absoluteUrl, siteOrigin } from "@/lib/site-url";
import { sportName } from "@/lib/sport/name";
import { formatTime, longDateAt, zoneTerm } from "@/lib/time/format";

type Props = PageProps<"/[market]/events/[event]">;

export const generateStaticParams = () => [{ event: placeholder }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readEvent(params);
  if (!found) return absentMetadata();
  const { market, event, now, format, t } = found;
  if (isUnavailable(event)) return hiddenMetadata(t("event.unavailable"));
  return pageMetadata({
    market,
    t,
    title: t("event.title", { event: eventName(event, t) }),
    description: t("event.description", {
      date: longDateAt(event.start, format),
      time: formatTime(event.start, format),
      zone: zoneTerm(format.zone, format.locale),
      country: countryName(market.country, market.locale),
      verdict: verdictLine(verdictOf(event, market.country, now), t),
    }),
    path: (slug) => paths.event(slug, event),
    neutral: paths.neutralEvent(event),
    picture: paths.picture(market.slug, "events", event.id),
  });
}

export default async function MarketEventPage({ params }: Props) {
  const found = await readEvent(params);
  if (!found) notFound();
  const { market, segment, event, now, format, t } = found;
  if (isUnavailable(event))
    return (
      <EventLocked
        reason={event.unavailable}
        href={paths.market(market.slug)}
        action={t("absent.marketAction")}
        t={t}
      />
    );
  if (!isOwnSegment(segment, event)) permanentRedirect(paths.event(market.slug, event));
  const { next, ...known } = await readAroundEvent(event, market);
  const name = eventName(event, t);
  return (
    <>
      <JsonLd things={eventPageThings(event, market, t)} />
      <OembedLinks path={paths.event(market.slug, event)} title={name} />
      <EventPage
        event={event}
        sport={sportName(event.sport, t)}
        market={market}
        next={next}
        actions={
          <>
            {phaseOf(event, now) === "coming" ? (
              <RemindButton
                isMain
                market={market.slug}
                of={{ kind: "event", id: event.id, name }}
                calendar={paths.eventCalendar(market.slug, event.id)}
                words={remindWords(t)}
              />
            ) : null}
            <FollowMenu
              market={market.slug}
              follows={followsOfEventIn(event, t)}
              words={followWords(t)}
              side="end"
            />
            <ShareButton title={name} href={paths.neutralEvent(event)} words={shareWords(t)} />
            <EventCalendars
              event={event}
              isOver={phaseOf(event, now) === "finished"}
              market={market.slug}
              origin={siteOrigin()}
              t={t}
            />
          </>
        }
        setting={{ now, format, market: market.slug, ...known, t }}
      />
      <div className="page max-w-[67.5rem]! pb-12">
        <EmbedSnippet
          src={absoluteUrl(paths.embeddedEvent(event.id, market.slug))}
          title={name}
          card="event"
          t={t}
        />
      </div>
    </>
  );
}
