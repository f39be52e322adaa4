import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["{contract,service,lib,components,app}/**/*.test.{ts,tsx}"],
    globalSetup: "service/store/test-setup.ts",
    // A zone that no test author lives in: what depends on the machine's own zone fails here.
    env: { TZ: "Pacific/Nauru" },
    restoreMocks: true,
  },
});
