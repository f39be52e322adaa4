import type { Kind } from "../../contract/slot.ts";
import { type Clued, createLessons, type Lessons } from "./lessons.ts";
import { addVote, agreedKind, countVotes, type Votes } from "./votes.ts";

/** What the listings of a source say of the kinds of its programmes; filled as they are read. */
export type SourceKinds = {
  note(slot: NotedSlot): void;
  /** The kind on which the slots of a title agree, wherever they are shown; null if they don't. */
  find(group: string): Kind | null;
  /** What slots whose kind is known teach about others. */
  lessons: Pick<Lessons, "weigh">;
};

export type NotedSlot = Clued & { kind: Kind | undefined };

/** Programmes of such a title are one: a film may have the name of a series. */
export const titleGroup = (title: string, minutes: number | null): string =>
  `${(minutes ?? 0) >= shortestLong ? "long" : "short"} ${title}`;

const shortestLong = 70;
const mostNoted = 50_000;
/** A title that is on every day teaches no more than that. */
const mostTaught = 3;

export function createSourceKinds(): SourceKinds {
  const groups = new Map<string, Votes>();
  const lessons = createLessons();
  return {
    note(slot) {
      const group = titleGroup(slot.title, slot.minutes);
      let votes = groups.get(group);
      if (!votes) {
        if (groups.size >= mostNoted) return;
        votes = countVotes([]);
        // A copy: a slice of a file's chunk would keep the whole chunk in memory.
        groups.set(Buffer.from(group).toString(), votes);
      }
      addVote(votes, slot.kind);
      if (slot.kind && votes.known <= mostTaught) lessons.teach(slot, slot.kind);
    },
    find: (group) => agreedKind(groups.get(group) ?? countVotes([])),
    lessons,
  };
}
