import { randomBytes } from "node:crypto";

/** How often the site looks for what is due, ms. */
const turnMs = 10_000;

const sharedAs = Symbol.for("nownext.reminder-turns");
const shared = globalThis as { [sharedAs]?: string };

/** The secret with which this process tells itself to work; null if it never does. */
export const turnSecret = (): string | null => shared[sharedAs] ?? null;

/**
 * Has the site work at its reminders from time to time: by a request to itself, because only inside of a request can
 * it read what its pages have read. A turn that fails is said once until one succeeds.
 */
export function takeTurns(address: string): void {
  if (shared[sharedAs]) return;
  shared[sharedAs] = randomBytes(24).toString("hex");
  let isFailing = false;
  const turn = async () => {
    try {
      const { ok, status } = await fetch(address, {
        method: "POST",
        headers: { authorization: `Bearer ${shared[sharedAs]}` },
        signal: AbortSignal.timeout(120_000),
      });
      if (!ok) throw new Error(`answered ${status}`);
      isFailing = false;
    } catch (failure) {
      if (!isFailing)
        console.warn(`Reminders can't be sent: ${failure instanceof Error ? failure.message : failure}`);
      isFailing = true;
    }
    setTimeout(turn, turnMs).unref();
  };
  setTimeout(turn, turnMs).unref();
}
