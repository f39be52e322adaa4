import { randomInt } from "node:crypto";
import { toIso } from "../../contract/time.ts";
import type { WebhookKind } from "../../contract/webhook.ts";
import type { OutboxRow } from "../store/outbox.ts";

/** The largest body of a message, in bytes. */
export const mostBodyBytes = 20_000;

/** How long after its event's start a message that it starts is still of use. */
export const startingSeconds = 15 * 60;

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A random id: its prefix and characters of `[0-9a-z]`. */
export const randomId = (prefix: string, length: number): string =>
  `${prefix}_${Array.from({ length }, () => alphabet[randomInt(36)]).join("")}`;

/** `at` is when it happened. */
type Message = {
  webhook: string;
  kind: WebhookKind;
  subject: string;
  start: number;
  revision?: number;
  at: number;
  body: string;
};

/** The row of a new message, which is due at once. */
export const messageRow = ({ at, revision = 0, ...message }: Message): OutboxRow => ({
  ...message,
  id: randomId("dl", 16),
  revision,
  state: "pending",
  due_at: at,
  expires_at: message.kind === "event.starting" ? message.start + startingSeconds : null,
  claimed_until: 0,
  tries: 0,
  attempts_json: "[]",
  created_at: at,
});

/**
 * The text of a message. If it would be too large, `lists` are cut to what fits, each from its end, and the message says
 * so by `more: true`.
 */
export function formatBody(
  kind: WebhookKind,
  at: number,
  data: object,
  lists: readonly unknown[][] = [],
): string {
  for (let isWhole = true; ; isWhole = false) {
    const body = JSON.stringify({
      type: kind,
      timestamp: toIso(at),
      data: isWhole ? data : { ...data, more: true },
    });
    if (Buffer.byteLength(body) <= mostBodyBytes) return body;
    const longest = [...lists].sort((a, b) => b.length - a.length)[0];
    if (!longest || longest.length === 0) throw new Error(`a message of the kind ${kind} is too large`);
    longest.length = Math.floor(longest.length / 2);
  }
}
