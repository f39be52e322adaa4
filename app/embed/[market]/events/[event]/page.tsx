import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AbsentCard } from "@/components/embed/absent-card";
import { EventCard } from "@/components/embed/event-card";
import { hasSample } from "@/lib/api/channels";
import { getCountry } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { eventName } from "@/lib/events/round";
import { wordsFor } from "@/lib/i18n";
import { countryZone, parseMarket } from "@/lib/market";
import { findEvent } from "@/lib/pages/event";
import { placeholder } from "@/lib/pages/placeholder";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/embed/[market]/events/[event]">;

export const generateStaticParams = () => [{ event: placeholder }];

async function read(params: Props["params"]) {
  const { market: slug, event: segment } = await params;
  const market = parseMarket(slug);
  const event = market && (await findEvent(segment));
  return event && { market, event };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  return found && !isUnavailable(found.event)
    ? { title: eventName(found.event, wordsFor(found.market)) }
    : {};
}

/** An event in a country, for other sites to frame. */
export default async function EventCardPage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, event } = found;
  const t = wordsFor(market);
  if (isUnavailable(event)) return <AbsentCard why={t(`unavailable.${event.unavailable}`)} t={t} />;
  const [country, now, sample] = await Promise.all([getCountry(market.country), pageNow(), hasSample()]);
  const format = { locale: market.locale, zone: countryZone(market.country, country) };
  return <EventCard event={event} market={market} now={now} format={format} sample={sample} t={t} />;
}
