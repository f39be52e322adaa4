/**
 * Next loads modules more than once: for pages, for routes and for the server's start. What a process has once is kept
 * here.
 */
const sharedAs = Symbol.for("nownext.api");

type Held = { health: { state(): { failing: boolean } } };

const shared = globalThis as { [sharedAs]?: Held };

/** The process's client of the API, made at its first use. */
export const sharedClient = <Client extends Held>(create: () => Client): Client => {
  shared[sharedAs] ??= create();
  return shared[sharedAs] as Client;
};

/** Whether the API is known to fail; false if it was never asked. */
export const isGuideFailing = (): boolean => shared[sharedAs]?.health.state().failing ?? false;
