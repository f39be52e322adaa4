import { describe, expect, it } from "vitest";
import { createFindTarget, normalUrl } from "./target.ts";

const hosts: Record<string, string[]> = {
  "hooks.example": ["93.184.215.14", "2606:2800:220:1::1"],
  "inside.example": ["10.0.0.7"],
  "half-inside.example": ["93.184.215.14", "10.0.0.7"],
  "mapped.example": ["::ffff:169.254.169.254"],
  localhost: ["127.0.0.1"],
};
const resolve = async (host: string) => hosts[host] ?? [];
const find = createFindTarget({ resolve, allowLoopback: false });
const hook = "http://127.0.0.1:3000/api/reminders/hook?by=0123456789abcdef";
const findBesideSite = createFindTarget({ resolve, allowLoopback: false, siteHook: hook });
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

  // Spellings of loopback, private, link-local, metadata and documentation addresses, as attackers send them.
  it.each([
    "127.1",
    "127.0.1",
    "127.0.0.1.",
    "017700000001",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "0177.0x0.0.01",
    "127.000.000.001",
    "%31%32%37.0.0.1",
    "１２７.0.0.1",
    "127。0。0。1",
    "127．0．0．1",
    "⑫7.0.0.1",
    "0",
    "0.0.0.0",
    "0x0",
    "00",
    "[::]",
    "[0:0:0:0:0:0:0:0]",
    "[::1]",
    "[0000::0001]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:ffff:127.0.0.1]",
    "[::127.0.0.1]",
    "[::7f00:1]",
    "10.0.0.1",
    "167772161",
    "0xa.0.0.1",
    "012.0.0.1",
    "10.1",
    "[::ffff:10.0.0.1]",
    "172.16.0.1",
    "0xac.0x10.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "192.168.257",
    "0xc0a80001",
    "030052000001",
    "[::ffff:c0a8:1]",
    "100.64.0.1",
    "169.254.169.254",
    "0xa9fea9fe",
    "2852039166",
    "0251.254.169.254",
    "169.254.43518",
    "[::ffff:169.254.169.254]",
    "[::ffff:a9fe:a9fe]",
    "[64:ff9b::169.254.169.254]",
    "[64:ff9b::a9fe:a9fe]",
    "[64:ff9b:1::a9fe:a9fe]",
    "[2002:a9fe:a9fe::]",
    "[2002:7f00:1::1]",
    "[2001:0:53aa:64c:0:0:5601:5601]",
    "168.63.129.16",
    "[fe80::1]",
    "[fe80::a9fe:a9fe]",
    "[fc00::1]",
    "[fd00:ec2::254]",
    "[fec0::1]",
    "[ff02::1]",
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "[2001:db8::1]",
    "[100::1]",
    "[5f00::1]",
  ])("is never %s, however it is written", async (host) => {
    const why = await reason(`https://${host}/`);
    expect(why).toMatch(/isn't public|malformed/);
  });

  it("may be the address of the site beside the service, by its whole text alone", async () => {
    expect(await findBesideSite(hook)).toMatchObject({ addresses: ["127.0.0.1"] });
    for (const other of [
      `${hook}0`,
      hook.replace(/by=.*/, ""),
      hook.replace("3000", "3001"),
      "http://127.0.0.1:3000/",
    ])
      expect(await findBesideSite(other)).toHaveProperty("reason");
  });

  it("is what it resolves to at each call: a name that turns inward after it was allowed is refused", async () => {
    const answers = [["93.184.215.14"], ["93.184.215.14", "127.0.0.1"], ["169.254.169.254"], ["::1"]];
    const rebinding = createFindTarget({ resolve: async () => answers.shift() ?? [], allowLoopback: false });
    expect(await rebinding("https://rebind.example/")).toMatchObject({ addresses: ["93.184.215.14"] });
    for (let n = 0; n < 4; n++) expect(await rebinding("https://rebind.example/")).toHaveProperty("reason");
  });

  it.each([
    ["https://hooks.example:443/", "https://hooks.example/"],
    ["HTTPS://Hooks.Example./a/../b#there", "https://hooks.example/b"],
    ["https://hooks.example?x=1", "https://hooks.example/?x=1"],
  ])("%s is stored as %s", (url, stored) => expect(normalUrl(url).href).toBe(stored));

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
