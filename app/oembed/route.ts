import { buildOembed, oembedXml, readAddress, type Unfolded } from "@/lib/embed/oembed";
import { eventName } from "@/lib/events/round";
import { answerFile, answerUnknown } from "@/lib/feeds/answer";
import { xmlDocument } from "@/lib/feeds/xml";
import { wordsFor, wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { findEvent } from "@/lib/pages/event";
import { paths } from "@/lib/paths";
import { isUnavailable } from "@/lib/shapes";
import { absoluteUrl, siteOrigin } from "@/lib/site-url";

const maxAge = 3600;

/** The title and the frame's path of what is unfolded; null if there is no such event. */
async function readCard(asked: Unfolded) {
  const market = asked.market === null ? null : parseMarket(asked.market);
  if (asked.card === "evening")
    return (
      market && {
        title: wordsFor(market)("tonight.title", { country: countryInText(market.country, market.locale) }),
        path: paths.embeddedTonight(market.slug),
      }
    );
  const event = await findEvent(asked.id);
  if (!event || isUnavailable(event)) return null;
  const title = eventName(event, market ? wordsFor(market) : wordsOf("en"));
  return { title, path: paths.embeddedEvent(event.id, market?.slug) };
}

/**
 * `GET /oembed?url={address}&format={json|xml}&maxwidth={px}&maxheight={px}`: what sites unfold a link to an event or an
 * evening into (oembed.com). Only the site's own addresses are answered; nothing is fetched.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams: query } = new URL(request.url);
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return new Response(null, { status: 501 });
  const asked = readAddress(query.get("url") ?? "", siteOrigin());
  const card = asked && (await readCard(asked));
  if (!card) return answerUnknown();
  const answer = buildOembed(
    {
      src: absoluteUrl(card.path),
      title: card.title,
      site: { name: wordsOf("en")("site.name"), url: siteOrigin() },
      card: asked.card,
    },
    { maxwidth: query.get("maxwidth"), maxheight: query.get("maxheight") },
  );
  const response =
    format === "json"
      ? answerFile(request, { body: JSON.stringify(answer), type: "application/json", maxAge })
      : answerFile(request, { body: xmlDocument(oembedXml(answer)), type: "text/xml", maxAge });
  response.headers.set("Access-Control-Allow-Origin", "*");
  return response;
}
