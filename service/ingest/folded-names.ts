import { fold } from "../text.ts";
import { createChannelIds } from "./channel-ids.ts";
import type { ChannelDraft } from "./draft.ts";

/** The ids and folded names of the channels that a source has declared so far. */
export type FoldedNames = {
  note(draft: ChannelDraft): void;
  /** The id by which a channel is declared, given the one by which a programme names it: see `createChannelIds`. */
  idOf(sourceChannel: string): string;
  /** Those of a channel, by its id within the source. */
  of(sourceChannel: string): ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** Two channels that share a place keep the sign between their names: `Larkhill 3 / Larkhill Kids`. */
const foldName = (name: string): string =>
  name.includes("/") ? name.split("/").map(fold).filter(Boolean).join(" / ") : fold(name);

export function createFoldedNames(): FoldedNames {
  const byChannel = new Map<string, ReadonlySet<string>>();
  const ids = createChannelIds();
  return {
    note({ sourceChannel, names }) {
      ids.note(sourceChannel);
      byChannel.set(sourceChannel, new Set(names.map(({ name }) => foldName(name))));
    },
    idOf: ids.find,
    of: (sourceChannel) => byChannel.get(ids.find(sourceChannel)) ?? none,
  };
}
