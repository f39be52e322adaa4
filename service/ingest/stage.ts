import type { SlotDetail } from "../../contract/slot.ts";
import { type CatalogueKinds, noShows } from "../kinds/catalogue-kind.ts";
import { readHint } from "../kinds/hint.ts";
import { readSureKind } from "../kinds/kind.ts";
import { isEpisode } from "../kinds/length-kind.ts";
import { type SlotKind, settleKinds } from "../kinds/programme-kinds.ts";
import { createSourceKinds, type SourceKinds } from "../kinds/source-kinds.ts";
import { hasCategories, hasEpisode, kindOf, parseTail, withKind } from "../store/slot-text.ts";
import { openStaging, type StagedProgramme, type StagedText } from "../store/staging.ts";
import { type Conventions, createConventions } from "../titles/conventions/conventions.ts";
import { mergeRepeated } from "./channels/feed-rows.ts";
import type { ChannelDraft, SlotText } from "./draft.ts";
import { createFoldedNames } from "./folded-names.ts";
import type { MarkedSink } from "./mark.ts";
import { listPartedMinutes } from "./parted.ts";
import { prepareProgramme } from "./prepare.ts";
import { slotTail } from "./slot-tail.ts";
import { countingSink, countTitle, noCounts, type StageCounts } from "./stage-counts.ts";
import { IngestError } from "./summary.ts";

/** What a run has read from a source, ready to be written feed by feed. */
export type Stage = {
  sink: MarkedSink;
  /** The channels that have programmes, in the source's order: declared ones first. */
  feeds(): StagedFeed[];
  /** The channels that the source declares and has no programmes for. */
  bare(): ChannelDraft[];
  /** Whether the source has a channel of this id, with programmes or without. */
  lists(sourceChannel: string): boolean;
  /** The channels that have more programmes than a feed may have: they are no feeds. */
  crowded(): string[];
  /** How many programmes it holds. */
  count(): number;
  /** How many programmes of the source have times without a zone. */
  zoneless(): number;
  /** Those of titles are complete once all texts are listed. */
  counts: StageCounts;
  close(): void;
};

export type StagedFeed = {
  draft: ChannelDraft;
  programmes(): StagedProgramme[];
  texts(): StagedText[];
};

const mostChannels = 100_000;
/** Of a channel that is declared again and again. */
const mostNames = 20;
/** The largest public guides have a few millions. */
const mostProgrammes = 10_000_000;

/**
 * Opens an empty stage. Its sink throws an IngestError if a source has too many channels or programmes. `shows` are the
 * kinds of catalogues' shows.
 */
export function openStage(shows: CatalogueKinds = noShows): Stage {
  const staging = openStaging();
  const feeds = new Map<string, number>();
  const declared = new Map<string, ChannelDraft>();
  const counts = noCounts();
  let programmes = 0;
  let zoneless = 0;
  const names = createFoldedNames();
  const conventions = createConventions();
  const sourceKinds = createSourceKinds();
  const crowded = new Set<string>();

  function feedOf(sourceChannel: string): number {
    const known = feeds.get(sourceChannel);
    if (known !== undefined) return known;
    if (feeds.size >= mostChannels)
      throw new IngestError(`the source has more than ${mostChannels} channels`);
    feeds.set(detached(sourceChannel), feeds.size);
    return feeds.size - 1;
  }

  const sink: MarkedSink = {
    ...countingSink(counts),
    zoneless(count) {
      zoneless += count;
    },
    channel(draft) {
      if (declared.size >= mostChannels)
        throw new IngestError(`the source has more than ${mostChannels} channels`);
      names.note(draft);
      const before = declared.get(draft.sourceChannel);
      if (!before) declared.set(detached(draft.sourceChannel), detached(draft));
      else if (before.names.length < mostNames)
        for (const merged of mergeRepeated([before, draft]))
          declared.set(before.sourceChannel, detached(merged));
    },
    programme(marked) {
      const sourceChannel = names.idOf(marked.sourceChannel);
      if (crowded.has(sourceChannel)) return;
      const channel = names.of(sourceChannel);
      const programme = prepareProgramme(marked, channel, shows);
      conventions.note(marked);
      const { tail } = programme;
      sourceKinds.note({
        ...readTimes(programme),
        isEpisode: isEpisode(marked.slot),
        kind: kindOf(tail),
        text: textOf(marked.slot),
        channel,
      });
      countTitle(counts, marked.changes);
      if (!staging.add(feedOf(sourceChannel), programme)) return void crowded.add(detached(sourceChannel));
      programmes++;
      if (programmes > mostProgrammes)
        throw new IngestError(`the source has more than ${mostProgrammes} programmes`);
    },
  };

  function listFeeds(): StagedFeed[] {
    const undeclared = [...feeds.keys()]
      .filter((id) => !declared.has(id))
      .map((id): ChannelDraft => ({ sourceChannel: id, names: [{ name: id }] }));
    return [...declared.values(), ...undeclared].flatMap((draft) => {
      const feed = feeds.get(draft.sourceChannel);
      if (feed === undefined || crowded.has(draft.sourceChannel)) return [];
      const texts = () => {
        const listed = staging.listTexts(feed);
        applyConventions(listed, conventions, counts);
        return settle(listed, names.of(draft.sourceChannel), sourceKinds);
      };
      return [{ draft, programmes: () => staging.list(feed), texts }];
    });
  }

  return {
    sink,
    feeds: listFeeds,
    bare: () => [...declared.values()].filter(({ sourceChannel }) => !feeds.has(sourceChannel)),
    lists: (id) => declared.has(id) || feeds.has(id),
    crowded: () => [...crowded],
    count: () => programmes,
    zoneless: () => zoneless,
    counts,
    close: staging.close,
  };
}

