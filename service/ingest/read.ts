import type { Source } from "../store/sources.ts";
import type { Validators } from "./fetch-feed.ts";
import { openInput } from "./input.ts";
import type { Run } from "./run.ts";
import type { Stage } from "./stage.ts";
import { createDecoder } from "./xmltv/decode.ts";
import { createMender } from "./xmltv/mend.ts";
import { createXmltvParser } from "./xmltv/parse.ts";

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
    generateSample(stage.sink, now);
    return { isUnchanged: false, validators: { etag: null, lastModified: null }, content: null };
  }
  const opened = await openInput(input, accepted && validatorsOf(accepted.source));
  if (!opened) return { isUnchanged: true, message: "the server says that it hasn't changed" };
  const { validators, progress } = opened;
  summary.retried.push(...opened.retried);
  await parseInto(stage, conditions.zone, opened.chunks, {
    onChunk: () => onProgress({ phase: "reading", ...progress(), slots: stage.count() }),
    onMistaken: (declared, actual) =>
      summary.warnings.push(`the file says that it is ${declared}, and was read as ${actual}, which it is`),
  });
  const content = opened.contentHash();
  return accepted && content === accepted.content
    ? { isUnchanged: true, message: null, validators }
    : { isUnchanged: false, validators, content };
}

async function parseInto(
  { sink }: Stage,
  zone: string,
  chunks: AsyncIterable<Buffer>,
  { onChunk, onMistaken }: { onChunk: () => void; onMistaken: (declared: string, actual: string) => void },
): Promise<void> {
  const parser = createXmltvParser(zone, sink);
  const decoder = createDecoder({ badByte: () => sink.repaired?.("bad_byte"), mistaken: onMistaken });
  const mender = createMender((kind) => sink.repaired?.(kind));
  for await (const chunk of chunks) {
    parser.write(mender.write(decoder.write(chunk)));
    onChunk();
  }
  parser.write(mender.write(decoder.end()) + mender.end());
  parser.end();
}

const validatorsOf = ({ etag, last_modified }: Source): Validators => ({ etag, lastModified: last_modified });
