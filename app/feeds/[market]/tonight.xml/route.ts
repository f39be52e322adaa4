import { dateAt } from "@/contract/zone";
import { listCountryChannels, listCountryTonight } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { answerFile, feedMaxAge } from "@/lib/feeds/answer";
import { type AtomEntry, tagUri, writeAtom } from "@/lib/feeds/atom";
import { changedAt } from "@/lib/feeds/change-times";
import { type EveningProgramme, eveningProgrammes } from "@/lib/feeds/evening";
import { eveningHours } from "@/lib/guide/tonight";
import type { Audience } from "@/lib/ics/event-entry";
import { countryInText, type Market, parseMarket } from "@/lib/market";
import { readAudience } from "@/lib/pages/coming";
import { paths } from "@/lib/paths";
import { absoluteUrl, siteOrigin } from "@/lib/site-url";
import { formatSpan, formatTime, longDateAt, zoneTerm } from "@/lib/time/format";

/** The API's own evening has these hours. */
const hours = eveningHours.filter((hour) => hour !== "late");

async function listProgrammes(
  { country }: Market,
  zone: string,
  now: number,
): Promise<EveningProgramme[] | null> {
  const channels = await listCountryChannels(country);
  if (!channels) return null;
  const lines = await Promise.all(
    hours.map(async (hour) => ({ hour, lines: (await listCountryTonight(country, hour))?.items ?? [] })),
  );
  return eveningProgrammes(channels, lines, dateAt(now, zone), zone);
}

function buildEntry(programme: EveningProgramme, { market, zone, t }: Audience, now: number): AtomEntry {
  const { id, title, sub_title, start, stop, channel } = programme;
  const style = { locale: market.locale, zone };
  const when = t("feed.when", {
    date: longDateAt(start, style),
    span: stop === undefined ? formatTime(start, style) : formatSpan(start, stop, style),
    zone: t("time.zone", { zone: zoneTerm(zone, market.locale) }),
  });
  const entry = {
    id: tagUri(siteOrigin(), `${market.slug}/programmes/${id}`),
    title: t("feed.entry", { time: formatTime(start, style), title, channel: channel.name }),
    summary: [when, sub_title === title ? undefined : sub_title].filter(Boolean).join("\n"),
    url: absoluteUrl(paths.programme(market.slug, id)),
  };
  return { ...entry, updated: changedAt(entry.id, entry, now) };
}

/** `GET /feeds/{market}/tonight.xml`: a country's evening as an Atom feed. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/feeds/[market]/tonight.xml">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  if (!market) return new Response(null, { status: 404 });
  const [audience, now] = await Promise.all([readAudience(market), pageNow()]);
  const programmes = await listProgrammes(market, audience.zone, now);
  if (!programmes) return new Response(null, { status: 404 });
  const body = writeAtom({
    id: tagUri(siteOrigin(), `${market.slug}/tonight`),
    title: audience.t("tonight.title", { country: countryInText(market.country, market.locale) }),
    language: market.words,
    self: absoluteUrl(paths.tonightFeed(market.slug)),
    page: absoluteUrl(paths.tonight(market.slug)),
    updated: now,
    author: audience.t("site.name"),
    entries: programmes.map((programme) => buildEntry(programme, audience, now)),
  });
  return answerFile(request, { body, type: "application/atom+xml", maxAge: feedMaxAge });
}
