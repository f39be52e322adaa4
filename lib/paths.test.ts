import { expect, it } from "vitest";
import { paths, searchPage } from "./paths.ts";

it("every internal address is as it was", () => {
  expect({
    home: paths.home(),
    countries: paths.countries(),
    market: paths.market("es-en"),
    nowKind: paths.now("gb", "sport"),
    nowPage: paths.now("gb", "all", 2),
    nowFirstPage: paths.now("gb", "all"),
    tonightLate: paths.tonight("gb", "late"),
    tonight: paths.tonight("gb"),
    tonightHour: paths.tonight("gb", 20),
    tonightPage: paths.tonight("gb", "late", 2),
    guide: paths.guide("gb"),
    guideDate: paths.guide("gb", "2026-11-21"),
    guideHour: paths.guide("gb", "2026-11-21", 8),
    guidePage: paths.guide("gb", "2026-11-21", 20, 2),
    guideTodayPage: paths.guide("gb", undefined, undefined, 2),
    guideList: paths.guideList("gb"),
    guideListHour: paths.guideList("gb", undefined, 8),
    guideListPage: paths.guideList("gb", "2026-11-21", 20, 2),
    nowData: paths.nowData("GB", "sport", 2),
    searchData: paths.searchData("gb", "q&a 50% / más"),
    channels: paths.channels("gb"),
    coverage: paths.coverage("gb"),
    world: paths.world("gb"),
    channel: paths.channel("gb", "ch_0123456789"),
    channelDate: paths.channel("gb", "ch_0123456789", "2026-11-21"),
    programme: paths.programme("gb", "ls_0123456789"),
    search: paths.search("gb"),
    searchQuery: paths.search("gb", "q&a 50% / más"),
    neutralChannel: paths.neutralChannel("ch_0123456789"),
    searchPage: searchPage("gb", "q&a 50% / más"),
  }).toMatchInlineSnapshot(`
    {
      "channel": "/gb/channels/ch_0123456789",
      "channelDate": "/gb/channels/ch_0123456789/2026-11-21",
      "channels": "/gb/channels",
      "countries": "/countries",
      "coverage": "/gb/coverage",
      "guide": "/gb/guide",
      "guideDate": "/gb/guide/2026-11-21",
      "guideHour": "/gb/guide/2026-11-21/08",
      "guideList": "/gb/guide/list",
      "guideListHour": "/gb/guide/list/today/08",
      "guideListPage": "/gb/guide/list/2026-11-21/20/2",
      "guidePage": "/gb/guide/2026-11-21/20/2",
      "guideTodayPage": "/gb/guide/today/now/2",
      "home": "/",
      "market": "/es-en",
      "neutralChannel": "/channels/ch_0123456789",
      "nowData": "/api/now/GB?kind=sport&page=2",
      "nowFirstPage": "/gb",
      "nowKind": "/gb/now/sport",
      "nowPage": "/gb/now/all/2",
      "programme": "/gb/programmes/ls_0123456789",
      "search": "/gb/search",
      "searchData": "/api/search/gb?q=q%26a+50%25+%2F+m%C3%A1s",
      "searchPage": "/gb/search/q%26a%2050%25%20%2F%20m%C3%A1s",
      "searchQuery": "/gb/search?q=q%26a+50%25+%2F+m%C3%A1s",
      "tonight": "/gb/tonight",
      "tonightHour": "/gb/tonight/20",
      "tonightLate": "/gb/tonight/late",
      "tonightPage": "/gb/tonight/late/2",
      "world": "/gb/world",
    }
  `);
});

it("nothing that is passed in leaves its own segment", () => {
  expect(paths.channel("gb", "../../v1?x#y")).toBe("/gb/channels/..%2F..%2Fv1%3Fx%23y");
});
