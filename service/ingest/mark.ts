import { isListedFilm } from "../kinds/categories.ts";
import { longestSlotSeconds } from "../store/longest-slot.ts";
import type { Form } from "../titles/form-words.ts";
import { type MarkedSlot, markSlot, type TitleChange } from "../titles/mark-slot.ts";
import { withQuality } from "../titles/quality.ts";
import { readTitle } from "../titles/read-title.ts";
import { titleLanguage } from "../titles/title-language.ts";
import { withTotal } from "../titles/total.ts";
import type { DraftSink, ProgrammeDraft } from "./draft.ts";
import { createFoldedNames } from "./folded-names.ts";
import { isNoInformation, type Placeholder, readPlaceholder } from "./xmltv/placeholder.ts";

/** A programme without marks in its texts: what they say has become data. */
export type MarkedDraft = ProgrammeDraft & {
  /** The title as its source writes it. */
  listed: string;
  /** What the listing calls the programme before or after its title; null if nothing. */
  form: Form | null;
  placeholder: Placeholder | null;
  /** What a run counts of it. */
  changes: TitleChange[];
};

export type MarkedSink = Omit<DraftSink, "programme"> & { programme(draft: MarkedDraft): void };

/**
 * A sink that takes the marks off each programme's texts before it passes it on. A large file's thread does so right
 * after parsing: the thread that stages has as much to do without it.
 */
export function markingSink<Sink extends MarkedSink>(sink: Sink): Omit<Sink, "programme"> & DraftSink {
  const names = createFoldedNames();
  return {
    ...sink,
    channel(draft) {
      names.note(draft);
      sink.channel(draft);
    },
    programme: (draft) => sink.programme(markProgramme(draft, names.of(draft.sourceChannel))),
  };
}

/** `names` are the channel's, folded. */
function markProgramme(
  { slot: listed, repeatsTitle, detail, ...draft }: ProgrammeDraft,
  names: ReadonlySet<string>,
) {
  const language = titleLanguage(detail);
  const marked = markSlot(listed, { isFilm: isListedFilm(listed), names, language });
  const { marks, total } = marked;
  const { slot, changes } = withoutNothing(marked);
  return {
    ...draft,
    slot,
    detail: withTotal(withQuality(detail, marks), total),
    listed: listed.title,
    form: readTitle(listed.title, { language }).form ?? null,
    placeholder: readPlaceholder(listed, names) ?? (isTooLong(draft) ? "no_information" : null),
    changes: repeatsTitle ? [...changes, "repeated_name" as const] : changes,
  };
}

/** What is listed in one piece for days or weeks fills time. */
export const isTooLong = ({ start, stop }: Pick<ProgrammeDraft, "start" | "stop">): boolean =>
  stop !== null && stop - start >= longestSlotSeconds;

/** A slot without a description that says that there is none. */
function withoutNothing({ slot, changes }: Pick<MarkedSlot, "slot" | "changes">) {
  if (slot.description === undefined || !isNoInformation(slot.description)) return { slot, changes };
  return { slot: { ...slot, description: undefined }, changes: [...changes, "description" as const] };
}
