import type { EventOnAir, NowNext } from "../shapes.ts";
import { cleanFollows, type Follow, followsOfEvent } from "./follow.ts";

const most = { ofKind: 3, all: 8 };

const ofKind = (kind: Follow["kind"], event: EventOnAir): Follow[] =>
  followsOfEvent(event).filter((follow) => follow.kind === kind);

/** The series of an evening's lines: those on most channels first, then as the country's channels stand. */
function asShows(lines: readonly NowNext[]): Follow[] {
  const shown = lines.flatMap(({ channel, now, next }) =>
    [now, next].flatMap((item) =>
      item?.episode?.show_id && !item.event ? [{ channel, id: item.episode.show_id, name: item.title }] : [],
    ),
  );
  return [...Map.groupBy(shown, ({ id }) => id).values()]
    .map((of) => ({ of, channels: new Set(of.map(({ channel }) => channel)).size }))
    .toSorted((a, b) => b.channels - a.channels)
    .flatMap(({ of: [first] }) => (first ? [{ kind: "show", id: first.id, name: first.name }] : []));
}

/** What a country's viewers may want to follow, from what is on there soon: some shows, leagues and teams in turn. */
export function suggestFollows(events: readonly EventOnAir[], lines: readonly NowNext[]): Follow[] {
  const inLeagues = events.filter(({ league }) => league);
  const leagues = [...Map.groupBy(inLeagues, ({ league }) => league?.id).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([event]) => (event ? ofKind("league", event) : []));
  const kinds = [asShows(lines), leagues, inLeagues.flatMap((event) => ofKind("team", event))];
  const chosen = kinds.map((follows) => cleanFollows(follows).slice(0, most.ofKind));
  const inTurn = Array.from({ length: most.ofKind }, (_, place) =>
    chosen.flatMap((follows) => follows[place] ?? []),
  );
  return inTurn.flat().slice(0, most.all);
}
