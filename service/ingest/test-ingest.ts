import type { IngestRun } from "../background/thread.ts";
import { performIngest } from "./perform.ts";

/** `runIngest` without its thread, which would load anew what this one has loaded. It can't be ended early. */
export const ingestHere = ({ onProgress = () => {}, signal: _, ...request }: IngestRun) =>
  performIngest(request, onProgress);
