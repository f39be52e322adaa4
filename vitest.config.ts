import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { components } from "./components/testing/project.ts";

const suites = globSync("{contract,outside,service,lib,components,app}/**/*.test.{ts,tsx}");
const opensStore = (path: string) =>
  /from ".*\/test-(store|app|guide|place)\.ts"/.test(readFileSync(path, "utf8"));
const storeSuites = suites.filter(opensStore);

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // No author of a test lives in this zone: code that depends on the machine's own zone fails here.
    env: {
      TZ: "Pacific/Nauru",
      // The programs that tests start load twice as fast from what an earlier one compiled.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
    },
    // Suites of a worker share its modules, so that these load once; what a test replaces is put back after it.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: "vitest.setup.ts",
    // These end a test that hangs; no test depends on the machine's speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // One more than there are processors, as suites wait for programs and timeouts. Vitest would leave one to itself.
    maxWorkers: Math.min(8, availableParallelism() + 1),
    projects: [
      {
        extends: true,
        test: { name: "unit", isolate: false, include: suites.filter((path) => !opensStore(path)) },
      },
      // What the store guarantees, it guarantees on each engine.
      ...["sqlite", "postgres"].map((engine) => ({
        extends: true as const,
        test: {
          name: engine,
          isolate: false,
          include: storeSuites,
          globalSetup: "service/store/test-setup.ts",
          env: { TEST_ENGINE: engine },
        },
      })),
      components,
    ],
  },
});
