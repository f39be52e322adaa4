import { join } from "node:path";
import { parseArgs } from "node:util";
import type { SlotText } from "../service/ingest/draft.ts";
import { isListedFilm } from "../service/kinds/categories.ts";
import { findBlocks } from "../service/sport/canonical.ts";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import { createDetector } from "../service/sport/detect/detector.ts";
import { slotOf } from "../service/sport/detect/test-slot.ts";
import type { Detection, ShowingMarks } from "../service/sport/detection.ts";
import { ownBlock } from "../service/sport/sighting.ts";
import { fold } from "../service/text.ts";
import { markSlot } from "../service/titles/mark-slot.ts";
import { judgeBatches } from "./load/batches.ts";
import { rowFormat } from "./load/figures.ts";

/**
 * `npm run bench -- games [--misses]`: how often single listings that were written as broadcasters in many countries
 * write them are read as the event that they show, or as none (`bench/labels/README.md`). By batch and language.
 * `--misses` lists the errors.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(12, 10);
const folder = join(import.meta.dirname, "labels/games");
const detect = createDetector(loadKnowledge());

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
  detection: Detection | null;
};

const judged = judgeBatches(folder, judge);
if (options.misses) printMisses();
else printScores();

function judge(batch: string, line: string): Judged {
  const [language = "", shown = "", title = "", ...more] = line.split("\t");
  const [sub, description, categories, channel = "", minutes, event, league] = more;
  const listed: SlotText = {
    title,
    sub_title: sub || undefined,
    description: description || undefined,
    category: categories?.split(";").filter(Boolean),
    flags: { new: false, live: false, repeat: false },
  };
  const { flags } = markSlot(listed, { isFilm: isListedFilm(listed), names: new Set([fold(channel)]) }).slot;
  const [code, country = null] = language.split("-");
  const slot = slotOf({ ...listed, flags, language: code, channel, minutes: Number(minutes) });
  const found = detect({ ...slot, channel: { ...slot.channel, country } });
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
    "Written listings: events found, what is no event left alone, and of what is found the sport, the league, the showing\nthat the listing tells and the event that several listings share, all in %\n",
  );
  console.log(row("", "events", "found", "others", "left", "sport", "league", "showing", "shared", "as one"));
  const parts = [
    ...Map.groupBy(judged, ({ batch }) => batch),
    ...[...Map.groupBy(judged, ({ language }) => language)].sort(),
  ];
  for (const [name, own] of parts) {
    const events = own.filter(({ sport }) => sport !== null);
    const found = events.filter(isFound);
    const others = own.filter(({ sport }) => sport === null);
    const shared = [...Map.groupBy(events, ({ event }) => event)].filter(([event]) => event !== undefined);
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
        share(shared, ([, own]) => isOne(own)),
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

/** Whether listings of one event become one, each on a channel of its own at the event's time. */
function isOne(own: readonly Judged[]): boolean {
  const sightings = own.flatMap(({ detection }, at) =>
    detection === null
      ? []
      : [
          {
            channel: `ch_${at}`,
            country: null,
            timeshift: false,
            source: "written",
            start: 0,
            stop: 7200,
            detection,
          },
        ],
  );
  return own.every(isFound) && new Set(findBlocks(sightings)).size === 1;
}

function share<T>(some: readonly T[], isRight: (one: T) => boolean): string {
  return some.length === 0 ? "-" : ((some.filter(isRight).length / some.length) * 100).toFixed(1);
}

function printMisses(): void {
  const print = (wrong: string, { batch, said, line }: Judged): void =>
    console.log(
      `${batch} [${wrong}: ${said ? `${said.sport} ${said.league} ${said.showing} ${said.block}` : "nothing"}] ${line.replaceAll("\t", " ¦ ")}`,
    );
  for (const one of judged) {
    if (one.sport === null) {
      if (isFound(one)) print("no event", one);
    } else if (!isFound(one)) print("missed", one);
    else if (one.sport !== one.said?.sport) print("sport", one);
    else if (!isLeagueRight(one)) print("league", one);
    else if (!isShowingRight(one)) print("showing", one);
  }
  for (const [event, own] of Map.groupBy(judged, ({ event }) => event))
    if (event !== undefined && !isOne(own)) for (const one of own) print("not one", one);
}
