import { cleanChannels } from "../favourites/mine.ts";
import { type Follow, packFollow, readFollows } from "./follow.ts";

/** Everything that a person follows: their channels in order, and the rest. */
export type Followed = { channels: readonly string[]; follows: readonly Follow[] };

/** The most text that a link may unfold to: a small one could be made to fill the memory. */
const mostText = 200_000;

/** What stands before a link's contents in its fragment, which no server sees. */
const keys = { channels: "channels", all: "set" };

/** A link's fragment with channels alone, in their order. */
export const writeChannels = (channels: readonly string[]): string =>
  new URLSearchParams({ [keys.channels]: channels.join(".") }).toString();

/** A link's fragment with all that is followed: as short as a code that a camera reads has to be. */
export async function packFollowed({ channels, follows }: Followed): Promise<string> {
  const text = JSON.stringify([channels.join(" "), follows.map(packFollow)]);
  const packed = await readAll(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return `${keys.all}=${toBase64Url(packed)}`;
}

/**
 * What an address' fragment brings, which may come from anyone. Broken: it should bring something. Null: it is no such
 * link's.
 */
export async function readLink(hash: string): Promise<Followed | "broken" | null> {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const [channels, packed] = [query.get(keys.channels), query.get(keys.all)];
  if (channels === null && packed === null) return null;
  const read =
    channels === null
      ? await unpack(packed ?? "")
      : { channels: cleanChannels(channels.split(".")), follows: [] };
  return read && read.channels.length + read.follows.length > 0 ? read : "broken";
}

async function unpack(packed: string): Promise<Followed | null> {
  if (!/^[\w-]+$/.test(packed)) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const unpacking = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const value: unknown = JSON.parse(new TextDecoder().decode(await readAll(unpacking)));
    if (!Array.isArray(value)) return null;
    const [channels, follows]: unknown[] = value;
    return {
      channels: typeof channels === "string" ? cleanChannels(channels.split(" ")) : [],
      follows: readFollows(follows),
    };
  } catch {
    return null;
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > mostText) throw new RangeError("too much");
    parts.push(part.value.slice());
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
