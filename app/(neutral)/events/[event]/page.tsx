import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { EmbedSnippet } from "@/components/embed/embed-snippet";
import { OembedLinks } from "@/components/embed/oembed-links";
import { EventLocked } from "@/components/events/event-locked";
import { NeutralEventPage } from "@/components/events/neutral-event-page";
import { JsonLd } from "@/components/seo/json-ld";
import { ShareButton } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { SampleNote } from "@/components/shell/sample-note";
import { hasSample } from "@/lib/api/channels";
import { listCountries } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { hasOwnService } from "@/lib/api/operator";
import { wordsOf } from "@/lib/i18n";
import { neutralLocale } from "@/lib/market";
import { findEvent, isOwnSegment, readFreeWays } from "@/lib/pages/event";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { neutralEventThings } from "@/lib/seo/json-ld/page-things";
import { absentMetadata, hiddenMetadata, neutralMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { absoluteUrl } from "@/lib/site-url";
import { sportName } from "@/lib/sport/name";
import { formatTime, longDateAt } from "@/lib/time/format";

type Props = PageProps<"/events/[event]">;

export const generateStaticParams = () => [{ event: placeholder }];

/** The page is in English, with times in UTC. */
const format = { locale: neutralLocale, zone: "UTC" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await findEvent((await params).event);
  if (!event) return absentMetadata();
  const t = wordsOf("en");
  if (isUnavailable(event)) return hiddenMetadata(t("event.unavailable"));
  const known = new Set((await listCountries()).map(({ code }) => code));
  const shown = [...new Set(event.broadcasts.flatMap(({ country }) => country ?? []))];
  return neutralMetadata({
    t,
    countries: shown.filter((country) => known.has(country)),
    own: (market) => paths.event(market, event),
    title: t("event.title", { event: event.name }),
    description: t("event.neutralDescription", {
      date: longDateAt(event.start, format),
      time: formatTime(event.start, format),
      countries: shown.length,
    }),
    path: paths.neutralEvent(event),
    picture: paths.neutralPicture("events", event.id),
  });
}

/** The link to an event that people share: it names no market. */
export default async function NeutralEvent({ params }: Props) {
  const { event: segment } = await params;
  const event = await findEvent(segment);
  if (!event) notFound();
  const t = wordsOf("en");
  if (!isUnavailable(event) && !isOwnSegment(segment, event)) permanentRedirect(paths.neutralEvent(event));
  const [now, sample, countries] = await Promise.all([pageNow(), hasSample(), listCountries()]);
  return (
    <>
      <NeutralHeader t={t} countries={countries.map(({ code }) => code)} />
      {sample ? <SampleNote t={t} canSetUp={hasOwnService()} /> : null}
      <main id="content" tabIndex={-1} className="grow outline-none">
        {isUnavailable(event) ? (
          <EventLocked
            reason={event.unavailable}
            href={paths.countries()}
            action={t("absent.action")}
            t={t}
          />
        ) : (
          <>
            <JsonLd things={neutralEventThings(event, t)} />
            <OembedLinks path={paths.neutralEvent(event)} title={event.name} />
            <NeutralEventPage
              event={event}
              sport={sportName(event.sport, t)}
              countries={countries.map(({ code }) => code)}
              actions={<ShareButton title={event.name} words={shareWords(t)} />}
              setting={{
                now,
                format,
                market: null,
                logos: new Map(),
                access: new Map(),
                ways: await readFreeWays(event.broadcasts, null),
                t,
              }}
            />
            <div className="page max-w-[67.5rem]! pb-12">
              <EmbedSnippet
                src={absoluteUrl(paths.embeddedEvent(event.id))}
                title={event.name}
                card="event"
                t={t}
              />
            </div>
          </>
        )}
      </main>
    </>
  );
}
