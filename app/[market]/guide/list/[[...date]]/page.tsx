import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { AgendaView } from "@/components/agenda/agenda-view";
import { EmptyDay } from "@/components/guide/empty-day";
import { atHour } from "@/contract/zone";
import { listGuideChunk } from "@/lib/api/guide";
import { agendaRows, agendaRowsPerPage } from "@/lib/guide/agenda";
import { chunkAt, type GuideSlot } from "@/lib/guide/chunk";
import { facetsOf } from "@/lib/guide/filter";
import { guideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { type Channel, isUnavailable, type Unavailable } from "@/lib/shapes";
import { longDate } from "@/lib/time/format";
import { heldDays } from "../../held-days";
import { primeHour, readPlace } from "../../place";

type Props = PageProps<"/[market]/guide/list/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

/** How far what follows is looked for. */
const aheadSeconds = 6 * 3600;

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
    // The grid tells the same.
    path: (slug) => paths.guide(slug, asked.date ?? undefined),
  });
}

/** The channels' programmes from an instant on, chunk by chunk, as far as the plan reaches. */
async function readChunks(
  country: string,
  channels: Channel[],
  at: number,
): Promise<GuideSlot[][][] | Unavailable> {
  const chunks: GuideSlot[][][] = [];
  for (let chunk = chunkAt(at); chunk <= chunkAt(at + aheadSeconds); chunk++) {
    const rows = await listGuideChunk(country, channels, chunk);
    if (isUnavailable(rows)) return chunks.length > 0 ? chunks : rows;
    chunks.push(rows);
  }
  return chunks;
}

export default async function AgendaPage({ params }: Props) {
  const found = await readPlace(params, agendaRowsPerPage);
  if (!found) notFound();
  const { market, asked, channels, now, zone, today, date, t } = found;
  const { hour, page } = asked;
  const at = date === today && hour === null ? now : atHour(date, hour ?? primeHour, zone);
  const shown = channels.slice((page - 1) * agendaRowsPerPage, page * agendaRowsPerPage);
  const chunks = await readChunks(market.country, shown, at);
  const empty = { market, date, today, to: paths.guideList, t };
  if (isUnavailable(chunks)) return <EmptyDay {...empty} refused={chunks} held={null} />;
  if (chunks.every((rows) => rows.every((row) => row.length === 0))) {
    const ids = shown.map(({ id }) => id);
    const held = await heldDays(ids, today, zone);
    if (!held || date < held.first || held.last < date)
      return <EmptyDay {...empty} refused={null} held={held} />;
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
      facets={facetsOf(channels.map(guideChannel))}
      rows={agendaRows(shown.map(guideChannel), chunks, at)}
    />
  );
}
