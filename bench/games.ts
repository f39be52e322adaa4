import { join } from "node:path";
import { parseArgs } from "node:util";
import type { SlotText } from "../service/ingest/draft.ts";
import { isListedFilm } from "../service/kinds/categories.ts";
import { findBlocks } from "../service/sport/canonical.ts";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import { createDetector } from "../service/sport/detect/detector.ts";
import { slotOf } from "../service/sport/detect/test-slot.ts";
import type { Detection, ShowingMarks, SlotFacts } from "../service/sport/detection.ts";
import { buildEvents } from "../service/sport/event.ts";
import { noMarking } from "../service/sport/marking.ts";
import { ownBlock } from "../service/sport/sighting.ts";
import { fold } from "../service/text.ts";
import { markSlot } from "../service/titles/mark-slot.ts";
import { judgeBatches } from "./load/batches.ts";
import { rowFormat } from "./load/figures.ts";

/**
 * `npm run bench -- games [--misses]`: how often single listings that were written as broadcasters in many countries
 * write them are read as the event that they show, or as none (`bench/labels/README.md`). By batch and language.
 * `--misses` lists the errors, except those of the halves that are only for measuring.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(12, 10);
const folder = join(import.meta.dirname, "labels/games");
const knowledge = loadKnowledge();
const detect = createDetector(knowledge);

type Judged = {
  batch: string;
  language: string;
  line: string;
  /** What it shows; null if it is no event. */
  sport: string | null;
  showing: string | undefined;
  event: string | undefined;
  /** The key of its league, `-` if the listing doesn't tell which league it is; undefined if that isn't judged. */
  league: string | undefined;
  said: { sport: string | null; league: string | null; showing: string; block: string | null } | null;
  slot: SlotFacts;
  detection: Detection | null;
};

const judged = judgeBatches(folder, judge);
if (options.misses) printMisses();
else printScores();

function judge(batch: string, line: string): Judged {
  const [language = "", shown = "", title = "", ...more] = line.split("\t");
  const [sub, description, categories, channel = "", minutes, event, league, at] = more;
  const listed: SlotText = {
    title,
    sub_title: sub || undefined,
    description: description || undefined,
    category: categories?.split(";").filter(Boolean),
    flags: { new: false, live: false, repeat: false },
  };
  const { flags } = markSlot(listed, { isFilm: isListedFilm(listed), names: new Set([fold(channel)]) }).slot;
  const [code, country = null] = language.split("-");
  const { start, stop, ...own } = slotOf({
    ...listed,
    flags,
    language: code,
    channel,
    minutes: Number(minutes),
  });
  const later = Number(at ?? 0) * 60;
  const slot: SlotFacts = {
    ...own,
    start: start + later,
    stop: stop + later,
    channel: { ...own.channel, country },
  };
  const found = detect(slot);
  const [sport = "", showing] = shown.split(" ");
  return {
    batch,
    language,
    line,
    sport: sport === "-" ? null : sport,
    showing,
    event: event || undefined,
    league: league || undefined,
    said:
      found?.kind === "broadcast"
        ? {
            sport: found.sport,
            league: found.league,
            showing: formatMarks(found.marks),
            block: ownBlock(found),
          }
        : null,
    slot,
    detection: found,
  };
}

function formatMarks(marks: ShowingMarks): string {
  if (marks.saysDelayed) return "delayed";
  if (marks.saysRepeat || marks.saysOld || marks.flagRepeat) return "repeat";
  return marks.saysLive || marks.namedLive || marks.flagLive ? "live" : "unsaid";
}

/** An event counts only if it can be recognised in another listing: what identifies it is known. */
function isFound({ said }: Judged): boolean {
  return said !== null && said.block !== null;
}

