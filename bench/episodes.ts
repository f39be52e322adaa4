import { parseArgs } from "node:util";
import { readGuide, requireCorpus } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { matchFeeds, type TrueAiring } from "./load/read-shows.ts";

/**
 * `npm run bench -- episodes [--misses]`: precision and recall of matching over pairs of listings of one show, and of
 * one episode, judged by the ids that the listings' sources give. The matcher sees neither these ids nor a catalogue.
 * A pair counts as found if both listings were matched to the same show or episode, and as true if both have the same
 * id. Only listings with an id are judged. The last two columns count only listings with a number or a name.
 * `--misses` lists what went wrong.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(40, 10);

type Ids = Readonly<Record<string, string>>;

/** Where to find the true ids in each guide: the name of the id, and whether it is a show's or an episode's. */
type Truth = { guide: string; name: string; of: "show" | "episode"; findId(ids: Ids): string | undefined };

const only = (text: string | undefined, pattern: RegExp): string | undefined => pattern.exec(text ?? "")?.[0];

const nz = "mjh_nz_epg";
const truths: readonly Truth[] = [
  {
    guide: nz,
    name: "freeviewnz.tv",
    of: "episode",
    findId: (ids) => only(ids["freeviewnz.tv"], /^episode\/.+/),
  },
  { guide: nz, name: "dd_progid", of: "episode", findId: (ids) => ids.dd_progid },
  { guide: "mjh_PBS_all", name: "dd_progid", of: "episode", findId: (ids) => only(ids.dd_progid, /^EP.+/) },
  { guide: "mjh_PlutoTV_us", name: "pluto", of: "episode", findId: (ids) => ids.pluto },
  { guide: "mjh_PlutoTV_gb", name: "pluto", of: "episode", findId: (ids) => ids.pluto },
  { guide: nz, name: "thetvdb.com", of: "show", findId: (ids) => only(ids["thetvdb.com"], /^series\/.+/) },
  { guide: nz, name: "themoviedb.org", of: "show", findId: (ids) => only(ids["themoviedb.org"], /^tv\/.+/) },
  { guide: nz, name: "freeviewnz.tv", of: "show", findId: (ids) => ids["freeviewnz.tv/show"] },
  { guide: "mjh_PBS_all", name: "dd_progid", of: "show", findId: (ids) => only(ids.dd_progid, /^EP\d{8}/) },
];

requireCorpus();

const guides = new Map<string, TrueAiring[]>();
for (const guide of new Set(truths.map((truth) => truth.guide)))
  guides.set(guide, matchFeeds(await readGuide(guide)));

console.log("Pairs of listings of the same show, or the same episode: precision and recall in %\n");
console.log(row("", "listings", "found", "true ids", "pairs P", "of", "pairs R", "of", "named R", "of"));
for (const truth of truths) judge(truth);

function judge({ guide, name, of, findId }: Truth): void {
  const judged = (guides.get(guide) ?? []).flatMap((airing) => {
    const id = findId(airing.slot.draft.detail?.external_ids ?? {});
    return id === undefined ? [] : [{ airing, id, found: airing[of] }];
  });
  const found = judged.filter((one) => one.found !== null);
  const byFound = Map.groupBy(found, (one) => one.found);
  const byId = Map.groupBy(judged, ({ id }) => id);
  const both = pairsIn(Map.groupBy(found, (one) => `${one.found} ${one.id}`));
  const listed = pairsIn(Map.groupBy(found, ({ id }) => id));
  const [said, real] = [pairsIn(byFound), pairsIn(byId)];
  console.log(
    row(
      `${guide} ${of} ${name}`,
      judged.length,
      found.length,
      byId.size,
      percent(both, said),
      said,
      percent(both, real),
      real,
      percent(both, listed),
      listed,
    ),
  );
  if (!options.misses) return;
  for (const [, own] of byFound) {
    const ids = Map.groupBy(own, ({ id }) => id);
    if (ids.size > 1)
      console.log(
        `  one ${of}, ${ids.size} ids:\n${[...ids.values()].slice(0, 4).map(formatListing).join("\n")}`,
      );
  }
  for (const [, own] of byId) {
    const parts = Map.groupBy(own, (one) => one.found);
    if (parts.size > 1)
      console.log(
        `  one id, ${parts.size} of ours:\n${[...parts.values()].slice(0, 4).map(formatListing).join("\n")}`,
      );
  }
}

function formatListing(own: readonly { airing: TrueAiring; id: string; found: string | null }[]): string {
  const [one] = own;
  if (!one) return "";
  const { title, sub_title = "", episode, description = "" } = one.airing.slot.draft.slot;
  return `    ${own.length} x ${one.found} ${one.id} ${title} | ${sub_title} | ${episode?.season}/${episode?.number} | ${description.slice(0, 60)}`;
}

function pairsIn(groups: ReadonlyMap<unknown, readonly unknown[]>): number {
  return [...groups.values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : ((part / whole) * 100).toFixed(2);
}
