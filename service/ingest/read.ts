import type { Source } from "../store/sources.ts";
import type { Validators } from "./fetch-feed.ts";
import { hashFile, type IngestInput, type InputProgress, openInput } from "./input.ts";
import type { Stage } from "./stage.ts";
import { createDecoder, EncodingError } from "./xmltv/decode.ts";
import { createXmltvParser } from "./xmltv/parse.ts";

type Reading = {
  input: IngestInput;
  now: number;
  /** The zone of times without an offset. */
  zone: string;
  /** The source's row, and the hash of its content, if reading the same again would change nothing. */
  accepted: { source: Source; content: string } | null;
};

/** The result of reading a source. */
export type ReadResult =
  | { isUnchanged: true; message: string | null; validators?: Validators }
  /** `content` is the hash of what was read; null if it wasn't a file. */
  | { isUnchanged: false; validators: Validators; content: string | null };

type ReadProgress = { phase: "comparing" | "reading" } & InputProgress;

/** Where the service finds a source again; null if it can't. */
export const locationOf = (input: IngestInput): string | null =>
  input.kind === "file" ? input.path : input.kind === "url" ? input.url : null;

/** Reads a source into the stage, and stops as soon as it turns out to be the accepted content again. */
export async function read(
  stage: Stage,
  { input, now, zone, accepted }: Reading,
  onProgress: (progress: ReadProgress) => void,
): Promise<ReadResult> {
  if (input.kind === "sample") {
    // Loaded only if needed: the invented countries are as large as everything else here.
    const { generateSample } = await import("./sample/generate.ts");
    generateSample(stage.sink, now);
    return { isUnchanged: false, validators: { etag: null, lastModified: null }, content: null };
  }
  if (input.kind === "file" && accepted) {
    const content = await hashFile(input.path, (done) => onProgress({ phase: "comparing", ...done }));
    if (content === accepted.content) return { isUnchanged: true, message: null };
  }
  const opened = await openInput(input, accepted && validatorsOf(accepted.source));
  if (!opened) return { isUnchanged: true, message: "the server says that it hasn't changed" };
  await parseInto(stage, zone, opened.chunks, () => onProgress({ phase: "reading", ...opened.progress() }));
  const { validators } = opened;
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
  try {
    for await (const chunk of chunks) {
      parser.write(decoder.write(chunk));
      onChunk();
    }
    parser.write(decoder.end());
    parser.end();
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    parser.write(error.before);
    throw parser.errorHere(error.message);
  }
}

const validatorsOf = ({ etag, last_modified }: Source): Validators => ({ etag, lastModified: last_modified });
