import type { ChannelDraft } from "../draft.ts";
import {
  type Candidate,
  distinctiveNames,
  type JoiningSource,
  type Knowledge,
  only,
  statedCountry,
} from "./candidate.ts";
import { alike, nameKey, plainNameKey } from "./channel-names.ts";

/** Splits a guide's id at its dots: "101.dstv_com" may be 101 of the site dstv.com. */
export function siteForms(id: string): { token: string; sites: string[] }[] {
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

/** Matches ids that no two sites use by chance: long, with letters and digits, as databases generate them. */
const isOpaque = (id: string): boolean =>
  id.length >= 8 && /^[0-9a-z_-]+$/i.test(id) && (id.match(/\d/g)?.length ?? 0) >= 2 && /[a-z]/i.test(id);

const sameName = (name: string, known: Candidate): boolean =>
  [known.name, ...known.aliases].some((other) => plainNameKey(other) === plainNameKey(name));

const namesAlike = (draft: ChannelDraft, known: Candidate): boolean =>
  distinctiveNames(draft).some((name) => [known.name, ...known.aliases].some((other) => alike(name, other)));

/**
 * The known channel that a site's mapping means. Mappings are kept by hand, often by name alone, so the names have to
 * be alike too; and one to a closed channel is out of date, since the source lists it.
 */
export function findMapped(
  draft: ChannelDraft,
  source: JoiningSource,
  { mapped }: Knowledge,
): Candidate | null {
  const listOpen = (token: string) =>
    (mapped.get(token) ?? []).filter(({ channel }) => channel.excluded !== "closed");
  for (const { token, sites } of siteForms(draft.sourceChannel)) {
    const here = listOpen(token).filter(({ site }) => sites.includes(site));
    const found = only(here.map(({ channel }) => channel));
    if (found && namesAlike(draft, found)) return found;
  }
  const anywhere = listOpen(draft.sourceChannel).map(({ channel }) => channel);
  const found = only(anywhere);
  if (found && isOpaque(draft.sourceChannel) && namesAlike(draft, found)) return found;
  // Another site may use a short id for another channel. So the name has to agree and, unless this is the channel's
  // home country, the id has to say something that the name doesn't.
  const distinctive = isDistinctive(draft);
  const here = anywhere.filter((known) => distinctive || known.country === statedCountry(draft, source));
  return only(here.filter((known) => distinctiveNames(draft).some((name) => sameName(name, known))));
}

/** Whether a short id is more than a number or its channel's name. */
const isDistinctive = (draft: ChannelDraft): boolean =>
  /[a-z]/i.test(draft.sourceChannel) &&
  !draft.names.some(({ name }) => nameKey(name) === nameKey(draft.sourceChannel));
