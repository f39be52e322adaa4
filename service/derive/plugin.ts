import type { Kysely } from "kysely";
import type { Listing, SlotDetail } from "../../contract/slot.ts";
import type { ReadableChannel } from "../store/derived-channels.ts";
import type { SlotKey, SlotVerdict } from "../store/derived-rows.ts";
import type { Lease } from "../store/leases.ts";
import type { ReadableSlot } from "../store/readable-slots.ts";
import type { Database } from "../store/schema.ts";
import type { PluginIdentity } from "./outdated.ts";

/** A shown slot with its texts parsed. */
export type ParsedSlot = ReadableSlot & { listing: Listing; more: SlotDetail | null };

export const parseTexts = (slot: ReadableSlot): ParsedSlot => ({
  ...slot,
  listing: JSON.parse(slot.body),
  more: slot.detail === null ? null : JSON.parse(slot.detail),
});

/** What a plug-in found in a slot: a row; or none, and the verdict that the slot then carries. */
export type Finding<New> = { row: New } | { row: null; verdict: string | null };

/** What a plug-in read of a channel: a finding for each slot, in their order, and a note to keep of the channel. */
export type ChannelReading<New> = { findings: Finding<New>[]; notes: string | null };

/**
 * One kind of thing derived from slots. `New` is a row as reading makes it, `Standing` the same as stored, with the
 * verdict that rebuilding added. Methods, so that plug-ins with different rows fit one list.
 */
export type Plugin<New extends SlotKey = SlotKey, Standing extends New = New> = PluginIdentity & {
  read(channel: ReadableChannel, slots: readonly ParsedSlot[]): ChannelReading<New>;
  list(db: Kysely<Database>, channels: readonly number[]): Promise<Standing[]>;
  write(db: Kysely<Database>, rows: readonly New[]): Promise<unknown>;
  isSame(standing: Standing, row: New): boolean;
  /** What becomes stale with a row that comes, goes or changes. */
  listKeys(db: Kysely<Database>, rows: readonly New[]): Promise<Iterable<string>>;
  /** The verdict that a slot carries until its key is rebuilt. */
  verdictOf(standing: Standing): string | null;
  /**
   * Rebuilds some stale keys, and no longer counts them as stale, all in the caller's transaction. Returns null if none
   * was stale, else what changed.
   */
  rebuild(db: Kysely<Database>, now: number, onKeys: KeysListener): Promise<RebuildChanges | null>;
};

/** Called now and then, while one call rebuilds many keys, with how many of them are done. */
export type KeysListener = (keys: number) => void;

export type RebuildChanges = {
  verdicts: readonly SlotVerdict[];
  /** Whether answers change beyond the slots. */
  answers: boolean;
};

/** Counts channels while `detecting`, keys while `rebuilding`. */
export type DeriveProgress = { phase: "detecting" | "rebuilding"; done: number; total: number };

/** `now` is in epoch seconds; with a lease, nothing is written once it is lost. */
export type DeriveOptions = {
  now: number;
  lease: Lease | null;
  onProgress?: (progress: DeriveProgress) => void;
};
