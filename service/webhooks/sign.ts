import { Webhook } from "standardwebhooks";
import type { Call } from "./send.ts";

/** Signs a message as the Standard Webhooks specification says, with each of some secrets. `now` is in epoch seconds. */
export function signed(
  { id, body }: { id: string; body: string },
  { secrets, now }: { secrets: readonly string[]; now: number },
): Call {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(now * 1000), body));
  return {
    body,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(now),
      "webhook-signature": signatures.join(" "),
    },
  };
}
