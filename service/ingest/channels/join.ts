import { fold } from "../../text.ts";
import type { ChannelDraft } from "../draft.ts";
import {
  type Candidate,
  distinctiveNames,
  type JoiningSource,
  type Knowledge,
  only,
  statedCountry,
} from "./candidate.ts";
import {
  alike,
  idCountry,
  idKeys,
  longerKeys,
  nameKey,
  nameKeys,
  numberKeys,
  ownNameKey,
  withoutCountry,
} from "./channel-names.ts";
import { findHomes } from "./home-country.ts";
import { findMapped, siteForms } from "./site-mapping.ts";

export type Join =
  | { by: "id" | "site_map" | "name"; known: string }
  | { by: "own"; key: string }
  | { by: "excluded"; reason: LeftOut };

/** Why a channel stays out of the guide. */
export type LeftOut = "closed" | "adult";

/** Everything to look up in the channel database before joining these channels. */
export function questions(
  drafts: readonly ChannelDraft[],
  source: JoiningSource,
): { keys: string[]; tokens: string[] } {
  const keys = new Set<string>();
  const tokens = new Set<string>();
  for (const draft of drafts) {
    for (const key of idKeys(draft.sourceChannel)) keys.add(key);
    const home = statedCountry(draft, source);
    for (const name of distinctiveNames(draft))
      for (const key of [...nameKeys(name, home), ...numberKeys(name), ...longerKeys(name, home)])
        keys.add(key);
    tokens.add(draft.sourceChannel);
    for (const form of siteForms(draft.sourceChannel)) tokens.add(form.token);
  }
  return { keys: [...keys], tokens: [...tokens] };
}

function byId(draft: ChannelDraft, { named }: Knowledge): Candidate | null {
  for (const key of idKeys(draft.sourceChannel)) {
    const found = named.get(key);
    if (found) return only(found);
  }
  return null;
}

/**
 * The channels of a source whose ids differ from others' only in upper and lower case, though their names are of other
 * channels. The channel database, which is read in any case, means at most the one that is written as there.
 */
function listOtherCase(drafts: readonly ChannelDraft[]): Set<ChannelDraft> {
  const groups = Map.groupBy(drafts, ({ sourceChannel }) => sourceChannel.toLowerCase()).values();
  const differ = [...groups].filter(([first, ...others]) =>
    others.some((other) => first && !areAlike(first, other)),
  );
  return new Set(differ.flat());
}

const areAlike = (one: ChannelDraft, other: ChannelDraft): boolean =>
  one.names.some(({ name }) => other.names.some((each) => alike(name, each.name)));

/** A station's subchannel, such as `KBDITV121.us`: its aliases are the networks that it carries. */
const isSubchannel = (id: string): boolean => /^[KW][A-Z]{2,3}(?:TV|DT|LD|CD|LP|CA|D)?\d+\.us$/.test(id);

/** Letters that other channels have too, if points or spaces may stand between them: `ATV` isn't `a.tv`. */
const longestShort = 4;

/** Whether a name, or the beginning of it, is an alias as it is written; `BBC 1` is `BBC1`. */
const isWritten = (name: string, { aliases }: Candidate): boolean =>
  aliases.some((alias) => `${joinNumbers(name)} `.startsWith(`${joinNumbers(alias)} `));

const joinNumbers = (name: string): string => fold(name).replace(/ (?=\d)/g, "");

/** The channel of a country whose own name this is or, with `by: "alias"`, the one that has it as an alias. */
function byName(
  draft: ChannelDraft,
  by: "title" | "alias",
  source: JoiningSource,
  { named, shared }: Knowledge & { shared: ReadonlySet<string> },
): Candidate | null {
  const home = statedCountry(draft, source);
  if (!home) return null;
  const names = distinctiveNames(draft).filter((name) => !shared.has(nameKey(name)));
  for (const key of names.flatMap((name) => nameKeys(name, home))) {
    const open = (named.get(key) ?? []).filter((each) => each.country === home && each.excluded !== "closed");
    const titled = open.filter((each) => nameKey(each.name) === key);
    const isAlias = (each: Candidate) =>
      !isSubchannel(each.id) &&
      (key.length > longestShort || names.some((name) => isWritten(withoutCountry(name, home), each)));
    const found = by === "title" || titled.length > 0 ? titled : open.filter(isAlias);
    if (found.length > 0) return only(found);
  }
  return null;
}

const isNumber = (draft: ChannelDraft): boolean => {
  const names = distinctiveNames(draft);
  return names.length > 0 && names.every((name) => numberKeys(name).length > 0);
};

/** The only channel of a country that is called "Channel 5", "Kanal 5" or the like, for one called "5". */
function byNumber(draft: ChannelDraft, source: JoiningSource, { named }: Knowledge): Candidate | null {
  const home = statedCountry(draft, source);
  const keys = distinctiveNames(draft).flatMap(numberKeys);
  const found = keys.flatMap((key) => (named.get(key) ?? []).filter(({ name }) => nameKey(name) === key));
  return home
    ? only(found.filter(({ country, excluded }) => country === home && excluded !== "closed"))
    : null;
}

