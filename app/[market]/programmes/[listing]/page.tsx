import type { Metadata, Route } from "next";
import { notFound } from "next/navigation";
import { programmeThings } from "@/app/page-things";
import { placeholder } from "@/app/placeholder";
import { ProgrammeView } from "@/components/programme/programme-view";
import { JsonLd } from "@/components/seo/json-ld";
import { dateAt, wallClock } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { screenRows } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { countryZone, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Listing } from "@/lib/shapes";
import { programmeMetadata } from "../programme-metadata";
import { readAround, readProgramme } from "../read-programme";

type Props = PageProps<"/[market]/programmes/[listing]">;

export const generateStaticParams = () => [{ listing: placeholder }];

/** The programme's hour and channel in the market's guide, whose day is cut in the country's zone. */
async function placeInGuide(market: Market, listing: Listing, now: number): Promise<Route | null> {
  const [country, lineup] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
  ]);
  const index = lineup?.findIndex(({ id }) => id === listing.channel) ?? -1;
  if (index < 0) return null;
  const zone = countryZone(market.country, country);
  const date = dateAt(listing.start, zone);
  const minute = Math.floor(wallClock(listing.start, zone) / 60) % 1440;
  const hour = Math.floor(minute / 60);
  const guide = paths.guide(
    market.slug,
    date === dateAt(now, zone) ? undefined : date,
    hour,
    Math.floor(index / screenRows) + 1,
  );
  const digits = [hour, minute % 60].map((part) => String(part).padStart(2, "0")).join("");
  return `${guide}?t=${digits}&ch=${listing.channel}` as Route;
}

export const generateMetadata = ({ params }: Props): Promise<Metadata> => programmeMetadata(params);

export default async function ProgrammePage({ params }: Props) {
  const found = await readProgramme(params);
  if (!found) notFound();
  const { market, listing, channel, event } = found;
  const now = await pageNow();
  const [around, inGuide] = await Promise.all([readAround(found, now), placeInGuide(market, listing, now)]);
  const of = { show: around.showings.show?.id, event: listing.showing ? event : null };
  return (
    <>
      <JsonLd things={programmeThings(listing, channel, market, of)} />
      <ProgrammeView
        {...found}
        {...around}
        now={now}
        inGuide={inGuide}
        t={wordsOf(market.words, market.locale)}
      />
    </>
  );
}
