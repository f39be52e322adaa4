import { describe, expect, it } from "vitest";
import { browserAddress, localAddress, readSettings } from "./settings.ts";

describe("settings", () => {
  it("have a default each, and run the embedded service", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      servicePort: 3001,
      host: "127.0.0.1",
      dataDir: ".data",
      sample: true,
      remote: null,
      clockStart: null,
    });
  });

  it.each([
    ["PORT", { PORT: "seventy" }],
    ["PORT", { PORT: "70000" }],
    ["SERVICE_PORT", { SERVICE_PORT: "0" }],
    ["SERVICE_PORT", { PORT: "3000", SERVICE_PORT: "3000" }],
    ["SITE_URL", { SITE_URL: "https://guide.example/tv" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db" }],
    ["TVGUIDE_API_URL", { TVGUIDE_API_URL: "guide.example/v1", TVGUIDE_API_KEY: "k" }],
    ["TVGUIDE_API_URL", { TVGUIDE_API_URL: "https://guide.example/", TVGUIDE_API_KEY: "k" }],
    ["TVGUIDE_API_KEY", { TVGUIDE_API_URL: "https://guide.example/v1" }],
    ["NOWNEXT_CLOCK", { NOWNEXT_CLOCK: "yesterday" }],
    ["NOWNEXT_SAMPLE", { NOWNEXT_SAMPLE: "maybe" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ])("that don't fit are refused by an error that begins with the variable: %s", (name, env) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name}: `));
  });

  it("that don't fit are named together", () => {
    expect(() => readSettings({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/PORT: .*; LOG_LEVEL: /);
  });

  it("count as unset where they are empty", () => {
    expect(readSettings({ PORT: "", TVGUIDE_API_URL: "" }).port).toBe(3000);
  });

  it("name another API with its key", () => {
    const { remote } = readSettings({
      TVGUIDE_API_URL: "https://guide.example/api/v1",
      TVGUIDE_API_KEY: "k",
    });
    expect(remote).toEqual({ url: "https://guide.example/api/v1", key: "k" });
  });
});

describe("the address to open", () => {
  it.each([
    ["127.0.0.1", "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["guide.lan", "http://guide.lan:3000"],
    ["::1", "http://[::1]:3000"],
  ])("for host %s is %s", (host, address) => {
    expect(browserAddress(host, 3000)).toBe(address);
  });
});

describe("the address at which this machine reaches a program of ours", () => {
  it.each([
    ["127.0.0.1", 3000, "http://127.0.0.1:3000"],
    ["0.0.0.0", 3000, "http://127.0.0.1:3000"],
    ["::", 3000, "http://[::1]:3000"],
    ["guide.lan", 80, "http://guide.lan"],
  ])("for host %s and port %s is %s", (host, port, address) => {
    expect(localAddress(host, port)).toBe(address);
  });
});
