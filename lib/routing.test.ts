import { describe, expect, it } from "vitest";
import { type Routing, routeRequest } from "./routing.ts";

const route = (address: string): Routing => {
  const [path = "", query] = address.split("?");
  return routeRequest(path, new URLSearchParams(query));
};

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
    expect(route(path)).toEqual({ to: "page" });
  });

  it.each(["/setup", "/setup/runs/r", "/status"])("%s is the operator's", (path) => {
    expect(route(path)).toEqual({ to: "operator", entry: false });
  });

  it.each([
    ["/GB", "/gb"],
    ["/GB/search?q=news", "/gb/search?q=news"],
    ["/gb/tonight?from_hour=21", "/gb/tonight/21"],
    ["/uk/tonight?from_hour=18", "/gb/tonight/18"],
    ["/gb-en/tonight/20", "/gb/tonight/20"],
    ["/uk/search", "/gb/search"],
  ])("%s is redirected to %s", (address, canonical) => {
    expect(route(address)).toEqual({ to: "redirect", address: canonical });
  });

  it.each([
    ["news", "/gb/search/news"],
    ["  q&a  50% / más ", "/gb/search/q%26a%2050%25%20%2F%20m%C3%A1s"],
    ["../../v1", "/gb/search/..%2F..%2Fv1"],
  ])("a search for %j is read from the path %s", (query, path) => {
    expect(routeRequest("/gb/search", new URLSearchParams({ q: query }))).toEqual({ to: "other-path", path });
  });

  it("a search for nothing is the empty search", () => {
    expect(route("/gb/search?q=++")).toEqual({ to: "page" });
  });

  it.each(["7", "late", "", "99"])("tonight has no hour %j to lead to", (hour) => {
    expect(route(`/gb/tonight?from_hour=${hour}`)).toEqual({ to: "page" });
  });

  it("a query beside another page is left alone", () => {
    expect(route("/gb/guide?q=news")).toEqual({ to: "page" });
  });
});
