import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the origins for CORS", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["*", "*"],
    ["https://app.example", ["https://app.example"]],
    ["https://app.example, http://localhost:5173", ["https://app.example", "http://localhost:5173"]],
  ])("are read from %j as %j", (CORS_ORIGINS, origins) => {
    expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual(origins);
  });

  it.each([
    "app.example",
    "https://app.example/",
    "https://a.example,*",
    "https://a.example,",
    "null",
    "https://App.example",
  ])("that aren't as a browser writes them are refused: %s", (CORS_ORIGINS) =>
    expect(() => readConfig({ CORS_ORIGINS })).toThrow(/^CORS_ORIGINS: must be/),
  );
});

describe("the metrics' token", () => {
  it("is null unless set, and can't be one that is easy to guess", () => {
    expect(readConfig({}).metricsToken).toBeNull();
    expect(readConfig({ METRICS_TOKEN: "sixteen-letters-" }).metricsToken).toBe("sixteen-letters-");
    expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow(/^METRICS_TOKEN: must be/);
  });
});
