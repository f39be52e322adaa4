// The operator's commands; see service/cli. Exit codes: 0 done, 1 failed, 2 called wrongly.
import { CommanderError } from "commander";
import { createProgram } from "./cli/program.ts";

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    console.error(`nownext: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
