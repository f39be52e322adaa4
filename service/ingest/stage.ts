import { isListedFilm, readKind } from "../kinds/kind.ts";
import { parseTail } from "../store/slot-text.ts";
import { openStaging, type StagedProgramme, type StagedText } from "../store/staging.ts";
import { fold } from "../text.ts";
import { createConventions } from "../titles/conventions.ts";
import { markSlot, type TitleChange } from "../titles/mark-slot.ts";
import { withQuality } from "../titles/quality.ts";
import type { ChannelDraft, DraftSink, RejectReason } from "./draft.ts";
import { slotTail } from "./slot-tail.ts";
import { IngestError, type IngestSummary } from "./summary.ts";
import { readPlaceholder } from "./xmltv/placeholder.ts";

/** What a run has read from a source, ready to be written feed by feed. */
export type Stage = {
  sink: DraftSink;
  /** The channels that have programmes, in the source's order: declared ones first. */
  feeds(): StagedFeed[];
  /** Whether the source has a channel of this id, with programmes or without. */
  lists(sourceChannel: string): boolean;
  /** The channels that have more programmes than a feed may have: they are no feeds. */
  crowded(): string[];
  /** How many programmes it holds. */
  count(): number;
  rejected: IngestSummary["rejected"];
  dropped: IngestSummary["dropped"];
  /** What was mended while it was read. */
  repairs: IngestSummary["repairs"];
  /** How many titles were made readable, by what was read from them; complete once all texts are listed. */
  titles: IngestSummary["titles"];
  close(): void;
};

export type StagedFeed = {
  draft: ChannelDraft;
  programmes(): StagedProgramme[];
  texts(): StagedText[];
};

const mostChannels = 100_000;
/** The largest public guides have a few millions. */
const mostProgrammes = 10_000_000;
const linesShown = 10;
/** How many elements are counted by name. */
const mostDropped = 30;

/** Opens an empty stage. Its sink throws an IngestError if a source has too many channels or programmes. */
export function openStage(): Stage {
  const staging = openStaging();
  const feeds = new Map<string, number>();
  const declared = new Map<string, ChannelDraft>();
  const rejected: IngestSummary["rejected"] = {};
  let programmes = 0;
  /** The folded names of the channels that are declared so far. */
  const names = new Map<string, Set<string>>();
  const noNames = new Set<string>();
  const conventions = createConventions();
  const titles: IngestSummary["titles"] = {};
  const repairs: IngestSummary["repairs"] = {};
  const crowded = new Set<string>();
  const dropped: IngestSummary["dropped"] = {};
  const countTitle = (changes: readonly TitleChange[]): void => {
    for (const change of changes) titles[change] = (titles[change] ?? 0) + 1;
  };

  function feedOf(sourceChannel: string): number {
    const known = feeds.get(sourceChannel);
    if (known !== undefined) return known;
    if (feeds.size >= mostChannels)
      throw new IngestError(`the source has more than ${mostChannels} channels`);
    feeds.set(detached(sourceChannel), feeds.size);
    return feeds.size - 1;
  }

  const sink: DraftSink = {
    channel(draft) {
      if (declared.size >= mostChannels)
        throw new IngestError(`the source has more than ${mostChannels} channels`);
      names.set(draft.sourceChannel, new Set(draft.names.map(({ name }) => fold(name))));
      if (!declared.has(draft.sourceChannel)) declared.set(detached(draft.sourceChannel), detached(draft));
    },
    programme({ sourceChannel, start, stop, slot: listed, detail: listedDetail }) {
      if (crowded.has(sourceChannel)) return;
      const own = names.get(sourceChannel) ?? noNames;
      const marked = markSlot(listed, { isFilm: isListedFilm(listed), names: own });
      const { slot } = marked;
      const detail = withQuality(listedDetail, marked.marks);
      conventions.note(marked);
      countTitle(marked.changes);
      const minutes = stop === null ? (detail?.length_minutes ?? null) : (stop - start) / 60;
      const kind = readKind({ slot, listed: listed.title, detail, minutes, names: own });
      const tail = slotTail({ ...slot, kind, star_rating: detail?.star_rating });
      const more = detail && JSON.stringify(detail);
      const programme = {
        start,
        stop,
        title: slot.title,
        weight: tail.length + (more?.length ?? 0),
        tail,
        detail: more,
        placeholder: readPlaceholder(listed, own),
      };
      if (!staging.add(feedOf(sourceChannel), programme)) return void crowded.add(detached(sourceChannel));
      programmes++;
      if (programmes > mostProgrammes)
        throw new IngestError(`the source has more than ${mostProgrammes} programmes`);
    },
    rejected(reason: RejectReason, line: number) {
      rejected[reason] ??= { count: 0, lines: [] };
      const entry = rejected[reason];
      entry.count++;
      if (entry.lines.length < linesShown) entry.lines.push(line);
    },
    dropped(element) {
      const name =
        Object.hasOwn(dropped, element) || Object.keys(dropped).length < mostDropped ? element : "others";
      dropped[detached(name)] = (dropped[name] ?? 0) + 1;
    },
    repaired(kind) {
      repairs[kind] = (repairs[kind] ?? 0) + 1;
    },
  };

  function listFeeds(): StagedFeed[] {
    const undeclared = [...feeds.keys()]
      .filter((id) => !declared.has(id))
      .map((id): ChannelDraft => ({ sourceChannel: id, names: [{ name: id }] }));
    return [...declared.values(), ...undeclared].flatMap((draft) => {
      const feed = feeds.get(draft.sourceChannel);
      if (feed === undefined || crowded.has(draft.sourceChannel)) return [];
      const texts = () => byConventions(staging.listTexts(feed));
      return [{ draft, programmes: () => staging.list(feed), texts }];
    });
  }

  /** A feed's programmes, with the titles that its source's conventions make readable. */
  function byConventions(texts: StagedText[]): StagedText[] {
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
      countTitle(changes);
    }
    return texts;
  }

  return {
    sink,
    feeds: listFeeds,
    lists: (id) => declared.has(id) || feeds.has(id),
    crowded: () => [...crowded],
    count: () => programmes,
    rejected,
    repairs,
    dropped,
    titles,
    close: staging.close,
  };
}

/** A copy: a slice of a file's chunk would keep the whole chunk in memory. */
const detached = <T extends string | ChannelDraft>(value: T): T => JSON.parse(JSON.stringify(value));
