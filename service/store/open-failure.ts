import { storeFailure } from "./failure.ts";

/** A store that can't be opened. The message is one line that names the store and says what to do. */
export class StoreError extends Error {
  override name = "StoreError" as const;
}

const begins = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith(code);

/** Says why a SQLite file can't be opened or brought up to date. */
export function sqliteOpenError(path: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  return new StoreError(`${path} ${sqliteReason(cause)}`, { cause });
}

function sqliteReason(cause: unknown): string {
  if (begins(cause, "SQLITE_NOTADB"))
    return "is no SQLite database: move it away, or set DATA_DIR or DATABASE_URL to another place";
  if (begins(cause, "SQLITE_CORRUPT"))
    return "is damaged: restore a copy of it, or move it and the files beside it away to begin with an empty store";
  const failure = storeFailure(cause);
  if (failure === "full") return "is on a disk that is full: make room, then start again";
  const denied = ["SQLITE_CANTOPEN", "SQLITE_IOERR", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST"];
  if (failure === "read-only" || denied.some((code) => begins(cause, code)))
    return "can't be written: give this user the right to write it and its folder, or set DATA_DIR";
  if (begins(cause, "SQLITE_BUSY")) return "is locked by another program: stop it, then start again";
  return `can't be opened: ${cause instanceof Error ? cause.message : cause}`;
}

/** Says why a PostgreSQL database can't be opened. The address's password stays out of it. */
export function postgresOpenError(url: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: "", pathname: "" };
  const reason =
    storeFailure(cause) === "away"
      ? "doesn't answer: start it, or correct DATABASE_URL"
      : `can't be used: ${cause instanceof Error ? cause.message : cause}`;
  return new StoreError(`the PostgreSQL database ${host}${pathname} ${reason}`, { cause });
}

/** Says that a store can't be used by this version; `names` are the migrations that it has had. */
export const laterVersion = (where: string, names: readonly string[]): StoreError =>
  new StoreError(
    `${where} was written by a later version (${names.join(", ")}) of now|next: update this one, or set DATA_DIR or DATABASE_URL to another place`,
  );

export const foreignDatabase = (where: string): StoreError =>
  new StoreError(`${where} is a database of another program: set DATA_DIR or DATABASE_URL to another place`);
