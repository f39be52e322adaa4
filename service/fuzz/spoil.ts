import type { Operation } from "./document.ts";
import type { Expected, FuzzRequest, Parts } from "./requests.ts";
import type { Makings } from "./values.ts";

/** One way to spoil a request that the document allows; null if it doesn't apply. */
export type Spoil = (operation: Operation, parts: Parts, makings: Makings) => FuzzRequest | null;

export const kind = "near-valid";

/** A refusal by 400, which names a parameter or member. */
export const refused = (param?: string, code?: string): Expected => ({
  status: [400],
  ...(param !== undefined && { param }),
  ...(code !== undefined && { code }),
});
