import { connection } from "next/server";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

/** `GET /robots.txt`: everything may be crawled but the APIs and searches. Names the sitemap. */
export async function GET(): Promise<Response> {
  // The build doesn't know the site's address.
  await connection();
  const lines = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /v1/",
    "Disallow: /api/",
    "Disallow: /*/search",
    "",
    `Sitemap: ${absoluteUrl(paths.sitemap())}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
