import { programmeKind } from "@/lib/kind-words";
import type { Slot } from "@/lib/shapes";

type Known = Pick<Slot, "id" | "title" | "sub_title" | "episode" | "category" | "kind" | "event">;

/** Normalises a name: case, accents and punctuation don't distinguish episodes. */
const fold = (text: string | undefined): string =>
  (text ?? "")
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();

/**
 * Whether two listings are airings of the same episode or film, as far as they say. For a series without numbers and
 * names that is unknown, so they aren't: another day's news is another programme.
 */
export function isSameProgramme(a: Known, b: Known): boolean {
  if (a.event || b.event) return a.event === b.event;
  const [one, other] = [a.episode ?? {}, b.episode ?? {}];
  if (one.episode_id && other.episode_id) return one.episode_id === other.episode_id;
  if (!fold(a.title) || fold(a.title) !== fold(b.title)) return false;
  const numbered = (episode: typeof one) => episode.season !== undefined && episode.number !== undefined;
  if (numbered(one) && numbered(other)) return one.season === other.season && one.number === other.number;
  const parts = [fold(a.sub_title ?? one.name), fold(b.sub_title ?? other.name)];
  if (parts[0] || parts[1]) return parts[0] === parts[1];
  const tellsEpisode = numbered(one) || numbered(other);
  return !tellsEpisode && [a, b].every((each) => programmeKind(each) === "movie");
}

/** The other airings of the same programme that are on or to come at an instant. */
export const findRepeats = <T extends Slot>(slot: Known, airings: readonly T[], at: number): T[] =>
  airings.filter((airing) => airing.id !== slot.id && airing.stop > at && isSameProgramme(slot, airing));
