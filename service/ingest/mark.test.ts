import { expect, test } from "vitest";
import type { SlotDetail } from "../../contract/slot.ts";
import { type MarkedDraft, markingSink } from "./mark.ts";

const flags = { new: false, live: false, repeat: false };

test("a sub-title that repeated the title is counted", () => {
  const marked: MarkedDraft[] = [];
  const sink = markingSink({
    channel: () => {},
    programme: (draft: MarkedDraft) => marked.push(draft),
    rejected: () => {},
  });
  const programme = {
    sourceChannel: "one",
    start: 0,
    stop: 3600,
    slot: { title: "Larkhill", flags },
    detail: null,
  };
  sink.programme({ ...programme, repeatsTitle: true });
  sink.programme(programme);
  expect(marked.map(({ changes }) => changes)).toEqual([["repeated_name"], []]);
});

/** A programme's details after what its texts say has become data. */
function detailOf(title: string, detail: SlotDetail | null): SlotDetail | null {
  const marked: MarkedDraft[] = [];
  const sink = markingSink({
    channel: () => {},
    programme: (draft: MarkedDraft) => marked.push(draft),
    rejected: () => {},
  });
  sink.programme({ sourceChannel: "one", start: 0, stop: 3600, slot: { title, flags }, detail });
  return marked[0]?.detail ?? null;
}

test("how many episodes a season has is kept wherever its source says it, and its own element comes first", () => {
  expect(detailOf("Larkhill (3/8)", null)).toEqual({ episodes: 8 });
  expect(detailOf("Larkhill, Folge 2 von 8 [HD]", { aspect: "16:9" })).toEqual({
    aspect: "16:9",
    quality: "HDTV",
    episodes: 8,
  });
  expect(detailOf("Larkhill (3/8)", { episodes: 10 })).toEqual({ episodes: 10 });
  expect(detailOf("Larkhill", null)).toBeNull();
});

/** A description once what its texts say has become data. */
function descriptionOf(description: string): { text?: string; changes: readonly string[] } {
  const marked: MarkedDraft[] = [];
  const sink = markingSink({
    channel: () => {},
    programme: (draft: MarkedDraft) => marked.push(draft),
    rejected: () => {},
  });
  const slot = { title: "Larkhill", description, flags };
  sink.programme({ sourceChannel: "one", start: 0, stop: 3600, slot, detail: null });
  return { text: marked[0]?.slot.description, changes: marked[0]?.changes ?? [] };
}

test("a description that says only that there is none goes, and is counted", () => {
  for (const nothing of [
    "Δεν υπάρχουν πληροφορίες προγράμματος",
    "No synopsis available.",
    "Sin información",
    "Descripcion no disponible",
    "Nessuna descrizione disponibile",
    "Brak opisu.",
    "N/A",
    "-",
  ])
    expect(descriptionOf(nothing)).toEqual({ text: undefined, changes: ["description"] });
  expect(descriptionOf("Ana has no information.")).toEqual({ text: "Ana has no information.", changes: [] });
});
