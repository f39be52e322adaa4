import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AgendaView } from "@/components/agenda/agenda-view";
import { EmptyDay } from "@/components/guide/empty-day";
import { atHour } from "@/contract/zone";
import { rowsIn } from "@/lib/events/titled";
import { agendaRows, agendaRowsPerPage } from "@/lib/guide/agenda";
import { isSilent } from "@/lib/guide/empty-day";
import { collectFacets } from "@/lib/guide/filter";
import { guideChannel } from "@/lib/guide/guide-data";
import { readAgendaChunks } from "@/lib/pages/agenda";
import { guideMetadata, primeHour, readPlace } from "@/lib/pages/guide-place";
import { readEmptyDay } from "@/lib/pages/held-days";
import { findListedRow } from "@/lib/pages/listed-row";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { type Channel, isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/[market]/guide/list/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

export const generateMetadata = ({ params }: Props): Promise<Metadata> => guideMetadata(params, "list");

export default async function AgendaPage({ params }: Props) {
  const found = await readPlace(params, "list");
  if (!found) notFound();
  const { market, asked, own, channels, folded, now, zone, today, date, t } = found;
  const { hour } = asked;
  const at = date === today && hour === null ? now : atHour(date, hour ?? primeHour, zone);
  const channelsOn = (number: number) =>
    channels.slice((number - 1) * agendaRowsPerPage, number * agendaRowsPerPage);
  const readChunks = (some: Channel[]) => readAgendaChunks(market.country, own, some, at);
  let page = asked.page;
  let shown = channelsOn(page);
  let chunks = await readChunks(shown);
  const empty = { market, date, today, to: paths.guideList, t };
  if (isUnavailable(chunks)) return <EmptyDay {...empty} refused={chunks} held={null} />;
  if (isSilent(chunks)) {
    const ids = shown.map(({ id }) => id);
    const without = await readEmptyDay(market.country, ids, found);
    if (without) return <EmptyDay {...empty} refused={null} {...without} />;
    const row = page === 1 ? await findListedRow(market.country, found, at) : null;
    const listed = row === null ? null : Math.floor(row / agendaRowsPerPage) + 1;
    const other = listed === null ? chunks : await readChunks(channelsOn(listed));
    if (listed !== null && !isUnavailable(other)) [page, shown, chunks] = [listed, channelsOn(listed), other];
  }
  const called = chunks.map((rows) => rowsIn(rows, t));
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
      folded={folded}
      facets={collectFacets(own.map(guideChannel))}
      rows={agendaRows(shown.map(guideChannel), called, at)}
    />
  );
}
