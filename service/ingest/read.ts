import { prepareToDerive } from "../derive/derive.ts";
import type { Validators } from "./fetch-feed.ts";
import type { OpenInput } from "./input.ts";
import { markingSink } from "./mark.ts";
import type { MarkedFileSink, ParseThread } from "./parse-thread.ts";
import type { Run } from "./run.ts";
import { shiftedSink } from "./shift.ts";
import type { Stage } from "./stage.ts";
import { createFileParser } from "./xmltv/parse-file.ts";

/** An opened input, null for the sample, and the thread that parses it, null if that is done where it is read. */
export type Readable = { input: OpenInput | null; thread: ParseThread | null };

/** The result of reading a source. */
export type ReadResult = {
  /** Whether it turned out to be the accepted content again. */
  isUnchanged: boolean;
  validators: Validators;
  /** The hash of what was read; null if it wasn't a file. */
  content: string | null;
};

/** Reads a source into the stage, and ends the thread. */
export async function read(
  stage: Stage,
  { request, conditions, accepted, summary, onProgress }: Run,
  { input, thread }: Readable,
): Promise<ReadResult> {
  if (!input) {
    // Loaded only if needed: the invented countries are as large as everything else here.
    const { generateSample } = await import("./sample/generate.ts");
    generateSample(markingSink(stage.sink), request.now);
    return { isUnchanged: false, validators: { etag: null, lastModified: null }, content: null };
  }
  const sink: MarkedFileSink = {
    ...shiftedSink(stage.sink, conditions.shiftMinutes),
    mistaken: (declared, actual) =>
      summary.warnings.push(`the file says that it is ${declared}, and was read as ${actual}, which it is`),
  };
  const parser = thread?.parserFor(sink) ?? createFileParser(conditions.zone ?? "UTC", markingSink(sink));
  let preparing: Promise<void> | undefined;
  try {
    for await (const chunk of input.chunks) {
      await parser.write(chunk);
      // While the thread is busy, this one would wait for it. Deriving itself says what fails.
      if (thread) preparing ??= prepareToDerive().catch(() => {});
      onProgress({ phase: "reading", ...input.progress(), slots: stage.count() });
    }
    await parser.end();
    await preparing;
  } finally {
    await thread?.close();
  }
  const content = input.contentHash();
  return { isUnchanged: content === accepted?.content, validators: input.validators, content };
}
