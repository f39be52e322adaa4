import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmptyDay } from "@/components/guide/empty-day";
import { GuideView } from "@/components/guide/guide-view";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { addDays, atHour, daySpan } from "@/contract/zone";
import { chunkSpan, unpackChunk } from "@/lib/guide/chunk";
import { isSilent, openingRow } from "@/lib/guide/empty-day";
import { screenRows } from "@/lib/guide/segments";
import { readFirstScreen } from "@/lib/pages/first-screen";
import { guideMetadata, primeHour, readPlace } from "@/lib/pages/guide-place";
import { readEmptyDay } from "@/lib/pages/held-days";
import { findListedRow } from "@/lib/pages/listed-row";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/[market]/guide/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

/** How long before now today's first screen begins, and the step that its start is rounded to; seconds. */
const beforeNow = 35 * 60;
const edge = 15 * 60;

/** How many days the grid reaches before and after the page's own. */
const reachDays = 35;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => guideMetadata(params, "grid");

export default async function GuidePage({ params }: Props) {
  const found = await readPlace(params, "grid");
  if (!found) notFound();
  const { market, asked, channels, now, zone, today, date, t, name } = found;
  if (channels.length === 0)
    return (
      <Notice
        level={1}
        title={t("guide.noChannels", { country: name })}
        action={
          <a className={primaryLook} href={paths.countries()}>
            {t("absent.action")}
          </a>
        }
      />
    );
  const { hour } = asked;
  const start =
    date === today && hour === null
      ? Math.floor((now - beforeNow) / edge) * edge
      : atHour(date, hour ?? primeHour, zone);
  const readFrom = (row: number) => readFirstScreen(market, found, start, row);
  let screen = await readFrom((asked.page - 1) * screenRows);
  const empty = { market, date, today, to: paths.guide, t };
  if (isUnavailable(screen)) return <EmptyDay {...empty} refused={screen} held={null} />;
  const chunks = screen.chunks.map(([chunk, body]) => unpackChunk(body, chunkSpan(chunk).start));
  let opening: number | null = openingRow(chunks, screen.window);
  if (isSilent(chunks)) {
    const ids = screen.channels.map(({ id }) => id);
    const without = await readEmptyDay(market.country, ids, found);
    if (without) return <EmptyDay {...empty} refused={null} {...without} />;
    opening = await findListedRow(market.country, found, start);
  }
  if (asked.page === 1 && opening) {
    const other = await readFrom(opening);
    if (!isUnavailable(other)) screen = other;
  }
  const [first = date, last = date] = [date, today].sort();
  return (
    <GuideView
      market={market}
      t={t}
      zone={zone}
      now={now}
      today={today}
      date={date}
      hour={hour}
      page={Math.floor(screen.firstRow / screenRows) + 1}
      range={{
        start: daySpan(addDays(first, -reachDays), zone).start,
        stop: daySpan(addDays(last, reachDays), zone).stop,
      }}
      screen={screen}
    />
  );
}
