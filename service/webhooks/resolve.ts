import { Resolver } from "node:dns/promises";

/** Gives the IP addresses of a host's name; none where it has none, or nobody can tell. */
export type Resolve = (host: string) => Promise<string[]>;

/** Asks the machine's name servers: at most twice, 2 s each. */
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
