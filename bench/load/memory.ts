import { readFileSync } from "node:fs";

/** The numbers in `/proc/PID/status`; sizes are in units of 1024 bytes. Linux only. */
export function readStatus(pid: number): Map<string, number> {
  const lines = readFileSync(`/proc/${pid}/status`, "utf8").matchAll(/^(\w+):\s+(\d+)/gm);
  return new Map([...lines].map(([, name = "", value]) => [name, Number(value)]));
}
