/** What Next puts before the path of a page that wasn't part of the build: whose page it is. */
const owner = /^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$/;

/** What Next leaves at the end of the path if it ends before an optional part: `/[[...date]]`. */
const leftOut = /\/\[\[\.\.\.\w+\]\]$/;

/** The path of the page that Next keeps under a key. */
export const pathOfKey = (key: string): string =>
  key
    .replace(owner, "")
    .replace(leftOut, "")
    .replace(/^\/index$/, "/");
