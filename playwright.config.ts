import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3310);

/** The evening that the pages are tested on: the sample is generated around it. */
const clock = "2026-03-14T20:12:00Z";

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
    baseURL: `http://localhost:${port}`,
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
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: "node service/launch/start.ts",
    url: `http://localhost:${port}/robots.txt`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    reuseExistingServer: false,
    stderr: "pipe",
    env: {
      PORT: String(port),
      SERVICE_PORT: String(port + 1),
      DATA_DIR: process.env.E2E_DATA_DIR ?? "test-results/data",
      NOWNEXT_CLOCK: clock,
      LOG_LEVEL: "warn",
    },
  },
});
