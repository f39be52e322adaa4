import { join } from "node:path";
import { parseArgs } from "node:util";
import type { SlotText } from "../service/ingest/draft.ts";
import { isListedFilm } from "../service/kinds/categories.ts";
import { readKind } from "../service/kinds/kind.ts";
import { fold } from "../service/text.ts";
import { markSlot } from "../service/titles/mark-slot.ts";
import { judgeBatches } from "./load/batches.ts";
import { rowFormat } from "./load/figures.ts";

/**
 * `npm run bench -- written [--misses]`: how often single listings are read as a person would, on listings that were
 * written as broadcasters in many languages write them (`bench/labels/README.md`). By batch and language. `--misses`
 * lists the errors, except those of batches that are for testing only.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(12, 10);
const folder = join(import.meta.dirname, "labels/written");

type Judged = {
  batch: string;
  language: string;
  line: string;
  said: string;
  /** Whether its kind is right; null if the listing doesn't tell it. */
  kind: boolean | null;
  title: boolean;
  isMarked: boolean;
};

const judged = judgeBatches(folder, judge);
if (options.misses) printMisses();
else printScores();

function judge(batch: string, line: string): Judged {
  const [language = "", channel = "", length, title = "", subTitle, description, categories, kinds, wanted] =
    line.split("\t");
  const listed: SlotText = {
    title,
    sub_title: subTitle || undefined,
    description: description || undefined,
    category: categories ? categories.split("|") : undefined,
    flags: { new: false, live: false, repeat: false },
  };
  const names = new Set([fold(channel)]);
  const own = language.slice(0, 2);
  const { slot } = markSlot(listed, { isFilm: isListedFilm(listed), names, language: own });
  const kind = readKind({ slot, listed: title, language: own, detail: null, minutes: Number(length), names });
  const said = formatRead(slot);
  const readings = (wanted ?? "").split("//").map((reading) => (reading === "=" ? title : reading));
  return {
    batch,
    language,
    line,
    said: `${kind} | ${said}${slot.sub_title ? ` | ${slot.sub_title}` : ""}`,
    kind: kinds === "-" ? null : (kinds ?? "").split("/").some((each) => each === kind),
    title: readings.includes(said) || readings.includes(`${said} | ${slot.sub_title}`),
    isMarked: wanted !== "=",
  };
}

/** What was read of a title, as the labels write it. */
function formatRead({ title, flags, episode }: SlotText): string {
  const numbers = [
    ...(episode?.season === undefined ? [] : [`s${episode.season}`]),
    ...(episode?.number === undefined ? [] : [`e${episode.number}`]),
  ];
  const marks = (["live", "new", "repeat"] as const).filter((flag) => flags[flag]);
  return [title, ...numbers, ...marks].join(" ");
}

function printScores(): void {
  console.log("Written listings: kinds, titles and marked titles read right in %\n");
  console.log(row("", "kinds", "right", "titles", "right", "marked", "right"));
  const parts = [
    ...Map.groupBy(judged, ({ batch }) => batch),
    ...[...Map.groupBy(judged, ({ language }) => language)].sort(),
  ];
  for (const [name, own] of parts) {
    const withKind = own.filter(({ kind }) => kind !== null);
    const marked = own.filter(({ isMarked }) => isMarked);
    console.log(
      row(
        name,
        withKind.length,
        share(withKind, ({ kind }) => kind === true),
        own.length,
        share(own, ({ title }) => title),
        marked.length,
        share(marked, ({ title }) => title),
      ),
    );
  }
}

function share(some: readonly Judged[], isRight: (one: Judged) => boolean): string {
  return some.length === 0 ? "-" : ((some.filter(isRight).length / some.length) * 100).toFixed(1);
}

function printMisses(): void {
  for (const { batch, line, said, kind, title } of judged.filter((one) => !one.batch.endsWith("-test"))) {
    const wrong = [...(kind === false ? ["kind"] : []), ...(title ? [] : ["title"])];
    if (wrong.length > 0)
      console.log(`${batch} [${wrong.join(", ")}: ${said}] ${line.replaceAll("\t", " ¦ ")}`);
  }
}
