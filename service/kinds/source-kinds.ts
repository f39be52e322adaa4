import type { Kind } from "../../contract/slot.ts";
import { type Clued, createLessons, type Lessons } from "./lessons.ts";
import { addVote, agreedKind, countVotes, type Votes } from "./votes.ts";

/** What the listings of a source say of the kinds of its programmes; filled as they are read. */
export type SourceKinds = {
  note(slot: NotedSlot): void;
  /** The kind on which the slots of a title agree, wherever they are shown; null if they don't. */
  find(group: string): Kind | null;
  /** What slots whose kind is known teach about others. */
  lessons: Pick<Lessons, "weigh" | "timesTaught">;
};

export type NotedSlot = Clued & {
  /** That which its own listing says. */
  kind: Kind | undefined;
  /** That at which it hints if it says none. */
  hint: Kind | null;
};

/** Programmes of such a title are one: a film may have the name of a series. */
export const titleGroup = (title: string, minutes: number | null): string =>
  `${(minutes ?? 0) >= shortestLong ? "long" : "short"} ${title}`;

const shortestLong = 70;
const mostNoted = 50_000;
/** A title that is on every day teaches no more than that. */
const mostTaught = 3;

export function createSourceKinds(): SourceKinds {
  const groups = new Map<string, { votes: Votes; taught: number }>();
  const lessons = createLessons();
  return {
    note(slot) {
      const group = titleGroup(slot.title, slot.minutes);
      let noted = groups.get(group);
      if (!noted) {
        if (groups.size >= mostNoted) return;
        noted = { votes: countVotes([]), taught: 0 };
        // A copy: a slice of a file's chunk would keep the whole chunk in memory.
        groups.set(Buffer.from(group).toString(), noted);
      }
      addVote(noted.votes, slot.kind);
      const kind = slot.kind ?? slot.hint;
      if (kind && noted.taught++ < mostTaught) lessons.teach(slot, kind);
    },
    find: (group) => agreedKind(groups.get(group)?.votes ?? countVotes([])),
    lessons,
  };
}
