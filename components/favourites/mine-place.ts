/** What is needed before the dialog's own words are here. */
export type MineFrameWords = Record<"title" | "close" | "failed" | "retry", string>;

export type MinePlace = {
  market: string;
  /** ISO code. */
  country: string;
};
