/**
 * Next loads modules more than once: for pages, for routes and for the server's start. What a process has once is kept
 * here.
 */
const sharedAs = Symbol.for("nownext.api");

type Held = { health: { state(): { failing: boolean; late: boolean } } };

const failedAs = Symbol.for("nownext.api.failed");

/**
 * For how many seconds what pages fail by counts as the API's fault: one may take long to fail, and the API be well by
 * then. They are counted as the process runs, which no clock that is set changes.
 */
const failedSeconds = 30;

const shared = globalThis as { [sharedAs]?: Held; [failedAs]?: number };

/** The process's client of the API, made at its first use. */
export const sharedClient = <Client extends Held>(create: () => Client): Client => {
  shared[sharedAs] ??= create();
  return shared[sharedAs] as Client;
};

/** Notes that the API didn't answer what a page needs, or refused it. */
export function noteFailedRead(): void {
  shared[failedAs] = process.uptime();
}

/** Whether the API is known to fail, or has lately failed a page; false if it was never asked. */
export const isGuideFailing = (): boolean =>
  (shared[sharedAs]?.health.state().failing ?? false) ||
  process.uptime() - (shared[failedAs] ?? Number.NEGATIVE_INFINITY) < failedSeconds;

/** Whether the API fails or answers nobody at present, so that what waits for it costs this process nothing. */
export function isGuideSilent(): boolean {
  const { failing = false, late = false } = shared[sharedAs]?.health.state() ?? {};
  return failing || late;
}
