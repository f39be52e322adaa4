import type { ChannelDraft } from "../draft.ts";
import { idCountry } from "./channel-names.ts";

/** What joining needs of a channel in the channel database. */
export type Candidate = {
  id: string;
  name: string;
  aliases: string[];
  country: string | null;
  /** The countries in which it is broadcast; empty if unknown. */
  areas: string[];
  excluded: "closed" | "nsfw" | null;
};

/** A site's id and the channel that it means. */
export type Mapped = { site: string; channel: Candidate };

/** What the channel database knows about the keys and tokens of a source's channels. */
export type Knowledge = {
  /** By `nameKey` or `idKey`. */
  named: ReadonlyMap<string, readonly Candidate[]>;
  /** By token: the part of a site's id that guides carry. */
  mapped: ReadonlyMap<string, readonly Mapped[]>;
};

/** What joining needs of a source; `include` says what is listed though the channel database would leave it out. */
export type JoiningSource = {
  name: string;
  country: string | null;
  include?: { closed: boolean; adult: boolean };
};

/** The names of a channel that could identify it: those that aren't a number or a channel position. */
export const distinctiveNames = (draft: ChannelDraft): string[] =>
  draft.names.map(({ name }) => name.trim()).filter((name) => /\p{Letter}/u.test(name) || !/[.-]/.test(name));

/** The only channel of a list; null if there are none or several. */
export function only(candidates: Iterable<Candidate>): Candidate | null {
  const [first, second] = new Map([...candidates].map((each) => [each.id, each])).values();
  return first && !second ? first : null;
}

/** The country that a channel is for, as its id or its source says. */
export const statedCountry = (draft: ChannelDraft, source: JoiningSource): string | null =>
  idCountry(draft.sourceChannel) ?? source.country;
