import type { Validators } from "./fetch-feed.ts";
import { type KnownInput, type OpenInput, openInput } from "./input.ts";
import type { Run } from "./run.ts";

/** A source to read; its input is null if it is the sample, which isn't read from anywhere. */
export type OpenSource =
  | { isUnchanged: true; message: string | null; validators?: Validators }
  | { isUnchanged: false; input: OpenInput | null };

/** Opens a source, unless it says that it is, or turns out to be, the accepted content again. */
export async function openSource({
  request: { input },
  accepted,
  summary,
  onProgress,
}: Run): Promise<OpenSource> {
  if (input.kind === "sample") return { isUnchanged: false, input: null };
  const opened = await openInput(input, {
    known: accepted && knownInput(accepted),
    onDownload: (progress) => onProgress({ phase: "downloading", ...progress }),
  });
  if (!opened) return { isUnchanged: true, message: "the server says that it hasn't changed" };
  summary.retried.push(...opened.retried);
  return opened.isKnown
    ? { isUnchanged: true, message: null, validators: opened.validators }
    : { isUnchanged: false, input: opened };
}

const knownInput = ({
  source: { etag, last_modified: lastModified },
  content,
}: NonNullable<Run["accepted"]>): KnownInput => ({
  validators: { etag, lastModified },
  contentHash: content,
});
