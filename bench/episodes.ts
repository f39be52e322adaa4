import process from "node:process";
import { parseArgs } from "node:util";
import { listGuides, readGuide } from "./load/corpus.ts";
import { showsOfFeeds, type TrueAiring } from "./load/read-shows.ts";

/**
 * `npm run bench -- episodes [--misses]`: precision and recall, over pairs of listings, of which are of one show and
 * which of one episode, against the ids that their producers give them. These ids are hidden from the matcher, and
 * it has no catalogue. A pair is found where both listings have the same show, or episode; it is true where both have
 * the same id. Only listings with an id are judged; the last two columns are of those alone that tell a number or a
 * name. `--misses` lists what went wrong.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });

type Ids = Readonly<Record<string, string>>;

/** Where the true ids are, by guide: what names a show, and an episode. */
type Truth = { guide: string; name: string; of: "show" | "episode"; idOf(ids: Ids): string | undefined };

const only = (text: string | undefined, pattern: RegExp): string | undefined => pattern.exec(text ?? "")?.[0];

const nz = "mjh_nz_epg";
const truths: readonly Truth[] = [
  {
    guide: nz,
    name: "freeviewnz.tv",
    of: "episode",
    idOf: (ids) => only(ids["freeviewnz.tv"], /^episode\/.+/),
  },
  { guide: nz, name: "dd_progid", of: "episode", idOf: (ids) => ids.dd_progid },
  { guide: "mjh_PBS_all", name: "dd_progid", of: "episode", idOf: (ids) => only(ids.dd_progid, /^EP.+/) },
  { guide: "mjh_PlutoTV_us", name: "pluto", of: "episode", idOf: (ids) => ids.pluto },
  { guide: "mjh_PlutoTV_gb", name: "pluto", of: "episode", idOf: (ids) => ids.pluto },
  { guide: nz, name: "thetvdb.com", of: "show", idOf: (ids) => only(ids["thetvdb.com"], /^series\/.+/) },
  { guide: nz, name: "themoviedb.org", of: "show", idOf: (ids) => only(ids["themoviedb.org"], /^tv\/.+/) },
  { guide: nz, name: "freeviewnz.tv", of: "show", idOf: (ids) => ids["freeviewnz.tv/show"] },
  { guide: "mjh_PBS_all", name: "dd_progid", of: "show", idOf: (ids) => only(ids.dd_progid, /^EP\d{8}/) },
];

if (!listGuides()?.includes(nz)) {
  console.error("the corpus isn't there: nothing to measure with");
  process.exit(2);
}

const guides = new Map<string, TrueAiring[]>();
for (const guide of new Set(truths.map((truth) => truth.guide)))
  guides.set(guide, showsOfFeeds(await readGuide(guide)));

console.log("Pairs of listings that are of one show, or one episode: precision and recall in %\n");
console.log(row("", "listings", "found", "true ids", "pairs P", "of", "pairs R", "of", "told R", "of"));
for (const truth of truths) judge(truth);

function judge({ guide, name, of, idOf }: Truth): void {
  const judged = (guides.get(guide) ?? []).flatMap((airing) => {
    const id = idOf(airing.slot.draft.detail?.external_ids ?? {});
    return id === undefined ? [] : [{ airing, id, found: airing[of] }];
  });
  const found = judged.filter((one) => one.found !== null);
  const byFound = Map.groupBy(found, (one) => one.found);
  const byId = Map.groupBy(judged, ({ id }) => id);
  const both = pairsIn(Map.groupBy(found, (one) => `${one.found} ${one.id}`));
  const told = pairsIn(Map.groupBy(found, ({ id }) => id));
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
      percent(both, told),
      told,
    ),
  );
  if (!options.misses) return;
  for (const [, own] of byFound) {
    const ids = Map.groupBy(own, ({ id }) => id);
    if (ids.size > 1)
      console.log(`  one ${of}, ${ids.size} ids:\n${[...ids.values()].slice(0, 4).map(tellOf).join("\n")}`);
  }
  for (const [, own] of byId) {
    const parts = Map.groupBy(own, (one) => one.found);
    if (parts.size > 1)
      console.log(
        `  one id, ${parts.size} of ours:\n${[...parts.values()].slice(0, 4).map(tellOf).join("\n")}`,
      );
  }
}

function tellOf(own: readonly { airing: TrueAiring; id: string; found: string | null }[]): string {
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

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(40) + cells.map((cell) => ` ${cell}`.padStart(10)).join("");
}
