import type { Metadata, Route } from "next";
import { notFound } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { episodeLine, ProgrammeView } from "@/components/programme/programme-view";
import { Alternates } from "@/components/shell/alternates";
import { dateAt, wallClock } from "@/contract/zone";
import { getChannel, listFreeWays } from "@/lib/api/channels";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { getListing } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { screenRows } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { channelZone, countryZone, type Market, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { isUnavailable, type Listing } from "@/lib/shapes";
import { formatSpan, longDate } from "@/lib/time/format";
import { listFollowing, readShowings } from "./showings";

type Props = PageProps<"/[market]/programmes/[listing]">;

export const generateStaticParams = () => [{ listing: placeholder }];

/** The market, listing and channel that a path names; null where there is no such listing, or no longer. */
async function read(params: Props["params"]) {
  const { market: slug, listing: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("ls_")) return null;
  const listing = await getListing(id);
  if (!listing || isUnavailable(listing)) return null;
  const [channel, country] = await Promise.all([getChannel(listing.channel), getCountry(market.country)]);
  if (!channel) return null;
  const zone = channelZone(channel, market, country);
  return { market, listing, channel, zone };
}

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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, listing, channel, zone } = found;
  const { locale, slug } = market;
  const t = wordsOf(market.words, locale);
  const title = t("programme.title", { title: listing.title, channel: channel.name });
  const when = t("programme.description", {
    date: longDate(dateAt(listing.start, zone), locale),
    span: formatSpan(listing.start, listing.stop, { locale, zone }),
    channel: channel.name,
  });
  const description = [when, listing.sub_title, episodeLine(listing, t), listing.description?.slice(0, 160)]
    .filter(Boolean)
    .join(" ");
  return {
    title,
    description,
    alternates: { canonical: paths.programme(slug, listing.id) },
    openGraph: { title, description, type: "website", siteName: t("site.name") },
  };
}

export default async function ProgrammePage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, listing, channel, zone } = found;
  const now = await pageNow();
  const [following, inGuide, freeWays, showings] = await Promise.all([
    listFollowing(channel, listing, zone),
    placeInGuide(market, listing, now),
    listFreeWays(channel.id),
    readShowings(listing, market.country, now),
  ]);
  return (
    <>
      <Alternates country={market.country} path={(slug) => paths.programme(slug, listing.id)} />
      <ProgrammeView
        market={market}
        listing={listing}
        channel={channel}
        zone={zone}
        now={now}
        freeWays={freeWays}
        following={following}
        showings={showings}
        inGuide={inGuide}
        t={wordsOf(market.words, market.locale)}
      />
    </>
  );
}
