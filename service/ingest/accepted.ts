import { hash } from "node:crypto";
import type { Source } from "../store/sources.ts";

/**
 * A source keeps a hash of what its last accepted run read. A run that reads the same under the same conditions would
 * change nothing, so it stops there. Whatever else could make it change something clears the hash: a run that begins
 * to write, and every move, removal or rejoining of feeds (`forgetContent` in the store).
 */

/**
 * The version of the rules by which bytes become listings: reading, normalising and joining. Increase it whenever
 * their result for a file changes, so that sources are read in full once more.
 */
export const listingsVersion = 45;

/** What a run's result depends on apart from the content. */
export type Conditions = Pick<Source, "kind" | "location" | "country"> & {
  include: { closed: boolean; adult: boolean };
  /** That of times without one; null if nothing says it. */
  zone: string | null;
  /** What is added to its times. */
  shiftMinutes: number;
  /** How many days of past listings are kept; null for all. */
  retentionDays: number | null;
};

function conditionsKey(conditions: Conditions): string {
  const { kind, location, country, zone, shiftMinutes, include, retentionDays } = conditions;
  const all = [listingsVersion, kind, location, country, zone, shiftMinutes, include, retentionDays];
  return hash("sha256", JSON.stringify(all)).slice(0, 16);
}

/** The hash that an accepted run stores with its source; `content` is the hash of the bytes as received. */
export const acceptedHash = (conditions: Conditions, content: string): string =>
  `${conditionsKey(conditions)}:${content}`;

/** The hash of the content that the source's last accepted run read under the same conditions; null if there is none. */
export function acceptedContent(source: Source | null, conditions: Conditions): string | null {
  const [key, content] = source?.content_hash?.split(":") ?? [];
  return content !== undefined && key === conditionsKey(conditions) ? content : null;
}

/**
 * Whether a source lists what it did before its last change, for the first time: some list two things in turn. If its
 * settings have changed, that is what the operator wants.
 */
export function turnsBack(before: Source | null, hash: string): boolean {
  const { content_hash: last = null, earlier_hash: earlier, turned_hash: turned } = before ?? {};
  const isSetOtherwise = last !== null && conditionsIn(last) !== conditionsIn(hash);
  return !isSetOtherwise && earlier === hash && last !== hash && turned !== hash;
}

const conditionsIn = (hash: string): string | undefined => hash.split(":")[0];
