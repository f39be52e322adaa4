import type { Validators } from "./fetch-feed.ts";
import { type KnownInput, type OpenInput, openInput } from "./input.ts";
import { markingSink } from "./mark.ts";
import { type MarkedFileSink, startThreadParser } from "./parse-thread.ts";
import type { Run } from "./run.ts";
import { shiftedSink } from "./shift.ts";
import type { Stage } from "./stage.ts";
import { createFileParser } from "./xmltv/parse-file.ts";

/** The result of reading a source. */
export type ReadResult =
  | { isUnchanged: true; message: string | null; validators?: Validators }
  /** `content` is the hash of what was read; null if it wasn't a file. */
  | { isUnchanged: false; validators: Validators; content: string | null };

/** Reads a source into the stage, and stops as soon as it turns out to be the accepted content again. */
export async function read(
  stage: Stage,
  { request: { input, now }, conditions, accepted, summary, onProgress }: Run,
): Promise<ReadResult> {
  if (input.kind === "sample") {
    // Loaded only if needed: the invented countries are as large as everything else here.
    const { generateSample } = await import("./sample/generate.ts");
    generateSample(markingSink(stage.sink), now);
    return { isUnchanged: false, validators: { etag: null, lastModified: null }, content: null };
  }
  const opened = await openInput(input, {
    known: accepted && knownInput(accepted),
    onDownload: (progress) => onProgress({ phase: "downloading", ...progress }),
  });
  if (!opened) return { isUnchanged: true, message: "the server says that it hasn't changed" };
  const { validators, progress } = opened;
  summary.retried.push(...opened.retried);
  if (opened.isKnown) return { isUnchanged: true, message: null, validators };
  const sink: MarkedFileSink = {
    ...shiftedSink(stage.sink, conditions.shiftMinutes),
    mistaken: (declared, actual) =>
      summary.warnings.push(`the file says that it is ${declared}, and was read as ${actual}, which it is`),
  };
  await parseInto(sink, conditions.zone ?? "UTC", opened, () =>
    onProgress({ phase: "reading", ...progress(), slots: stage.count() }),
  );
  const content = opened.contentHash();
  return accepted && content === accepted.content
    ? { isUnchanged: true, message: null, validators }
    : { isUnchanged: false, validators, content };
}

/** From this size on, as stored, parsing takes much longer than starting a thread for it. */
const threadBytes = 2 ** 18;

async function parseInto(
  sink: MarkedFileSink,
  zone: string,
  { chunks, progress }: OpenInput,
  onChunk: () => void,
): Promise<void> {
  const isLarge = (progress().total ?? 0) >= threadBytes;
  const parser = isLarge ? startThreadParser(zone, sink) : createFileParser(zone, markingSink(sink));
  try {
    for await (const chunk of chunks) {
      await parser.write(chunk);
      onChunk();
    }
    await parser.end();
  } finally {
    await parser.close?.();
  }
}

const knownInput = ({
  source: { etag, last_modified: lastModified },
  content,
}: NonNullable<Run["accepted"]>): KnownInput => ({
  validators: { etag, lastModified },
  contentHash: content,
});
