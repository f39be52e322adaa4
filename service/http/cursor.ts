import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";

/** The sort key of a page's last item; its members compare in order. */
export type Keyset = readonly (string | number)[];

const validMs = 24 * 3_600_000;
const macBytes = 16;

/** Writes and reads cursors: opaque, authenticated, bound to the list's filters, and valid for 24 h. */
export type Cursors = {
  seal(filters: string, after: Keyset): string;
  /** Null if the cursor was altered, belongs to other filters, or has expired. */
  open(filters: string, cursor: string): Keyset | null;
};

export function createCursors(secret: string, clock: Clock): Cursors {
  const mac = (filters: string, payload: string): Buffer =>
    createHmac("sha256", secret).update(`${payload}\n${filters}`).digest().subarray(0, macBytes);

  return {
    seal(filters, after) {
      const payload = JSON.stringify([clock(), ...after]);
      return Buffer.concat([mac(filters, payload), Buffer.from(payload)]).toString("base64url");
    },

    open(filters, cursor) {
      const bytes = Buffer.from(cursor, "base64url");
      // Several texts decode to the same bytes; only the canonical one is accepted.
      if (bytes.length <= macBytes || bytes.toString("base64url") !== cursor) return null;
      const payload = bytes.subarray(macBytes).toString();
      if (!timingSafeEqual(mac(filters, payload), bytes.subarray(0, macBytes))) return null;
      const [sealedAtMs, ...after]: [number, ...(string | number)[]] = JSON.parse(payload);
      return clock() - sealedAtMs < validMs ? after : null;
    },
  };
}
