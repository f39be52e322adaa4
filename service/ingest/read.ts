import type { Source } from "../store/sources.ts";
import type { Validators } from "./fetch-feed.ts";
import { openInput } from "./input.ts";
import type { Run } from "./run.ts";
import type { Stage } from "./stage.ts";
import { createDecoder, EncodingError } from "./xmltv/decode.ts";
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
  { request: { input, now }, conditions, accepted, onProgress }: Run,
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
  await parseInto(stage, conditions.zone, opened.chunks, () =>
    onProgress({ phase: "reading", ...progress(), slots: stage.count() }),
  );
  const content = opened.contentHash();
  return accepted && content === accepted.content
    ? { isUnchanged: true, message: null, validators }
    : { isUnchanged: false, validators, content };
}

async function parseInto(
  { sink }: Stage,
  zone: string,
  chunks: AsyncIterable<Buffer>,
  onChunk: () => void,
): Promise<void> {
  const parser = createXmltvParser(zone, sink);
  const decoder = createDecoder();
  const mender = createMender(() => sink.repaired?.("bare_ampersand"));
  try {
    for await (const chunk of chunks) {
      parser.write(mender.write(decoder.write(chunk)));
      onChunk();
    }
    parser.write(mender.write(decoder.end()) + mender.end());
    parser.end();
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    parser.write(error.before);
    throw parser.errorHere(error.message);
  }
}

const validatorsOf = ({ etag, last_modified }: Source): Validators => ({ etag, lastModified: last_modified });
