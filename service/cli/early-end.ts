/**
 * Whoever reads what a command writes may stop early, as `head` does. The rest isn't written then, and the command goes
 * on: it may be half-way through its work.
 */
export function bearEarlyEnd(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
}
