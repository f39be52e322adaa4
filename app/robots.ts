import type { MetadataRoute } from "next";

/** Everything may be read but the API and searches. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: ["/v1/", "/*/search"] } };
}