/** Makes those titles of a feed readable that its source's conventions explain. */
function applyConventions(texts: StagedText[], conventions: Conventions, counts: StageCounts): void {
  const places: number[] = [];
  for (const [place, { title }] of texts.entries()) if (conventions.mayApply(title)) places.push(place);
  const slots = places.map((place) => {
    const { start, stop, tail = "" } = texts[place] ?? { start: 0, stop: null };
    return { slot: parseTail(tail), minutes: stop === null ? null : (stop - start) / 60 };
  });
  for (const [index, { slot, changes }] of conventions.apply(slots)) {
    const place = places[index] ?? 0;
    const text = texts[place];
    if (text) texts[place] = { ...text, title: slot.title, tail: slotTail(slot) };
    countTitle(counts, changes);
  }
}

/** A feed's programmes, with the kinds that the others tell of those that don't. */
function settle(texts: StagedText[], channel: ReadonlySet<string>, sourceKinds: SourceKinds): StagedText[] {
  const programmes = texts.map((text) => readSlotKind(text, channel));
  const kinds = settleKinds(programmes, sourceKinds);
  for (const place of listPartsOfFilms(texts, programmes, sourceKinds)) kinds.set(place, "film");
  for (const [place, known] of kinds) {
    const text = texts[place];
    if (text) texts[place] = { ...text, tail: withKind(text.tail, known) };
  }
  return texts;
}

/** The places of programmes that are films if the length of all their parts is theirs. */
function listPartsOfFilms(
  texts: readonly StagedText[],
  programmes: readonly SlotKind[],
  sourceKinds: SourceKinds,
): number[] {
  const whole = listPartedMinutes(texts);
  if (whole.size === 0) return [];
  const asWhole = programmes.map((programme, place) => {
    const [text, minutes] = [texts[place], whole.get(place)];
    return text && minutes
      ? { ...programme, minutes, ...readWhole(text, minutes, programme.channel) }
      : programme;
  });
  const kinds = settleKinds(asWhole, sourceKinds);
  return [...whole.keys()].filter((place) => (kinds.get(place) ?? asWhole[place]?.kind) === "film");
}

/** What the listing of a programme's part says of the kind of the whole. */
function readWhole(
  text: StagedText,
  minutes: number,
  names: ReadonlySet<string>,
): Pick<SlotKind, "kind" | "hint"> {
  const detail: SlotDetail | null = text.detail === null ? null : JSON.parse(text.detail);
  const programme = { slot: { ...parseTail(text.tail), title: text.title }, detail, minutes, names };
  const kind = readSureKind(programme);
  return { kind, hint: kind === undefined ? (readHint(programme) ?? null) : null };
}

/** What a programme says of its kind; its texts are parsed only if it isn't known. */
function readSlotKind(text: StagedText, channel: ReadonlySet<string>): SlotKind {
  const { tail } = text;
  const kind = kindOf(tail);
  const own = {
    ...readTimes(text),
    kind,
    text: "",
    channel,
    isEpisode: hasEpisode(tail),
    isCategorised: hasCategories(tail),
    isLive: false,
  };
  if (kind !== undefined) return own;
  const slot = { ...parseTail(tail), title: text.title };
  return { ...own, isEpisode: isEpisode(slot), isLive: slot.flags.live, text: textOf(slot) };
}

const textOf = ({ sub_title = "", description = "" }: Pick<SlotText, "sub_title" | "description">): string =>
  sub_title === "" ? description : `${sub_title}. ${description}`;

const readTimes = ({ title, start, stop, hint }: StagedProgramme) => ({
  title,
  hint,
  minutes: stop === null ? null : (stop - start) / 60,
});

/** A copy: a slice of a file's chunk would keep the whole chunk in memory. */
const detached = <T extends string | ChannelDraft>(value: T): T => JSON.parse(JSON.stringify(value));
