import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AgendaView } from "@/components/agenda/agenda-view";
import { EmptyDay } from "@/components/guide/empty-day";
import { atHour } from "@/contract/zone";
import { agendaRows, agendaRowsPerPage } from "@/lib/guide/agenda";
import { collectFacets } from "@/lib/guide/filter";
import { guideChannel } from "@/lib/guide/guide-data";
import { readAgendaChunks } from "@/lib/pages/agenda";
import { primeHour, readPlace } from "@/lib/pages/guide-place";
import { readEmptyDay } from "@/lib/pages/held-days";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { longDate } from "@/lib/time/format";

type Props = PageProps<"/[market]/guide/list/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readPlace(params, agendaRowsPerPage);
  if (!found) return {};
  const { market, asked, t, name, channels } = found;
  const date = longDate(found.date, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("guide.metaTitle", { country: name, date }),
    description: t("guide.description", { country: name, date, count: channels.length }),
    // The grid has the same content.
    path: (slug) => paths.guide(slug, asked.date ?? undefined),
  });
}

export default async function AgendaPage({ params }: Props) {
  const found = await readPlace(params, agendaRowsPerPage);
  if (!found) notFound();
  const { market, asked, channels, now, zone, today, date, t } = found;
  const { hour, page } = asked;
  const at = date === today && hour === null ? now : atHour(date, hour ?? primeHour, zone);
  const shown = channels.slice((page - 1) * agendaRowsPerPage, page * agendaRowsPerPage);
  const chunks = await readAgendaChunks(market.country, shown, at);
  const empty = { market, date, today, to: paths.guideList, t };
  if (isUnavailable(chunks)) return <EmptyDay {...empty} refused={chunks} held={null} />;
  if (chunks.every((rows) => rows.every((row) => row.length === 0))) {
    const ids = shown.map(({ id }) => id);
    const without = await readEmptyDay(ids, found);
    if (without) return <EmptyDay {...empty} refused={null} {...without} />;
  }
  return (
    <AgendaView
      market={market}
      t={t}
      zone={zone}
      now={now}
      at={at}
      today={today}
      date={date}
      hour={hour}
      page={page}
      channels={channels.length}
      facets={collectFacets(channels.map(guideChannel))}
      rows={agendaRows(shown.map(guideChannel), chunks, at)}
    />
  );
}
