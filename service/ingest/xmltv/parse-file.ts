import type { DraftSink } from "../draft.ts";
import { createJsonParser, documentStart } from "../schedules-direct/parse.ts";
import { createDecoder, type DecoderNotes } from "./decode.ts";
import { createXmltvParser } from "./parse.ts";
import { createRepairer } from "./repair.ts";

/** Receives what is read from a file, and is told if it isn't in the encoding that it should be in. */
export type FileSink = DraftSink & Pick<DecoderNotes, "mistaken">;

/** Parses the bytes of a guide, in whatever encoding. Throws an IngestError if the file is broken. */
export type FileParser = {
  write(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
};

/**
 * A parser of one file on the calling thread: of JSON if the text begins so, else of XMLTV. `zone` is the zone of times
 * without one.
 */
export function createFileParser(zone: string, sink: FileSink): FileParser {
  const decoder = createDecoder({ badByte: () => sink.repaired?.("bad_byte"), mistaken: sink.mistaken });
  let parser: TextParser | null = null;
  let blank = "";
  const write = (text: string): void => {
    if (parser) {
      parser.write(text);
      return;
    }
    blank += text;
    const first = /[^\s\ufeff]/u.exec(text)?.[0];
    if (first === undefined && blank.length < mostBlank) return;
    parser = jsonStarts.has(first ?? "") ? createJsonParser(sink) : createXmlReader(zone, sink);
    // Programs that print a guide often begin with an empty line, which XML forbids before its declaration.
    parser.write(blank.trimStart());
    blank = "";
  };
  return {
    write: (bytes) => write(decoder.write(bytes)),
    end() {
      write(decoder.end());
      parser ??= createXmlReader(zone, sink);
      if (blank !== "") parser.write(blank);
      return parser.end();
    },
  };
}

type TextParser = { write(text: string): void; end(): void | Promise<void> };

/** After so many blanks a text is taken for XML, so that a source of nothing else isn't held. */
const mostBlank = 2 ** 16;
const jsonStarts: ReadonlySet<string> = new Set(["{", "[", documentStart]);

function createXmlReader(zone: string, sink: FileSink): TextParser {
  const parser = createXmltvParser(zone, sink);
  const repairer = createRepairer((kind) => sink.repaired?.(kind));
  return {
    write: (text) => parser.write(repairer.write(text)),
    end() {
      parser.write(repairer.end());
      parser.end();
    },
  };
}
