import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { defaultLimits, type IngestInput, type KnownInput, openInput } from "./input.ts";
import { IngestError } from "./summary.ts";

const guide = Buffer.from(`<tv>${"<channel id='a'/>".repeat(2000)}</tv>`);

/** As xz and bzip2 pack these letters: Node unpacks neither, so it can't pack them for a test. */
const letters = `<tv>${Array.from({ length: 12 }, (_, id) => `<channel id='${id}'/>`).join("")}</tv>`;
const packedLetters = {
  xz: {
    packed: Buffer.from(
      "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4ADWADhdAB4dCsPg978Q0cMd0om+3sQqutM7s04S+QYsq8ymau3cl6fMRZIfXW70/rhbZ7L/Nijow5b+Sn0AAMdxZSafpxbvAAFU1wEAAAAQWiPXscRn+wIAAAAABFla",
      "base64",
    ),
    cut: "the xz data ends in the middle",
    damaged: "the xz data is damaged",
  },
  bzip2: {
    packed: Buffer.from(
      "QlpoOTFBWSZTWbBzDLIAACYZgECA/+cuZQUAIABISKhoNHqaA0AiqAGgAZqKgpSh2YY5Tz0igKAVHMaRsJcgt/mkOoOANAYBoDMGAbAYBvy+PxdyRThQkLBzDLI=",
      "base64",
    ),
    cut: "the bzip2 data ends in the middle",
    damaged: "the bzip2 data is damaged",
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nownext-input-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, bytes: Buffer): Promise<IngestInput & { kind: "file" }> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { kind: "file", path };
}

/** A zip archive with the directory at its end: each file is packed, but the last. */
function zippedFiles(files: readonly (readonly [name: string, content: string | Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, [name, content]] of files.entries()) {
    const isPacked = index < files.length - 1;
    const bytes = isPacked ? deflateRawSync(content) : Buffer.from(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(isPacked ? 8 : 0, 8);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isPacked ? 8 : 0, 10);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), bytes);
    directory.push(entry, Buffer.from(name));
    offset += head.length + name.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

async function read(
  input: Exclude<IngestInput, { kind: "sample" }>,
  { known = null, limits = {} }: { known?: KnownInput | null; limits?: Partial<typeof defaultLimits> } = {},
) {
  const opened = await openInput(input, { known, limits: { ...defaultLimits, pausesMs: [], ...limits } });
  if (!opened) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of opened.chunks) chunks.push(chunk);
  const { validators, retried } = opened;
  return { bytes: Buffer.concat(chunks), validators, retried, progress: opened.progress() };
}

const knownAs = ({ etag = null, hash = "" }: { etag?: string | null; hash?: string }): KnownInput => ({
  validators: { etag, lastModified: null },
  contentHash: hash,
});

test("a file that was packed, and packed again by what sent it, is read", async () => {
  const twice = await file("twice.gz", gzipSync(gzipSync(guide)));
  expect((await read(twice))?.bytes).toEqual(guide);
});

describe("JSON documents", () => {
  const documents = [
    ["a.json", "[1]"],
    ["b.json", "[2]"],
  ] as const;
  const together = Buffer.from("\u001e[1]\u001e[2]");

  test("in a folder are one input, whatever else is in it", async () => {
    const path = await mkdtemp(join(folder, "documents-"));
    for (const [name, text] of documents) await writeFile(join(path, name), text);
    await writeFile(join(path, "notes.txt"), "none");
    expect((await read({ kind: "file", path }))?.bytes).toEqual(together);
  });

  test("in a zip archive are one input, whatever else is in it", async () => {
    const archive = zippedFiles([documents[0], ["notes.txt", "none"], documents[1]]);
    expect((await read(await file("documents.zip", archive)))?.bytes).toEqual(together);
    const cut = await file("cut.zip", archive.subarray(0, -30));
    await expect(read(cut)).rejects.toThrow("the zip archive ends in the middle");
  });
});

