import type { Command } from "commander";
import { checkPages } from "../free-view/check.ts";
import { loadServices } from "../free-view/services.ts";
import { visitPage } from "../free-view/visit.ts";
import { createFreeWays, mostFailures } from "../free-view/ways.ts";
import { listChannelRows } from "../store/channels.ts";
import { listFreeViewChecks, saveFreeViewChecks } from "../store/free-view-checks.ts";
import { parseCountry, parseSites } from "./parameters.ts";
import { printTable } from "./print.ts";
import { withStore } from "./session.ts";

const timeoutMs = 15_000;
const pauseMs = 1_000;

/** `free-view check` and `free-view list` */
export function addFreeViewCommands(program: Command): void {
  const freeView = program.command("free-view").description("the free and official ways to watch channels");

  freeView
    .command("check")
    .description("visit the pages of the guide's channels and note the day on which each answered")
    .option("--country <code>", "only services of this country", parseCountry)
    .option("--sites <number>", "sites visited side by side", parseSites, 4)
    .action(({ country, sites }: { country?: string; sites: number }) =>
      withStore(async ({ store, now }) => {
        const waysOf = createFreeWays(loadServices(), new Map());
        const ways = (await listChannelRows(store.db)).flatMap(waysOf);
        const urls = [
          ...new Set(
            ways.filter((way) => !country || way.country === country).map(({ watch_url }) => watch_url),
          ),
        ];
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
        const withdrawn = rows.filter(({ failures }) => failures >= mostFailures).length;
        console.log(
          `${rows.length} pages: ${counts.answers} answer, ${counts.fails} fail, ${counts.unclear} turn us away; ${withdrawn} withdrawn.`,
        );
      }),
    );

  freeView
    .command("list")
    .description("the services and the guide's channels that each is tied to")
    .action(() =>
      withStore(async ({ store }) => {
        const checks = await listFreeViewChecks(store.db);
        const waysOf = createFreeWays(loadServices(), new Map(checks.map((check) => [check.url, check])));
        const channels = (await listChannelRows(store.db)).flatMap((row) =>
          waysOf(row).map((way) => ({ ...way, channel: row.name })),
        );
        printTable(
          ["service", "country", "kind", "sign-up", "checked", "channels"],
          [...Map.groupBy(channels, ({ service, country }) => `${country} ${service}`)]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([, ways]) => {
              const [way] = ways;
              const oldest = ways.map(({ checked }) => checked ?? "never").sort()[0] ?? "never";
              return way ? [[way.service, way.country, way.kind, way.signup, oldest, ways.length]] : [];
            }),
        );
      }),
    );
}
