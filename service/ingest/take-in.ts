import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import { findAlikeSource, listSharedWith } from "../store/feed-places.ts";
import { writeUnder } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import { beginContent, endContent, noteTurn, type Source } from "../store/sources.ts";
import { acceptedHash, turnsBack } from "./accepted.ts";
import { readCatalogueKinds } from "./catalogue-kinds.ts";
import { countListings, heldBack, nameOf } from "./count-listings.ts";
import { letGo, listUnlisted, takeBack } from "./gone-feeds.ts";
import type { IngestInput } from "./input.ts";
import { type Readable, type ReadResult, read } from "./read.ts";
import { type JoinedFeed, reconcileFeeds } from "./reconcile.ts";
import { keepSource, locationOf, sourceKind } from "./request.ts";
import { endUnchanged, type Run, type RunEnd, storedValidators } from "./run.ts";
import { openStage, type Stage } from "./stage.ts";
import type { IngestSummary } from "./summary.ts";
import { writeFeeds } from "./write-feeds.ts";

/**
 * Reads an opened source into a stage and then puts it into the store, unless it turns out to be the accepted content
 * again, or so much less that it is held back.
 */
export async function takeIn(db: Kysely<Database>, run: Run, opened: Readable): Promise<RunEnd> {
  const stage = openStage(await readCatalogueKinds(db));
  try {
    Object.assign(run.summary, stage.counts);
    return await takeStaged(db, run, { stage, found: await read(stage, run, opened) });
  } finally {
    stage.close();
  }
}

async function takeStaged(
  db: Kysely<Database>,
  run: Run,
  { stage, found }: { stage: Stage; found: ReadResult },
): Promise<RunEnd> {
  const { request, before, conditions, summary, onProgress } = run;
  const { source, now, lease = null, force = false, keptFrom = Number.NEGATIVE_INFINITY } = request;
  const { validators } = found;
  if (found.isUnchanged) return endUnchanged(db, run, { message: null, validators });

  const feeds = stage.feeds();
  const crowded = stage.crowded();
  if (crowded.length > 0) summary.warnings.push(crowdedText(crowded));
  summary.bare.push(...stage.bare().map(nameOf));
  const late = countListings(feeds, summary, keptFrom);
  const warning = heldBack(summary.slots, before?.slots ?? 0);
  if (warning && !force) {
    summary.warnings.push(warning);
    return { outcome: "held_back", message: warning };
  }
  const hash = found.content === null ? null : acceptedHash(conditions, found.content);
  const turn = !force && hash !== null && isReadAgain(before, request.input) && turnsBack(before, hash);
  if (turn) {
    summary.warnings.push(turnText);
    await writeUnder(db, lease, (trx) => noteTurn(trx, source.name, hash));
    return { outcome: "held_back", message: turnText };
  }
  if (summary.slots + late === 0) summary.warnings.push("the source holds no programmes");
  const tooOld = ageWarning(summary, { late, keptFrom, now });
  if (tooOld) summary.warnings.push(tooOld);
  if (conditions.zone === null && stage.zoneless() > 0) summary.warnings.push(zonelessText(stage.zoneless()));

  const id = randomUUID();
  const joined = await joinFeeds(db, run, stage, id);
  await writeFeeds(db, feeds, summary, {
    joined,
    keptFrom,
    // What it read with another shift has other times than the same programmes have now.
    replacesAll: before !== null && before.shift_minutes !== conditions.shiftMinutes,
    lease,
    now,
    onProgress: (progress) => onProgress({ ...progress, slots: summary.slots }),
  });
  const left = await letGoUnlisted(db, run, stage);
  summary.shared = await listSharedWith(db, source.name);
  const replaced = (before?.slots ?? 0) === 0 ? await suggestName(db, run) : null;
  if (replaced) summary.warnings.push(replaced);

  const changed = summary.changed.slots > 0;
  const ended = { run: id, hash: left === 0 ? hash : null, earlier: before?.content_hash ?? null };
  await writeUnder(db, lease, (trx) => endContent(trx, source.name, ended));
  return {
    outcome: changed || summary.slots === 0 ? "ok" : "unchanged",
    message: null,
    slots: summary.slots,
    ...storedValidators(validators),
    ...(changed && { updated_at: now }),
  };
}

