import { LRUCache } from "lru-cache";
import { answerBytes, type ReadyAnswer } from "./ready-answer.ts";

export type AnswerCache = {
  get(name: string, revision: number, now: number): ReadyAnswer | null;
  set(name: string, revision: number, answer: ReadyAnswer): void;
};

/** What an entry of the cache takes besides, roughly. */
const entryBytes = 200;

/**
 * Keeps answers of one revision of the data within a number of bytes, dropping the least recently used. `name` is
 * the canonical request. A newer revision empties the cache.
 */
export function createAnswerCache({
  maxBytes,
  maxAnswerBytes,
}: {
  maxBytes: number;
  maxAnswerBytes: number;
}): AnswerCache {
  const entries = new LRUCache<string, { answer: ReadyAnswer; bytes: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  let keptRevision = -1;

  const clearIfOutdated = (revision: number) => {
    if (revision === keptRevision) return;
    entries.clear();
    keptRevision = revision;
  };

  const measure = (name: string, answer: ReadyAnswer) => answerBytes(answer) + 2 * name.length + entryBytes;

  return {
    get(name, revision, now) {
      clearIfOutdated(revision);
      const entry = entries.get(name);
      if (!entry) return null;
      const { answer } = entry;
      if (answer.freshUntil <= now) {
        entries.delete(name);
        return null;
      }
      // An answer grows when it is first gzipped.
      const bytes = measure(name, answer);
      if (bytes !== entry.bytes) entries.set(name, { answer, bytes });
      return answer;
    },

    set(name, revision, answer) {
      clearIfOutdated(revision);
      if (answer.headLength <= maxAnswerBytes) entries.set(name, { answer, bytes: measure(name, answer) });
      else entries.delete(name);
    },
  };
}
