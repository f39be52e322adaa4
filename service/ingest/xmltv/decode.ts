import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";

/** Bytes that are invalid in the file's encoding; `before` is the text up to them. */
export class EncodingError extends Error {
  override name = "EncodingError" as const;
  readonly before: string;
  constructor(message: string, before: string) {
    super(message);
    this.before = before;
  }
}

type Decoder = { write(bytes: Buffer): string; end(): string };

/** How many bytes are searched for a byte order mark or a declared encoding: a prolog is never longer. */
const prologBytes = 256;

/**
 * Decodes a file in the encoding that its byte order mark or XML prolog names, else UTF-8. Throws an
 * EncodingError on an unknown encoding, and on bytes that aren't UTF-8 in a file that should be.
 */
export function createDecoder(): Decoder {
  let head: Buffer = Buffer.alloc(0);
  let chosen: Decoder | null = null;
  const choose = (): string => {
    const bytes = head;
    head = Buffer.alloc(0);
    chosen = decoderFor(bytes);
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

function decoderFor(bytes: Buffer): Decoder {
  const unicode = detectUnicode(bytes);
  if (unicode) return throughIconv(unicode);
  const prolog = bytes.toString("latin1", 0, prologBytes);
  const declared = /^(?:ï»¿)?\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']{0,60})["']/.exec(prolog)?.[1];
  const name = declared?.toLowerCase().replace(/_/g, "-") ?? "utf-8";
  if (name === "utf-8" || name === "utf8" || name === "us-ascii" || name === "ascii") return utf8();
  if (/^(utf-?16|utf-?32|ucs-?[24]|iso-10646)/.test(name))
    throw new EncodingError(`the file says that it is ${declared}, and isn't`, "");
  if (!iconv.encodingExists(name)) throw new EncodingError(`the encoding "${declared}" isn't known`, "");
  return throughIconv(name);
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

function utf8(): Decoder {
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  const decode = (bytes: Buffer): string => {
    if (!isUtf8(bytes)) throw new EncodingError("the bytes are not UTF-8", validPart(bytes));
    const text = bytes.toString("utf8");
    const marked = !begun && text.charCodeAt(0) === 0xfeff;
    begun ||= text !== "";
    return marked ? text.slice(1) : text;
  };
  return {
    write(chunk) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const whole = bytes.length - unfinished(bytes);
      rest = Buffer.from(bytes.subarray(whole));
      return decode(bytes.subarray(0, whole));
    },
    end: () => decode(rest),
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

/** The text before the first byte that isn't UTF-8. */
function validPart(bytes: Buffer): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = decoder.decode(bytes);
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) {
    const before = text.slice(0, at);
    if (bytes.toString("hex", Buffer.byteLength(before), Buffer.byteLength(before) + 3) !== "efbfbd")
      return before;
  }
  return text;
}
