import { statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { createVault, readVaultKey } from "./vault.ts";

const vault = createVault("a key");

describe("a sealed secret", () => {
  it("opens again, and only with the key and for what it was sealed", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, context) => {
        const sealed = vault.seal(text, context);
        expect(vault.open(sealed, context)).toBe(text);
        expect(() => vault.open(sealed, `${context}.`)).toThrow();
        expect(() => createVault("another key").open(sealed, context)).toThrow();
        expect(vault.seal(text, context)).not.toBe(sealed);
      }),
    ));

  it("doesn't open once it was altered, nor does one that was never sealed", () => {
    const sealed = vault.seal("whsec_abc", "wh_1");
    const bytes = Buffer.from(sealed.slice(7), "base64");
    for (const at of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => vault.open(`sealed:${altered.toString("base64")}`, "wh_1")).toThrow();
    }
    for (const text of ["", "sealed:", "whsec_abc", sealed.slice(0, 20)])
      expect(() => vault.open(text, "wh_1")).toThrow();
  });
});

it("the key is made once, and only its owner can read it", () => {
  const folder = makeTestFolder();
  const path = join(folder, "data/webhook-key");
  const key = readVaultKey(path);
  expect(key).toMatch(/^[\w+/]{43}=$/);
  expect(readVaultKey(path)).toBe(key);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
