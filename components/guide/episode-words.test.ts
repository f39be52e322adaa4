import { expect, it } from "vitest";
import { wordsOf } from "@/lib/i18n";
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

it("a part that is called by its number is said once", () => {
  const note = slotNote(
    { title: "Capital", sub_title: "Episode 29", episode: { number: 29 } },
    wordsOf("en", "en-GB"),
  );
  expect(note).toBe("Episode 29");
});
