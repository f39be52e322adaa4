import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { formatTable } from "./load/figures.ts";
import { answerAsFreePlan, countries } from "./load/free-plan.ts";
import { loadSiteModules } from "./load/site-modules.ts";

/**
 * `npm run bench -- budget`: the calls of a simulated day that a site with a key of 500 makes, for 10, 1,000 and 100,000
 * page views by people and by a hostile crawler, who asks for made-up programmes, channels, shows, events, days and
 * searches. It fails if a day takes more than 450 calls, or if a page of the guide can't be had.
 *
 * What the site's pages read is read by their own loaders (`lib/pages`), through the real budget, ledger and copies, in
 * 24 hours of a clock that the measurement advances. Next isn't part of it: what it caches is held for 20 simulated
 * seconds, the shortest of the lives that it would have.
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

/** A sequence that is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Who = "people" | "crawler";
type Visit = (loaders: Loaders, random: () => number, number: number) => Promise<unknown>;
type Loaders = Awaited<ReturnType<typeof importLoaders>>;

async function importLoaders() {
  const [
    now,
    evening,
    channel,
    programme,
    search,
    show,
    event,
    sport,
    home,
    guide,
    countriesApi,
    survey,
    market,
  ] = await Promise.all([
    import("../lib/pages/now.ts"),
    import("../lib/pages/evening.ts"),
    import("../lib/pages/channel.ts"),
    import("../lib/pages/programme.ts"),
    import("../lib/pages/search.ts"),
    import("../lib/pages/show.ts"),
    import("../lib/pages/event.ts"),
    import("../lib/pages/sport.ts"),
    import("../lib/pages/home.ts"),
    import("../lib/api/guide.ts"),
    import("../lib/api/countries.ts"),
    import("../lib/api/survey.ts"),
    import("../lib/market.ts"),
  ]);
  return {
    now,
    evening,
    channel,
    programme,
    search,
    show,
    event,
    sport,
    home,
    guide,
    countriesApi,
    survey,
    market,
  };
}

const pick = <T>(items: readonly T[], random: () => number): T =>
  items[Math.floor(random() * items.length)] as T;
const marketOf = ({ market }: Loaders, random: () => number) => market.marketOf(pick(countries, random));

/** A page of the guide itself, which must always be there. */
async function visitGuide(loaders: Loaders, random: () => number): Promise<unknown> {
  const market = marketOf(loaders, random);
  const { country } = market;
  const params = { market: market.slug };
  switch (Math.floor(random() * 5)) {
    case 0:
      return loaders.now.readNow(market);
    case 1: {
      const found = await loaders.evening.readEvening(Promise.resolve(params));
      return found && loaders.evening.readEveningRows(found);
    }
    case 2:
      return loaders.home.readHome(market);
    case 3: {
      const channels = await loaders.countriesApi.listCountryChannels(country);
      return (
        channels && loaders.guide.listGuideChunk(country, channels, Math.floor(simulatedMs / 21_600_000))
      );
    }
    default: {
      const id = `ch_${country}${Math.floor(random() * 50)}`;
      const found = await loaders.channel.readChannel(Promise.resolve({ ...params, channel: id }));
      return found && loaders.channel.readChannelDay(found);
    }
  }
}

async function visitProgramme(loaders: Loaders, market: string, listing: string): Promise<unknown> {
  const found = await loaders.programme.readProgramme(Promise.resolve({ market, listing }));
  return found && loaders.programme.readAround(found, Math.floor(simulatedMs / 1000));
}

const visitors: Record<Who, Visit> = {
  people: async (loaders, random) => {
    const chance = random();
    if (chance < 0.7) return visitGuide(loaders, random);
    const market = marketOf(loaders, random);
    if (chance < 0.9) {
      const slot = Math.floor((simulatedMs - midnight) / 7_200_000);
      return visitProgramme(loaders, market.slug, `ls_${market.country}${Math.floor(random() * 50)}x${slot}`);
    }
    if (chance < 0.95) return loaders.sport.readSportPage(market, null);
    return loaders.search.readSearch(market, pick(["news", "film", "match of the day", "quiz"], random));
  },
  crawler: async (loaders, random, number) => {
    const market = marketOf(loaders, random);
    const params = { market: market.slug };
    const visits: (() => Promise<unknown>)[] = [
      () => visitGuide(loaders, random),
      () => visitProgramme(loaders, market.slug, `ls_made${number}`),
      () => loaders.channel.readChannel(Promise.resolve({ ...params, channel: `ch_made${number}` })),
      () => loaders.channel.readNeutralChannel(Promise.resolve({ channel: `ch_made${number}` })),
      () => loaders.show.readShow(Promise.resolve({ ...params, show: `sh_made${number}` })),
      () => loaders.event.findEvent(`a-v-b-ev_made${number}`),
      () => loaders.search.readSearch(market, `made up ${number}`),
      () => loaders.now.readNow(loaders.market.marketOf(pick(["FR", "JP", "BR", "ZA", "TR"], random))),
      () => loaders.survey.surveyGuide(),
      async () => {
        const found = await loaders.channel.readChannel(
          Promise.resolve({
            ...params,
            channel: `ch_${market.country}1`,
            date: [`2026-0${1 + (number % 9)}-11`],
          }),
        );
        return found && loaders.channel.readChannelDay(found);
      },
    ];
    return pick(visits, random)();
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
    await visitors[who](loaders, random, view).catch(() => failed++);
  }
  // Whatever was spent on whom: somebody who comes now still has a guide.
  simulatedMs = midnight + dayMs - 60_000;
  const guides = await Promise.all(
    countries.map((country) => loaders.now.readNow(loaders.market.marketOf(country)).catch(() => null)),
  );
  api.server.close();
  api.server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
  return { calls: api.calls, refused: api.refused, failed, held: guides.filter(Boolean).length };
}

/** Runs a day in a process of its own: the site's modules keep what they have read. */
function runApart(who: Who, views: number): Day {
  const args = [import.meta.filename, who, String(views)];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(stdout) as Day;
}

function runAll(): void {
  const rows = [["", "views", "calls", "refused (429)", "pages failed", "guides at the end"]];
  let isKept = true;
  for (const who of ["people", "crawler"] as const)
    for (const views of [10, 1_000, 100_000]) {
      const { calls, refused, failed, held } = runApart(who, views);
      isKept &&= calls <= mostCalls && refused === 0 && held === countries.length;
      rows.push([who, ...[views, calls, refused, failed, held].map(String)]);
    }
  console.log(`Calls of a day with a key of 500, for ${countries.length} countries of 50 channels\n`);
  console.log(formatTable(rows));
  if (!isKept) process.exitCode = 1;
}

const [who, views] = process.argv.slice(2);
if (who === "people" || who === "crawler") console.log(JSON.stringify(await runDay(who, Number(views))));
else runAll();
