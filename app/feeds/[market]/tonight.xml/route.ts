import { pickAddress } from "@/components/picks/pick-address";
import { reasonText } from "@/components/picks/reason-text";
import { answerFile, feedMaxAge } from "@/lib/feeds/answer";
import { tagUri, writeAtom } from "@/lib/feeds/atom";
import { type FreshEntry, withUpdates } from "@/lib/feeds/updates";
import type { Audience } from "@/lib/ics/event-entry";
import { countryInText, parseMarket } from "@/lib/market";
import { readAudience } from "@/lib/pages/coming";
import { readBestTonight } from "@/lib/pages/evening";
import { paths } from "@/lib/paths";
import type { EveningPick } from "@/lib/picks/picks";
import { absoluteUrl, siteOrigin } from "@/lib/site-url";
import { formatSpan, formatTime, longDateAt, zoneTerm } from "@/lib/time/format";

/** About as many as an evening has that are worth it. */
const mostEntries = 20;

function buildEntry({ item, channel, reasons }: EveningPick, { market, zone, t }: Audience): FreshEntry {
  const { id = channel.id, title, sub_title, start, stop } = item;
  const style = { locale: market.locale, zone };
  const when = t("feed.when", {
    date: longDateAt(start, style),
    span: stop === undefined ? formatTime(start, style) : formatSpan(start, stop, style),
    zone: t("time.zone", { zone: zoneTerm(zone, market.locale) }),
  });
  return {
    id: tagUri(siteOrigin(), `${market.slug}/programmes/${id}`),
    title: t("feed.entry", { time: formatTime(start, style), title, channel: channel.name }),
    summary: [reasonText(reasons, market.locale, t), when, sub_title === title ? undefined : sub_title]
      .filter(Boolean)
      .join("\n"),
    url: absoluteUrl(pickAddress(market.slug, channel, item)),
  };
}

/** `GET /feeds/{market}/tonight.xml`: the best of a country's evening as an Atom feed. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/feeds/[market]/tonight.xml">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  if (!market) return new Response(null, { status: 404 });
  const [audience, best] = await Promise.all([
    readAudience(market),
    readBestTonight(market, mostEntries, { whole: true }),
  ]);
  if (!best) return new Response(null, { status: 404 });
  const { now, picks } = best;
  const body = writeAtom({
    id: tagUri(siteOrigin(), `${market.slug}/tonight`),
    title: audience.t("tonight.title", { country: countryInText(market.country, market.locale) }),
    language: market.words,
    self: absoluteUrl(paths.tonightFeed(market.slug)),
    page: absoluteUrl(paths.tonight(market.slug)),
    updated: now,
    author: audience.t("site.name"),
    entries: await withUpdates(
      `${market.slug} tonight`,
      picks.map((pick) => buildEntry(pick, audience)),
      now,
    ),
  });
  return answerFile(request, { body, type: "application/atom+xml", maxAge: feedMaxAge });
}
