import { performIngest } from "./perform.ts";
import type { IngestRequest, OnProgress } from "./request.ts";

/** `runIngest` without its thread, which would load again what this one has loaded. It can't be ended early. */
export const ingestHere = ({
  onProgress = () => {},
  signal: _,
  ...request
}: IngestRequest & { onProgress?: OnProgress; signal?: AbortSignal }) => performIngest(request, onProgress);
