import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { findChromium } from "../../e2e/chromium.ts";

/** The tests of single components, `*.browser.tsx`, in a real browser without a site around them. */
export const components: TestProjectInlineConfiguration = {
  extends: true,
  define: { "process.env.NODE_ENV": '"test"' },
  test: {
    name: "components",
    include: ["components/**/*.browser.tsx"],
    setupFiles: ["app/globals.css", "components/testing/setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          // Looked for when the browser is opened: other projects' runs need none.
          get executablePath() {
            return findChromium(process.env);
          },
          args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
        },
        contextOptions: { locale: "en-GB", timezoneId: "Pacific/Nauru" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 720 } }],
    },
  },
};
