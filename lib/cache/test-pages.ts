/** A page as Next gives it to its handler of pages. */
export const testPage = { kind: "APP_ROUTE", body: Buffer.from("page"), headers: {}, status: 200 } as never;

/** What Next's handler of pages is made with: no page is on the disk. */
export const handlerOptions = (serverDistDir: string) =>
  ({
    dev: false,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
    getPrerenderManifest: () => ({}),
    fs: { readFile: async () => Promise.reject(new Error("no file")) },
  }) as never;
