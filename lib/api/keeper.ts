import { joinKept, type KeptFeed, parseKept, uniteKept } from "@/lib/feeds/kept";
import type { CopyStore } from "./copies.ts";

export type Followed<Entry> = {
  /** Names the file among all that programs follow. */
  key: string;
  /** Null if unknown now: then the one that it had. */
  name: string | null;
  /** Its name if it never had one; null: then there is no such file. */
  otherwise?: string | null;
  fresh: readonly Entry[];
  idOf: (entry: Entry) => string;
  stays?: (entry: Entry) => boolean;
  now: number;
};

type Setting = {
  /** All hold the same, as far as each can: one may be empty or lost. */
  stores: readonly CopyStore[];
  /** The time at which a file is written, epoch milliseconds. */
  now: () => number;
};

/** Returns what joins a file's entries with what it held before. Its answer is null if the file has no name. */
export function createKeeper({ stores, now: readNow }: Setting) {
  return async <Entry>(file: Followed<Entry>): Promise<KeptFeed<Entry> | null> => {
    const { key, otherwise = null, fresh, idOf, stays = () => false, now } = file;
    const copies = await Promise.all(stores.map((store) => store.get(key)));
    const kept = uniteKept(copies.flatMap((copy) => (copy && parseKept<Entry>(copy.text)) ?? []));
    const name = file.name ?? kept?.name ?? otherwise;
    if (name === null) return null;
    const joined = joinKept(name, fresh, kept, { idOf, stays, now });
    const text = JSON.stringify(joined);
    const behind = joined.entries.length === 0 ? [] : stores.filter((_, at) => copies[at]?.text !== text);
    await Promise.all(behind.map((store) => store.put(key, { at: readNow(), text, etag: null })));
    return joined;
  };
}
