import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { hideQuery } from "./hide-query.ts";

/** The address that Next sees of a request, and the query with which its client is told that the answer was rendered. */
function seenByNext(url: string, headers = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: "GET", headers });
  const response = new ServerResponse(request);
  hideQuery(request, response);
  return { url: request.url, query: response.getHeader("x-nextjs-rewritten-query") };
}

it.each([
  ["/gb/guide?tv=&t=2015", "/gb/guide"],
  ["/es-en/sport?show=live", "/es-en/sport"],
  ["/gb/programmes/%E2%82%AC_1?utm_source=x", "/gb/programmes/%E2%82%AC_1"],
  ["/?from=mail", "/"],
  ["/events/ev_1?free=1&in=JP", "/events/ev_1"],
  ["/embed/gb/tonight?x", "/embed/gb/tonight"],
  ["/gb/search?q=", "/gb/search"],
])("a page is rendered without the query of who asks for it: %s", (asked, seen) => {
  expect(seenByNext(asked)).toEqual({ url: seen, query: undefined });
});

it("a part of a page is rendered as the page is, at its own address, and Next's client is told so", () => {
  const part = seenByNext("/gb/guide?tv=&t=2015&_rsc=1x-y_z", { rsc: "1" });
  expect(part).toEqual({ url: "/gb/guide?_rsc=1x-y_z", query: "" });
});

it.each([
  "/gb/search?q=news",
  "/gb/tonight?from_hour=21",
  "/GB?x=1",
  "/uk/guide?t=2015",
  "/api/search/gb?q=news",
  "/oembed?url=http%3A%2F%2Flocalhost%2Fgb%2Ftonight&format=json",
  "/setup?country=GB",
  "/operator?wrong",
  "/pictures/a.webp?u=x&s=y",
  "//?x",
])("what depends on its query keeps it: %s", (address) => {
  expect(seenByNext(address)).toEqual({ url: address, query: undefined });
});
