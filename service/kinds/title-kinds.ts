import type { Kind } from "../../contract/slot.ts";

/** How often each kind occurs, of all and of those that are known. */
export type Votes = { counts: Partial<Record<Kind, number>>; known: number; all: number };

/** What of a source's titles their listings say, wherever they are shown; filled as they are read. */
export type TitleKinds = {
  note(slot: { title: string; minutes: number | null; kind: Kind | undefined }): void;
  /** The kind on which those of a group agree; null if they don't. */
  find(group: string): Kind | null;
};

/** Programmes of such a title are one: a film may have the name of a series. */
export const titleGroup = (title: string, minutes: number | null): string =>
  `${(minutes ?? 0) >= shortestLong ? "long" : "short"} ${title}`;

const shortestLong = 70;
const mostNoted = 50_000;
/** A programme has the kind of so many of its slots, of those whose kind is known. */
const agreeing = 0.8;
/** What so few say may be an accident. */
const fewestKnown = 0.25;

export function createTitleKinds(): TitleKinds {
  const groups = new Map<string, Votes>();
  return {
    note({ title, minutes, kind }) {
      const group = titleGroup(title, minutes);
      let votes = groups.get(group);
      if (!votes) {
        if (groups.size >= mostNoted) return;
        votes = countVotes([]);
        // A copy: a slice of a file's chunk would keep the whole chunk in memory.
        groups.set(Buffer.from(group).toString(), votes);
      }
      addVote(votes, kind);
    },
    find: (group) => agreedKind(groups.get(group) ?? countVotes([])),
  };
}

function addVote(votes: Votes, kind: Kind | undefined): void {
  votes.all++;
  if (kind === undefined) return;
  votes.known++;
  votes.counts[kind] = (votes.counts[kind] ?? 0) + 1;
}

export function countVotes(kinds: readonly (Kind | undefined)[]): Votes {
  const votes: Votes = { counts: {}, known: 0, all: 0 };
  for (const kind of kinds) addVote(votes, kind);
  return votes;
}

/** The most common kind, how often it occurs, and how many are known; null if none is. */
export function mostVotes({ counts, known }: Votes): { kind: Kind; count: number; known: number } | null {
  const [most] = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return most ? { kind: most[0] as Kind, count: most[1], known } : null;
}

/** The kind that nearly all have whose kind is known, if these aren't few; otherwise null. */
export function agreedKind(votes: Votes): Kind | null {
  const most = mostVotes(votes);
  if (!most || most.count < agreeing * votes.known || most.count < fewestKnown * votes.all) return null;
  return most.kind;
}
