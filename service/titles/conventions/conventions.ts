import type { SlotText } from "../../ingest/draft.ts";
import { createLexicon, recase } from "../casing.ts";
import type { MarkedSlot, TitleChange } from "../mark-slot.ts";
import { createBrackets } from "./brackets.ts";
import type { Convention } from "./convention.ts";
import { createEpisodeNames, type TimedSlot, withName } from "./episode-name.ts";
import { createFullStop } from "./full-stop.ts";
import { createMarkBefore, mayBeMarked } from "./mark-before.ts";
import { createNoteAtEnd } from "./note-at-end.ts";
import { createPlacedNumber } from "./placed-number.ts";
import { readSeasonsAtEnd } from "./season-at-end.ts";
import { createSeasonBehind } from "./season-behind.ts";

/** What all listings of a source tell about how it writes titles; filled as they are read, then applied. */
export type Conventions = {
  note(marked: Pick<MarkedSlot, "slot">): void;
  /** Whether a slot may have to be changed by `apply`. */
  mayApply(title: string): boolean;
  /** The slots of one channel that differ by its conventions, by their places in the list, and how. */
  apply(slots: readonly TimedSlot[]): Map<number, { slot: SlotText; changes: TitleChange[] }>;
};

const mostNoted = 50_000;
/** What `apply` may change: each convention needs one of these. */
const mayDiffer =
  /:|：|^《|\s[-–—|]\s|\sตอน\s|\p{Lu}{3,}|\s\d{1,2}$|\sS\d{1,2}\s|\p{Script=Han}.*-\d{1,3}$|\]$|\.$|\s\([^()]+\)$|\s[IVX]{1,5}$/u;

export function createConventions(): Conventions {
  const noted = new Set<string>();
  const lexicon = createLexicon();
  const bySlot: [Convention, TitleChange][] = [
    [createMarkBefore(noted), "other_mark"],
    [createNoteAtEnd(), "other_mark"],
    [createFullStop(), "other_mark"],
    [createBrackets(), "number"],
    [createPlacedNumber(), "number"],
  ];
  const episodeNames = createEpisodeNames();
  const seasonBehind = createSeasonBehind();
  const learning = [...bySlot.map(([convention]) => convention), episodeNames, seasonBehind];

  return {
    note({ slot }) {
      const { title } = slot;
      if (noted.size >= mostNoted || noted.has(title)) return;
      // A copy: a part of a text keeps all of it.
      noted.add(Buffer.from(title).toString());
      lexicon.note(title);
      for (const convention of learning) convention.note(slot);
    },
    mayApply: (title) => mayDiffer.test(title) || mayBeMarked.test(title),
    apply(slots) {
      const changed = new Map<number, { slot: SlotText; changes: TitleChange[] }>();
      const splitName = episodeNames.ofChannel(slots);
      const seasonAtEnd = readSeasonsAtEnd(slots);
      for (const [index, { slot: listed, minutes }] of slots.entries()) {
        const changes: TitleChange[] = [];
        let slot = listed;
        const take = (read: SlotText | null, change: TitleChange) => {
          if (!read) return;
          slot = read;
          changes.push(change);
        };
        for (const [convention, change] of bySlot) take(convention.read(slot), change);
        const parts = splitName({ slot, minutes });
        if (parts && slot.sub_title === undefined) take(withName(slot, parts), "episode_name");
        take(seasonBehind.read(slot, parts !== null), "number");
        take(seasonAtEnd({ slot, minutes }), "number");
        const cased = recase(slot.title, lexicon, slot.description);
        take(cased === null ? null : { ...slot, title: cased }, "recased");
        if (changes.length > 0) changed.set(index, { changes, slot: asChanged(slot, listed) });
      }
      return changed;
    },
  };
}

/** A changed slot with its source's title, and with the name of its episode wherever that stands. */
const asChanged = (slot: SlotText, { title, title_as_listed = title }: SlotText): SlotText => ({
  ...slot,
  title_as_listed,
  ...(slot.episode && { episode: { ...slot.episode, name: slot.sub_title ?? slot.episode.name } }),
});
