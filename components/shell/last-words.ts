import type { FailureWords } from "./shell-words";

/** What is said where not even the market's words could be had; they are those of the English catalogue. */
export const lastWords: FailureWords = {
  title: "The guide can’t be reached",
  text: "The listings didn’t arrive.",
  retry: "Try again",
};
