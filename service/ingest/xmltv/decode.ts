import { isAscii, isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import {
  isReallyUtf8,
  mistakenLetters,
  mistakenWestern,
  otherEncoding,
  readAs,
  repairUtf8,
} from "./encoding.ts";

/** Receives what a decoder has repaired. */
export type DecoderNotes = {
  /** A byte, or the beginning of a character, that is invalid in the file's encoding. */
  badByte(): void;
  /** The file isn't in the encoding that it should be in. */
  mistaken(declared: string, actual: string): void;
};

type Decoder = { write(bytes: Buffer): string; end(): string };

/** How many bytes are searched for a byte order mark or a declared encoding: a prolog is never longer. */
const prologBytes = 256;

/**
 * Decodes a file in the encoding that its byte order mark or XML prolog names, else UTF-8. Sources are often wrong
 * about it, so a file that plainly is in another encoding is read in that one, and single bad bytes are repaired.
 */
export function createDecoder(notes: DecoderNotes): Decoder {
  let head: Buffer = Buffer.alloc(0);
  let chosen: Decoder | null = null;
  const choose = (): string => {
    const bytes = head;
    head = Buffer.alloc(0);
    chosen = decoderFor(bytes, notes);
    return chosen.write(bytes);
  };
  return {
    write(bytes) {
      if (chosen) return chosen.write(bytes);
      head = Buffer.concat([head, bytes]);
      return head.length < prologBytes ? "" : choose();
    },
    end: () => {
      const rest = chosen ? "" : choose();
      return rest + (chosen?.end() ?? "");
    },
  };
}

function decoderFor(bytes: Buffer, notes: DecoderNotes): Decoder {
  const unicode = detectUnicode(bytes);
  if (unicode) return throughIconv(unicode);
  const prolog = bytes.toString("latin1", 0, prologBytes);
  const declared = /^(?:ï»¿)?\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']{0,60})["']/.exec(prolog)?.[1];
  const name = declared?.toLowerCase().replace(/_/g, "-") ?? "utf-8";
  if (name === "utf-8" || name === "utf8" || name === "us-ascii" || name === "ascii") return utf8(notes);
  // Programs that keep their texts as UTF-16 often declare it and write UTF-8.
  if (/^(utf-?(7|16|32)|ucs-?[24]|iso-10646)/.test(name) || !iconv.encodingExists(name)) {
    notes.mistaken(declared ?? name, "UTF-8");
    return utf8(notes);
  }
  return declaredAs(name, notes);
}

/** UTF-16 and UTF-32 are recognised by a byte order mark, or by how `<` is written. */
function detectUnicode(bytes: Buffer): string | null {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0x3c && b === 0 && c === 0 && d === 0))
    return "utf-32le";
  if ((a === 0 && b === 0 && c === 0xfe && d === 0xff) || (a === 0 && b === 0 && c === 0 && d === 0x3c))
    return "utf-32be";
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return "utf-16be";
  return null;
}

function throughIconv(name: string): Decoder {
  const decoder = iconv.getDecoder(name, { stripBOM: true });
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? "" };
}

/** Decodes in a declared encoding, unless the first letters outside of ASCII are plainly in another. */
function declaredAs(name: string, notes: DecoderNotes): Decoder {
  const believed = throughIconv(readAs(name));
  let decoder: Decoder | null = null;
  return {
    write(bytes) {
      if (!decoder) {
        if (isAscii(bytes)) return believed.write(bytes);
        const isUtf = isReallyUtf8(bytes.subarray(0, bytes.length - unfinished(bytes)), name);
        const actual = isUtf
          ? "UTF-8"
          : (mistakenWestern(bytes, name) ?? mistakenLetters(bytes, readAs(name)));
        if (actual) notes.mistaken(name, actual);
        decoder = isUtf ? utf8(notes) : actual ? throughIconv(actual) : believed;
      }
      return decoder.write(bytes);
    },
    end: () => (decoder ?? believed).end(),
  };
}

function utf8(notes: DecoderNotes): Decoder {
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  /** Whether a whole letter outside of ASCII has been read. */
  let proven = false;
  let other: Decoder | null = null;

  function decode(bytes: Buffer): string {
    if (!isUtf8(bytes)) {
      const actual = proven ? null : otherEncoding(bytes);
      if (actual === null) return repairUtf8(bytes, notes.badByte);
      notes.mistaken("UTF-8", actual);
      other = throughIconv(actual);
      return other.write(bytes);
    }
    const text = bytes.toString("utf8");
    const marked = !begun && text.charCodeAt(0) === 0xfeff;
    begun ||= text !== "";
    proven ||= text.length + (marked ? 2 : 0) < bytes.length;
    return marked ? text.slice(1) : text;
  }

  return {
    write(chunk) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      if (other) {
        rest = Buffer.alloc(0);
        return other.write(bytes);
      }
      const whole = bytes.length - unfinished(bytes);
      rest = Buffer.from(bytes.subarray(whole));
      return decode(bytes.subarray(0, whole));
    },
    end: () => (other ? other.write(rest) + other.end() : decode(rest)),
  };
}

/** How many bytes at the end belong to an incomplete character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}
