import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { components } from "./components/testing/project.ts";

const suites = globSync("{contract,service,scripts,lib,components,app}/**/*.test.{ts,tsx}");
const opensStore = (path: string) =>
  /from ".*\/test-(store|app|guide|place)\.ts"/.test(readFileSync(path, "utf8"));
const storeSuites = suites.filter(opensStore);

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A zone that no test author lives in: what depends on the machine's own zone fails here.
    env: { TZ: "Pacific/Nauru" },
    restoreMocks: true,
    setupFiles: "vitest.setup.ts",
    // They end what hangs; no test is a measure of speed, on whatever machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: suites.filter((path) => !opensStore(path)) } },
      // What the store promises, it promises on each engine.
      ...["sqlite", "postgres"].map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          include: storeSuites,
          globalSetup: "service/store/test-setup.ts",
          env: { TEST_ENGINE: engine },
        },
      })),
      components,
    ],
  },
});