describe("a file", () => {
  test("is read as it is, or unpacked if its first bytes say gzip, whatever its name", async () => {
    expect((await read(await file("plain.xml.gz", guide)))?.bytes).toEqual(guide);
    const packed = gzipSync(guide);
    const result = await read(await file("packed.xml", packed));
    expect(result?.bytes).toEqual(guide);
    expect(result?.progress).toEqual({ done: packed.length, total: packed.length });
  });

  test("is unpacked from zstd and zip, and what can't be unpacked here says how", async () => {
    expect((await read(await file("guide.zst", zstdCompressSync(guide))))?.bytes).toEqual(guide);
    for (const name of ["guide.xml", "listings"]) {
      const archive = zippedFiles([[name, guide]]);
      expect((await read(await file("guide.zip", archive)))?.bytes).toEqual(guide);
      await expect(read(await file("guide.zip", archive.subarray(0, 40)))).rejects.toThrow("cut off");
    }
    const sevenZip = Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0]);
    await expect(read(await file("guide.7z", sevenZip))).rejects.toThrow("7z x -so FILE");
  });

  test("of several guides in a zip archive is all of them, whatever else is in it", async () => {
    const notes = [
      ["guides/", ""],
      ["__MACOSX/guides/._a.xml", "\0"],
      ["guides/.hidden.xml", "\0"],
      ["README.txt", "Thank you."],
      ["guides/xmltv.dtd", "<!ELEMENT tv ANY>"],
    ] as const;
    const archive = zippedFiles([...notes, ["guides/a.xml", guide], ["b.XMLTV", "<tv/>"], ["end.txt", ""]]);
    const bytes = Buffer.concat([guide, Buffer.from("<tv/>")]);
    expect((await read(await file("guides.zip", archive)))?.bytes).toEqual(bytes);
    const parts = [
      guide.subarray(0, 50),
      gzipSync(guide.subarray(50, 90)),
      zstdCompressSync(guide.subarray(90)),
    ];
    const packed = zippedFiles(
      parts.map((part, index) => [`${index}.xml${["", ".gz", ".zst"][index]}`, part]),
    );
    expect((await read(await file("packed.zip", packed)))?.bytes).toEqual(guide);
  });

  test.each(Object.entries(packedLetters))(
    "is unpacked from %s, also if it is several packed one after the other",
    async (name, { packed, cut, damaged }) => {
      expect(String((await read(await file(name, packed)))?.bytes)).toBe(letters);
      const twice = await file(name, Buffer.concat([packed, packed]));
      expect(String((await read(twice))?.bytes)).toBe(letters + letters);
      await expect(read(await file(name, packed.subarray(0, -30)))).rejects.toThrow(cut);
      const wrong = Buffer.from(packed).fill(0x55, packed.length - 30);
      await expect(read(await file(name, wrong))).rejects.toThrow(damaged);
    },
  );

  test("of several gzip members is read to its end", async () => {
    const packed = Buffer.concat([gzipSync(guide.subarray(0, 100)), gzipSync(guide.subarray(100))]);
    expect((await read(await file("members.gz", packed)))?.bytes).toEqual(guide);
  });

  test("that is empty, or one byte, is read", async () => {
    expect((await read(await file("empty.xml", Buffer.alloc(0))))?.bytes).toHaveLength(0);
    expect((await read(await file("short.xml", Buffer.from("<"))))?.bytes).toHaveLength(1);
  });

  test.each([
    [
      "is missing",
      () => ({ kind: "file" as const, path: join(folder, "none.xml") }),
      "there is no such file",
    ],
    ["is a folder", () => ({ kind: "file" as const, path: folder }), "this is a folder"],
    ["is cut off", () => file("cut.gz", gzipSync(guide).subarray(0, 60)), "it is cut off"],
    [
      "is damaged",
      () => file("bad.gz", Buffer.concat([gzipSync(guide).subarray(0, 30), Buffer.alloc(50, 0xff)])),
      "the gzip data is damaged",
    ],
  ])("that %s is an error that says so", async (_, input, message) => {
    await expect(Promise.resolve(input()).then((given) => read(given))).rejects.toThrow(
      expect.objectContaining({ name: "IngestError", message: expect.stringContaining(message) }),
    );
  });

  test("that unpacks to more than the limit, or many times its size, is refused while it is read", async () => {
    const bomb = await file("bomb.gz", gzipSync(Buffer.alloc(80 * 2 ** 20)));
    await expect(read(bomb)).rejects.toThrow("unpacks to more than 200 times its size");
    await expect(read(bomb, { limits: { unpackedBytes: 1000 } })).rejects.toThrow(
      "unpacks to more than 1000 bytes",
    );
  });
});

