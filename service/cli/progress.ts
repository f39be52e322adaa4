import type { IngestProgress } from "../ingest/request.ts";
import { createProgressBar } from "./progress-bar.ts";

/** How often a line is written when no terminal shows a bar. */
const lineMs = 10_000;

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

const units: Record<IngestProgress["phase"], string> = {
  downloading: "MB",
  comparing: "MB",
  reading: "MB",
  writing: "channels",
  detecting: "channels",
  rebuilding: "events and shows",
};

const inUnits = ({ phase, done, total }: IngestProgress) =>
  units[phase] === "MB"
    ? { done: mebibytes(done), total: total === null ? null : mebibytes(total) }
    : { done, total };

/** What a line says, such as `reading: 45 of 182 MB`. */
function progressLine(progress: IngestProgress): string {
  const { done, total } = inUnits(progress);
  return `${progress.phase}: ${total === null ? done : `${done} of ${total}`} ${units[progress.phase]}`;
}

export type ProgressReport = { show(progress: IngestProgress): void; stop(): void };

/** Shows on standard error how far a task is: by a bar on a terminal, else by a line every ten seconds. */
export function createProgressReport(name: string): ProgressReport {
  const bar = createProgressBar(`${name} {phase} {bar} {value}/{total} {unit}`);
  if (!bar) return createLines(name, (line) => console.error(line));
  return {
    show(progress) {
      const { done, total } = inUnits(progress);
      bar.show(done, total || done || 1, { phase: progress.phase, unit: units[progress.phase] });
    },
    stop: bar.stop,
  };
}

/** Writes a line whenever so much time has passed; it says how far the task is, even if that is no further. */
export function createLines(
  name: string,
  write: (line: string) => void,
  clock: () => number = () => performance.now(),
): ProgressReport {
  let latest: IngestProgress | null = null;
  let writtenMs = clock();
  const writeIfDue = () => {
    if (!latest || clock() - writtenMs < lineMs) return;
    writtenMs = clock();
    write(`${name}: ${progressLine(latest)}`);
  };
  const timer = setInterval(writeIfDue, lineMs);
  timer.unref();
  return {
    show(progress) {
      latest = progress;
      writeIfDue();
    },
    stop: () => clearInterval(timer),
  };
}
