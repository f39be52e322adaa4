import { expect, onTestFinished, test } from "vitest";
import { markingSink } from "./mark.ts";
import { type MarkedFileSink, startParseThread } from "./parse-thread.ts";
import { createFileParser, type FileParser } from "./xmltv/parse-file.ts";

const guide = `<?xml version="1.0" encoding="unheard-of"?><tv><channel id="a"><display-name>Ä & B</display-name></channel>${Array.from(
  { length: 300 },
  (_, hour) =>
    `<programme channel="a" start="${hour % 7 === 0 ? "soon" : 20260822000000 + (hour % 24) * 10_000}"><title>Ünder ${hour}</title><desc>&nbsp;"\ud83d\ude00"</desc></programme>`,
).join("\n")}</tv>`;

type Call = [name: string, ...unknown[]];

/** Everything that a parser passes to its sink, and how it ends. */
async function listCalls(
  create: (zone: string, sink: MarkedFileSink) => FileParser,
  bytes: Buffer,
): Promise<{ calls: Call[]; failure: unknown }> {
  const calls: Call[] = [];
  const parser = create("Europe/Berlin", {
    channel: (draft) => calls.push(["channel", draft]),
    programme: (draft) => calls.push(["programme", draft]),
    rejected: (...reason) => calls.push(["rejected", ...reason]),
    repaired: (kind) => calls.push(["repaired", kind]),
    mistaken: (...encodings) => calls.push(["mistaken", ...encodings]),
    zoneless: (count) => calls.push(["zoneless", count]),
  });
  try {
    // A part's length that isn't a power of two, so that characters are cut.
    for (let at = 0; at < bytes.length; at += 1001) await parser.write(bytes.subarray(at, at + 1001));
    await parser.end();
    return { calls, failure: null };
  } catch (failure) {
    return { calls, failure };
  }
}

function parseOnThread(zone: string, sink: MarkedFileSink): FileParser {
  const thread = startParseThread(zone);
  onTestFinished(async () => {
    await thread.close();
  });
  return thread.parserFor(sink);
}

const parseHere = (zone: string, sink: MarkedFileSink) => createFileParser(zone, markingSink(sink));

test("a thread finds in a file what its caller would find", async () => {
  const bytes = Buffer.from(guide);
  const own = await listCalls(parseHere, bytes);
  expect(new Set(own.calls.map(([name]) => name))).toEqual(
    new Set(["channel", "programme", "rejected", "repaired", "mistaken", "zoneless"]),
  );
  expect(await listCalls(parseOnThread, bytes)).toEqual(own);
});

test("a broken file is refused with the same words", async () => {
  const bytes = Buffer.from(guide.slice(0, -20));
  const { failure } = await listCalls(parseHere, bytes);
  expect(failure).toMatchObject({ name: "IngestError", message: expect.stringContaining("line ") });
  expect((await listCalls(parseOnThread, bytes)).failure).toEqual(failure);
});
