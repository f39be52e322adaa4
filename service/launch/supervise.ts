import { type ChildProcess, spawn } from "node:child_process";

export type Program = { name: string; command: string; args: string[]; env: NodeJS.ProcessEnv };

/** How long programs may take to stop before they are killed. */
const graceMs = 10_000;

/**
 * Runs programs as a unit: when one ends, or `stop` is called, the others are asked to stop and, after a grace period,
 * killed. Each has a channel to this process, so that it also stops if this one is killed (see `parent.mjs`).
 */
export class Supervisor {
  readonly #running = new Map<string, ChildProcess>();
  #stopping = false;
  readonly #ended = Promise.withResolvers<number>();

  /** Resolves when all programs have ended, with the exit code: 0 after `stop`, else 1. */
  readonly ended: Promise<number> = this.#ended.promise;

  start({ name, command, args, env }: Program): void {
    const child = spawn(command, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#running.set(name, child);
    child.on("error", (error) => console.error(`${name} could not be started: ${error.message}`));
    child.on("close", (code, signal) => {
      this.#running.delete(name);
      const asked = this.#stopping;
      if (!asked) console.error(`${name} ended (${signal ?? `exit code ${code}`}); stopping the rest.`);
      this.#end(asked ? 0 : 1);
    });
  }

  /** Ends every program; safe to call more than once. */
  stop(): void {
    this.#end(0);
  }

  #exitCode = 0;

  #end(code: number): void {
    this.#exitCode ||= code;
    if (!this.#stopping) {
      this.#stopping = true;
      for (const child of this.#running.values()) child.kill("SIGTERM");
      setTimeout(() => {
        for (const child of this.#running.values()) child.kill("SIGKILL");
      }, graceMs).unref();
    }
    if (this.#running.size === 0) this.#ended.resolve(this.#exitCode);
  }
}