/** Fewer channels, or a smaller share of all, may be alike by chance. */
const fewestAlike = 3;
const alikeShare = 0.8;

/** What to tell the operator of a new source that seems to be one under another name; null if it doesn't. */
async function suggestName(db: Kysely<Database>, { request, summary }: Run): Promise<string | null> {
  const { name } = request.source;
  const alike = await findAlikeSource(db, name);
  if (!alike || alike.channels < Math.max(fewestAlike, alikeShare * summary.channels)) return null;
  return `${alike.channels} of its channels have the ids and names of ${alike.source}'s, and are listed beside them. If it is that guide from elsewhere, \`sources remove ${name}\` and read it under the old name (--source ${alike.source}): channels keep their addresses then`;
}

const turnText =
  "held back: it lists what it did before what is in the guide; if it still does next time, it is taken";

const zonelessText = (count: number): string =>
  `programmes whose times have no offset: ${count}; they were read as UTC. If they are local times, give the source its time zone (--timezone Europe/London) or its country (--country gb)`;

const crowdedText = (channels: readonly string[]): string => {
  const shown = channels.slice(0, 5).join(", ");
  const more = channels.length > 5 ? ` and ${channels.length - 5} more` : "";
  return `channels with more programmes than any guide has are left out: ${shown}${more}`;
};

/** What to say of a guide that is over, wholly or in part older than what is kept; null if there is nothing to say. */
function ageWarning(
  { slots, span }: IngestSummary,
  { late, keptFrom, now }: { late: number; keptFrom: number; now: number },
): string | null {
  const day = (epoch: number): string => toIso(epoch).slice(0, 10);
  if (span && slots === 0)
    return `an old guide: all of it, ${day(span.start)} to ${day(span.stop)}, is over, and what ended before ${day(keptFrom)} is not kept. Nothing of it is shown`;
  const facts = [
    span && span.stop <= now
      ? `an old guide: it ends on ${day(span.stop)}, so it has nothing that is on now or later`
      : null,
    late > 0 ? `${late} slots ended before ${day(keptFrom)} and are left out` : null,
  ];
  return facts.filter((fact) => fact !== null).join("; ") || null;
}

/** Saves the source, its feeds and the channels that they join, in one transaction. */
function joinFeeds(
  db: Kysely<Database>,
  { request, conditions }: Run,
  stage: Stage,
  run: string,
): Promise<Map<string, JoinedFeed>> {
  const { source, input, lease = null } = request;
  return writeUnder(db, lease, async (trx) => {
    await keepSource(trx, request);
    const drafts = stage.feeds().map(({ draft }) => draft);
    const { country, include } = conditions;
    const facts = { name: source.name, country, include, sample: sourceKind(input) === "sample" };
    const joined = await reconcileFeeds(trx, facts, drafts);
    await takeBack(trx, { source: source.name, lists: stage.lists });
    await beginContent(trx, source.name, run);
    return joined;
  });
}

/** Lets go of the feeds that the source no longer lists, if it was read again. Returns how many remain of them. */
async function letGoUnlisted(
  db: Kysely<Database>,
  { request, before, summary }: Run,
  stage: Stage,
): Promise<number> {
  const { source, input, now, lease = null } = request;
  if (!isReadAgain(before, input)) return (await listUnlisted(db, source.name, stage.lists)).length;
  const gone = await letGo(db, { source: source.name, lists: stage.lists, now, lease });
  summary.gone = gone.feeds;
  summary.changed.slots += gone.slots;
  summary.changed.channels += gone.channels;
  return 0;
}

/**
 * Whether the content stands for all that the source had, because it comes from the same file or address. What comes
 * by standard input, or from elsewhere for the first time, may be another part of it.
 */
const isReadAgain = (before: Source | null, input: IngestInput): boolean =>
  before?.kind === sourceKind(input) &&
  before.location === locationOf(input) &&
  (input.kind === "sample" || before.location !== null);
