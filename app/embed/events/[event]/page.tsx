import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AbsentCard } from "@/components/embed/absent-card";
import { EventCard } from "@/components/embed/event-card";
import { hasSample } from "@/lib/api/channels";
import { pageNow } from "@/lib/api/now";
import { wordsOf } from "@/lib/i18n";
import { neutralLocale } from "@/lib/market";
import { findEvent } from "@/lib/pages/event";
import { placeholder } from "@/lib/pages/placeholder";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/embed/events/[event]">;

export const generateStaticParams = () => [{ event: placeholder }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await findEvent((await params).event);
  return event && !isUnavailable(event) ? { title: event.name } : {};
}

/** An event for all countries, for other sites to frame. */
export default async function NeutralEventCardPage({ params }: Props) {
  const event = await findEvent((await params).event);
  if (!event) notFound();
  const t = wordsOf("en");
  if (isUnavailable(event)) return <AbsentCard why={t(`unavailable.${event.unavailable}`)} t={t} />;
  const format = { locale: neutralLocale, zone: "UTC" };
  const [now, sample] = await Promise.all([pageNow(), hasSample()]);
  return <EventCard event={event} market={null} now={now} format={format} sample={sample} t={t} />;
}
