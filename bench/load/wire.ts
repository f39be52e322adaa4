import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FuzzAnswer } from "../../service/fuzz/judge.ts";
import type { FuzzRequest } from "../../service/fuzz/requests.ts";

/** How long a server may take to answer, and how long to wait before ending our side of the connection. */
const patienceMs = 10_000;
const silenceMs = 500;

/** All bytes that a request sends, on a connection of its own. */
export function toBytes({ method, target, headers, body, raw }: FuzzRequest): Buffer {
  if (raw) return raw;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
    ...(body ? [`Content-Length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body ?? Buffer.alloc(0)]);
}

/**
 * Sends bytes to a local server on a new connection and reads its answer. Null if it closes the connection without
 * one. Throws an Error if it neither answers nor closes it.
 */
export async function exchange(port: number, bytes: Buffer): Promise<FuzzAnswer | null> {
  const ending = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: ending.signal }).then(
    () => Promise.reject(new Error(`no answer within ${patienceMs / 1000} s`)),
    () => null,
  );
  const socket = connect(port, "127.0.0.1");
  const received = new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    const done = () => resolve(Buffer.concat(chunks));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", done);
    // A server that refuses the rest of a body may reset the connection after its answer.
    socket.on("error", done);
    socket.on("close", done);
  });
  socket.write(bytes);
  // Not at once: a server may take a client that has ended its side for one that is gone.
  const silence = setTimeout(() => socket.end(), silenceMs);
  try {
    return parseAnswer((await Promise.race([received, late])) ?? Buffer.alloc(0));
  } finally {
    clearTimeout(silence);
    ending.abort();
    socket.destroy();
  }
}

/** The first answer that isn't an interim one. */
function parseAnswer(bytes: Buffer): FuzzAnswer | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const rest = bytes.subarray(end + 4);
  if (status < 200) return parseAnswer(rest);
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = headers.get("transfer-encoding") === "chunked" ? unchunked(rest) : rest;
  return { status, headers, body };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf("\r\n", at);
    const length = Number.parseInt(bytes.toString("latin1", at, end), 16);
    if (end < 0 || !(length > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}

/** A shell command that sends the same bytes. */
export function shellLine(port: number, request: FuzzRequest): string {
  const { method, target, headers, body, raw } = request;
  const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);
  const plain =
    !raw && isPlain(target) && (body === null || (body.length < 2_000 && isPlain(body.toString("latin1"))));
  if (!plain) return `printf ${quote(escaped(toBytes(request)))} | nc 127.0.0.1 ${port}`;
  const options = [
    ...(method === "HEAD" ? ["--head"] : ["-X", method]),
    ...headers.flatMap(([name, value]) => ["-H", quote(`${name}: ${value}`)]),
    ...(body ? ["--data-binary", quote(body.toString())] : []),
  ];
  return `curl -sSi --globoff --path-as-is ${options.join(" ")} ${quote(`http://127.0.0.1:${port}${target}`)}`;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const escaped = (bytes: Buffer): string =>
  Array.from(bytes.subarray(0, 4_000), (byte) =>
    byte > 0x1f && byte < 0x7f && byte !== 0x25 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, "0")}`,
  ).join("");
