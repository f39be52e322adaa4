import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Channel } from "../../../contract/channel.ts";
import { type Clock, seconds } from "../../clock.ts";
import type { Aliases } from "../../sport/catalogue/aliases.ts";
import { loadAliases } from "../../sport/catalogue/load.ts";
import { slices } from "../../store/batches.ts";
import type { Database } from "../../store/schema.ts";
import { listSearchEvents, listSearchSlots } from "../../store/search-slots.ts";
import type { LiveGuide } from "../live-guide.ts";
import { type ChannelSlots, createNumbers, type Dictionary, packSlots } from "./channel-slots.ts";
import { foldForSearch } from "./fold.ts";
import { createNames } from "./names.ts";
import { createLeagueNames, noSport, readSportNames, type SportNames } from "./sport-names.ts";

/** What can be searched for: everything that is on or to come, by its names. */
export type Searchable = Dictionary & {
  /** By the channel's key in the store. */
  slots: Map<number, ChannelSlots>;
  /** The keys of a channel's names, by its key in the store. */
  channels: Map<number, number[]>;
  sport: SportNames;
  /** What national sides are called, folded, whether or not they play. */
  nicknames: ReadonlySet<string>;
};

/** The search's index in memory. It follows the guide, so that it also sees what other processes write. */
export type LiveSearch = {
  /** Waits until everything was read once. */
  searchable(): Promise<Searchable>;
  /** Whether it has read all that the guide has. */
  isCurrent(): boolean;
  /** Reads what has changed since the last time. */
  poll(): Promise<void>;
};

/**
 * How many channels one statement reads before other work gets a turn. Few, since the texts of many at a time outlive
 * Node's space for new objects, and the memory that they then take is long in coming back.
 */
const atOnce = 4;

/** Names of what is gone stay, until there are this many more, or twice as many. */
const mostUnused = 20_000;

/** Read once by a process; nicknames are those of `Searchable`. */
let known: { aliases: Aliases; nicknames: ReadonlySet<string> } | undefined;

function readAliases() {
  const aliases = loadAliases();
  return { aliases, nicknames: new Set(aliases.nicknames.map(foldForSearch)) };
}

/** A channel's names, folded: also a numbered one as one word ("tvnz2") and parted from its number ("itv 1"). */
function namesOf({ name, aliases = [] }: Channel): string[] {
  const [own = "", ...others] = [name, ...aliases].map(foldForSearch);
  const [, word, number] = /^(\p{L}+) ?(\p{N}+)$/u.exec(own) ?? [];
  return [own, ...others, ...(word ? [`${word}${number}`, `${word} ${number}`] : [])];
}

export function createLiveSearch(db: Kysely<Database>, clock: Clock, guide: LiveGuide): LiveSearch {
  let revision = -1;
  let current = createSearchable();
  /** The revision of each channel whose slots were read. */
  let read = new Map<number, number>();
  let namesAtFirst = 0;

  const readSlots = async (into: Searchable, revisions: Map<number, number>): Promise<void> => {
    const { channels } = guide.directory();
    const due = channels.filter((channel) => revisions.get(channel.ref) !== channel.revision);
    for (const some of slices(due, atOnce)) {
      const refs = some.map(({ ref }) => ref);
      const rows = Map.groupBy(
        await listSearchSlots(db, { channels: refs, from: seconds(clock) }),
        ({ channel }) => channel,
      );
      for (const { ref, revision: seen } of some) {
        into.slots.set(ref, packSlots(rows.get(ref) ?? [], into));
        revisions.set(ref, seen);
      }
      await breathe();
    }
    into.channels = new Map(
      channels.map(({ ref, record }) => [ref, namesOf(record).map((name) => into.names.add(name))]),
    );
    for (const ref of into.slots.keys()) if (!into.channels.has(ref)) into.slots.delete(ref);
  };

  const follow = async (): Promise<void> => {
    const latest = guide.revision();
    if (latest === revision) return;
    const isWorn = current.names.size() > 2 * namesAtFirst + mostUnused;
    const isFresh = isWorn || revision < 0;
    const into = isFresh ? createSearchable() : current;
    const revisions = isFresh ? new Map<number, number>() : read;
    await readSlots(into, revisions);
    known ??= readAliases();
    const { aliases, nicknames } = known;
    into.nicknames = nicknames;
    into.sport = readSportNames(await listSearchEvents(db, seconds(clock)), {
      names: into.names,
      aliases,
      leagueNames: createLeagueNames(aliases),
    });
    if (isFresh) namesAtFirst = into.names.size();
    current = into;
    read = revisions;
    revision = latest;
  };

  let polling = Promise.resolve();
  const poll = (): Promise<void> => {
    const done = polling.then(follow);
    polling = done.catch(() => undefined);
    return done;
  };
  return {
    async searchable() {
      if (revision < 0) await poll();
      return current;
    },
    isCurrent: () => revision === guide.revision(),
    poll,
  };
}

const createSearchable = (): Searchable => ({
  names: createNames(),
  shows: createNumbers(),
  events: createNumbers(),
  people: new Map(),
  slots: new Map(),
  channels: new Map(),
  sport: noSport,
  nicknames: new Set(),
});
