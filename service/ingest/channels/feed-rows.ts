import type { FeedRow, StoredFeed } from "../../store/feeds.ts";
import type { ChannelDraft } from "../draft.ts";
import { idCountry } from "./channel-names.ts";
import type { FeedFacts } from "./channel-record.ts";

/** What a stored feed says about its channel. */
export const feedFacts = (feed: StoredFeed): FeedFacts => ({
  sourceChannel: feed.source_channel,
  country: feed.country ?? idCountry(feed.source_channel),
  names: JSON.parse(feed.names_json),
  icon: feed.icon,
  website: feed.website,
  categories: [],
});

/** What a source now says about a channel. */
export const draftFacts = (draft: ChannelDraft, country: string | null): FeedFacts => ({
  sourceChannel: draft.sourceChannel,
  country,
  names: draft.names,
  icon: draft.icon ?? null,
  website: draft.website ?? null,
  categories: draft.categories ?? [],
});

/** A feed's row; `position` is its place in the source's order, from 0. */
export const feedRow = (
  source: string,
  draft: ChannelDraft,
  more: Pick<FeedRow, "position" | "country" | "channel" | "joined_by">,
): FeedRow => ({
  source,
  source_channel: draft.sourceChannel,
  names_json: JSON.stringify(draft.names),
  icon: draft.icon ?? null,
  website: draft.website ?? null,
  number: draft.number ?? null,
  ...more,
});

/** Whether a stored row already has the values to write. */
export const sameRow = <Row extends object>(stored: Row, row: Partial<Row>): boolean =>
  (Object.keys(row) as (keyof Row)[]).every((column) => stored[column] === row[column]);

/** Merges the drafts of each channel: a source may describe a channel twice, and then both descriptions count. */
export function mergeRepeated(drafts: readonly ChannelDraft[]): ChannelDraft[] {
  const merged = new Map<string, ChannelDraft>();
  for (const draft of drafts) {
    const first = merged.get(draft.sourceChannel);
    if (!first) {
      merged.set(draft.sourceChannel, draft);
      continue;
    }
    const more = draft.names.filter(({ name }) => !first.names.some((each) => each.name === name));
    merged.set(draft.sourceChannel, { ...draft, ...first, names: [...first.names, ...more] });
  }
  return [...merged.values()];
}
