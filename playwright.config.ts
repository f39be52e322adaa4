import { defineConfig } from "@playwright/test";
import { dataDir, pushPort, servicePort, siteAddress, sitePort } from "./e2e/sites.ts";

/**
 * Tests of sites of their own. Those of a file run one after another, and wait for starts and timeouts: they begin, so that
 * others go on beside them.
 */
const ownSites = ["names", "pictures", "setup", "shared", "states"].map((name) => `**/${name}.e2e.ts`);

/** A browser without windows refuses notifications. */
const notifications = "**/reminders.e2e.ts";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the processors of a small machine: each waits now and then.
  workers: 3,
  // These end a test that hangs; no test depends on the machine's speed.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: siteAddress,
    locale: "en-GB",
    timezoneId: "Pacific/Nauru",
    // What a worker asks for passes by what a test puts in its place; the tests of the worker allow it.
    serviceWorkers: "block",
    // A trace of each test takes as long as a fifth of it; ask for one with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM, args },
  },
  // A test runs on the desktop. One tagged @phone runs on a phone too: what it guarantees depends on the screen.
  projects: [
    { name: "sites", testMatch: ownSites, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "notifications",
      testMatch: notifications,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath: process.env.WHOLE_CHROMIUM, args },
      },
    },
    {
      name: "phone",
      grep: /@phone/,
      testIgnore: ownSites,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: [...ownSites, notifications],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: "node service/launch/start.ts",
    url: `${siteAddress}/robots.txt`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    reuseExistingServer: false,
    stderr: "pipe",
    env: {
      PORT: String(sitePort),
      SERVICE_PORT: String(servicePort),
      DATA_DIR: dataDir,
      PUSH_TEST_ORIGIN: `http://127.0.0.1:${pushPort}`,
      LOG_LEVEL: "warn",
      // On a slow machine an answer may take long.
      TVGUIDE_TIMEOUT_SECONDS: "600",
    },
  },
});
