import type { Operation } from "./document.ts";
import type { Expected, Parts, RequestDraft } from "./requests.ts";
import type { FuzzContext } from "./values.ts";

/** Changes one thing in a request so that the document no longer allows it. Returns null if it doesn't apply. */
export type Mutation = (operation: Operation, parts: Parts, context: FuzzContext) => RequestDraft | null;

/** A refusal by 400, which names a parameter or member. */
export const refused = (param?: string, code?: string): Expected => ({
  status: [400],
  ...(param !== undefined && { param }),
  ...(code !== undefined && { code }),
});
