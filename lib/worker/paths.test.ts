import { describe, expect, it } from "vitest";
import { assetsIn, isKeptData, marketIn, pageCare, picturesIn, titleIn } from "./paths.ts";

const careOf = (address: string) => pageCare(new URL(address, "https://guide.example"));

describe("the worker", () => {
  it("keeps pages of a market and those that people share", () => {
    for (const path of [
      "/gb",
      "/es-en/tonight",
      "/gb/guide/today/20",
      "/events/a-v-b-ev_1",
      "/channels/ch_1",
      "/countries",
    ])
      expect(careOf(path), path).toBe("keep");
  });

  it("never keeps a search, a plan, a question, or the way to a person’s market", () => {
    for (const path of [
      "/",
      "/?to=tonight",
      "/gb/search",
      "/gb/search?q=news",
      "/gb/planner/ls_1.ls_2",
      "/gb/tonight?x=1",
    ])
      expect(careOf(path), path).toBe("pass");
  });

  it("leaves the API, the operator’s pages, previews, feeds and files alone", () => {
    const paths = [
      "/v1/now",
      "/epg/key/guide.xml",
      "/status",
      "/setup",
      "/setup/runs/1",
      "/operator",
      "/og/gb/market.png",
    ];
    for (const path of [
      ...paths,
      "/og/site",
      "/embed/gb/tonight",
      "/feeds/gb/tonight.xml",
      "/sitemap.xml",
      "/oembed",
    ])
      expect(careOf(path), path).toBeNull();
    for (const path of ["/api/plan/gb/ls_1", "/api/search/gb", "/api/changes", "/status/data", "/v1/now"])
      expect(isKeptData(path), path).toBe(false);
  });

  it("finds a page’s market, its title, and the files that its markup names, each once", () => {
    const markup = `<title>Tonight on TV · now|next</title><link href="/_next/static/chunks/a.css?dpl=1"><script src="/_next/static/chunks/b-1.js"></script>
      <img alt="" src="/pictures/x.webp?of=a&amp;w=96"><img src="/pictures/y.webp"><script>f("/_next/static/chunks/b-1.js")</script>`;
    expect(assetsIn(markup)).toEqual(["/_next/static/chunks/a.css", "/_next/static/chunks/b-1.js"]);
    expect(picturesIn(markup, 1)).toEqual(["/pictures/x.webp?of=a&w=96"]);
    expect(titleIn(markup)).toBe("Tonight on TV");
    expect([marketIn("/gb/tonight"), marketIn("/events/x")]).toEqual(["gb", undefined]);
  });
});