function printScores(): void {
  console.log(
    "Written listings: events found, what is no event left alone, and of what is found the sport, the league, the showing\nthat the listing tells, of events in several listings which are one, and of all events which are joined with no other, all in %\n",
  );
  console.log(
    row("", "events", "found", "others", "left", "sport", "league", "showing", "shared", "as one", "apart"),
  );
  const batches = Map.groupBy(judged, ({ batch }) => batch);
  const parts = [...batches, ...[...Map.groupBy(judged, ({ language }) => language)].sort()];
  const apart = new Set([...batches.values()].flatMap(listApart));
  for (const [name, own] of parts) {
    const events = own.filter(({ sport }) => sport !== null);
    const found = events.filter(isFound);
    const others = own.filter(({ sport }) => sport === null);
    const named = [
      ...Map.groupBy(
        events.filter(({ event }) => event),
        eventOf,
      ),
    ];
    const shared = named.filter(([, listings]) => listings.length > 1);
    console.log(
      row(
        name,
        events.length,
        share(events, isFound),
        others.length,
        share(others, (one) => !isFound(one)),
        share(found, ({ sport, said }) => sport === said?.sport),
        share(
          found.filter(({ league }) => league !== undefined),
          isLeagueRight,
        ),
        share(found, isShowingRight),
        shared.length,
        share(shared, ([, listings]) => isOne(listings)),
        share(named, ([event]) => apart.has(event)),
      ),
    );
  }
}

function isShowingRight({ showing, said }: Judged): boolean {
  return showing === undefined || showing === said?.showing;
}

function isLeagueRight({ league, said }: Judged): boolean {
  return league === undefined || league === (said?.league ?? "-");
}

/** Whether listings of one event become one. Each channel is a source of its own. */
function isOne(own: readonly Judged[]): boolean {
  return own.every(isFound) && new Set(placeAll(own).values()).size === 1;
}

/** An event of a batch. */
function eventOf({ batch, event }: Judged): string {
  return `${batch} ${event}`;
}

/** The events of a batch that have no listing in one event with another's. */
function listApart(batch: readonly Judged[]): string[] {
  const named = batch.filter(({ event }) => event !== undefined);
  const placed = placeAll(named);
  const labels = Map.groupBy(named, (one) => placed.get(one) ?? null);
  labels.delete(null);
  const joined = [...labels.values()].map((own) => new Set(own.map(eventOf))).filter(({ size }) => size > 1);
  return [...new Set(named.map(eventOf)).difference(new Set(joined.flatMap((events) => [...events])))];
}

/** The id of the event that each listing becomes a broadcast of. */
function placeAll(own: readonly Judged[]): Map<Judged, string> {
  const sightings = own.flatMap((one) =>
    one.detection === null || !isFound(one)
      ? []
      : [
          {
            channel: one.slot.channel.name,
            country: one.slot.channel.country,
            timeshift: false,
            source: one.slot.channel.name,
            start: one.slot.start,
            stop: one.slot.stop,
            detection: one.detection,
            one,
          },
        ],
  );
  const blocks = findBlocks(sightings);
  const placed = new Map<Judged, string>();
  for (const [block, those] of Map.groupBy(sightings, (_, index) => blocks[index] ?? null)) {
    if (block === null) continue;
    for (const { event, broadcasts } of buildEvents(block, those, [], {
      knowledge,
      markingOf: () => noMarking,
    }))
      for (const { slot } of broadcasts) placed.set(slot.one, event.id);
  }
  return placed;
}

function share<T>(some: readonly T[], isRight: (one: T) => boolean): string {
  return some.length === 0 ? "-" : ((some.filter(isRight).length / some.length) * 100).toFixed(1);
}

function printMisses(): void {
  const print = (wrong: string, { batch, said, line }: Judged): void =>
    console.log(
      `${batch} [${wrong}: ${said ? `${said.sport} ${said.league} ${said.showing} ${said.block}` : "nothing"}] ${line.replaceAll("\t", " ¦ ")}`,
    );
  const studied = judged.filter(({ batch }) => !batch.endsWith("-test"));
  for (const one of studied) {
    if (one.sport === null) {
      if (isFound(one)) print("no event", one);
    } else if (!isFound(one)) print("missed", one);
    else if (one.sport !== one.said?.sport) print("sport", one);
    else if (!isLeagueRight(one)) print("league", one);
    else if (!isShowingRight(one)) print("showing", one);
  }
  const named = studied.filter(({ event }) => event);
  for (const own of Map.groupBy(named, eventOf).values())
    if (own.length > 1 && !isOne(own)) for (const one of own) print("not one", one);
  for (const batch of Map.groupBy(named, ({ batch }) => batch).values()) {
    const apart = new Set(listApart(batch));
    for (const one of batch) if (!apart.has(eventOf(one))) print("not apart", one);
  }
}
