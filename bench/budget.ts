import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import type { Market } from "../lib/market.ts";
import { createRandom, type Random } from "../service/fuzz/random.ts";
import { formatTable } from "./load/figures.ts";
import { answerAsFreePlan, countries } from "./load/free-plan.ts";
import { loadSiteModules, remember } from "./load/site-modules.ts";

/**
 * `npm run bench -- budget`: the calls of a simulated day that a site with a key of 500 makes, for 10, 1,000 and 100,000
 * page views by people and by a hostile crawler, who asks for made-up programmes, channels, shows, events, days and
 * searches. It fails if a day takes more than 450 calls, or if a page of the guide can't be had.
 *
 * What the site's pages read is read by their own loaders (`lib/pages`), through the real budget, ledger and copies, in
 * 24 hours of a clock that the measurement advances. Next isn't part of it: pages and what they read are held for as
 * long as Next would serve them before it renders them again.
 */

const mostCalls = 450;
const dayMs = 86_400_000;
const midnight = Date.parse("2026-08-22T00:00:00Z");

let simulatedMs = midnight;
Date.now = () => Math.floor(simulatedMs);
performance.now = () => simulatedMs - performance.timeOrigin;

type Api = { server: Server; calls: number; refused: number };

async function startApi(): Promise<Api & { url: string }> {
  const api: Api = { server: createServer(), calls: 0, refused: 0 };
  api.server.on("request", (request, response) => {
    const { status, body } =
      api.calls >= 500
        ? { status: 429, body: { code: "quota_exceeded" } }
        : answerAsFreePlan(request.url ?? "");
    if (status === 429) api.refused++;
    else api.calls++;
    response.writeHead(status, {
      "content-type": "application/json",
      date: new Date(Date.now()).toUTCString(),
      "ratelimit-policy": '"day";q=500;w=86400',
      ratelimit: `"day";r=${500 - api.calls};t=${Math.floor((dayMs - (simulatedMs - midnight)) / 1000)}`,
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => api.server.listen(0, "127.0.0.1", resolve));
  return Object.assign(api, { url: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}/v1` });
}

type Who = "people" | "crawler";
/** A page, and what it reads when it is rendered. */
type Page = { address: string; load: () => Promise<unknown> };
type Choose = (loaders: Loaders, random: Random, number: number) => Page;
type Loaders = Awaited<ReturnType<typeof importLoaders>>;

const importLoaders = async () => ({
  now: await import("../lib/pages/now.ts"),
  evening: await import("../lib/pages/evening.ts"),
  channel: await import("../lib/pages/channel.ts"),
  programme: await import("../lib/pages/programme.ts"),
  search: await import("../lib/pages/search.ts"),
  show: await import("../lib/pages/show.ts"),
  event: await import("../lib/pages/event.ts"),
  sport: await import("../lib/pages/sport.ts"),
  home: await import("../lib/pages/home.ts"),
  guide: await import("../lib/api/guide.ts"),
  countriesApi: await import("../lib/api/countries.ts"),
  survey: await import("../lib/api/survey.ts"),
  market: await import("../lib/market.ts"),
});

const markets = new Map<string, Market>();

/** As pages read it from an address: the site describes each market once. */
function marketFor({ market }: Loaders, country: string): Market {
  const known = markets.get(country) ?? market.marketOf(country);
  markets.set(country, known);
  return known;
}

const marketOf = (loaders: Loaders, random: Random): Market => marketFor(loaders, random.pick(countries));

/** A page of the guide itself, which must always be there. */
function pickGuide(loaders: Loaders, random: Random): Page {
  const market = marketOf(loaders, random);
  const { country, slug } = market;
  const params = { market: slug };
  switch (random.below(5)) {
    case 0:
      return { address: `/${slug}`, load: () => loaders.now.readNow(market) };
    case 1:
      return {
        address: `/${slug}/tonight`,
        load: async () => {
          const found = await loaders.evening.readEvening(Promise.resolve(params));
          return found && loaders.evening.readEveningRows(found);
        },
      };
    case 2:
      return { address: `/${slug}/home`, load: () => loaders.home.readHome(market) };
    case 3: {
      const chunk = Math.floor(simulatedMs / 21_600_000);
      return {
        address: `/api/guide/${slug}/${chunk}`,
        load: async () => {
          const channels = await loaders.countriesApi.listCountryChannels(country);
          return channels && loaders.guide.listGuideChunk(country, channels, chunk);
        },
      };
    }
    default:
      return channelPage(loaders, slug, `ch_${country}${random.below(50)}`);
  }
}

const channelPage = (loaders: Loaders, market: string, channel: string, date?: string): Page => ({
  address: `/${market}/channels/${channel}/${date ?? ""}`,
  load: async () => {
    const params = { market, channel, ...(date && { date: [date] }) };
    const found = await loaders.channel.readChannel(Promise.resolve(params));
    return found && loaders.channel.readChannelDay(found);
  },
});

const programmePage = (loaders: Loaders, market: string, listing: string): Page => ({
  address: `/${market}/programmes/${listing}`,
  load: async () => {
    const found = await loaders.programme.readProgramme(Promise.resolve({ market, listing }));
    return (
      found &&
      !("unavailable" in found) &&
      loaders.programme.readAround(found, Math.floor(simulatedMs / 1000))
    );
  },
});

const searchPage = ({ search }: Loaders, market: Market, words: string): Page => ({
  address: `/${market.slug}/search/${words}`,
  load: () => search.readSearch(market, words),
});

const visitors: Record<Who, Choose> = {
  people: (loaders, random) => {
    if (random.chance(0.7)) return pickGuide(loaders, random);
    const market = marketOf(loaders, random);
    if (random.chance(2 / 3)) {
      const slot = Math.floor((simulatedMs - midnight) / 7_200_000);
      const listing = `ls_${market.country}${random.below(50)}x${slot}`;
      return programmePage(loaders, market.slug, listing);
    }
    if (random.chance(0.5))
      return { address: `/${market.slug}/sport`, load: () => loaders.sport.readSportPage(market, null) };
    return searchPage(loaders, market, random.pick(["news", "film", "match of the day", "quiz"]));
  },
  crawler: (loaders, random, number) => {
    const market = marketOf(loaders, random);
    const { slug, country } = market;
    const elsewhere = marketFor(loaders, random.pick(["FR", "JP", "BR", "ZA", "TR"]));
    const pages: Page[] = [
      pickGuide(loaders, random),
      programmePage(loaders, slug, `ls_made${number}`),
      channelPage(loaders, slug, `ch_made${number}`),
      {
        address: `/channels/ch_made${number}`,
        load: () => loaders.channel.readNeutralChannel(Promise.resolve({ channel: `ch_made${number}` })),
      },
      {
        address: `/${slug}/shows/sh_made${number}`,
        load: () => loaders.show.readShow(Promise.resolve({ market: slug, show: `sh_made${number}` })),
      },
      { address: `/events/ev_made${number}`, load: () => loaders.event.findEvent(`a-v-b-ev_made${number}`) },
      searchPage(loaders, market, `made up ${number}`),
      { address: `/${elsewhere.slug}`, load: () => loaders.now.readNow(elsewhere) },
      { address: "/sitemap.xml", load: () => loaders.survey.surveyGuide() },
      channelPage(loaders, slug, `ch_${country}1`, `2026-0${1 + (number % 9)}-11`),
    ];
    return random.pick(pages);
  },
};

type Day = { calls: number; refused: number; failed: number; held: number };

/** A day of so many views, evenly spread, of a site that is new. Returns what it cost. */
async function runDay(who: Who, views: number): Promise<Day> {
  const folder = mkdtempSync(join(tmpdir(), "nownext-budget-"));
  const api = await startApi();
  Object.assign(process.env, {
    TVGUIDE_API_URL: api.url,
    TVGUIDE_API_KEY: "a-free-key",
    DATA_DIR: folder,
    PICTURES: "off",
  });
  loadSiteModules();
  const loaders = await importLoaders();
  const random = createRandom(views);
  let failed = 0;
  for (let view = 0; view < views; view++) {
    simulatedMs = midnight + (view * dayMs) / views;
    const { address, load } = visitors[who](loaders, random, view);
    await remember(address, load).catch(() => failed++);
  }
  // Whatever was spent on whom: somebody who comes now still has a guide.
  simulatedMs = midnight + dayMs - 60_000;
  const guides = await Promise.all(
    countries.map((country) => loaders.now.readNow(marketFor(loaders, country)).catch(() => null)),
  );
  api.server.close();
  api.server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
  return { calls: api.calls, refused: api.refused, failed, held: guides.filter(Boolean).length };
}

/** Runs a day in a process of its own: the site's modules keep what they have read. */
async function runApart(who: Who, views: number): Promise<Day> {
  const child = spawn(process.execPath, [import.meta.filename, who, String(views)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(await text(child.stdout)) as Day;
}

async function runDays(who: Who): Promise<{ rows: string[][]; isKept: boolean }> {
  const rows: string[][] = [];
  let isKept = true;
  for (const views of [10, 1_000, 100_000]) {
    const { calls, refused, failed, held } = await runApart(who, views);
    isKept &&= calls <= mostCalls && refused === 0 && held === countries.length;
    isKept &&= who === "crawler" || failed === 0;
    rows.push([who, ...[views, calls, refused, failed, held].map(String)]);
    console.error(rows.at(-1)?.join(" | "));
  }
  return { rows, isKept };
}

async function runAll(): Promise<void> {
  const days = await Promise.all((["people", "crawler"] as const).map(runDays));
  const head = ["", "views", "calls", "refused (429)", "pages failed", "guides at the end"];
  console.log(`Calls of a day with a key of 500, for ${countries.length} countries of 50 channels\n`);
  console.log(formatTable([head, ...days.flatMap(({ rows }) => rows)]));
  if (!days.every(({ isKept }) => isKept)) process.exitCode = 1;
}

const [who, views] = process.argv.slice(2);
if (who === "people" || who === "crawler") console.log(JSON.stringify(await runDay(who, Number(views))));
else await runAll();
