import { parentPort, workerData } from "node:worker_threads";
import { markingSink } from "./mark.ts";
import type { Drafted, MarkedFileSink, ParsedPart } from "./parse-thread.ts";
import { IngestError } from "./summary.ts";
import { createFileParser } from "./xmltv/parse-file.ts";

/** The thread's own program: `parse-thread.ts` starts it, sends it a file's bytes and gets an answer to each part. */

let drafted: Drafted[] = [];

const sink: MarkedFileSink = {
  channel: (draft) => drafted.push({ channel: draft }),
  programme: (draft) => drafted.push({ programme: draft }),
  rejected: (reason, line) => drafted.push({ rejected: [reason, line] }),
  repaired: (kind) => drafted.push({ repaired: kind }),
  dropped: (...what) => drafted.push({ dropped: what }),
  zoneless: (count) => drafted.push({ zoneless: count }),
  mistaken: (declared, actual) => drafted.push({ mistaken: [declared, actual] }),
};
const parser = createFileParser(workerData, markingSink(sink));

async function parse(bytes: Uint8Array<ArrayBuffer> | null): Promise<ParsedPart> {
  try {
    if (bytes) await parser.write(Buffer.from(bytes.buffer));
    else await parser.end();
    // Text is copied faster than objects.
    return { kind: "drafts", json: JSON.stringify(drafted) };
  } catch (error) {
    if (error instanceof IngestError) return { kind: "refused", message: error.message };
    throw error;
  } finally {
    drafted = [];
  }
}

// Only the end, which is the last part, may take longer than its message's turn.
parentPort?.on("message", async (bytes: Uint8Array<ArrayBuffer> | null) =>
  parentPort?.postMessage(await parse(bytes)),
);