/** The channel of a country whose name a guide shortens, if no other country has one of that name. */
function byLongerName(
  draft: ChannelDraft,
  source: JoiningSource,
  { named, shared }: Knowledge & { shared: ReadonlySet<string> },
): Candidate | null {
  const home = statedCountry(draft, source);
  const names = distinctiveNames(draft).filter((name) => !shared.has(nameKey(name)));
  const keys = names.flatMap((name) => longerKeys(name, home));
  const found = only(
    keys.flatMap((key) => (named.get(key) ?? []).filter((each) => nameKey(each.name) === key)),
  );
  return home !== null && found?.country === home && found.excluded === null ? found : null;
}

/** Names that several of a source's channels have, so that they identify none of them. */
function sharedNames(drafts: readonly ChannelDraft[]): Set<string> {
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  for (const draft of drafts)
    for (const { name } of draft.names) {
      const key = nameKey(name);
      if ((seen.get(key) ?? draft.sourceChannel) !== draft.sourceChannel) shared.add(key);
      seen.set(key, draft.sourceChannel);
    }
  return shared;
}

/**
 * Merges channels of one source whose names differ only in picture quality, under the key of the first of them (or of
 * one that had a key before, if any). Two with exactly the same name may be different regions' channels, so none of
 * that name are merged; nor are those whose ids end in other countries.
 */
function ownKeys(
  drafts: readonly ChannelDraft[],
  source: JoiningSource,
  shared: ReadonlySet<string>,
  keyedBefore: ReadonlySet<string>,
): Map<string, string> {
  const groups = Map.groupBy(drafts, (draft) => {
    const [name] = distinctiveNames(draft);
    const key = name && ownNameKey(name);
    return key ? `${key}\n${idCountry(draft.sourceChannel) ?? ""}` : "";
  });
  const keys = new Map<string, string>();
  for (const [name, members] of groups) {
    const apart =
      !name || members.some((draft) => draft.names.some((each) => shared.has(nameKey(each.name))));
    const all = members.map((draft) => `${source.name}/${draft.sourceChannel}`);
    const first = all.find((key) => keyedBefore.has(key)) ?? all[0];
    members.forEach((draft, index) => {
      const key = apart ? all[index] : first;
      if (key) keys.set(draft.sourceChannel, key);
    });
  }
  return keys;
}

/** Whether a known channel is broadcast in a feed's country, so that it may be what the feed lists. */
const reaches = ({ country, areas }: Candidate, home: string | null): boolean =>
  home === null || country === home || areas.includes(home);

function leftOut({ excluded }: Candidate, { include }: JoiningSource): LeftOut | null {
  if (excluded === "closed") return include?.closed ? null : "closed";
  return excluded === null || include?.adult ? null : "adult";
}

/**
 * Decides which channel of the guide each of a source's channels is: by its id, by a site's mapping, by name or number
 * and country, if that is unambiguous; otherwise a channel of its own. A false join is worse than a missed one: a
 * channel of another country joins only by its id, and by a mapping only if it is broadcast in the feed's country.
 * `keyedBefore` has the keys of this source's own channels from earlier runs; `homes` the countries
 * that its channels are for.
 */
export function joinChannels(
  drafts: readonly ChannelDraft[],
  source: JoiningSource,
  knowledge: Knowledge,
  keyedBefore: ReadonlySet<string>,
  homes: ReadonlyMap<string, string> = findHomes(drafts, source, knowledge),
): Map<string, Join> {
  const shared = sharedNames(drafts);
  const joins = new Map<string, Join>();
  const claimed = new Set<string>();
  const rest = (by: "id" | "site_map" | "name", left: readonly ChannelDraft[], find: Find) =>
    left.filter((draft) => {
      const known = find(draft);
      if (!known) return true;
      const reason = leftOut(known, source);
      joins.set(draft.sourceChannel, reason ? { by: "excluded", reason } : { by, known: known.id });
      claimed.add(known.id);
      return false;
    });

  const otherCase = listOtherCase(drafts);
  const unidentified = rest("id", drafts, (draft) => {
    const known = byId(draft, knowledge);
    return known && (known.id === draft.sourceChannel || !otherCase.has(draft)) ? known : null;
  });
  const unmapped = rest("site_map", unidentified, (draft) => {
    const known = findMapped(draft, source, knowledge);
    return known && reaches(known, homes.get(draft.sourceChannel) ?? null) ? known : null;
  });
  const names = { ...knowledge, shared };
  const untitled = rest("name", unmapped, (draft) => byName(draft, "title", source, names));
  // An alias may be a former name that another of the source's channels now has: that one keeps it.
  const before = new Set(claimed);
  const unjoined = rest("name", untitled, (draft) => {
    const known = byName(draft, "alias", source, names);
    return known && !before.has(known.id) ? known : null;
  });
  // One number among names is a name; several may be positions.
  const [numbered, ...others] = drafts.filter(isNumber);
  const unnumbered = rest("name", unjoined, (draft) => {
    const known = draft === numbered && others.length === 0 ? byNumber(draft, source, knowledge) : null;
    return known && !claimed.has(known.id) ? known : null;
  });
  const taken = new Set(claimed);
  const unlike = rest("name", unnumbered, (draft) => {
    const known = byLongerName(draft, source, names);
    return known && !taken.has(known.id) ? known : null;
  });
  for (const [sourceChannel, key] of ownKeys(unlike, source, shared, keyedBefore))
    joins.set(sourceChannel, { by: "own", key });
  return joins;
}

type Find = (draft: ChannelDraft) => Candidate | null;
