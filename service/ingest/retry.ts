import { setTimeout as sleep } from "node:timers/promises";
import { IngestError } from "./summary.ts";

/** How long to wait before a server that failed is asked again within a run: other sources wait for it. */
export const defaultPausesMs: readonly number[] = [2_000, 8_000];

const longestPauseMs = 10_000;

/**
 * Tries again after each pause while an attempt fails for what may pass, and at last throws what it failed for. A
 * server that asks for more time than a run has is left alone. `failed` is called for each attempt that is repeated.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  pausesMs: readonly number[],
  failed: (message: string) => void,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof IngestError) || !error.passing) throw error;
      const askedMs = (error.passing.retryAfter ?? 0) * 1000;
      const pauseMs = pausesMs[tries - 1];
      if (pauseMs === undefined || askedMs > longestPauseMs)
        throw tries === 1 ? error : error.with(`${error.message} (tried ${tries} times)`);
      failed(error.message);
      await sleep(Math.max(pauseMs, askedMs));
    }
  }
}

const firstRetrySeconds = 300;
const daySeconds = 86_400;

/**
 * How long after a failed run a source is read again, in seconds: after 5, 15, 45 … minutes, at most its interval. A
 * server that asks for more time gets it, up to a day. `failures` counts the runs in a row that failed, this included.
 */
export function retrySeconds(
  failures: number,
  { refreshMinutes, retryAfter }: { refreshMinutes: number | null; retryAfter: number | null },
): number {
  const backoff = firstRetrySeconds * 3 ** Math.min(failures - 1, 8);
  const most = refreshMinutes === null ? daySeconds : refreshMinutes * 60;
  return Math.max(Math.min(backoff, most), Math.min(retryAfter ?? 0, daySeconds));
}

/** The seconds that a `Retry-After` header asks for, in seconds or as a date; null if there is none that can be read. */
export function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
