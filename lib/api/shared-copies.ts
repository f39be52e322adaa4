import { z } from "zod";
import { pack } from "@/lib/cache/pack";
import type { Shared } from "@/lib/cache/shared";
import type { Copy, CopyStore } from "./copies.ts";

/** Raised when the format changes. */
const version = 1;

const copySchema = z.object({ at: z.number(), text: z.string(), etag: z.string().nullable() });

/** Copies of answers that nobody asked for in so long aren't worth their room. */
const usualSeconds = 7 * 86_400;

/** For what a process doesn't keep of its own beside Redis. */
export const noCopies: CopyStore = { get: async () => null, put: async () => {} };

/** Copies of all processes of a site: what one has read serves the others. Each keeps its own too, if Redis is lost. */
export function createSharedCopies(
  { store, prefix }: Pick<Shared, "store" | "prefix">,
  owner: string,
  own: CopyStore,
  keptSeconds = usualSeconds,
): CopyStore {
  const keyOf = (path: string) => `${prefix}:copy:${version}:${owner}:${path}`;

  const read = async (path: string): Promise<Copy | null> =>
    copySchema.safeParse(await store.readPacked(keyOf(path))).data ?? null;

  return {
    async get(path) {
      const [theirs, mine] = await Promise.all([read(path), own.get(path)]);
      return theirs && theirs.at > (mine?.at ?? 0) ? theirs : mine;
    },
    async put(path, copy) {
      const bytes = await pack(copy);
      await Promise.all([
        own.put(path, copy),
        store.use((redis) =>
          redis.set(keyOf(path), bytes, { expiration: { type: "EX", value: keptSeconds } }),
        ),
      ]);
    },
  };
}
