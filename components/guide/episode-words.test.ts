import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
import type { Slot } from "@/lib/shapes";
import { episodePatterns, episodeWords, fillEpisode, slotNote } from "./episode-words";

it.each([
  [{ season: 2, number: 4 }, "S2 E4"],
  [{ season: 2 }, "Season 2"],
  [{ number: 4 }, "Episode 4"],
  [{ season: 2026, number: 46 }, "Episode 46"],
  [{ season: 2026 }, ""],
  [{}, ""],
])("an episode is said the same by the server and on the device: %j", (episode, words) => {
  const t = wordsOf("en", "en-GB");
  expect(fillEpisode(episodePatterns(t), episode)).toBe(words);
  expect(episodeWords(t)(episode) ?? "").toBe(words);
});

const noteOf = (slot: Partial<Slot>) =>
  slotNote(
    { id: "ls_1", channel: "ch_1", title: "Capital", start: 0, stop: 6000, ...slot },
    { categories: [] },
    wordsOf("en", "en-GB"),
  );

it("a part that is called by its number is said once", () => {
  expect(noteOf({ sub_title: "Episode 29", episode: { number: 29 } })).toBe("Episode 29");
});

it("a film's year stands where an episode's numbers do", () => {
  expect(noteOf({ kind: "film", year: 1994 })).toBe("1994");
  expect(noteOf({ kind: "documentary", year: 1994 })).toBe("");
});
