import type { Kind } from "../../contract/slot.ts";
import { remember } from "./categories.ts";
import { channelPatterns } from "./told-words.ts";

/** What the name of a channel says of its programmes. */
const nameKind = remember(
  (name): Kind | null => channelPatterns.find(([, pattern]) => pattern.test(name))?.[0] ?? null,
);

/** What a channel's names say of all its programmes; null if nothing. */
export function channelKind(names: ReadonlySet<string>): Kind | null {
  for (const name of names) {
    const kind = nameKind(name);
    if (kind) return kind;
  }
  return null;
}
