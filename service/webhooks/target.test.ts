import { describe, expect, it } from "vitest";
import { createFindTarget } from "./target.ts";

const hosts: Record<string, string[]> = {
  "hooks.example": ["93.184.215.14", "2606:2800:220:1::1"],
  "inside.example": ["10.0.0.7"],
  "half-inside.example": ["93.184.215.14", "10.0.0.7"],
  "mapped.example": ["::ffff:169.254.169.254"],
  localhost: ["127.0.0.1"],
};
const resolve = async (host: string) => hosts[host] ?? [];
const find = createFindTarget({ resolve, allowLoopback: false });
const findInDevelopment = createFindTarget({ resolve, allowLoopback: true });
const reason = async (url: string) => {
  const target = await find(url);
  return "reason" in target ? target.reason : null;
};

describe("a webhook's target", () => {
  it.each([
    "https://hooks.example/a?b=c",
    "https://hooks.example:8443",
    "https://hooks.example:443/",
    "https://HOOKS.example.",
  ])("may be %s, and is called at the addresses that were looked at", async (url) =>
    expect(await find(url)).toMatchObject({ addresses: hosts["hooks.example"] }),
  );

  it("may be a public address itself", async () => {
    expect(await find("https://93.184.215.14/")).toMatchObject({ addresses: ["93.184.215.14"] });
    expect(await find("https://[2606:4700::1111]/")).toMatchObject({ addresses: ["2606:4700::1111"] });
  });

  it.each([
    ["http://hooks.example/", "the URL isn't https"],
    ["ftp://hooks.example/", "the URL isn't https"],
    ["file:///etc/passwd", "the URL isn't https"],
    ["javascript:alert(1)", "the URL isn't https"],
    ["https://hooks.example:80/", "the URL's port is neither 443 nor 8443"],
    ["https://hooks.example:22/", "the URL's port is neither 443 nor 8443"],
    ["https://user@hooks.example/", "the URL contains a user name or password"],
    ["https://:secret@hooks.example/", "the URL contains a user name or password"],
    ["https://nowhere.example/", "the URL's host has no address"],
    ["https://inside.example/", "the URL's host has an address that isn't public"],
    ["https://half-inside.example/", "the URL's host has an address that isn't public"],
    ["https://mapped.example/", "the URL's host has an address that isn't public"],
    ["https://localhost/", "the URL's host has an address that isn't public"],
    ["https://127.0.0.1/", "the URL's host has an address that isn't public"],
    ["https://2130706433/", "the URL's host has an address that isn't public"],
    ["https://0x7f.1/", "the URL's host has an address that isn't public"],
    ["https://0251.0376.0251.0376/", "the URL's host has an address that isn't public"],
    ["https://①②⑦.0.0.1/", "the URL's host has an address that isn't public"],
    ["https://[::1]/", "the URL's host has an address that isn't public"],
    ["https://[::ffff:10.0.0.1]/", "the URL's host has an address that isn't public"],
    ["https://[64:ff9b::a00:1]/", "the URL's host has an address that isn't public"],
    ["https://[2002:7f00:1::]/", "the URL's host has an address that isn't public"],
    ["not a URL", "the URL is malformed"],
  ])("is never %s: %s", async (url, why) => expect(await reason(url)).toBe(why));

  it.each(["http://localhost:4000/", "http://127.0.0.1/", "https://127.8.9.10:9999/", "http://[::1]:80/"])(
    "may be %s in development alone",
    async (url) => {
      expect(await findInDevelopment(url)).toHaveProperty("addresses");
      expect(await reason(url)).not.toBeNull();
    },
  );

  it.each(["http://hooks.example/", "http://10.0.0.1/", "https://inside.example/", "ftp://127.0.0.1/"])(
    "is no more %s in development than elsewhere",
    async (url) => expect(await findInDevelopment(url)).toHaveProperty("reason"),
  );
});
