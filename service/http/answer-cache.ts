import type { ReadyAnswer } from "./ready-answer.ts";

export type AnswerCache = {
  get(name: string, revision: number, now: number): ReadyAnswer | null;
  set(name: string, revision: number, answer: ReadyAnswer): void;
};

/**
 * Answers of one revision of the data, the most lately used of them, within a bound of bytes. `name` is the
 * canonical request. A newer revision empties it.
 */
export function createAnswerCache({
  mostBytes,
  largestBytes,
}: {
  mostBytes: number;
  largestBytes: number;
}): AnswerCache {
  const held = new Map<string, ReadyAnswer>();
  let heldRevision = -1;
  let bytes = 0;

  const drop = (name: string, answer: ReadyAnswer) => {
    held.delete(name);
    bytes -= size(name, answer);
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
      const answer = held.get(name);
      if (!answer) return null;
      held.delete(name);
      if (answer.freshUntil > now) {
        held.set(name, answer);
        return answer;
      }
      bytes -= size(name, answer);
      return null;
    },

    set(name, revision, answer) {
      follow(revision);
      const before = held.get(name);
      if (before) drop(name, before);
      if (answer.headLength > largestBytes) return;
      held.set(name, answer);
      bytes += size(name, answer);
      for (const [oldest, old] of held) {
        if (bytes <= mostBytes) return;
        drop(oldest, old);
      }
    },
  };
}

/** What an entry weighs, its place in the map included, roughly. */
const size = (name: string, { headLength }: ReadyAnswer): number => headLength + 2 * name.length + 200;
