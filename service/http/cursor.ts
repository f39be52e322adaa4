import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";

/** Where a page ended: the sort key of its last item, whose members compare in order. */
export type Keyset = readonly (string | number)[];

const validMs = 24 * 3_600_000;
const macBytes = 16;

/** Writes and reads cursors: opaque, authenticated, bound to the filters of the list, valid for 24 h. */
export type Cursors = {
  seal(filters: string, after: Keyset): string;
  /** Null for a cursor that was changed, is of other filters, or is too old. */
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
      // One text for each cursor: an altered one that decodes to the same bytes is refused too.
      if (bytes.length <= macBytes || bytes.toString("base64url") !== cursor) return null;
      const payload = bytes.subarray(macBytes).toString();
      if (!timingSafeEqual(mac(filters, payload), bytes.subarray(0, macBytes))) return null;
      const [sealedAtMs, ...after]: [number, ...(string | number)[]] = JSON.parse(payload);
      return clock() - sealedAtMs < validMs ? after : null;
    },
  };
}
