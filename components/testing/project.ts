import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { findChromium } from "../../e2e/chromium.ts";

/** The tests of single components, `*.browser.tsx`, in a real browser without a site around them. */
export const components: TestProjectInlineConfiguration = {
  extends: true,
  // A browser has no `process`.
  define: {
    "process.env.NODE_ENV": '"test"',
    "process.env.CI": JSON.stringify(process.env.CI ?? ""),
  },
  resolve: {
    alias: {
      // What a site's router would do is noted instead.
      "next/link": join(import.meta.dirname, "next-link.tsx"),
      "next/navigation": join(import.meta.dirname, "next-navigation.ts"),
    },
  },
  // Found only once tests run, they would have the page reload under them.
  optimizeDeps: {
    include: [
      "@tanstack/react-query",
      "fast-check",
      "next-intl",
      "react",
      "react-dom/client",
      "react-dom/server",
      "react/jsx-dev-runtime",
      "vitest-browser-react",
      "zod",
    ],
  },
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
