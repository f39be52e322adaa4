import type { Command } from "commander";
import { loadServices } from "../free-view/services.ts";
import { createFreeWays } from "../free-view/ways.ts";
import { listChannelRows } from "../store/channels.ts";
import { listFreeViewChecks } from "../store/free-view-checks.ts";
import { withStore } from "./command-context.ts";
import { printTable } from "./print.ts";

/** `free-view list` */
export function addFreeViewListCommand(freeView: Command): void {
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
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([, those]) => {
              const [way] = those;
              const oldest = those.map(({ checked }) => checked ?? "never").sort()[0] ?? "never";
              return way ? [[way.service, way.country, way.kind, way.signup, oldest, those.length]] : [];
            }),
        );
      }),
    );
}
