import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { getSource, recordFailure } from "../store/sources.ts";
import { retrySeconds } from "./retry.ts";
import { IngestError } from "./summary.ts";

/**
 * Records that a source couldn't be read, and when it is tried again. Of one run, only the first failure counts: the
 * thread that read it and whoever waited for the thread may both tell of it. `now` is in epoch seconds.
 */
export async function noteFailure(
  db: Kysely<Database>,
  name: string,
  now: number,
  error: unknown,
): Promise<void> {
  const source = await getSource(db, name);
  if (!source || (source.status === "failed" && source.checked_at === now)) return;
  const failures = source.failures + 1;
  const reason = error instanceof Error ? error.message : String(error);
  await recordFailure(db, name, now, {
    message: failures === 1 ? reason : `${reason}; ${failures} runs in a row have failed`,
    failures,
    retryAt:
      now +
      retrySeconds(failures, {
        refreshMinutes: source.refresh_minutes,
        retryAfter: error instanceof IngestError ? (error.passing?.retryAfter ?? null) : null,
      }),
  });
}
