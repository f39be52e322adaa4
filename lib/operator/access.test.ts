import { describe, expect, it } from "vitest";
import { cookieSeconds, findAccess, isOwnWrite, writeCookie } from "./access";
import { isFromHere } from "./here";

const token = "operator-token-0123456789";
const now = 1_800_000_000;
const nothing = { here: null, authorization: null, cookie: null };
const guard = { token, trustsHere: true, hereMark: "the mark" };

describe("an operator", () => {
  it("comes from this machine, with the token, or with the cookie that it was exchanged for", () => {
    expect(findAccess({ ...nothing, here: "the mark" }, guard, now)).toBe("here");
    expect(findAccess({ ...nothing, authorization: `Bearer ${token}` }, guard, now)).toBe("token");
    expect(findAccess({ ...nothing, cookie: writeCookie(token, now) }, guard, now)).toBe("cookie");
  });

  it.each([
    ["nothing", nothing, guard],
    ["another mark", { ...nothing, here: "1" }, guard],
    ["the mark on a public site", { ...nothing, here: "the mark" }, { ...guard, trustsHere: false }],
    ["a wrong token", { ...nothing, authorization: "Bearer wrong" }, guard],
    ["the token itself as a cookie", { ...nothing, cookie: token }, guard],
    ["a cookie of another token", { ...nothing, cookie: writeCookie("another-token-0123", now) }, guard],
    ["a cookie that is over", { ...nothing, cookie: writeCookie(token, now - cookieSeconds) }, guard],
    [
      "a cookie made to last",
      { ...nothing, cookie: writeCookie(token, now).replace(/^\d+/, String(now * 2)) },
      guard,
    ],
    ["any token where none is set", { ...nothing, authorization: "Bearer null" }, { ...guard, token: null }],
  ])("isn't who comes with %s", (_, asked, those) => {
    expect(findAccess(asked, those, now)).toBeNull();
  });

  it("has a cookie from which the token can't be read", () => {
    expect(writeCookie(token, now)).not.toContain(token);
  });
});

describe("a request from this machine", () => {
  const headers = { host: "localhost:3000" };

  it.each([
    ["127.0.0.1", "localhost:3000"],
    ["::1", "[::1]:3000"],
    ["::ffff:127.0.0.1", "127.0.0.1"],
  ])("comes from %s for %s", (peer, host) => {
    expect(isFromHere({ peer, httpVersion: "1.1", headers: { host } })).toBe(true);
  });

  it.each([
    ["another machine", { peer: "192.168.1.7", httpVersion: "1.1", headers }],
    [
      "a page whose name was rebound",
      { peer: "127.0.0.1", httpVersion: "1.1", headers: { host: "evil.example" } },
    ],
    [
      "a name that begins alike",
      { peer: "127.0.0.1", httpVersion: "1.1", headers: { host: "localhost.evil.example" } },
    ],
    ["no host", { peer: "127.0.0.1", httpVersion: "1.1", headers: {} }],
    [
      "a proxy that says so",
      { peer: "127.0.0.1", httpVersion: "1.1", headers: { ...headers, "x-forwarded-for": "1.2.3.4" } },
    ],
    [
      "a proxy that says so by the standard",
      { peer: "::1", httpVersion: "1.1", headers: { ...headers, forwarded: "for=1.2.3.4" } },
    ],
    ["an old proxy that doesn't", { peer: "127.0.0.1", httpVersion: "1.0", headers }],
    ["a closed connection", { peer: undefined, httpVersion: "1.1", headers }],
  ])("isn't one from %s", (_, arrival) => {
    expect(isFromHere(arrival)).toBe(false);
  });
});

describe("a write", () => {
  const host = "localhost:3000";

  it.each([
    [{ host, origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }],
    [{ host, origin: "http://localhost:3000" }],
    [{ host: "guide.example", origin: "https://guide.example" }],
    [{ host, "sec-fetch-site": "same-origin" }],
  ])("is the site's own: %o", (headers) => expect(isOwnWrite(new Headers(headers))).toBe(true));

  it.each([
    [{ host, origin: "http://evil.example", "sec-fetch-site": "cross-site" }],
    [{ host, origin: "http://localhost:4000", "sec-fetch-site": "same-site" }],
    [{ host, origin: "http://evil.example" }],
    [{ host, origin: "null" }],
    [{ host, "sec-fetch-site": "none" }],
    [{ host }],
  ])("is refused: %o", (headers) => expect(isOwnWrite(new Headers(headers))).toBe(false));
});
