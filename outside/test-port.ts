import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Systems hand out higher ports by themselves, to connections and to servers that name none: Linux from 32768 on. */
const [lowest, beyond] = [10_240, 32_768];

/**
 * Different ports of this machine that nothing listens on, for programs that are told which port to use. Nothing that
 * the system hands out takes them before the program does.
 */
export async function freePorts(count: number): Promise<number[]> {
  const probes = new Map<number, Server>();
  while (probes.size < count) {
    const port = randomInt(lowest, beyond);
    const probe = createServer().listen(port, "127.0.0.1");
    await once(probe, "listening").then(
      () => probes.set(port, probe),
      () => {},
    );
  }
  for (const probe of probes.values()) await once(probe.close(), "close");
  return [...probes.keys()];
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
