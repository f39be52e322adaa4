import { once } from "node:events";
import { createServer } from "node:net";
import { ConfigError } from "../config.ts";

/** Throws a ConfigError that begins with the setting's name if nothing can listen on a port of this machine. */
export async function requirePort(
  setting: string,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const server = createServer();
  const listening = once(server, "listening");
  server.listen({ host, port, exclusive: true });
  try {
    await listening;
  } catch (error) {
    throw listenError(setting, { host, port }, error);
  }
  const closed = once(server, "close");
  server.close();
  await closed;
}

/** Says why nothing could listen on a port, and what to do about it. */
export const listenError = (
  setting: string,
  at: { host: string; port: number },
  error: unknown,
): ConfigError => new ConfigError(refusal(setting, at, error));

function refusal(setting: string, { host, port }: { host: string; port: number }, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE")
    return `${setting}: another program listens on port ${port} of ${host}; stop it, or set another port`;
  if (code === "EACCES")
    return `${setting}: this user may not listen on port ${port}; set one from 1024 up, or allow it`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST: this machine has no address ${host}; set one that it has`;
  return `${setting}: can't listen on port ${port} of ${host} (${code ?? error})`;
}
