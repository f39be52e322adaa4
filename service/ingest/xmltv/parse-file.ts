import type { DraftSink } from "../draft.ts";
import { createDecoder, type DecoderNotes } from "./decode.ts";
import { createMender } from "./mend.ts";
import { createXmltvParser } from "./parse.ts";

/** Receives what is read from a file, and is told if it isn't in the encoding that it should be in. */
export type FileSink = DraftSink & Pick<DecoderNotes, "mistaken">;

/** Parses the bytes of an XMLTV file, in whatever encoding. Throws an IngestError if the file is broken. */
export type FileParser = {
  write(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
  close?(): Promise<unknown>;
};

/** A parser of one file on the calling thread. `zone` is the zone of times without one. */
export function createFileParser(zone: string, sink: FileSink): FileParser {
  const parser = createXmltvParser(zone, sink);
  const decoder = createDecoder({ badByte: () => sink.repaired?.("bad_byte"), mistaken: sink.mistaken });
  const mender = createMender((kind) => sink.repaired?.(kind));
  return {
    write: (bytes) => parser.write(mender.write(decoder.write(bytes))),
    end() {
      parser.write(mender.write(decoder.end()) + mender.end());
      parser.end();
    },
  };
}
