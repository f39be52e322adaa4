/** The walls of ARCHITECTURE.md. */
const pure =
  "^(lib/(guide|events|sport|picks|home)/|lib/time/(?!clock)|service/(sport|shows|titles|kinds)/|service/ingest/(normalise|merge))";

export default {
  forbidden: [
    {
      name: "contract-imports-zod-and-date-fns-tz-alone",
      severity: "error",
      from: { path: "^contract/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(contract/|node_modules/(zod|date-fns-tz)/)" },
    },
    {
      name: "outside-imports-node-alone",
      severity: "error",
      comment: "Both programs share it.",
      from: { path: "^outside/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^outside/", dependencyTypesNot: ["core"] },
    },
    {
      name: "service-knows-no-site",
      severity: "error",
      from: { path: "^service/" },
      to: { path: "^(app|components|lib)/" },
    },
    {
      name: "site-knows-no-service",
      severity: "error",
      from: { path: "^(app|components|lib)/|^(next\\.config|proxy)\\.ts$" },
      to: { path: "^service/" },
    },
    {
      name: "components-take-props",
      severity: "error",
      comment: "Data comes to a component as props.",
      from: { path: "^components/" },
      to: { path: "^(app|lib/(api|pages))/|^lib/env" },
    },
    {
      name: "app-holds-routes-alone",
      severity: "error",
      comment: "What two routes share is in lib/pages, in another room of lib, or in components.",
      from: {},
      to: { path: "^app/", pathNot: "^app/(fonts/|globals\\.css$)" },
    },
    {
      name: "ui-knows-no-tv-word",
      severity: "error",
      from: { path: "^components/ui/" },
      to: { path: "^(contract|components/(?!ui/)|lib/guide)/" },
    },
    {
      name: "api-key-stays-in-lib-api",
      severity: "error",
      comment: "Only the fetch layer and the proxy know the API's address and key.",
      from: {
        path: "^(app|components|lib)/",
        pathNot: "^lib/(api/|env|pictures/settings|reminders/settings|worker/settings|site-url|time/clock)",
      },
      to: { path: "^lib/env" },
    },
    {
      name: "pure-rooms",
      severity: "error",
      comment: "No I/O, no environment, no clock.",
      from: { path: pure, pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^(app|components|lib/api|lib/env|lib/time/clock|service/(store|derive|background|listings|http|routes|cli|clock|config))",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "pure-rooms-no-node",
      severity: "error",
      comment:
        "The loaders of the sport catalogue, of known programmes and of vocabularies alone read their data files.",
      from: {
        path: pure,
        pathNot: "\\.test\\.tsx?$|^service/(sport/catalogue|kinds/(programmes|vocabulary))/load\\.ts$",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "routes-through-subjects",
      severity: "error",
      comment: "Subjects and the store know nothing of HTTP, nor of who starts them.",
      from: {
        path: "^service/(store|lease|ingest|background|derive|sport|shows|titles|kinds|lineups|listings|keys|quota|epg|webhooks|free-view|metrics|publishers|sources|status)/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^service/(routes|http|cli|launch)/|^service/(app|main|server|cli)\\.ts$" },
    },
    {
      name: "api-reads-the-store-alone",
      severity: "error",
      comment: "Where listings come from, and how they are derived, is decided before the API reads them.",
      from: {
        path: "^service/(http|routes|listings|keys|quota|epg|webhooks|free-view|metrics|publishers)/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^service/(ingest|derive|background)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ingest-only-reads-listings",
      severity: "error",
      comment: "When it reads, and on which thread, is decided in service/background.",
      from: { path: "^service/(ingest|derive)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^service/background/" },
    },
    {
      name: "store-is-the-floor",
      severity: "error",
      from: { path: "^service/store/", pathNot: "(\\.test|/test-[a-z-]+)\\.ts$" },
      to: {
        path: "^service/(lease|ingest|background|derive|sport|shows|titles|kinds|lineups|listings|keys|quota|epg|webhooks|free-view|metrics|publishers|sources|status)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "queries-in-store-alone",
      severity: "error",
      comment:
        "Others pass the database on; what they must not call is tested in service/store/walls.test.ts.",
      from: {
        path: "^(service|lib|app|components|contract)/",
        pathNot: "^service/store/|^lib/reminders/store/|(\\.test|/test-[a-z-]+)\\.ts$",
      },
      to: {
        path: "^node_modules/(kysely|better-sqlite3|pg)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "main-alone-constructs",
      severity: "error",
      comment:
        "The HTTP server (server.ts) and the open store are made in main.ts, the CLI and the ingest thread alone.",
      from: {
        path: "^service/",
        pathNot:
          "^service/(main|server|cli|cli/.*|ingest/perform|background/worker|.*\\.test|test/.*|.*test-.*)\\.ts$|^service/cli/",
      },
      to: { path: "^service/store/store\\.ts$|@hono/node-server", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Imports of types alone count.",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^(\\.next|\\.data|node_modules/(?!zod|date-fns|@hono|kysely|better-sqlite3|pg/)|test-results)",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
