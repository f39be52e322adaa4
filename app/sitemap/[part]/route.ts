import { surveyGuide } from "@/lib/api/survey";
import { answerFile } from "@/lib/feeds/answer";
import { sectionEntries, siteSections } from "@/lib/feeds/site-sections";
import { writeSitemaps } from "@/lib/feeds/sitemap";
import { absoluteUrl } from "@/lib/site-url";

/** `GET /sitemap/{section}-{number}.xml`: one of the sitemaps; numbers count from 1. */
export async function GET(request: Request, { params }: RouteContext<"/sitemap/[part]">): Promise<Response> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? [];
  const section = siteSections.find((known) => known === name);
  if (!section) return new Response(null, { status: 404 });
  const body = writeSitemaps(sectionEntries(section, await surveyGuide(), absoluteUrl))[Number(number) - 1];
  if (body === undefined) return new Response(null, { status: 404 });
  return answerFile(request, { body, type: "application/xml", maxAge: 3600 });
}
