import { endpoints } from "../../contract/endpoints.ts";
import type { Lineup, LineupDetail } from "../../contract/lineup.ts";
import { notFound, one, whole } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import type { ProviderLineup } from "../lineups/lineups.ts";
import type { Directory } from "../listings/directory.ts";
import type { LiveGuide } from "../listings/live-guide.ts";

export const lineupRoutes = (guide: LiveGuide): Route[] => [
  route(endpoints.listLineups, ({ country }) => {
    const directory = guide.directory();
    const lineups = directory.lineups
      .filter((lineup) => country === undefined || lineup.country === country)
      .map(
        ({ places, ...lineup }): Lineup => ({ ...lineup, channels: channelsIn(directory, places).length }),
      );
    return whole(lineups.map((lineup) => JSON.stringify(lineup)));
  }),

  route(endpoints.getLineup, ({ id }) => {
    const directory = guide.directory();
    const found = directory.lineups.find((lineup) => lineup.id === id);
    if (!found) return notFound(`there is no lineup ${id}`);
    const { places, ...lineup } = found;
    const detail: LineupDetail = { ...lineup, channels: channelsIn(directory, places) };
    return one(JSON.stringify(detail));
  }),
];

const channelsIn = (directory: Directory, places: ProviderLineup["places"]): LineupDetail["channels"] =>
  places.flatMap(({ channel, number }) => {
    const id = directory.byRef(channel)?.record.id;
    return id ? [{ channel: id, number }] : [];
  });
