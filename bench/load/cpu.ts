import { readFileSync } from "node:fs";

/** Linux counts CPU time in this many ticks per second. */
const ticks = 100;

/** Seconds of CPU that each process has used since it started, by process id. */
export type Cpu = ReadonlyMap<number, number>;

/**
 * Reads the CPU time of processes on this machine. Processes that have ended are left out, and all of them if this
 * isn't Linux.
 */
export function readCpu(pids: readonly number[]): Cpu {
  const used = new Map<number, number>();
  for (const pid of pids)
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name may contain spaces; the fields after it don't.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      used.set(pid, (Number(fields[11]) + Number(fields[12])) / ticks);
    } catch {
      // The process has ended.
    }
  return used;
}

/** Seconds used between two readings. A process missing in the first has started since. */
export const usedBetween = (before: Cpu, after: Cpu): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
