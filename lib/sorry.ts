/** What may be shown instead of a page: that there is none, or that the guide can't be reached. */
export const sorryPages = ["absent", "outage"] as const;

export type SorryPage = (typeof sorryPages)[number];

export const readSorryPage = (segment: string): SorryPage | null =>
  sorryPages.find((known) => known === segment) ?? null;

/** The attribute of the note by which a page says as of when it is. */
export const staleMark = "data-stale-note";
