import { plainName } from "../events/team.ts";
import type { SportsEvent } from "../shapes.ts";

/**
 * What a person follows. Listings have no ids of teams and people, so a team is a name within a sport (a slug), and a
 * person a name; `words` are looked for in titles. `called` is what a page calls a team or league; it isn't kept.
 */
export type Follow =
  | { kind: "show"; id: string; name: string }
  | { kind: "league"; id: string; name: string; called?: string }
  | { kind: "team"; sport: string; name: string; called?: string }
  | { kind: "person" | "words"; name: string };

/** As many as a page of them can be read from. */
export const mostFollows = 200;

const longestName = 120;

/** What a page calls what is followed. */
export const followName = (follow: Follow): string =>
  ("called" in follow ? follow.called : undefined) ?? follow.name;

/** What a follow is of, in its address on the site; the spelling of a name doesn't matter to it. */
export function followSubject(follow: Follow): string {
  if (follow.kind === "show" || follow.kind === "league") return follow.id;
  return follow.kind === "team" ? `${follow.sport}~${follow.name}` : follow.name;
}

/** The same for two follows of the same thing. */
export function followId(follow: Follow): string {
  if (follow.kind === "show" || follow.kind === "league") return `${follow.kind}:${follow.id}`;
  const name = plainName(follow.name);
  return follow.kind === "team" ? `team:${follow.sport}:${name}` : `${follow.kind}:${name}`;
}

/** Reads a kind and a subject, as `followSubject` wrote it; null if they say nothing that can be followed. */
export function parseFollow(kind: string, subject: string, name = ""): Follow | null {
  const [, sport, team] = /^([a-z0-9-]{2,40})~(.+)$/su.exec(subject) ?? [];
  switch (kind) {
    case "show":
      return /^sh_[\w-]{1,40}$/.test(subject) ? { kind, id: subject, name: cleanName(name) } : null;
    case "league":
      return /^lg_[\w-]{1,40}$/.test(subject) ? { kind, id: subject, name: cleanName(name) } : null;
    case "team":
      return sport && team && isName(team) ? { kind, sport, name: cleanName(team) } : null;
    case "person":
    case "words":
      return isName(subject) ? { kind, name: cleanName(subject) } : null;
    default:
      return null;
  }
}

const cleanName = (name: string): string =>
  [
    ...name
      .toWellFormed()
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  ]
    .slice(0, longestName)
    .join("")
    .trim();

const isName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What can be followed of an event: its sides and its league. */
export const followsOfEvent = ({ sport, home, away, league }: SportsEvent): Follow[] => [
  ...[home, away].flatMap((name): Follow[] => (name ? [{ kind: "team", sport, name }] : [])),
  ...(league ? [{ kind: "league" as const, id: league.id, name: league.name }] : []),
];

/** Each thing once, in the order in which it was followed. */
export const cleanFollows = (follows: readonly Follow[]): Follow[] =>
  [...new Map(follows.map((follow) => [followId(follow), follow])).values()].slice(0, mostFollows);

export const isFollowed = (follows: readonly Follow[], follow: Follow): boolean =>
  follows.some((kept) => followId(kept) === followId(follow));

/** Follows a thing, or no longer does. */
export const toggleFollow = (follows: readonly Follow[], follow: Follow): Follow[] =>
  isFollowed(follows, follow)
    ? follows.filter((kept) => followId(kept) !== followId(follow))
    : cleanFollows([...follows, follow]);

/** A follow as few characters: `["team", "football~Hull City"]`, with a name if its subject has none. */
export type PackedFollow = [kind: string, subject: string, name?: string];

export const packFollow = (follow: Follow): PackedFollow =>
  follow.kind === "show" || follow.kind === "league"
    ? [follow.kind, follow.id, follow.name]
    : [follow.kind, followSubject(follow)];

/** Reads packed follows from anywhere: invalid ones are left out. */
export function readFollows(value: unknown): Follow[] {
  if (!Array.isArray(value)) return [];
  const read = value.flatMap((packed: unknown) => {
    if (!Array.isArray(packed)) return [];
    const [kind, subject, name = ""]: unknown[] = packed;
    if (typeof kind !== "string" || typeof subject !== "string" || typeof name !== "string") return [];
    return parseFollow(kind, subject, name) ?? [];
  });
  return cleanFollows(read.filter(({ name }) => name !== ""));
}
