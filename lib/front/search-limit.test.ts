import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSearchLimit, visitorOf } from "./search-limit.ts";

/** Asks for an address as a visitor of a public address, and says what became of it. */
function asker() {
  const limit = createSearchLimit();
  return (url: string, { forwarded = "8.8.4.4", ifNoneMatch = "" } = {}) => {
    const socket = new Socket();
    Object.defineProperty(socket, "remoteAddress", { value: "10.0.0.1" });
    const request = Object.assign(new IncomingMessage(socket), {
      url,
      method: "GET",
      headers: { "x-forwarded-for": forwarded, "if-none-match": ifNoneMatch },
    });
    const response = new ServerResponse(request);
    const isAnswered = limit(request, response);
    if (!isAnswered) response.writeHead(200);
    return {
      isAnswered,
      url: request.url,
      status: response.statusCode,
      headers: response.getHeaders(),
      asksForChanges: Boolean(request.headers["if-none-match"]),
    };
  };
}

const searches = Array.from({ length: 60 }, (_, index) => `/gb/search?q=${index}`);

describe("a visitor's searches", () => {
  it("are answered in full, up to sixty a minute", () => {
    const ask = asker();
    for (const url of searches) expect(ask(url)).toMatchObject({ url, status: 200 });
  });

  it("beyond that are answered with what is held, as a refusal that no cache keeps", () => {
    const ask = asker();
    for (const url of searches) ask(url);
    for (const url of ["/gb/search?q=a%20b", "/UK/search/a%20b?_rsc=1"])
      expect(ask(url, { ifNoneMatch: '"x"' })).toMatchObject({
        url: "/gb/search/a%20b/held",
        status: 429,
        headers: { "cache-control": "no-store", "retry-after": expect.stringMatching(/^\d+$/) },
        asksForChanges: false,
      });
  });

  it("beyond that have no suggestions", () => {
    const ask = asker();
    for (const url of searches) ask(url);
    for (const url of ["/api/search/gb?q=a", "/api/follows/gb/words/a"])
      expect(ask(url)).toMatchObject({ isAnswered: true, status: 429 });
    expect(ask("/api/follows/gb/league/lg_1").status).toBe(200);
  });

  it("don't count for others, and nothing but searches is limited", () => {
    const ask = asker();
    for (const url of searches) ask(url);
    expect(ask("/gb/search?q=a", { forwarded: "8.8.4.4, 1.1.1.1" }).status).toBe(200);
    for (const url of ["/gb/search", "/gb/search?q=", "/gb/tonight", "/zz/search?q=a", "*"])
      expect(ask(url)).toMatchObject({ url, status: 200 });
  });
});

describe("a visitor", () => {
  it.each([
    ["8.8.8.8", "1.1.1.1", "8.8.8.8"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
    ["::ffff:8.8.8.8", undefined, "8.8.8.8"],
    ["127.0.0.1", undefined, null],
    ["127.0.0.1", "192.168.1.2", null],
    ["127.0.0.1", "nonsense", null],
    [undefined, undefined, null],
  ])("of %s that forwards for %s is %s", (peer, forwarded, visitor) =>
    expect(visitorOf(peer, forwarded)).toBe(visitor),
  );

  it("has the first half of an IPv6 address, however that is written", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), group, (half, last) => {
        const whole = `2a00:${half.slice(1).join(":")}:0:0:0:${last}`;
        const short = new URL(`http://[${whole}]`).hostname.slice(1, -1);
        const network = `${[0x2a00, ...half.slice(1).map((each) => Number.parseInt(each, 16))].join(":")}`;
        expect(visitorOf(whole, undefined)).toBe(network);
        expect(visitorOf(short, undefined)).toBe(network);
      }),
    );
  });
});
