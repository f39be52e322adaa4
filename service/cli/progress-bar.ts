import { SingleBar } from "cli-progress";

export type ProgressBar = { show(value: number, total: number): void; stop(): void };

/** A progress bar on standard error, such as `"{bar} {value}/{total} rows"`; null unless that is a terminal. */
export function createProgressBar(format: string): ProgressBar | null {
  if (!process.stderr.isTTY) return null;
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true, clearOnComplete: true });
  bar.start(1, 0);
  return {
    show(value, total) {
      bar.setTotal(total);
      bar.update(value);
    },
    stop: () => bar.stop(),
  };
}
