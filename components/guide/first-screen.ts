import type { Span } from "@/contract/zone";
import type { ChunkBody } from "@/lib/guide/chunk";
import type { GuideChannel } from "@/lib/guide/guide-data";

/** The data of the server's first screen, sent along so that the browser needn't request it. */
export type FirstScreen = {
  /** The time that it shows, epoch seconds. */
  window: Span;
  /** The place of its first channel in the lineup, and how many there are in all. */
  firstRow: number;
  rows: number;
  channels: GuideChannel[];
  /** Their places in the country's own order, which the blocks of listings are cut by. */
  places: number[];
  /** The chunks that the window is in, for these channels alone and cut to it: the grid requests them whole anyway. */
  chunks: [chunk: number, body: ChunkBody][];
};
