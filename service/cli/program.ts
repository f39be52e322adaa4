import { Command } from "commander";
import { addChannelDbCommand } from "./channel-db.ts";
import { addExplainCommand } from "./explain.ts";
import { addExportCommand } from "./export.ts";
import { addFixturesCommand } from "./fixtures.ts";
import { addFreeViewCommands } from "./free-view.ts";
import { addIngestCommand } from "./ingest.ts";
import { addKeyCommands } from "./keys.ts";
import { addMigrateStoreCommand } from "./migrate-store.ts";
import { addSetupCommand } from "./setup.ts";
import { addShowsCommand } from "./shows.ts";
import { addSourceCommands } from "./sources.ts";

/** The commands of `npm run nownext`. Parsing throws a CommanderError on a call that doesn't fit. */
export function createProgram(): Command {
  const program = new Command("nownext")
    .description("The guide service's operator commands. All of them work while the service runs.")
    .exitOverride();
  // Commands that are added take over how the program ends.
  addIngestCommand(program);
  addSourceCommands(program);
  addChannelDbCommand(program);
  addFixturesCommand(program);
  addShowsCommand(program);
  addExplainCommand(program);
  addKeyCommands(program);
  addFreeViewCommands(program);
  addExportCommand(program);
  addMigrateStoreCommand(program);
  addSetupCommand(program);
  return program;
}
