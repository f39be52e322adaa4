import type { Command } from "commander";
import { checkPages } from "../free-view/check.ts";
import { loadServices } from "../free-view/services.ts";
import { visitPage } from "../free-view/visit.ts";
import { createFreeWays, maxFailures } from "../free-view/ways.ts";
import { listChannelRows } from "../store/channels.ts";
import { listFreeViewChecks, saveFreeViewChecks } from "../store/free-view-checks.ts";
import { compareText } from "../text.ts";
import { withStore } from "./command-context.ts";
import { parseCountry, parseSites } from "./parameters.ts";
import { printTable } from "./print.ts";

const timeoutMs = 15_000;
const pauseMs = 1_000;

type CommandOptions = { country?: string; sites: number };

/** `free-view check|list` */
export function addFreeViewCommands(program: Command): void {
  const freeView = program.command("free-view").description("free and official ways to watch channels");
  freeView
    .command("check")
    .description("visit the pages of the guide's channels and record the day on which each answered")
    .option("--country <code>", "only services of this country", parseCountry)
    .option("--sites <number>", "how many sites to visit at once", parseSites, 4)
    .action(({ country, sites }: CommandOptions) =>
      withStore(async ({ store, now }) => {
        const findWays = createFreeWays(loadServices(), new Map());
        const ways = (await listChannelRows(store.db)).flatMap(findWays);
        const urls = ways
          .filter((way) => !country || way.country === country)
          .map(({ watch_url }) => watch_url);
        const before = new Map((await listFreeViewChecks(store.db)).map((row) => [row.url, row]));
        const counts = { answers: 0, fails: 0, unclear: 0 };
        const rows = await checkPages(urls, before, {
          sites,
          pauseMs,
          now,
          visit: (url) => visitPage(url, timeoutMs),
          onVisit: (url, { outcome, message }) => {
            counts[outcome]++;
            if (outcome !== "answers")
              console.log(`${outcome === "fails" ? "FAILS  " : "unclear"}  ${url}: ${message}`);
          },
        });
        await saveFreeViewChecks(store.db, rows);
        const withdrawn = rows.filter(({ failures }) => failures >= maxFailures).length;
        console.log(
          `${rows.length} pages: ${counts.answers} answer, ${counts.fails} fail, ${counts.unclear} turn us away; ${withdrawn} withdrawn.`,
        );
      }),
    );
  freeView
    .command("list")
    .description("list the services and how many of the guide's channels each carries")
    .action(() =>
      withStore(async ({ store }) => {
        const checks = await listFreeViewChecks(store.db);
        const findWays = createFreeWays(loadServices(), new Map(checks.map((check) => [check.url, check])));
        const ways = (await listChannelRows(store.db)).flatMap(findWays);
        const byService = Map.groupBy(ways, ({ service, country }) => `${country} ${service}`);
        printTable(
          ["service", "country", "kind", "sign-up", "checked", "channels"],
          [...byService]
            .sort(([a], [b]) => compareText(a, b))
            .flatMap(([, those]) => {
              const [way] = those;
              const oldest = those.map(({ checked }) => checked ?? "never").sort()[0] ?? "never";
              return way ? [[way.service, way.country, way.kind, way.signup, oldest, those.length]] : [];
            }),
        );
      }),
    );
}
