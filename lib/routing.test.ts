import { describe, expect, it } from "vitest";
import { routingOf } from "./routing.ts";

describe("routing", () => {
  it.each([
    "/",
    "/countries",
    "/channels/ch_0123456789",
    "/gb",
    "/es-en/guide/2026-11-21",
    "/gb/search",
    "/zz",
    "/v10/x",
    "/gb-ja",
  ])("%s is a page", (path) => {
    expect(routingOf(path, null)).toEqual({ to: "page" });
  });

  it.each(["/v1", "/v1/countries", "/v1/guide/x"])("%s is the service's", (path) => {
    expect(routingOf(path, null)).toEqual({ to: "service" });
  });

  it.each([
    ["/GB", "/gb"],
    ["/gb-en/tonight/20", "/gb/tonight/20"],
    ["/uk/search", "/gb/search"],
  ])("%s is redirected to %s", (path, canonical) => {
    expect(routingOf(path, "news")).toEqual({ to: "redirect", path: canonical });
  });

  it.each([
    ["news", "/gb/search/news"],
    ["  q&a  50% / más ", "/gb/search/q%26a%2050%25%20%2F%20m%C3%A1s"],
    ["../../v1", "/gb/search/..%2F..%2Fv1"],
  ])("a search for %j is read from the path %s", (query, path) => {
    expect(routingOf("/gb/search", query)).toEqual({ to: "other-path", path });
  });

  it("a search for nothing is the empty search", () => {
    expect(routingOf("/gb/search", "  ")).toEqual({ to: "page" });
  });

  it("a query beside another page is left alone", () => {
    expect(routingOf("/gb/guide", "news")).toEqual({ to: "page" });
  });
});
