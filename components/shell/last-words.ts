import type { FailureWords } from "./shell-words";

/** The words for when not even the market's could be loaded: those of the English catalogue. */
export const lastWords: FailureWords = {
  title: "The guide can’t be reached",
  text: "The listings didn’t arrive.",
  retry: "Try again",
};
