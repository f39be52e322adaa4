// The launcher loads this into each program that it starts (`--import`): it ends the program if the launcher dies.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
