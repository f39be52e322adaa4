import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { ChannelDraft, FileRepairKind, RejectReason } from "./draft.ts";
import type { MarkedDraft, MarkedSink } from "./mark.ts";
import { IngestError } from "./summary.ts";
import type { FileParser, FileSink } from "./xmltv/parse-file.ts";

/** One call of a sink, as it comes from the thread. */
export type Drafted =
  | { channel: ChannelDraft }
  | { programme: MarkedDraft }
  | { rejected: [RejectReason, line: number] }
  | { repaired: FileRepairKind }
  | { dropped: [what: string, count: number] }
  | { zoneless: number }
  | { mistaken: [declared: string, actual: string] };

/** What the thread answers to each part of the file: the JSON of what it found in it, or why it refuses the file. */
export type ParsedPart = { kind: "drafts"; json: string } | { kind: "refused"; message: string };

/** How many parts the thread may be ahead: enough never to wait, and little memory (of a part, some 100 KB). */
const mostAhead = 32;

const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/** Receives what the thread finds. */
export type MarkedFileSink = MarkedSink & Pick<FileSink, "mistaken">;

/** A thread that parses one file, for the sink that it gets once that is ready. */
export type ParseThread = { parserFor(sink: MarkedFileSink): FileParser; close(): Promise<unknown> };

/**
 * Does what `createFileParser` and `markingSink` do on a thread of its own, so that parsing and the sink's work go on
 * side by side.
 */
export function startParseThread(zone: string): ParseThread {
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), {
    workerData: zone,
    resourceLimits,
    execArgv: [],
  });
  const answers = on(worker, "message", { close: ["exit"] });
  let ahead = 0;

  async function takePart(sink: MarkedFileSink): Promise<void> {
    for (;;) {
      const { value, done } = await answers.next();
      if (done) throw new Error("the thread that parses ended before the file did");
      const [part] = value as [ParsedPart];
      if (part.kind === "refused") throw new IngestError(part.message);
      // While Node watches files, it posts what the thread imports; those messages have no kind.
      if (part.kind !== "drafts") continue;
      ahead--;
      for (const drafted of JSON.parse(part.json) as Drafted[]) pass(drafted, sink);
      return;
    }
  }

  async function send(
    bytes: Uint8Array<ArrayBuffer> | null,
    most: number,
    sink: MarkedFileSink,
  ): Promise<void> {
    worker.postMessage(bytes, bytes ? [bytes.buffer] : []);
    ahead++;
    while (ahead > most) await takePart(sink);
  }

  return {
    parserFor: (sink) => ({
      // A copy, which the thread keeps: the chunk may be a part of a larger buffer.
      write: (bytes) => send(new Uint8Array(bytes), mostAhead, sink),
      end: () => send(null, 0, sink),
    }),
    close: () => worker.terminate(),
  };
}

function pass(drafted: Drafted, sink: MarkedFileSink): void {
  if ("programme" in drafted) sink.programme(drafted.programme);
  else if ("channel" in drafted) sink.channel(drafted.channel);
  else if ("rejected" in drafted) sink.rejected(...drafted.rejected);
  else if ("mistaken" in drafted) sink.mistaken(...drafted.mistaken);
  else if ("dropped" in drafted) sink.dropped?.(...drafted.dropped);
  else if ("zoneless" in drafted) sink.zoneless?.(drafted.zoneless);
  else sink.repaired?.(drafted.repaired);
}
