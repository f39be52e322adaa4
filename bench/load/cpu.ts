import { readFileSync } from "node:fs";

/** Clock ticks a second, in which Linux counts. */
const ticks = 100;

/** Seconds of CPU that processes have used since they began, by process. */
export type Cpu = ReadonlyMap<number, number>;

/** Reads it of processes of this machine; those that aren't there, or aren't of Linux, are left out. */
export function readCpu(pids: readonly number[]): Cpu {
  const used = new Map<number, number>();
  for (const pid of pids)
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name may hold spaces; what follows it doesn't.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      used.set(pid, (Number(fields[11]) + Number(fields[12])) / ticks);
    } catch {
      // It has ended.
    }
  return used;
}

/** Seconds used between two readings; a process that was not there at the first began since. */
export const usedBetween = (before: Cpu, after: Cpu): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
