// The operator's commands; see service/cli.
import { bearEarlyEnd } from "./cli/early-end.ts";
import { runProgram } from "./cli/program.ts";
import { loadEnvFile } from "./launch/settings.ts";

bearEarlyEnd();
// As `npm start` does: both must mean the same store.
loadEnvFile(".env");
process.exitCode = await runProgram(process.argv.slice(2));
