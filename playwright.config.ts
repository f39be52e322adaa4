import { defineConfig } from "@playwright/test";
import { dataDir, returnPort, servicePort, sites } from "./e2e/sites.ts";

/** The evening that the pages are tested on: the sample is generated around it. */
const clock = "2026-03-14T20:12:00Z";

/** How a program that serves a site is started, one after the other. */
const serve = (command: string, { port, address }: typeof sites.usual, env: Record<string, string>) => ({
  command,
  url: `${address}/robots.txt`,
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
  reuseExistingServer: false,
  stderr: "pipe" as const,
  env: { PORT: String(port), DATA_DIR: dataDir, NOWNEXT_CLOCK: clock, LOG_LEVEL: "warn", ...env },
});

const start = "node service/launch/start.ts";

/** What the two other sites are for: once is enough, and a guide can't be away for one test and there for another. */
const states = "**/states.e2e.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: sites.usual.address,
    locale: "en-GB",
    timezoneId: "Pacific/Nauru",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: states,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: states, use: { viewport: { width: 1440, height: 900 } } },
    { name: "states", testMatch: states, use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: [
    serve(start, sites.usual, { SERVICE_PORT: String(servicePort) }),
    serve("node e2e/locked-site.ts", sites.locked, {
      TVGUIDE_API_URL: `http://127.0.0.1:${servicePort}/v1`,
    }),
    serve(start, sites.down, {
      TVGUIDE_API_URL: `http://127.0.0.1:${returnPort}/v1`,
      TVGUIDE_API_KEY: "none",
    }),
  ],
});
