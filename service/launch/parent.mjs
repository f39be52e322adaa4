// The launcher loads this into each program that it starts (`--import`): it ends the program if the launcher dies.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
// Programs that this one starts in turn don't inherit it: the worker of Next's development server waits for a
// message, and would end at once because its channel no longer keeps it alive.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);
