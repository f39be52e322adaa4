import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { EmptyDay } from "@/components/guide/empty-day";
import { GuideView } from "@/components/guide/guide-view";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { addDays, atHour, daySpan } from "@/contract/zone";
import { screenRows } from "@/lib/guide/segments";
import { readFirstScreen } from "@/lib/pages/first-screen";
import { primeHour, readPlace } from "@/lib/pages/guide-place";
import { readEmptyDay } from "@/lib/pages/held-days";
import { findListedPage } from "@/lib/pages/listed-page";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { longDate } from "@/lib/time/format";

type Props = PageProps<"/[market]/guide/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

/** How long before now today's first screen begins, and the step that its start is rounded to; seconds. */
const beforeNow = 35 * 60;
const edge = 15 * 60;

/** How many days the grid reaches before and after the page's own. */
const reachDays = 35;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readPlace(params, screenRows);
  if (!found) return absentMetadata();
  const { market, asked, t, name, channels } = found;
  const date = longDate(found.date, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("guide.metaTitle", { country: name, date }),
    description: t("guide.description", { country: name, date, count: channels.length }),
    path: (slug) => paths.guide(slug, asked.date ?? undefined),
  });
}

export default async function GuidePage({ params }: Props) {
  const found = await readPlace(params, screenRows);
  if (!found) notFound();
  const { market, asked, channels, now, zone, today, date, t, name } = found;
  if (channels.length === 0)
    return (
      <Notice
        level={1}
        title={t("guide.noChannels", { country: name })}
        action={
          <Link className={primaryLook} href={paths.countries()}>
            {t("absent.action")}
          </Link>
        }
      />
    );
  const { hour } = asked;
  const start =
    date === today && hour === null
      ? Math.floor((now - beforeNow) / edge) * edge
      : atHour(date, hour ?? primeHour, zone);
  const readPage = (number: number) =>
    readFirstScreen(market.country, channels, start, (number - 1) * screenRows);
  let page = asked.page;
  let screen = await readPage(page);
  const empty = { market, date, today, to: paths.guide, t };
  if (isUnavailable(screen)) return <EmptyDay {...empty} refused={screen} held={null} />;
  if (screen.chunks.every(([, { rows }]) => rows.every((row) => row.length === 0))) {
    const ids = screen.channels.map(({ id }) => id);
    const without = await readEmptyDay(market.country, ids, found);
    if (without) return <EmptyDay {...empty} refused={null} {...without} />;
    const listed = page === 1 ? await findListedPage(market.country, channels, start, screenRows) : null;
    const other = listed === null ? screen : await readPage(listed);
    if (listed !== null && !isUnavailable(other)) [page, screen] = [listed, other];
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
      page={page}
      range={{
        start: daySpan(addDays(first, -reachDays), zone).start,
        stop: daySpan(addDays(last, reachDays), zone).stop,
      }}
      screen={screen}
    />
  );
}
