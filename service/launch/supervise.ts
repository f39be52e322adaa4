import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

export type Program = { name: string; command: string; args: string[]; env: NodeJS.ProcessEnv };

export type Patience = {
  /** How long to wait before each restart in a row; after the last one a program isn't started again. */
  restartMs: readonly number[];
  /** A program that ran for so long counts as sound again: its next restart is the first in a row. */
  soundMs: number;
  /** How long a program may take to stop before those that started earlier are stopped too. */
  headStartMs: number;
  /** How long all programs together may take to stop before they are killed. */
  graceMs: number;
};

const usualPatience: Patience = {
  restartMs: [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000],
  soundMs: 60_000,
  headStartMs: 4_000,
  graceMs: 9_500,
};

/**
 * Runs programs side by side. One that dies is started again, later each time, while the others go on. All end if one
 * dies before it was ready for the first time, or again and again. Each has a channel to this process, so that it also
 * stops if this one is killed (see `parent.mjs`).
 */
export class Supervisor {
  readonly #patience: Patience;
  readonly #running = new Map<string, ChildProcess>();
  readonly #ready = new Set<string>();
  readonly #restarts = new Map<string, number>();
  readonly #stopping = new AbortController();
  readonly #ended = Promise.withResolvers<number>();
  #exitCode = 0;

  constructor(patience: Partial<Patience> = {}) {
    this.#patience = { ...usualPatience, ...patience };
  }

  /** Resolves when all programs have ended for good, with the exit code: 0 after `stop`, else 1. */
  readonly ended: Promise<number> = this.#ended.promise;

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  start(program: Program): void {
    const { name, command, args, env } = program;
    const began = performance.now();
    const child = spawn(command, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#running.set(name, child);
    child.on("error", (error) => console.error(`${name} could not be started: ${error.message}`));
    child.once("close", (code, signal) => {
      this.#running.delete(name);
      if (performance.now() - began >= this.#patience.soundMs) this.#restarts.delete(name);
      if (!this.isStopping) void this.#replace(program, String(signal ?? `exit code ${code}`));
      else if (this.#running.size === 0) this.#ended.resolve(this.#exitCode);
    });
  }

  /** Says that a program works: if it ends from now on, it is started again. */
  markReady(name: string): void {
    this.#ready.add(name);
  }

  /** Ends every program; safe to call more than once. */
  stop(): void {
    void this.#end(0);
  }

  async #replace(program: Program, how: string): Promise<void> {
    const { name } = program;
    const restarts = this.#restarts.get(name) ?? 0;
    const waitMs = this.#patience.restartMs[restarts];
    if (!this.#ready.has(name)) {
      console.error(`${name} ended (${how}) before it was ready; stopping.`);
      return this.#end(1);
    }
    if (waitMs === undefined) {
      console.error(`${name} ended (${how}) soon after each of ${restarts} restarts; stopping.`);
      return this.#end(1);
    }
    this.#restarts.set(name, restarts + 1);
    console.error(`${name} ended (${how}); starting it again in ${waitMs / 1_000} s.`);
    await pause(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
    if (!this.isStopping) this.start(program);
  }

  /** Stops the programs, the last one first, because it may need the earlier ones to finish its work. */
  async #end(code: number): Promise<void> {
    this.#exitCode ||= code;
    if (this.isStopping) return;
    this.#stopping.abort();
    setTimeout(() => {
      for (const child of this.#running.values()) child.kill("SIGKILL");
    }, this.#patience.graceMs).unref();
    for (const child of [...this.#running.values()].reverse()) {
      const ended = Promise.withResolvers<void>();
      child.once("close", () => ended.resolve());
      child.kill("SIGTERM");
      await Promise.race([ended.promise, pause(this.#patience.headStartMs, undefined, { ref: false })]);
    }
    if (this.#running.size === 0) this.#ended.resolve(this.#exitCode);
  }
}
