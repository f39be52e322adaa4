import { Command, CommanderError } from "commander";
import about from "../../package.json" with { type: "json" };
import { failureText, storeFailure } from "../store/failure.ts";
import { StoreError } from "../store/open-failure.ts";
import { addBackupCommands } from "./backup.ts";
import { addChannelDbCommand } from "./channel-db.ts";
import { addDoctorCommand } from "./doctor.ts";
import { addEpgCommands } from "./epg.ts";
import { addExplainCommand } from "./explain.ts";
import { addExportCommand } from "./export.ts";
import { addFixturesCommand } from "./fixtures.ts";
import { addFreeViewCommands } from "./free-view.ts";
import { addIngestCommand } from "./ingest.ts";
import { addKeyCommands } from "./keys.ts";
import { addLineupsCommands } from "./lineups.ts";
import { addMigrateStoreCommand } from "./migrate-store.ts";
import { messageOf } from "./print.ts";
import { addSetupCommand } from "./setup.ts";
import { addShowsCommand } from "./shows.ts";
import { addSourceCommands } from "./sources.ts";
import { addWebhookCommands } from "./webhooks.ts";

/** Runs one command of `npm run nownext`. Returns its exit code: 0 done, 1 failed, 2 called wrongly. */
export async function runProgram(args: string[]): Promise<0 | 1 | 2> {
  try {
    await createProgram().parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(`nownext: ${explain(error)}`);
    return 1;
  }
}

/** One line for the operator. */
function explain(error: unknown): string {
  const failure = error instanceof StoreError ? null : storeFailure(error);
  if (failure) return `${failureText[failure]}; nothing was changed`;
  return messageOf(error);
}

function createProgram(): Command {
  const program = new Command("nownext")
    .description("The guide service's operator commands. All of them work while the service runs.")
    .version(about.version)
    // Before any command is added: commands inherit it.
    .exitOverride();
  addIngestCommand(program);
  addSourceCommands(program);
  addChannelDbCommand(program);
  addFixturesCommand(program);
  addLineupsCommands(program);
  addShowsCommand(program);
  addExplainCommand(program);
  addKeyCommands(program);
  addWebhookCommands(program);
  addFreeViewCommands(program);
  addEpgCommands(program);
  addExportCommand(program);
  addMigrateStoreCommand(program);
  addBackupCommands(program);
  addDoctorCommand(program);
  addSetupCommand(program);
  return program;
}
