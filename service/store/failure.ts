/**
 * Why a store can't do what was asked of it: its disk is `full`, it may not be written (`read-only`), or it is `away`
 * and may be back soon.
 */
export type StoreFailure = "full" | "read-only" | "away";

/** SQLite's result codes and PostgreSQL's SQLSTATEs, by how they begin; Node's own codes of a failed connection. */
const codes: [RegExp, StoreFailure][] = [
  [/^SQLITE_FULL|^SQLITE_IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE|SHMMAP)|^ENOSPC$|^53100$/, "full"],
  [/^SQLITE_(READONLY|PERM)|^EROFS$|^25006$/, "read-only"],
  [/^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN)|^08|^57P0|^53300$|^55P03$/, "away"],
  [/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)/, "away"],
];

/** What pg says, without a code, of a connection that it lost or can't get. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Finds out whether an error, or what caused it, is such a failure of the store; null if it is anything else. */
export function storeFailure(error: unknown): StoreFailure | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = codes.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known;
  if (lostConnection.test(error.message)) return "away";
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.map(storeFailure).find((failure) => failure !== null) ?? null;
}

/** What to tell whoever asked. */
export const failureText: Record<StoreFailure, string> = {
  full: "the store's disk is full, so nothing can be written until there is room",
  "read-only": "the store is read-only, so nothing can be written",
  away: "the store doesn't answer",
};
