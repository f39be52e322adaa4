import type { Kind } from "../../contract/slot.ts";

/** How often each kind occurs, of all and of those that are known. */
export type Votes = { counts: Partial<Record<Kind, number>>; known: number; all: number };

/** A programme has the kind of so many of its slots, of those whose kind is known. */
const agreeing = 0.8;
/** What so few say may be an accident. */
const fewestKnown = 0.25;

export function addVote(votes: Votes, kind: Kind | undefined): void {
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
