import { type ReadyAnswer, weightOf } from "./ready-answer.ts";

export type AnswerCache = {
  get(name: string, revision: number, now: number): ReadyAnswer | null;
  set(name: string, revision: number, answer: ReadyAnswer): void;
};

/**
 * Answers of one revision of the data, the most lately used of them, within a bound of bytes. `name` is the
 * canonical request. A newer revision empties it. An answer may grow by its gzipped form: it is weighed anew
 * whenever it is used.
 */
export function createAnswerCache({
  mostBytes,
  largestBytes,
}: {
  mostBytes: number;
  largestBytes: number;
}): AnswerCache {
  const held = new Map<string, { answer: ReadyAnswer; bytes: number }>();
  let heldRevision = -1;
  let bytes = 0;

  const drop = (name: string) => {
    bytes -= held.get(name)?.bytes ?? 0;
    held.delete(name);
  };

  const hold = (name: string, answer: ReadyAnswer) => {
    const entry = { answer, bytes: weightOf(answer) + 2 * name.length + entryBytes };
    held.set(name, entry);
    bytes += entry.bytes;
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  };

  const follow = (revision: number) => {
    if (revision === heldRevision) return;
    held.clear();
    bytes = 0;
    heldRevision = revision;
  };

  return {
    get(name, revision, now) {
      follow(revision);
      const answer = held.get(name)?.answer;
      if (!answer) return null;
      drop(name);
      if (answer.freshUntil <= now) return null;
      hold(name, answer);
      return answer;
    },

    set(name, revision, answer) {
      follow(revision);
      drop(name);
      if (answer.headLength <= largestBytes) hold(name, answer);
    },
  };
}

/** What a place in the map weighs besides, roughly. */
const entryBytes = 200;
