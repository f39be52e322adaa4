import { SingleBar } from "cli-progress";

export type ProgressBar = {
  /** `words` fill the format's other placeholders. */
  show(value: number, total: number, words?: Record<string, string>): void;
  stop(): void;
};

/** A progress bar on standard error, such as `"{bar} {value}/{total} rows"`; null unless that is a terminal. */
export function createProgressBar(format: string): ProgressBar | null {
  if (!process.stderr.isTTY) return null;
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true, clearOnComplete: true });
  let isStarted = false;
  return {
    show(value, total, words) {
      if (!isStarted) bar.start(total, value, words);
      isStarted = true;
      bar.setTotal(total);
      bar.update(value, words);
    },
    stop: () => bar.stop(),
  };
}
