import { Gauge, type Registry } from "prom-client";
import type { ServiceStatus } from "../../contract/operator.ts";
import { listLeftOut } from "../status/left-out.ts";

/** The state at the time when the metrics are read. */
export type MetricsState = {
  revision: number;
  /** Null if the store doesn't answer. */
  status: ServiceStatus | null;
};

/** Registers what is set as the metrics are read, and returns what sets it. */
export function createStateMetrics(registers: Registry[]): (state: MetricsState) => void {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `nownext_${name}`, help, labelNames, registers });
  const revision = gauge("store_revision", "Revision of the data that this process answers from");
  const sources = {
    checkedAge: gauge(
      "source_checked_age_seconds",
      "Time since any process last read a source, whatever the outcome",
      "source",
    ),
    changedAge: gauge("source_changed_age_seconds", "Time since a source's listings last changed", "source"),
    nextRun: gauge(
      "source_next_run_seconds",
      "Time until a source is read again; below 0 if overdue",
      "source",
    ),
    slots: gauge("source_slots", "Slots of a source's last accepted run", "source"),
    healthy: gauge("source_healthy", "1 if a source's last run was accepted, 0 if it wasn't", "source"),
    leftOut: gauge(
      "source_left_out_channels",
      "Channels that a source's last change left out",
      "source",
      "reason",
    ),
  };
  const calls = gauge("key_calls", "Calls of a key today (UTC)", "key");
  const limit = gauge("key_calls_limit", "Calls that a key may make in a day", "key");
  const webhooks = gauge("webhooks", "Webhooks by state: enabled, disabled, failing", "state");
  const diskFree = gauge("disk_free_bytes", "Free space on the disk of the data folder");
  const diskTotal = gauge("disk_total_bytes", "Size of the disk of the data folder");
  const storeBytes = gauge("store_bytes", "Size of the store's files, on SQLite");

  function setSources({ now, sources: all }: ServiceStatus): void {
    for (const source of all) {
      const label = { source: source.name };
      const { checkedAt, changedAt, nextAt, slots, status } = source;
      if (checkedAt !== null) sources.checkedAge.set(label, Math.max(0, now - checkedAt));
      if (changedAt !== null) sources.changedAge.set(label, Math.max(0, now - changedAt));
      if (nextAt !== null) sources.nextRun.set(label, nextAt - now);
      sources.slots.set(label, slots);
      sources.healthy.set(label, status === "failed" || status === "held_back" ? 0 : 1);
      for (const { reason = "other", count = 0 } of listLeftOut(source))
        sources.leftOut.set({ ...label, reason }, count);
    }
  }

  return ({ revision: current, status }) => {
    revision.set(current);
    // Drop removed sources and revoked keys.
    for (const each of [...Object.values(sources), calls, limit]) each.reset();
    if (!status) return;
    setSources(status);
    for (const { hint, calls: made, limit: most } of status.keys) {
      calls.set({ key: hint }, made);
      limit.set({ key: hint }, most);
    }
    const { all, enabled, failing } = status.webhooks;
    webhooks.set({ state: "enabled" }, enabled);
    webhooks.set({ state: "disabled" }, all - enabled);
    webhooks.set({ state: "failing" }, failing.length);
    if (!status.disk) return;
    diskFree.set(status.disk.freeBytes);
    diskTotal.set(status.disk.totalBytes);
    if (status.disk.storeBytes !== null) storeBytes.set(status.disk.storeBytes);
  };
}
