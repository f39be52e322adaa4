import type { Convention } from "./convention.ts";

/** A source ends titles with a full stop if it does so with this many, and hardly leaves it out. */
const fewestStopped = 10;
const stopped = /[\p{L}\p{N})\]"»”?!](?<!\.\p{L})\.$/u;
const unstopped = /[\p{L}\p{N})\]"»”]$/u;

export function createFullStop(): Convention {
  const ends = { stopped: 0, unstopped: 0 };
  const isUsual = () => ends.stopped >= fewestStopped && ends.unstopped * 10 <= ends.stopped;
  return {
    note({ title, title_as_listed: listed = title }) {
      if (stopped.test(listed)) ends.stopped += 1;
      else if (unstopped.test(listed)) ends.unstopped += 1;
    },
    read: (slot) =>
      isUsual() && stopped.test(slot.title) ? { ...slot, title: slot.title.slice(0, -1) } : null,
  };
}