describe("an address", () => {
  const serve = async (listener: RequestListener): Promise<IngestInput & { kind: "url" }> => ({
    kind: "url",
    url: `http://127.0.0.1:${await listenInTest(createServer(listener))}/guide.xml`,
  });

  test("is read, gzip-encoded or not, with the validators that later show whether it changed", async () => {
    const input = await serve((request, response) => {
      expect(request.headers["accept-encoding"]).toBe("gzip, identity");
      response.setHeader("etag", '"one"').setHeader("last-modified", "Sat, 22 Aug 2026 10:00:00 GMT");
      response.setHeader("content-encoding", "gzip").end(gzipSync(guide));
    });
    const result = await read(input);
    expect(result?.bytes).toEqual(guide);
    expect(result?.validators).toEqual({ etag: '"one"', lastModified: "Sat, 22 Aug 2026 10:00:00 GMT" });
  });

  test("that hasn't changed isn't read", async () => {
    const input = await serve((request, response) => {
      response.statusCode = request.headers["if-none-match"] === '"one"' ? 304 : 500;
      response.end();
    });
    expect(await read(input, { known: knownAs({ etag: '"one"' }) })).toBeNull();
  });

  test("that sends what is known is recognised without being read, and read if it sends anything else", async () => {
    const input = await serve((_, response) => response.setHeader("etag", '"two"').end(guide));
    const hash = createHash("sha256").update(guide).digest("hex");
    expect(await openInput(input, { known: knownAs({ hash }) })).toMatchObject({
      isKnown: true,
      validators: { etag: '"two"' },
    });
    const other = await read(input, { known: knownAs({ hash: "other" }) });
    expect(other?.bytes).toEqual(guide);
    expect(other?.progress).toEqual({ done: guide.length, total: guide.length });
  });

  test("that sends more than the limit is no longer downloaded", async () => {
    const input = await serve((_, response) => response.end(guide));
    const limits = { unpackedBytes: 1000 };
    await expect(read(input, { known: knownAs({}), limits })).rejects.toThrow("larger than 1000 bytes");
  });

  test("is followed through redirects, but not endlessly and only to http(s)", async () => {
    const input = await serve((request, response) => {
      const [, at] = /(\d+)$/.exec(request.url ?? "") ?? [];
      if (at === "3") return response.end(guide);
      if (request.url === "/ftp") return response.writeHead(302, { location: "ftp://example.org/" }).end();
      const next = request.url === "/loop" ? "/loop" : `/${Number(at ?? 0) + 1}`;
      response.writeHead(302, { location: next }).end();
    });
    expect((await read(input))?.bytes).toEqual(guide);
    const to = (path: string) => ({ ...input, url: new URL(path, input.url).href });
    await expect(read(to("/loop"))).rejects.toThrow("more than 5 redirects");
    await expect(read(to("/ftp"))).rejects.toThrow("not an http(s) address");
  });

  test.each<[string, RequestListener, string]>([
    ["answers with an error", (_, response) => void response.writeHead(404).end(), "answered 404"],
    [
      "answers in an encoding that wasn't asked for",
      (_, response) => void response.setHeader("content-encoding", "br").end(brotliCompressSync(guide)),
      'answered in the encoding "br"',
    ],
    [
      "breaks off",
      (_, response) => {
        response.writeHead(200, { "content-length": 1000 }).write("<tv>", () => response.destroy());
      },
      "can't be read",
    ],
  ])("that %s is an error that says so", async (_, listener, message) => {
    const input = await serve(listener);
    for (const known of [null, knownAs({})])
      await expect(read(input, { known })).rejects.toThrow(
        expect.objectContaining({ name: "IngestError", message: expect.stringContaining(message) }),
      );
  });

  test.each<[string, RequestListener]>([
    ["never answers", () => {}],
    [
      "falls silent in the middle",
      (_, response) => void response.writeHead(200, { "content-length": 1000 }).write("<tv>"),
    ],
  ])("that %s is an error that says so", async (_, listener) => {
    const input = await serve(listener);
    for (const known of [null, knownAs({})])
      await expect(read(input, { known, limits: { timeoutMs: 200 } })).rejects.toThrow(
        expect.objectContaining({
          name: "IngestError",
          message: expect.stringContaining("no answer within 0.2 s"),
        }),
      );
  });

  test("that trickles on and on is ended, though it never falls silent", async () => {
    const input = await serve((_, response) => {
      const trickle = setInterval(() => response.write(" "), 5);
      response.once("close", () => clearInterval(trickle));
    });
    await expect(read(input, { limits: { wholeMs: 60 } })).rejects.toThrow(
      expect.objectContaining({
        name: "IngestError",
        message: expect.stringContaining("it isn't complete after 0.001 minutes"),
      }),
    );
  });

  test("that fails temporarily is asked again, and its answer is reported", async () => {
    let asked = 0;
    const input = await serve((_, response) =>
      asked++ < 2 ? response.writeHead(503, { "retry-after": "0" }).end() : response.end(guide),
    );
    const result = await read(input, { limits: { pausesMs: [0, 0] } });
    expect(result?.bytes).toEqual(guide);
    expect(result?.retried).toEqual(Array(2).fill(`${new URL(input.url).host} answered 503`));
    asked = 0;
    await expect(read(input, { limits: { pausesMs: [0] } })).rejects.toThrow("answered 503 (tried 2 times)");
  });

  test("that is cut off in the middle is asked again, and at last refused as such", async () => {
    let asked = 0;
    const input = await serve((_, response) => {
      if (++asked % 3 === 0) return response.end(guide);
      response.writeHead(200, { "content-length": "1000" });
      response.write("<tv>", () => response.destroy());
    });
    const cutOff = "the input can't be read: the connection ended before all of it had come";
    const result = await read(input, { limits: { pausesMs: [0, 0] } });
    expect(result?.bytes).toEqual(guide);
    expect(result?.retried).toEqual([cutOff, cutOff]);
    await expect(read(input, { limits: { pausesMs: [0] } })).rejects.toThrow(`${cutOff} (tried 2 times)`);
  });

  test("that asks to be left alone for long is left alone", async () => {
    let asked = 0;
    const input = await serve((_, response) => {
      asked++;
      response.writeHead(429, { "retry-after": "3600" }).end();
    });
    await expect(read(input, { limits: { pausesMs: [0, 0] } })).rejects.toMatchObject({
      ...{
        name: "IngestError",
        message: expect.stringMatching(/answered 429 and asks to be left alone for 60 min$/),
      },
      passing: { retryAfter: 3600 },
    });
    expect(asked).toBe(1);
  });

  test("that isn't http(s) is refused", async () => {
    await expect(read({ kind: "url", url: "file:///etc/passwd" })).rejects.toThrow(IngestError);
  });
});
