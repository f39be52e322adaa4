import { Resolver } from "node:dns/promises";

/** Looks up a host's IP addresses; none if it has none or the lookup fails. */
export type Resolve = (host: string) => Promise<string[]>;

/** Asks the system's name servers, at most twice, for 2 s each. */
export function createResolve(): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const none = (): string[] => [];
  return async (host) => {
    const found = await Promise.all([
      resolver.resolve4(host).catch(none),
      resolver.resolve6(host).catch(none),
    ]);
    return found.flat();
  };
}
