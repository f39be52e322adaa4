import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { completePackages, findMissingEntries, type Packages, platformOf } from "./complete-lock.ts";

const lockFile = join(import.meta.dirname, "../../package-lock.json");
const { packages }: { packages: Packages } = JSON.parse(readFileSync(lockFile, "utf8"));

describe("a lock file", () => {
  const parent = {
    optionalDependencies: { "@a/b-linux-x64-musl": "1.2.3", "@a/b-win32-arm64-msvc": "1.2.3" },
  };

  it("is completed with the optional packages of other platforms that its packages name", () => {
    const incomplete = { "": {}, "node_modules/@a/b": parent, "node_modules/@a/b-linux-x64-musl": {} };
    expect(findMissingEntries(incomplete)).toEqual({
      "node_modules/@a/b-win32-arm64-msvc": {
        version: "1.2.3",
        optional: true,
        os: ["win32"],
        cpu: ["arm64"],
      },
    });
    expect(findMissingEntries(completePackages(incomplete))).toEqual({});
  });

  it("is complete if the package is below the one that names it, or beside or above it", () => {
    const names = Object.keys(parent.optionalDependencies);
    for (const folder of ["node_modules/c/node_modules/@a/b/", "node_modules/c/", ""]) {
      const entries = names.map((name) => [`${folder}node_modules/${name}`, {}]);
      const nested = { "node_modules/c/node_modules/@a/b": parent, ...Object.fromEntries(entries) };
      expect(findMissingEntries(nested)).toEqual({});
    }
  });

  it("keeps what it has, and the order of npm", () => {
    expect(completePackages(packages)).toEqual(packages);
    expect(Object.keys(completePackages(packages))).toEqual(Object.keys(packages));
  });

  it("names no registry", () => {
    expect(Object.values(packages).filter((entry) => "resolved" in entry)).toEqual([]);
  });
});

describe("a native package's platform", () => {
  const native = Object.entries(packages).filter(
    ([path, { os, cpu }]) => os && cpu && !path.includes("windows"),
  );

  it.each(native)("is read from its name as the package itself states it: %s", (path, { os, cpu, libc }) => {
    const platform = platformOf(path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
    expect(platform.cpu).toEqual([cpu].flat());
    if (platform.os) expect(platform.os).toEqual([os].flat());
    if (platform.libc) expect(platform.libc).toEqual(libc);
  });

  it("is asked for by hand if its name says nothing", () => {
    expect(() => platformOf("fsevents")).toThrow("by hand");
  });
});
