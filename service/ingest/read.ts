import type { Source } from "../store/sources.ts";
import type { Validators } from "./fetch-feed.ts";
import { type IngestInput, openInput } from "./input.ts";
import type { Stage } from "./stage.ts";
import { createDecoder, EncodingError } from "./xmltv/decode.ts";
import { createXmltvParser } from "./xmltv/parse.ts";

type ReadRequest = { input: IngestInput; now: number; force?: boolean };

type OnProgress = (progress: { bytes: number; totalBytes: number | null; programmes: number }) => void;

/** Where the service finds a source again; null where it can't. */
export const locationOf = (input: IngestInput): string | null =>
  input.kind === "file" ? input.path : input.kind === "url" ? input.url : null;

/**
 * Reads a source into the stage; `zone` is that of times without an offset. Null where its server says that it
 * hasn't changed since `before`.
 */
export async function read(
  { sink, count }: Stage,
  { input, now, force }: ReadRequest,
  before: Source | null,
  zone: string,
  onProgress: OnProgress,
): Promise<Validators | null> {
  if (input.kind === "sample") {
    // Loaded where it is needed alone: the invented countries are as large as all else here.
    const { generateSample } = await import("./sample/generate.ts");
    generateSample(sink, now);
    return { etag: null, lastModified: null };
  }
  const known = !force && before?.location === locationOf(input) ? validatorsOf(before) : null;
  const opened = await openInput(input, known);
  if (!opened) return null;
  const parser = createXmltvParser(zone, sink);
  const decoder = createDecoder();
  try {
    for await (const chunk of opened.chunks) {
      parser.write(decoder.write(chunk));
      onProgress({ ...opened.progress(), programmes: count() });
    }
    parser.write(decoder.end());
    parser.end();
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    parser.write(error.before);
    throw parser.errorHere(error.message);
  }
  return opened.validators;
}

const validatorsOf = ({ etag, last_modified }: Source): Validators => ({ etag, lastModified: last_modified });
