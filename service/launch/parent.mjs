// Loaded into each program that the launcher starts (`--import`): ends it when the launcher is gone.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
