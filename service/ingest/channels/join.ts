import type { ChannelDraft } from "../draft.ts";
import { alike, idCountry, idKeys, nameKey, nameKeys, ownNameKey, plainNameKey } from "./channel-names.ts";

/** What joining needs of a channel in the channel database. */
export type Candidate = {
  id: string;
  name: string;
  aliases: string[];
  country: string | null;
  excluded: "closed" | "blocked" | "nsfw" | null;
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

export type Join =
  | { by: "id" | "site_map" | "name"; known: string }
  | { by: "own"; key: string }
  | { by: "excluded" };

type Source = { name: string; country: string | null };

/** The names of a channel that could identify it: those that aren't a number or a channel position. */
const distinctiveNames = (draft: ChannelDraft): string[] =>
  draft.names.map(({ name }) => name.trim()).filter((name) => /\p{Letter}/u.test(name) || !/[.-]/.test(name));

const findHomeCountry = (draft: ChannelDraft, source: Source): string | null =>
  idCountry(draft.sourceChannel) ?? source.country;

/** Splits a guide's id at its dots: "101.dstv_com" may be 101 of the site dstv.com. */
function siteForms(id: string): { token: string; sites: string[] }[] {
  if (id.startsWith("mjh-")) return [{ token: id, sites: ["i.mjh.nz"] }];
  const labels = id.split(".");
  return labels.slice(1).map((_, index) => {
    const rest = labels.slice(index + 1).map((label) => label.replaceAll("_", "."));
    return {
      token: labels.slice(0, index + 1).join("."),
      sites: rest.map((_, from) => rest.slice(from).join(".")).filter((site) => site.includes(".")),
    };
  });
}

/** Everything to look up in the channel database before joining these channels. */
export function questions(
  drafts: readonly ChannelDraft[],
  source: Source,
): { keys: string[]; tokens: string[] } {
  const keys = new Set<string>();
  const tokens = new Set<string>();
  for (const draft of drafts) {
    for (const key of idKeys(draft.sourceChannel)) keys.add(key);
    for (const name of distinctiveNames(draft))
      for (const key of nameKeys(name, findHomeCountry(draft, source))) keys.add(key);
    tokens.add(draft.sourceChannel);
    for (const form of siteForms(draft.sourceChannel)) tokens.add(form.token);
  }
  return { keys: [...keys], tokens: [...tokens] };
}

/** The only channel of a list; null if there are none or several. */
function only(candidates: Iterable<Candidate>): Candidate | null {
  const [first, second] = new Map([...candidates].map((each) => [each.id, each])).values();
  return first && !second ? first : null;
}

function byId(draft: ChannelDraft, { named }: Knowledge): Candidate | null {
  for (const key of idKeys(draft.sourceChannel)) {
    const found = named.get(key);
    if (found) return only(found);
  }
  return null;
}

/** Matches ids that no two sites use by chance: long, with letters and digits, as databases generate them. */
const isOpaque = (id: string): boolean =>
  id.length >= 8 && /^[0-9a-z_-]+$/i.test(id) && (id.match(/\d/g)?.length ?? 0) >= 2 && /[a-z]/i.test(id);

const sameName = (name: string, known: Candidate): boolean =>
  [known.name, ...known.aliases].some((other) => plainNameKey(other) === plainNameKey(name));

const namesAlike = (draft: ChannelDraft, known: Candidate): boolean =>
  distinctiveNames(draft).some((name) => [known.name, ...known.aliases].some((other) => alike(name, other)));

function bySite(draft: ChannelDraft, source: Source, { mapped }: Knowledge): Candidate | null {
  for (const { token, sites } of siteForms(draft.sourceChannel)) {
    const here = (mapped.get(token) ?? []).filter(({ site }) => sites.includes(site));
    const found = only(here.map(({ channel }) => channel));
    if (found && namesAlike(draft, found)) return found;
  }
  const anywhere = (mapped.get(draft.sourceChannel) ?? []).map(({ channel }) => channel);
  const found = only(anywhere);
  if (found && isOpaque(draft.sourceChannel) && namesAlike(draft, found)) return found;
  // Another site may use a short id for another channel. So the name has to agree and, unless this is the channel's
  // home country, the id has to say something that the name doesn't.
  const distinctive = isDistinctive(draft);
  const here = anywhere.filter((known) => distinctive || known.country === findHomeCountry(draft, source));
  return only(here.filter((known) => distinctiveNames(draft).some((name) => sameName(name, known))));
}

/** Whether a short id is more than a number or its channel's name. */
const isDistinctive = (draft: ChannelDraft): boolean =>
  /[a-z]/i.test(draft.sourceChannel) &&
  !draft.names.some(({ name }) => nameKey(name) === nameKey(draft.sourceChannel));

/** A station's subchannel, such as `KBDITV121.us`: its aliases are the networks that it carries. */
const isSubchannel = (id: string): boolean => /^[KW][A-Z]{2,3}(?:TV|DT|LD|CD|LP|CA|D)?\d+\.us$/.test(id);

/** The channel of a country whose own name this is or, with `by: "alias"`, the one that has it as an alias. */
function byName(
  draft: ChannelDraft,
  by: "title" | "alias",
  source: Source,
  { named, shared }: Knowledge & { shared: ReadonlySet<string> },
): Candidate | null {
  const home = findHomeCountry(draft, source);
  if (!home) return null;
  const names = distinctiveNames(draft).filter((name) => !shared.has(nameKey(name)));
  for (const key of names.flatMap((name) => nameKeys(name, home))) {
    const open = (named.get(key) ?? []).filter((each) => each.country === home && each.excluded !== "closed");
    const titled = open.filter((each) => nameKey(each.name) === key);
    const found = by === "title" || titled.length > 0 ? titled : open.filter(({ id }) => !isSubchannel(id));
    if (found.length > 0) return only(found);
  }
  return null;
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
  source: Source,
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

/**
 * Decides which channel of the guide each of a source's channels is: by its id, by a site's mapping, by name and
 * country if that is unambiguous; otherwise a channel of its own. A false join is worse than a missed one.
 * `keyedBefore` has the keys of this source's own channels from earlier runs.
 */
export function joinChannels(
  drafts: readonly ChannelDraft[],
  source: Source,
  knowledge: Knowledge,
  keyedBefore: ReadonlySet<string>,
): Map<string, Join> {
  const shared = sharedNames(drafts);
  const joins = new Map<string, Join>();
  const claimed = new Set<string>();
  const rest = (by: "id" | "site_map" | "name", left: readonly ChannelDraft[], find: Find) =>
    left.filter((draft) => {
      const known = find(draft);
      if (!known) return true;
      joins.set(draft.sourceChannel, known.excluded ? { by: "excluded" } : { by, known: known.id });
      claimed.add(known.id);
      return false;
    });

  const unidentified = rest("id", drafts, (draft) => byId(draft, knowledge));
  const unmapped = rest("site_map", unidentified, (draft) => bySite(draft, source, knowledge));
  const names = { ...knowledge, shared };
  const untitled = rest("name", unmapped, (draft) => byName(draft, "title", source, names));
  // An alias may be a former name that another of the source's channels now has: that one keeps it.
  const before = new Set(claimed);
  const unjoined = rest("name", untitled, (draft) => {
    const known = byName(draft, "alias", source, names);
    return known && !before.has(known.id) ? known : null;
  });
  for (const [sourceChannel, key] of ownKeys(unjoined, source, shared, keyedBefore))
    joins.set(sourceChannel, { by: "own", key });
  return joins;
}

type Find = (draft: ChannelDraft) => Candidate | null;
