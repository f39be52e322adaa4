import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("settings", () => {
  it("lead to the embedded service where nothing is set", () => {
    expect(readEnv({})).toMatchObject({
      apiUrl: "http://127.0.0.1:3001/v1",
      serviceOrigin: "http://127.0.0.1:3001",
    });
  });

  it("follow the service's port", () => {
    expect(readEnv({ SERVICE_PORT: "4100" }).apiUrl).toBe("http://127.0.0.1:4100/v1");
  });

  it("use another API where one is named, and then pass no /v1 on", () => {
    expect(readEnv({ TVGUIDE_API_URL: "https://guide.example/v1/", TVGUIDE_API_KEY: "k" })).toMatchObject({
      apiUrl: "https://guide.example/v1",
      apiKey: "k",
      serviceOrigin: null,
    });
  });

  it("know the site's own origin: this machine's where none is named", () => {
    expect(readEnv({}).siteOrigin).toBe("http://localhost:3000");
    expect(readEnv({ PORT: "4000" }).siteOrigin).toBe("http://localhost:4000");
    expect(readEnv({ SITE_URL: "https://guide.example/", PORT: "4000" }).siteOrigin).toBe(
      "https://guide.example",
    );
  });

  it("treat an empty variable as unset", () => {
    expect(readEnv({ TVGUIDE_API_URL: "", SERVICE_PORT: "" }).serviceOrigin).toBe("http://127.0.0.1:3001");
  });

  it.each([
    ["TVGUIDE_API_URL", "https://guide.example/api"],
    ["TVGUIDE_API_URL", "ftp://guide.example/v1"],
    ["SITE_URL", "guide.example"],
    ["SITE_URL", "https://guide.example/tv"],
    ["SITE_URL", "javascript:alert(1)"],
    ["SERVICE_PORT", "70000"],
    ["NOWNEXT_CLOCK", "yesterday"],
    ["NOWNEXT_CLOCK_EPOCH_MS", "-1"],
  ])("that don't fit are refused by name: %s=%s", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });
});
