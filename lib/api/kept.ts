import "server-only";
import { join } from "node:path";
import { siteEnv } from "@/lib/env";
import { joinKept, type Kept, parseKept } from "@/lib/feeds/kept";
import { realNow } from "@/lib/time/clock";
import { type CopyStore, createDiskCopies } from "./copies";

/** Apart from the API's answers, so that they don't displace each other. */
const mostBytes = 32_000_000;

let store: CopyStore | undefined;

function keptFiles(): CopyStore {
  store ??= createDiskCopies({ folder: join(siteEnv().copies.folder, "followed"), owner: "site", mostBytes });
  return store;
}

type Followed<Entry> = {
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

/** Joins a file's entries with what it held before, also before a restart. Null if it has no name. */
export async function keepEntries<Entry>(file: Followed<Entry>): Promise<Kept<Entry> | null> {
  const { key, otherwise = null, fresh, idOf, stays = () => false, now } = file;
  const copy = await keptFiles().get(key);
  const kept = copy && parseKept<Entry>(copy.text);
  const name = file.name ?? kept?.name ?? otherwise;
  if (name === null) return null;
  const joined = joinKept(name, fresh, kept, { idOf, stays, now });
  const text = JSON.stringify(joined);
  if (joined.entries.length > 0 && text !== copy?.text)
    await keptFiles().put(key, { at: realNow(), text, etag: null });
  return joined;
}
