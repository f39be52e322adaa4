import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { computeDigest } from "./build-inputs.ts";
import { explainOldNode } from "./lib/node-version.ts";
import { generalPolicy } from "./lib/policy/general.ts";

const tooOld = explainOldNode(process.versions.node);
if (tooOld) throw new Error(tooOld);

/** Without a picture route, logos and pictures come from wherever the listings say. */
const pictureHosts = process.env.PICTURES === "off" ? " https: http:" : "";

/** Each page adds its own scripts: see docs/decisions/0025-policy-by-hashes.md. */
const policyFor = (framedBy: "'none'" | "*"): string =>
  generalPolicy({ framedBy, pictureHosts, inDevelopment: process.env.NODE_ENV === "development" });

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];

const pageHeaders = [
  { key: "Content-Security-Policy", value: policyFor("'none'") },
  { key: "X-Frame-Options", value: "DENY" },
  ...securityHeaders,
];

/** The cards that other sites frame: see docs/decisions/0007-what-stands-on-other-sites.md. */
const cardHeaders = [{ key: "Content-Security-Policy", value: policyFor("*") }, ...securityHeaders];

const nameBuild = () => computeDigest(import.meta.dirname).slice(0, 20);

const config: NextConfig = {
  // Machines that build the same sources share what they keep; other builds stay apart.
  generateBuildId: nameBuild,
  // A folder that runs without this project's node_modules.
  ...(process.env.STANDALONE === "1" && { output: "standalone" as const }),
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  poweredByHeader: false,
  // Pages, and as much again of data. Pages are strings of two bytes a character, and count as one.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // `lib/front` does both, once for each answer.
  compress: false,
  generateEtags: false,
  // Pictures come from routes of our own; this closes Next's optimiser, which would be one more way in.
  images: { unoptimized: true },
  // `npm run check` looks at types, the service's too; a start on a person's machine has no need to.
  typescript: { ignoreBuildErrors: true },
  // The worker is bundled in the build, and pictures are drawn without Next's own way.
  outputFileTracingExcludes: {
    "/*": ["node_modules/{esbuild,@esbuild}/**", "node_modules/next/dist/compiled/@vercel/og/**"],
  },
  // Native code, which can't be bundled.
  serverExternalPackages: ["@napi-rs/canvas", "esbuild", "sharp"],
  experimental: {
    // Several root layouts (one a market, one for pages of no market) leave no layout for an unknown address.
    globalNotFound: true,
    // A restart never serves a page that an earlier run wrote.
    isrFlushToDisk: false,
    // Styles hold back the first paint, so a page has few that it doesn't need, though in some files more.
    cssChunking: { type: "graph", requestCost: 20_000 },
  },
  // Without a part that only a visit knows, the build would want the countries.
  rewrites: async () => [
    { source: "/", destination: "/countries/all" },
    { source: "/countries", destination: "/countries/all" },
    // Asked for by browsers that have seen no link to an icon yet.
    { source: "/favicon.ico", destination: "/icons/192.png" },
  ],
  // Calendars that somebody subscribed to before they had addresses of their own.
  redirects: async () => [
    { source: "/api/calendar/:path*", destination: "/calendars/:path*", permanent: true },
    {
      source: "/api/plan/:market/:listings/plan.ics",
      destination: "/calendars/:market/plans/:listings/plan.ics",
      permanent: true,
    },
  ],
  headers: async () => [
    { source: "/((?!v1/|epg/|embed/|pictures/).*)", headers: pageHeaders },
    { source: "/embed/:card*", headers: cardHeaders },
  ],
};

/** A build names the version of the service worker after itself. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD ? { ...config, env: { BUILD_NAME: nameBuild() } } : config;
