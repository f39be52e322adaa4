import { connection } from "next/server";
import { surveyGuide } from "@/lib/api/survey";
import { answerFile } from "@/lib/feeds/answer";
import { sectionEntries, siteSections } from "@/lib/feeds/site-sections";
import { writeSitemapIndex, writeSitemaps } from "@/lib/feeds/sitemap";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

/** `GET /sitemap.xml`: the index of the sitemaps, one or more for each section, which all come from one cached survey. */
export async function GET(request: Request): Promise<Response> {
  // The build has no API to ask.
  await connection();
  const survey = await surveyGuide();
  const parts = siteSections.flatMap((section) =>
    writeSitemaps(sectionEntries(section, survey, absoluteUrl)).map((_, index) => ({
      url: absoluteUrl(paths.sitemap(section, index + 1)),
      changed: survey.at,
    })),
  );
  return answerFile(request, { body: writeSitemapIndex(parts), type: "application/xml", maxAge: 3600 });
}
