import { describe, expect, it } from "vitest";
import { readDocs } from "./docs.ts";

const files = await readDocs();

describe("the reference", () => {
  const text = (path: string) => Buffer.from(files.get(path)?.body ?? []).toString();

  it("loads no file but its own, and no script that stands in the page", () => {
    const page = text("/docs");
    const loaded = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(loaded.filter((address) => address?.startsWith("docs/")).map((address) => `/${address}`)).toEqual([
      "/docs/viewer.css",
      "/docs/viewer.js",
      "/docs/start.js",
    ]);
    expect(loaded.filter((address) => !address?.startsWith("docs/"))).toEqual(["data:,", "openapi.json"]);
    expect(page).not.toMatch(/<script>|<style|style=|\son\w+=/);
    for (const path of ["/docs/viewer.css", "/docs/viewer.js", "/docs/start.js"])
      expect(files.get(path)?.body.byteLength).toBeGreaterThan(100);
  });

  it("starts a viewer that asks no server elsewhere", () => {
    expect(text("/docs/start.js")).toContain("validatorUrl: null");
    expect(text("/docs/start.js")).not.toMatch(/https?:/);
    expect(text("/docs/viewer.js")).toContain("SwaggerUIBundle");
  });

  it("is served with a policy that lets nothing else run or load", () => {
    for (const { headers } of files.values()) {
      expect(headers["Content-Security-Policy"]).toContain("default-src 'none'; script-src 'self'");
      expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
    }
  });
});
